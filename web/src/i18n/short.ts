// The name under which a sentence is sent to the page: keys in full would be a quarter of the words.
// That no two keys share one is seen to where the words are made; another factor would tell them
// apart. Three letters and digits that begin with a letter need no quotation marks.

const factor = 59;
const names = 26 * 36 ** 2;
const first = 10 * 36 ** 2; // a00

export function shortName(key: string): string {
  let sum = 0;
  for (let i = 0; i < key.length; i++) sum = (sum * factor + key.charCodeAt(i)) % names;
  return (sum + first).toString(36);
}
