// Links: what goes in comes out, and whatever else comes in is answered, quickly.

import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  forQuery,
  fromQuery,
  gameLink,
  longestLink,
  positionLink,
  readLink,
} from '../../src/game/link';

const record = '[Black "Adéla {1}"]\n[Mode "duel"]\n\n1. a1b2 i5h5 2. a2b3 $1 {čau} i6h6 *\n';
const start = 'wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel';

function query(link: string | undefined): URLSearchParams {
  return new URLSearchParams((link ?? '').replace(/^#\/analyse\?/, ''));
}

function game(value: string): URLSearchParams {
  return new URLSearchParams({ game: value });
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return `1d${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

afterEach(() => vi.unstubAllGlobals());

describe('a link to a position', () => {
  it('is readable and comes back', async () => {
    const link = positionLink(start);
    expect(link).toBe(
      '#/analyse?position=wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb_b_0-0_duel',
    );
    expect(await readLink(query(link))).toEqual({
      ok: true,
      value: { kind: 'position', text: start },
    });
  });

  it('keeps strange letters from breaking the address', () => {
    expect(forQuery('a b&c#d')).toBe('a_b%26c%23d');
    expect(fromQuery('a_b')).toBe('a b');
  });

  it('is refused when it is far too long for one', async () => {
    const link = new URLSearchParams({ position: 'w'.repeat(1000) });
    expect(await readLink(link)).toEqual({ ok: false, trouble: 'too_long' });
  });
});

describe('a link to a game', () => {
  it('comes back', async () => {
    const link = await gameLink(record);
    expect(link).toMatch(/^#\/analyse\?game=1d[\w-]+$/);
    expect(await readLink(query(link))).toEqual({ ok: true, value: { kind: 'game', record } });
  });

  it('is compact', async () => {
    const moves = Array.from({ length: 200 }, (_, i) => `${i}. a${(i % 5) + 1}b2`).join(' ');
    expect((await gameLink(moves))!.length).toBeLessThan(moves.length / 2);
  });

  it('comes back from a browser that cannot pack', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    const link = await gameLink(record);
    expect(link).toMatch(/game=1p/);
    vi.stubGlobal('DecompressionStream', undefined);
    expect(await readLink(query(link))).toEqual({ ok: true, value: { kind: 'game', record } });
  });

  it('says when this browser cannot unpack it', async () => {
    const link = await gameLink(record);
    vi.stubGlobal('DecompressionStream', undefined);
    expect(await readLink(query(link))).toEqual({ ok: false, trouble: 'old_browser' });
  });

  it('is not made for a game that is too long', async () => {
    const noise = Array.from({ length: longestLink }, (_, i) => Math.sin(i).toString(36)).join('');
    expect(await gameLink(noise)).toBeUndefined();
  });

  it('holds an empty record, too', async () => {
    const value = { kind: 'game', record: '' };
    expect(await readLink(query(await gameLink('')))).toEqual({ ok: true, value });
  });
});

describe('a hostile or broken link', () => {
  it.each(['', 'x', 'd1abc', '1', '1d', '1q', '1z00', '1d!!!!', '1dAAAAA', '1p%', '1d____'])(
    'is broken: %j',
    async (value) => expect(await readLink(game(value))).toEqual({ ok: false, trouble: 'broken' }),
  );

  it('was cut off on its way', async () => {
    const whole = query(await gameLink(record)).get('game') ?? '';
    const cut = game(whole.slice(0, whole.length - 8));
    expect(await readLink(cut)).toEqual({ ok: false, trouble: 'broken' });
  });

  it('comes from a newer version', async () => {
    expect(await readLink(game('2dAAAA'))).toEqual({ ok: false, trouble: 'newer' });
  });

  it('is too long', async () => {
    const link = game(`1p${'A'.repeat(longestLink)}`);
    expect(await readLink(link)).toEqual({ ok: false, trouble: 'too_long' });
  });

  it('would unpack to far too much', async () => {
    const bomb = await deflated(new Uint8Array(20_000_000));
    expect(bomb.length).toBeLessThan(longestLink);
    expect(await readLink(game(bomb))).toEqual({ ok: false, trouble: 'too_long' });
  });

  it('holds bytes that are no text', async () => {
    const bytes = await deflated(new Uint8Array([0xff, 0xfe, 0x80]));
    expect(await readLink(game(bytes))).toEqual({ ok: false, trouble: 'broken' });
  });

  it('is none at all', async () => {
    expect(await readLink(new URLSearchParams('foo=bar'))).toBeUndefined();
  });
});
