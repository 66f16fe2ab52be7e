// Positions with few marbles, to try one thing.

import type { Cell } from '../../src/core/types';

const rows = 'ihgfedcba';

function rowText(row: string, marbles: Record<Cell, string>): string {
  const at = row.charCodeAt(0) - 96;
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => Math.abs(n - at) < 5);
  const text = numbers.map((n) => marbles[row + n] ?? '.').join('');
  return text.replace(/\.+/g, (empty) => String(empty.length));
}

// placed({ b: 'c3 c4', w: 'c5' }): black to move; `rest` is what follows the rows.
export function placed(marbles: Record<string, string>, rest = 'b 0-0 duel'): string {
  const cells = Object.entries(marbles).flatMap(([colour, places]) =>
    places.split(' ').map((cell) => [cell, colour] as const),
  );
  const byCell = Object.fromEntries(cells);
  return `${[...rows].map((row) => rowText(row, byCell)).join('/')} ${rest}`;
}
