import path from 'node:path';

/** Entry modules of nearly every page. */
const BEGINNINGS = [
  'root.tsx',
  'layout/shell.tsx',
  'layout/page-error.tsx',
  'layout/revalidation.ts',
  'features/games/game-row.tsx',
  'ui/empty-state.tsx',
];

/**
 * Returns Rollup's `manualChunks` for the browser's build. Everything that the frame of a page imports goes into two chunks: our code, and
 * libraries, which change less often. Otherwise each module that two pages share is a file of its own. Lazy imports stay apart.
 */
export function frameChunk(appDirectory) {
  const beginnings = BEGINNINGS.map((file) => path.join(appDirectory, file));
  const isRoute = (id) => id.includes('?') || id === beginnings[0];
  let frame;
  return (id, { getModuleInfo }) => {
    frame ??= reachable(beginnings, (each) => getModuleInfo(each)?.importedIds ?? []);
    if (!frame.has(id) || isRoute(id)) return undefined;
    return id.includes('node_modules') ? 'library' : 'frame';
  };
}

function reachable(beginnings, importsOf) {
  const found = new Set();
  const visit = (id) => {
    if (found.has(id)) return;
    found.add(id);
    for (const each of importsOf(id)) visit(each);
  };
  for (const id of beginnings) visit(id);
  return found;
}
