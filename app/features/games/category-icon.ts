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

export const categoryIcon = (gameType: string): IconName => ICONS[gameType] ?? 'grid';
