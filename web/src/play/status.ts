// Whose turn it is and what stands in the way, in words.

import type { Colour } from '../core/types';
import { t } from '../i18n/words.svelte';
import { fullNameOf, isPerson, nameOf, seatAt } from '../game/seats';
import type { Session } from './session.svelte';

// The only person at the table, whom the page may call "you".
export function solePerson({ state, ruleset }: Session): Colour | undefined {
  const people = ruleset.colours.filter((colour) => isPerson(state.settings.seats, colour));
  return people.length === 1 ? people[0] : undefined;
}

// On a player's card, where there is little room.
export function callOf(session: Session, colour: Colour): string {
  const { name, level } = seatAt(session.state.settings.seats, colour);
  if (name) return name;
  if (level > 0) return t('page.play.computer');
  return colour === solePerson(session) ? t('page.play.you') : t(`colour.${colour}`);
}

export function headlineOf(session: Session): string {
  const { state, turn, thinking, questioned } = session;
  const player = (colour: Colour) => fullNameOf(state.settings.seats, colour);
  if (state.result) return state.result.sentence;
  if (session.following) return t('page.play.following');
  if (questioned) return drawQuestion(session, questioned);
  if (state.paused) return t(state.plies.length > 0 ? 'page.play.paused' : 'page.play.ready');
  if (thinking) return t('page.play.thinks', { player: player(thinking) });
  if (turn === solePerson(session)) return t('page.play.your_turn');
  return t('page.play.turn', { player: player(turn) });
}

function drawQuestion({ state }: Session, asked: Colour): string {
  const { seats } = state.settings;
  return t('page.play.draw_question', {
    player: fullNameOf(seats, state.offeredBy!),
    asked: fullNameOf(seats, asked),
  });
}

// For the browser's tab: whose turn it is, so that one need not look.
export function titleOf(session: Session): string {
  const { state, turn } = session;
  if (state.result) return t('page.play.over');
  const sentence =
    turn === solePerson(session)
      ? t('page.play.your_turn')
      : t('page.play.turn', { player: nameOf(state.settings.seats, turn) });
  return sentence.replace(/\.$/, '');
}
