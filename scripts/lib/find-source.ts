import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unescapePointer } from '../../openapi/checks/document.ts';
import { root } from './process.mjs';

const ROOTS = { gaming: 'openapi/openapi.yaml', control: 'openapi/control.yaml' };
/** Of their components. */
const FOLDERS = { gaming: ['openapi/schemas'], control: ['openapi/control', 'openapi/schemas'] };

const SECTION = /^ {0,2}(schemas|parameters|responses|securitySchemes):$/;

/** At the first levels, below `section` if set; 0 when absent. */
function findLine(file: string, key: string, section?: string): number {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  let isWithin = !section;
  for (const [at, line] of lines.entries()) {
    const [, head] = SECTION.exec(line) ?? [];
    if (section && head) isWithin = head === section;
    if (isWithin && /^ {0,4}\S/.test(line) && line.trimStart().startsWith(`${key}:`)) return at + 1;
  }
  return 0;
}

/** They have no line. */
const STRUCTURE = /^(properties|items|oneOf|anyOf|allOf|\d+)$/;

function lineWithin(file: string, start: number, keys: string[]): number {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  let at = start;
  for (const key of keys.filter((each) => !STRUCTURE.test(each))) {
    const found = lines.findIndex((line, index) => index >= at && line.trimStart().startsWith(`${key}:`));
    if (found < 0) break;
    at = found + 1;
  }
  return at;
}

/** In the sources of the bundled document. */
export function findSource(name: keyof typeof ROOTS, place: string): string {
  const [part, ...keys] = place.slice(1).split('/').map(unescapePointer);
  const isComponent = part === 'components';
  const [section, key] = isComponent ? [keys[0], keys[1] ?? ''] : [undefined, keys[0] ?? ''];
  for (const file of listFiles(name, isComponent)) {
    const line = findLine(file, key, section);
    if (line === 0) continue;
    return followReference(file, line) ?? `${file}:${lineWithin(file, line, isComponent ? keys.slice(2) : [])}`;
  }
  return ROOTS[name];
}

function listFiles(name: keyof typeof ROOTS, isComponent: boolean): string[] {
  const folders = isComponent ? FOLDERS[name].filter((folder) => existsSync(path.join(root, folder))) : [];
  return [
    ...folders.flatMap((folder) => readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`)),
    ROOTS[name],
  ];
}

/** `/wps/captcha: { $ref: 'paths/system.yaml#/captcha' }`. Null without a reference. */
function followReference(file: string, line: number): string | null {
  const text = readFileSync(path.join(root, file), 'utf8').split('\n')[line - 1] ?? '';
  const [, target, key] = /\$ref: '([\w/.]+)#\/(\w+)'/.exec(text) ?? [];
  if (!target || !key) return null;
  const found = path.posix.join(path.posix.dirname(file), target);
  return `${found}:${findLine(found, key)}`;
}
