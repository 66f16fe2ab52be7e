// What is agreed before a game, as the names and values that C++ reads.

import type { Argument } from './asker';
import type { DrawRules, GameSettings, TimeControl } from './types';

const seconds = (time: number) => String(Math.round(time * 1000) / 1000);

function timeText(time: TimeControl): string {
  if (time.kind === 'none') return '-';
  if (time.kind === 'game') return `game ${seconds(time.seconds)}`;
  return seconds(time.seconds) + (time.increment ? `+${seconds(time.increment)}` : '');
}

function drawsText({ agreement, repetitions, quiet }: DrawRules): string {
  const kinds = [
    agreement ? 'agreement' : '',
    repetitions ? `repetition ${repetitions}` : '',
    quiet ? `quiet ${quiet}` : '',
  ];
  return kinds.filter(Boolean).join(' ') || 'none';
}

const yes = (on: boolean) => (on ? 'yes' : 'no');

export function settingsPairs(settings: GameSettings): Argument[] {
  const seats = Object.entries(settings.seats).flatMap(([colour, seat]) =>
    seat ? [`name ${colour}`, seat.name, `level ${colour}`, seat.level] : [],
  );
  return [
    ...['position', settings.position, 'layout', settings.layout],
    ...['time', timeText(settings.time), 'draws', drawsText(settings.draws)],
    ...['undo', yes(settings.undo), 'pause', yes(settings.pause)],
    ...seats,
  ];
}
