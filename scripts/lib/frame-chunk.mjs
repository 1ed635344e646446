import path from 'node:path';

/** Nearly every page needs them, or the home page and lobbies. */
const BEGINNINGS = {
  frame: [
    'root.tsx',
    'layout/shell.tsx',
    'layout/page-error.tsx',
    'layout/revalidation.ts',
    'features/games/game-row.tsx',
    'ui/empty-state.tsx',
  ],
  lobby: [
    'features/games/jackpot-panel.tsx',
    'features/lottery/popular-lotteries.tsx',
    'features/promotions/promotion-card.tsx',
  ],
};

/**
 * Rollup's `manualChunks`. The frame becomes two chunks, our code and the more stable libraries; modules that the home
 * page shares with lobbies become a third. Otherwise each shared module is its own file. Lazy imports stay apart.
 */
export function frameChunk(appDirectory) {
  const placed = (files) => files.map((file) => path.join(appDirectory, file));
  const isRoute = (id) => id.includes('?') || id === path.join(appDirectory, 'root.tsx');
  let frame;
  let lobby;
  return (id, { getModuleInfo }) => {
    const listImports = (each) => getModuleInfo(each)?.importedIds ?? [];
    frame ??= reachable(placed(BEGINNINGS.frame), listImports);
    lobby ??= reachable(placed(BEGINNINGS.lobby), listImports);
    if (isRoute(id)) return undefined;
    if (frame.has(id)) return id.includes('node_modules') ? 'library' : 'frame';
    return lobby.has(id) ? 'lobby' : undefined;
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
