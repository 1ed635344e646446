/** Checks that a domain has one name everywhere: lists files and folders that are not named after a domain. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { reportViolations } from './lib/known.ts';
import { root } from './lib/process.mjs';

const DOMAINS = [
  'system',
  'verification',
  'session',
  'member',
  'wallet',
  'games',
  'lottery',
  'promotions',
  'points',
  'missions',
  'messages',
  'agent',
];

/** Folders of domains, each with the names that it may have besides. */
const PLACES: Record<string, string[]> = {
  'app/features': ['home', 'play', 'search'],
  // Of pages that carry none of their domain's; of every page, of its frame, of view models that the server finishes; and the type of all.
  'app/i18n/texts': [
    'home',
    'play',
    'search',
    'betting',
    'plays',
    'rules',
    'fair',
    'trends',
    'common',
    'layout',
    'server',
    'like',
  ],
  'mock-server/domains': [],
  'openapi/paths': [],
  // Making the database, calling each domain's seed, and what several domains share.
  'prisma/seed': ['build', 'index', 'shared', 'seed.test'],
  'tests/contract': ['platform', 'inputs'],
};

const violations = Object.entries(PLACES).flatMap(([place, others]) => {
  const folder = path.join(root, place);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => ![...DOMAINS, ...others].includes(name.replace(/\.(ts|yaml)$/, '')))
    .map((name) => ({
      text: `${place}/${name}`,
      advice: `Name it after a domain (${[...DOMAINS, ...others].join(', ')}), or move it.`,
    }));
});
reportViolations('domains', violations);
