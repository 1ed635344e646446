import path from 'node:path';

/** In order: a module that two of them reach is in the first. */
const BEGINNINGS = {
  // Nearly every page needs them.
  frame: [
    'root.tsx',
    'layout/shell.tsx',
    'layout/page-error.tsx',
    'layout/page-meta.ts',
    'layout/revalidation.ts',
    'features/games/game-row.tsx',
    'ui/empty-state.tsx',
    'ui/field.tsx',
    'ui/tab-links.tsx',
  ],
  // The home page and lobbies.
  lobby: [
    'features/games/jackpot-panel.tsx',
    'features/lottery/popular-lotteries.tsx',
    'features/promotions/promotion-card.tsx',
  ],
  // Every form.
  form: ['ui/action-form.tsx', 'ui/password-field.tsx', 'parts/fields/field-rules.ts'],
  // The ways in: log-in page and dialog, registration.
  'sign-in': ['features/session/login/login-panel.tsx', 'ui/themed-image.tsx'],
};

/**
 * Rollup's `manualChunks`: the modules which pages share become one chunk for each kind of page, and the more stable
 * libraries of the frame another. Otherwise each shared module is its own file. Lazy imports stay apart.
 */
export function frameChunk(appDirectory) {
  const isRoute = (id) => id.includes('?') || id === path.join(appDirectory, 'root.tsx');
  let chunks;
  return (id, { getModuleInfo }) => {
    const listImports = (each) => getModuleInfo(each)?.importedIds ?? [];
    chunks ??= Object.entries(BEGINNINGS).map(([name, files]) => ({
      name,
      modules: reachable(
        files.map((file) => path.join(appDirectory, file)),
        listImports,
      ),
    }));
    if (isRoute(id)) return undefined;
    const name = chunks.find(({ modules }) => modules.has(id))?.name;
    return name === 'frame' && id.includes('node_modules') ? 'library' : name;
  };
}

function reachable(beginnings, listImports) {
  const found = new Set();
  const visit = (id) => {
    if (found.has(id)) return;
    found.add(id);
    for (const each of listImports(id)) visit(each);
  };
  for (const id of beginnings) visit(id);
  return found;
}
