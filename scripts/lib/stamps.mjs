import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

const directory = path.join(root, '.cache/stamps');

const isNoSource = (file) => /(\.md|\.test\.tsx?)$/.test(file);

function* filesBelow(place) {
  if (!statSync(place).isDirectory()) {
    if (!isNoSource(place)) yield place;
    return;
  }
  for (const entry of readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    yield* filesBelow(path.join(place, entry.name));
  }
}

function hashInputs(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    const place = path.join(root, input);
    if (!existsSync(place)) continue;
    for (const file of filesBelow(place)) hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Skips the work unless an input (file or folder) changed since its last success, or an output is missing. Returns true
 * when it ran.
 */
export async function whenChanged(name, { inputs, outputs }, work) {
  const file = path.join(directory, name);
  const hash = hashInputs(inputs);
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === hash;
  if (isFresh && outputs.every((output) => existsSync(path.join(root, output)))) return false;
  await work();
  mkdirSync(directory, { recursive: true });
  // The work may write into its inputs.
  writeFileSync(file, hashInputs(inputs));
  return true;
}
