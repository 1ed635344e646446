/**
 * `npm run fonts`: reduces the Latin typeface, which every first paint needs, to three fifths of its size. The SIL Open
 * Font License 1.1 allows it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subset from 'subset-font';
import { root } from './lib/process.mjs';

const SOURCE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const TARGET = 'app/styles/fonts/inter-latin-400-700.woff2';
const WEIGHTS = { min: 400, max: 700 };
/** In fonts.css. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

const characters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');
const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
const font = await subset(source, characters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
writeFileSync(path.join(root, TARGET), font);
console.log(`${TARGET}: ${font.length} bytes of ${source.length}`);
