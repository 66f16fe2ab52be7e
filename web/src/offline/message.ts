// What the page says to a new service worker that waits: begin, if no other page is open.
export const takeOver = 'take over if alone';
