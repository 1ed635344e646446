import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './process.mjs';

const FOLDERS = ['.github', 'app', 'deploy', 'docs', 'mock-server', 'openapi', 'prisma', 'scripts', 'tests'];

/** Files of the project, from its root. A copy without its history has them too. */
const files = [
  ...readdirSync(root),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  ),
].filter((file) => /\.\w+$/.test(file) && !file.includes('/generated/'));

/** Decision records tell of their day. */
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/2'));
/** Written paths may begin in these folders, or in the document's. */
const BASES = [
  '',
  'app',
  'app/features',
  'app/i18n',
  'mock-server',
  'mock-server/domains',
  'openapi',
  'prisma',
  'scripts',
  'tests',
];
const BUILT = /^(build|\.data|\.cache|coverage|node_modules|test-results|generated|(openapi|prisma)\/generated)\b/;
const PATH = /^[\w.$-]+(\/[\w.$()-]+)*\/?$/;
const FILE = /\.(ts|tsx|mjs|js|json|yaml|prisma|css|md|sh|svg)$/;

/** Files and folders that a document names: targets of links, and code that reads as a path. */
function listPaths(text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
  const codes = [...text.matchAll(/`([^`\s]+)`/g)].map(([, code = '']) => code);
  const named = codes.filter(
    (code) =>
      PATH.test(code) && ((FILE.test(code) && !code.startsWith('.')) || (code.endsWith('/') && code.includes('/'))),
  );
  return [...links.filter((link) => !/^(https?|mailto):/.test(link)), ...named].filter((each) => !BUILT.test(each));
}

describe.each(documents)('%s', (file) => {
  it('names only files and folders that exist', () => {
    const bases = [path.dirname(file), ...BASES];
    const isThere = (each: string) => bases.some((base) => existsSync(path.join(root, base, each)));
    const names = new Set(files.map((each) => path.basename(each)));
    const isName = (each: string) => !each.includes('/') && names.has(each);
    expect(
      listPaths(readFileSync(path.join(root, file), 'utf8')).filter((each) => !isThere(each) && !isName(each)),
    ).toEqual([]);
  });
});

/** Such as "(wallet.md: Rollover)". */
const CITATION =
  /\b(wallet|accounts|lottery|loyalty|games|agent|api|content)\.md(?:(?:: |, "?| \()([A-Z0-9][\w-]*(?: [a-z]\w*)*))?/g;

it('comments cite rules that are in docs/rules', () => {
  const code = files.filter((file) =>
    /^(app|mock-server|openapi|prisma|scripts|tests)\/.*\.(ts|tsx|mjs|yaml|prisma)$/.test(file),
  );
  const missing = code.flatMap((file) => {
    if (file === 'scripts/lib/documents.test.ts') return [];
    const text = readFileSync(path.join(root, file), 'utf8').replace(/\n\s*(\*|\/\/|#)\s?/g, ' ');
    return [...text.matchAll(CITATION)].flatMap(([whole, name = '', section]) => {
      const rules = path.join(root, `docs/rules/${name}.md`);
      if (!existsSync(rules)) return [`${file}: ${whole}`];
      const headings = [...readFileSync(rules, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
        heading.toLowerCase(),
      );
      const isFound =
        !section ||
        headings.some(
          (heading) => section.toLowerCase().startsWith(heading) || heading.startsWith(section.toLowerCase()),
        );
      return isFound ? [] : [`${file}: ${whole}`];
    });
  });
  expect(missing).toEqual([]);
});
