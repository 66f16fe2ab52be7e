// Makes the files of a built page part of the program.
//   node embed.mjs SITE OUT.cpp
// Writes a source that takes in each file of the folder SITE, and its compressed form where that is
// smaller (kept in `compressed`, beside OUT.cpp).

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const worthwhile = 0.95; // of the plain size

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function compressed(content, place) {
  const small = gzipSync(content, { level: 9 });
  if (small.length >= content.length * worthwhile) return null;
  writeFileSync(place, small);
  return { place, size: small.length };
}

function describe(site, room) {
  return filesIn(site).map((place, number) => {
    const content = readFileSync(place);
    return {
      path: relative(site, place),
      tag: createHash('sha256').update(content).digest('hex').slice(0, 16),
      plain: { place, size: content.length },
      gzip: compressed(content, join(room, `${number}.gz`)),
    };
  });
}

const quoted = (text) => JSON.stringify(text); // C++ and the assembler read it alike

function source(files) {
  const taken = [];
  const view = (bytes) => {
    if (!bytes || bytes.size === 0) return '{}';
    const name = `sumito_page_${taken.length}`;
    taken.push({ name, place: bytes.place });
    return `{${name}, ${bytes.size}}`;
  };
  const rows = files.map(
    ({ path, tag, plain, gzip }) =>
      `    {${quoted(path)}, ${quoted(tag)}, ${view(plain)}, ${view(gzip)}},`,
  );
  const declared = taken.map(({ name }) => `extern const char ${name}[];`);
  const included = taken.map(({ name, place }) => `${name}: .incbin ${quoted(place)}`);
  return `// Made by embed.mjs.

#include "server/page.h"

#include <array>

asm(R"asm(
.pushsection .rodata
${included.join('\n')}
.popsection
)asm");

extern "C" {
${declared.join('\n')}
}

namespace sumito::server {

static constexpr std::array<File, ${files.length}> files{{
${rows.join('\n')}
}};

Files page() { return files; }

} // namespace sumito::server
`;
}

const [site, out] = process.argv.slice(2).map((place) => resolve(place));
const room = join(dirname(out), 'compressed');
rmSync(room, { recursive: true, force: true });
mkdirSync(room, { recursive: true });
writeFileSync(out, source(describe(site, room)));
