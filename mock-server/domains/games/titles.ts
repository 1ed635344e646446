import type { GameType, Language } from '../../worlds/columns.ts';
import type { World } from '../../worlds/world.ts';
import { listMenuEntries } from '../system/repository.ts';

/** Categories in display order. */
export const GAME_TYPES: readonly GameType[] = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'ELOTT',
  'LOTT',
  'COCKFIGHT',
];

/** Uses the header menu, so a category has one name everywhere. */
export function categoryTitles(world: World, brandCode: string, language: Language): (gameType: GameType) => string {
  const entries = listMenuEntries(world, brandCode);
  const labels = new Map(
    entries.filter(({ place }) => place === 'header').map(({ code, label }) => [code, label[language]]),
  );
  return (gameType) => labels.get(gameType) ?? gameType;
}
