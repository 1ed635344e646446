import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './process.mjs';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Schema = { [key: string]: Json };

export interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path' | 'cookie';
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  operationId: string;
  tags: string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref: string } | { content?: Record<string, { schema: Schema }> }>;
  'x-origin': 'spec' | 'family' | 'own';
  'x-access'?: 'public' | 'token' | 'agent';
  'x-module'?: string;
  'x-encrypted'?: boolean;
  'x-always-available'?: boolean;
}

export interface Document {
  info: { version: string };
  paths: Record<string, Record<string, Operation> & { parameters?: (Parameter | { $ref: string })[] }>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** One document without references to other files. */
export function bundle(name: string): Document {
  const directory = mkdtempSync(path.join(tmpdir(), 'baize-contract-'));
  const file = path.join(directory, `${name}.json`);
  execFileSync(
    process.execPath,
    [path.join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'bundle', name, '-o', file],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    },
  );
  const document = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(directory, { recursive: true });
  return document;
}

/** The value that a pointer such as `#/components/parameters/Merchant` leads to. */
export function resolve<Value>(document: Document, value: Value | { $ref: string }): Value {
  if (!value || typeof value !== 'object' || !('$ref' in value)) return value as Value;
  const keys = (value as { $ref: string }).$ref.slice(2).split('/').map(unescapePointer);
  let found: unknown = document;
  for (const key of keys) found = (found as Record<string, unknown>)[key];
  return resolve(document, found as Value);
}

export function unescapePointer(key: string): string {
  return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
}

export function pointer(...keys: string[]): string {
  return keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
}

export function* operationsOf(document: Document) {
  for (const [pathname, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) yield { pathname, method, item, operation };
    }
  }
}
