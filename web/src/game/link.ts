// Links that hold a position or a whole game, behind the # of the page's address, so that no server
// ever sees them. A position stands there as text; a game as `<version><packing><data>`.
// What comes back from a link is only text: the rules have yet to read it.

export type Linked = { kind: 'position'; text: string } | { kind: 'game'; record: string };
export type LinkTrouble = 'broken' | 'newer' | 'too_long' | 'old_browser';
export type LinkAnswer = { ok: true; value: Linked } | { ok: false; trouble: LinkTrouble };

// What mail programs and messengers still carry.
export const longestLink = 30_000;
const longestRecord = 300_000;
const longestPosition = 400;
const version = '1';
const deflated = 'd';
const plain = 'p';

export function positionLink(position: string): string {
  return `#/analyse?position=${forQuery(position)}`;
}

// As a value in an address: blanks as _, so that it stays readable.
export function forQuery(position: string): string {
  return encodeURIComponent(position.replaceAll(' ', '_')).replaceAll('%2F', '/');
}

export function fromQuery(value: string): string {
  return value.replaceAll('_', ' ');
}

// Undefined if the game is too long for a link.
export async function gameLink(record: string): Promise<string | undefined> {
  const link = `#/analyse?game=${await packed(record)}`;
  return link.length > longestLink ? undefined : link;
}

// Undefined if the address holds neither.
export async function readLink(query: URLSearchParams): Promise<LinkAnswer | undefined> {
  const position = query.get('position');
  if (position !== null) return positionOf(position);
  const game = query.get('game');
  return game === null ? undefined : gameOf(game);
}

function positionOf(value: string): LinkAnswer {
  if (value.length > longestPosition) return { ok: false, trouble: 'too_long' };
  return { ok: true, value: { kind: 'position', text: fromQuery(value) } };
}

async function gameOf(value: string): Promise<LinkAnswer> {
  if (value.length > longestLink) return { ok: false, trouble: 'too_long' };
  if (!/^\d/.test(value)) return { ok: false, trouble: 'broken' };
  if (value[0] !== version) return { ok: false, trouble: 'newer' };
  const bytes = fromBase64(value.slice(2));
  const record = bytes && (await unpacked(bytes, value[1]));
  if (record === undefined) return { ok: false, trouble: 'broken' };
  if (typeof record !== 'string') return { ok: false, trouble: record.trouble };
  return { ok: true, value: { kind: 'game', record } };
}

async function packed(record: string): Promise<string> {
  const bytes = new TextEncoder().encode(record);
  const stream = streamOf(() => new CompressionStream('deflate-raw'));
  if (!stream) return version + plain + toBase64(bytes);
  const short = await collected(new Blob([bytes]).stream().pipeThrough(stream), Infinity);
  return version + deflated + toBase64(short ?? bytes);
}

type Unpacked = string | { trouble: LinkTrouble } | undefined;

async function unpacked(bytes: Uint8Array<ArrayBuffer>, packing = ''): Promise<Unpacked> {
  if (packing === plain) return textOf(bytes);
  if (packing !== deflated) return undefined;
  const stream = streamOf(() => new DecompressionStream('deflate-raw'));
  if (!stream) return { trouble: 'old_browser' };
  return inflated(bytes, stream);
}

async function inflated(
  bytes: Uint8Array<ArrayBuffer>,
  stream: DecompressionStream,
): Promise<Unpacked> {
  try {
    const all = await collected(new Blob([bytes]).stream().pipeThrough(stream), longestRecord);
    return all ? textOf(all) : { trouble: 'too_long' };
  } catch {
    return undefined; // what was cut off or changed on its way does not unpack
  }
}

// Undefined where the browser has no such stream.
function streamOf<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

// Stops at the limit: a short link can unpack to gigabytes. Undefined if there is more.
async function collected(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length;
    if (length > limit) {
      await reader.cancel();
      return undefined;
    }
    parts.push(step.value);
  }
  return joined(parts, length);
}

function joined(parts: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function toBase64(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
