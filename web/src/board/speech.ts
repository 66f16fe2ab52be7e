// What the board says to somebody who does not see it.

import type { Cell, Colour, Move, Position } from '../core/types';
import { t } from '../i18n/words.svelte';
import { onScreen } from './geometry';
import type { Hand, Outcome, Table } from './state';

export function marbleWords(colour: Colour): string {
  return t(`page.board.marble.${colour}`);
}

export function cellLabel(position: Position, cell: Cell): string {
  const colour = position.marbles[cell];
  return colour
    ? t('page.board.cell.marble', { cell, marble: marbleWords(colour) })
    : t('page.board.cell.empty', { cell });
}

type Describe = (move: Move, before: Position) => string;

// The sentence for what the hand has just done; '' if there is nothing to say.
export function spoken(outcome: Outcome, hand: Hand, table: Table, describe: Describe): string {
  switch (outcome.kind) {
    case 'chose':
      return chosenWords(hand);
    case 'aimed':
      return aimWords(hand, table, describe);
    case 'stuck':
      return t('page.board.stuck');
    case 'refused':
      return outcome.verdict.sentence;
    default:
      return '';
  }
}

function chosenWords({ chosen }: Hand): string {
  if (chosen.length === 0) return t('page.board.chosen.none');
  return t('page.board.chosen', { cells: chosen.join(', ') });
}

function aimWords({ attempt }: Hand, table: Table, describe: Describe): string {
  if (!attempt) return '';
  const seen = onScreen(attempt.direction, table.view).toLowerCase();
  const direction = t(`page.board.direction.${seen}`);
  const { move, verdict } = attempt;
  const what = move ? describe(move, table.position) : (verdict?.sentence ?? '');
  return t('page.board.aim', { direction, what });
}
