import { gameTypes } from '../../catalogue/vendors.ts';
import { putFirst } from '../../shared/put-first.ts';
import type { GameType, Language } from '../../worlds/columns.ts';
import type { World } from '../../worlds/world.ts';
import { listMenuEntries } from '../system/repository.ts';

const listHeader = (world: World, brandCode: string) =>
  listMenuEntries(world, brandCode).filter(({ place }) => place === 'header');

/** Uses the header menu, so a category has one name everywhere. */
export function categoryTitles(world: World, brandCode: string, language: Language): (gameType: GameType) => string {
  const labels = new Map(listHeader(world, brandCode).map(({ code, label }) => [code, label[language]]));
  return (gameType) => labels.get(gameType) ?? gameType;
}

/** In the order of the header menu, so that each brand has its own first categories. */
export const categoryOrder = (world: World, brandCode: string): GameType[] =>
  putFirst(
    gameTypes,
    listHeader(world, brandCode).map(({ code }) => code),
    (gameType) => gameType,
  );
