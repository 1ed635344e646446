import { paths } from '~/config/paths.ts';

/** Returns null for other than game URLs. */
export function trialPath(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const gameCode = searchParams.get('gameCode');
  if (pathname !== paths.game({ gameCode: '' }) || !gameCode) return null;
  return paths.game({ gameCode, from: searchParams.get('from') ?? undefined, trial: 1 });
}
