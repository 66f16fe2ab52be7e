// The catalogues and the page's sources, as they stand in the files.

import { readCatalogue } from '../../words';

export const catalogues: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../i18n/*.txt', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, text]) => [path.slice(-'en.txt'.length, -'.txt'.length), text]),
);

export const sources = Object.values(
  import.meta.glob<string>('../../src/**/*.{ts,svelte}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const ending = /\.(one|few|many|other)$/;

export const stemOf = (key: string) => key.replace(ending, '');
export const formOf = (key: string) => ending.exec(key)?.[1] ?? '';

// What only the page says: [key, text].
export function ofPage(language: string): [string, string][] {
  const all = Object.entries(readCatalogue(catalogues[language]!));
  return all.filter(([key]) => key.startsWith('page.'));
}
