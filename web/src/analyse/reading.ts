// Whatever somebody pastes, drops or opens: a position, a FEN, games, or a link to one of them.

import type { Answer, Core, Position, Study } from '../core/types';
import { positionComplaint, recordComplaint } from './complaints';
import { readLink, type LinkTrouble } from '../game/link';
import type { Say } from './names';

export type Read =
  | { kind: 'position'; position: Position }
  | { kind: 'games'; games: Answer<Study>[] }
  | { kind: 'wrong'; sentence: string };

// Some hundred games; what is longer would keep the page from answering while it is read.
export const longestText = 300_000;
// A list that the page can still draw.
const mostGames = 1_000;
export const mostTurns = 2_000;

const wrong = (sentence: string): Read => ({ kind: 'wrong', sentence });

function tooLong(say: Say): Read {
  return wrong(say('page.analyse.wrong.too_long', { most: longestText }));
}

export async function readAnything(core: Core, text: string, say: Say): Promise<Read> {
  if (text.length > longestText) return tooLong(say);
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return wrong(say('page.analyse.wrong.empty'));
  const query = queryOf(trimmed);
  return query ? readAddress(core, query, say) : readText(core, trimmed, say);
}

// Undefined if the text is no address of ours.
export function queryOf(text: string): URLSearchParams | undefined {
  const found = /^\S*#\/(?:analyse|editor)\?(\S+)$/.exec(text);
  return found ? new URLSearchParams(found[1]) : undefined;
}

export async function readAddress(core: Core, query: URLSearchParams, say: Say): Promise<Read> {
  const link = await readLink(query);
  if (!link) return wrong(say('page.analyse.wrong.link_broken'));
  if (!link.ok) return wrong(say(sentences[link.trouble], { most: longestText }));
  if (link.value.kind === 'game') return readGames(core, link.value.record, say);
  return readPosition(core, link.value.text, say);
}

const sentences: Record<LinkTrouble, string> = {
  broken: 'page.analyse.wrong.link_broken',
  newer: 'page.analyse.wrong.link_newer',
  too_long: 'page.analyse.wrong.too_long',
  old_browser: 'page.analyse.wrong.link_browser',
};

function readText(core: Core, text: string, say: Say): Read {
  return looksLikePosition(text) ? readPosition(core, text, say) : readGames(core, text, say);
}

// Nine rows with / between them, and no tags.
function looksLikePosition(text: string): boolean {
  return !text.startsWith('[') && /^[^\s/]+(\/[^\s/]+){6}/.test(text);
}

function readPosition(core: Core, text: string, say: Say): Read {
  const answer = core.position(text);
  if (!answer.ok) return wrong(positionComplaint(answer.message, say));
  return { kind: 'position', position: answer.value };
}

function readGames(core: Core, text: string, say: Say): Read {
  const games = openGames(core, text);
  const first = games[0];
  if (games.length > mostGames) {
    closeAll(games);
    return wrong(say('page.analyse.wrong.too_many_games', { most: mostGames }));
  }
  if (!first) return wrong(say('page.analyse.wrong.record'));
  if (games.every((game) => !game.ok) && !first.ok)
    return wrong(recordComplaint(first.message, say));
  if (!text.includes('[') && games.every((game) => !game.ok || game.value.nodes().length === 1)) {
    closeAll(games);
    return wrong(say('page.analyse.wrong.record'));
  }
  return { kind: 'games', games };
}

// Bare moves do not say where the game begins: the standard layout, or the first other one in which
// they make sense.
function openGames(core: Core, text: string): Answer<Study>[] {
  const games = core.openRecord(text);
  if (games[0]?.ok || text.startsWith('[')) return games;
  for (const layout of core.layouts()) {
    const others = core.openRecord(`[Layout "${layout.name}"]\n\n${text}`);
    if (others[0]?.ok) return others;
    closeAll(others);
  }
  return games;
}

export function closeAll(games: readonly Answer<Study>[]): void {
  for (const game of games) if (game.ok) game.value.close();
}
