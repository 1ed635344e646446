import type { IconName } from '~/ui/icon.tsx';

const ICONS: Record<string, IconName> = {
  RNG: 'rng',
  LIVE: 'live',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  FISH: 'fish',
  PVP: 'pvp',
  ELOTT: 'elott',
  LOTT: 'lott',
  COCKFIGHT: 'cockfight',
};

/** Returns the icon of a game category; a general one for unknown categories. */
export const categoryIcon = (gameType: string): IconName => ICONS[gameType] ?? 'grid';
