/** Fails on an import against the directions of the architecture: who may know whom. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/process.mjs';

/** For each part of the tree, the parts that it may import besides itself and packages. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'app/ui': ['app/config'],
  'app/config': [],
  'app/i18n': ['app/config'],
  'app/api': ['app/config', 'openapi/generated'],
  'app/brand': ['app/api', 'app/config', 'app/features', 'app/i18n', 'app/server', 'app/session', 'openapi/generated'],
  'app/session': [
    'app/api',
    'app/brand',
    'app/config',
    'app/features',
    'app/i18n',
    'app/server',
    'app/ui',
    'openapi/generated',
  ],
  'app/features': ['app/api', 'app/session', 'app/brand', 'app/ui', 'app/i18n', 'app/config', 'openapi/generated'],
  'app/layout': ['app/features', 'app/session', 'app/brand', 'app/ui', 'app/i18n', 'app/config', 'openapi/generated'],
  'app/routes': [
    'app/features',
    'app/session',
    'app/brand',
    'app/layout',
    'app/ui',
    'app/i18n',
    'app/config',
    'app/styles',
  ],
  'app/server': ['app/config', 'app/i18n', 'app/session', 'openapi/generated'],
  'mock-server': ['openapi/generated', 'openapi/checks', 'prisma'],
  openapi: [],
  prisma: ['mock-server'],
};

const PRISMA_USERS = [/^mock-server\/.*repository\.ts$/, /^mock-server\/worlds\//, /^prisma\//, /^tests\/support\//];
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !file.startsWith('prisma/generated')) yield* sources(file);
    else if (/\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)) yield file;
  }
}

const partOf = (file: string) => Object.keys(MAY_IMPORT).find((part) => file.startsWith(`${part}/`));

function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('~/')) return `app/${specifier.slice(2)}`;
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null;
}

function faultOf(file: string, specifier: string): string | null {
  const target = resolve(file, specifier);
  const isPrisma = specifier.startsWith('@prisma/') || target?.startsWith('prisma/generated');
  if (isPrisma && !PRISMA_USERS.some((pattern) => pattern.test(file))) return 'Prisma belongs into a repository';
  const part = partOf(file);
  if (!target || !part || target.startsWith(`${part}/`)) return null;
  const isAllowed = MAY_IMPORT[part]?.some((allowed) => target.startsWith(`${allowed}/`));
  return isAllowed ? null : `${part} must not import it`;
}

const faults = ['app', 'mock-server', 'openapi/checks', 'prisma'].flatMap((folder) =>
  [...sources(folder)].flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
      const fault = faultOf(file, specifier);
      return fault ? [`${file}: ${specifier}: ${fault}`] : [];
    }),
  ),
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
