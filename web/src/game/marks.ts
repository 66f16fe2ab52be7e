// PGN's glyphs for moves, as far as they have a sign of their own.

export const signs: Record<number, string> = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
};

export const judgements: readonly number[] = [3, 1, 5, 6, 2, 4]; // best first

export function signsOf(glyphs: readonly number[]): string {
  return glyphs.map((glyph) => signs[glyph] ?? `$${glyph}`).join(' ');
}

// A move has one judgement: another takes its place, the same one again takes it away.
export function judged(glyphs: readonly number[], judgement: number): number[] {
  const others = glyphs.filter((glyph) => !(glyph in signs));
  return glyphs.includes(judgement) ? others : [judgement, ...others];
}
