import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unescapePointer } from '../../openapi/checks/document.ts';
import { root } from './process.mjs';

const ROOTS = { gaming: 'openapi/openapi.yaml', control: 'openapi/control.yaml' };

/** Returns the line of a file that has a key at the first levels; 0 where none has. */
function lineOf(file: string, key: string): number {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.findIndex((line) => line.trimStart().startsWith(`${key}:`) && /^ {0,4}\S/.test(line)) + 1;
}

/** Returns the file and line of the sources that define a place of the bundled document: its component or its path. */
export function sourceOf(name: keyof typeof ROOTS, place: string): string {
  const [section, ...keys] = place.slice(1).split('/').map(unescapePointer);
  const key = section === 'components' ? (keys[1] ?? '') : (keys[0] ?? '');
  for (const file of filesOf(name, section)) {
    const line = lineOf(file, key);
    if (line > 0) return leadsTo(file, line) ?? `${file}:${line}`;
  }
  return ROOTS[name];
}

function filesOf(name: keyof typeof ROOTS, section = ''): string[] {
  const folder = path.join(root, 'openapi/schemas');
  const isSpread = name === 'gaming' && section === 'components' && existsSync(folder);
  return isSpread ? readdirSync(folder).map((file) => `openapi/schemas/${file}`) : [ROOTS[name]];
}

/** Follows a line such as `/wps/captcha: { $ref: 'paths/system.yaml#/captcha' }`; returns null for a line without a reference. */
function leadsTo(file: string, line: number): string | null {
  const text = readFileSync(path.join(root, file), 'utf8').split('\n')[line - 1] ?? '';
  const [, target, key] = /\$ref: '([\w/.]+)#\/(\w+)'/.exec(text) ?? [];
  if (!target || !key) return null;
  const found = path.posix.join(path.posix.dirname(file), target);
  return `${found}:${lineOf(found, key)}`;
}
