// How a board looks: everything about it that is the player's taste.

// Which way the board is turned. The six sides are counted clockwise from row a: 0 row a, 1 the
// side a1-e1, 2 e1-i5, 3 row i, 4 i9-e9, 5 e9-a5. `south` is the one at the bottom of the screen;
// a flipped board is its mirror image, left and right exchanged.
export interface View {
  south: number;
  flipped: boolean;
}

export type BoardStyle = 'wood' | 'slate' | 'paper';
export const boardStyles: readonly BoardStyle[] = ['wood', 'slate', 'paper'];

export interface BoardLook extends View {
  style: BoardStyle;
  coordinates: boolean;
  sound: boolean;
  motion: boolean;
}

export const usualLook: BoardLook = {
  style: 'wood',
  south: 0,
  flipped: false,
  coordinates: true,
  sound: true,
  motion: true,
};
