import { isFigure, type MotifName } from '../motifs/library.ts';
import type { Composition } from './company.ts';
import { framed, medallion, windowed } from './compositions/frames.ts';
import { heap, pair, portrait, scene, shower, trio } from './compositions/heroes.ts';
import { balls, closeUp, duel, host, portal, rivals } from './compositions/tables.ts';
import type { CoverGame } from './subject.ts';

const compositions = {
  balls,
  closeUp,
  duel,
  framed,
  heap,
  host,
  medallion,
  pair,
  portal,
  portrait,
  rivals,
  scene,
  shower,
  trio,
  windowed,
} as const;

export type CompositionName = keyof typeof compositions;

export function findComposition(name: CompositionName): Composition {
  return compositions[name];
}

export function compositionsFor(
  { gameType, classify }: Pick<CoverGame, 'gameType' | 'classify'>,
  heroes: readonly MotifName[],
  hasPartner: boolean,
): CompositionName[] {
  if (heroes.includes('redDragon') && heroes.includes('tiger')) return ['duel', 'pair'];
  switch (gameType) {
    case 'LIVE':
      return ['host', 'closeUp', 'portal', 'trio', 'framed', 'medallion'];
    case 'COCKFIGHT':
      return ['duel', 'portrait', 'scene', 'framed', 'medallion'];
    case 'LOTT':
    case 'ELOTT':
      return ['balls', 'medallion', 'trio', 'scene', 'shower'];
    case 'PVP':
      return ['rivals', 'medallion', 'trio', 'host', 'shower', 'portrait', 'framed', 'pair'];
    case 'FISH':
      return ['portrait', 'trio', 'pair', 'shower', 'scene'];
    case 'SPORTS':
    case 'ESPORTS':
      return ['portrait', 'duel', 'scene', 'trio', 'framed'];
    default:
      break;
  }
  if (classify === 'TG') return ['medallion', 'trio', 'scene', 'closeUp', 'framed', 'shower', 'portrait', 'portal'];
  if (classify === 'BG') return ['balls', 'medallion', 'trio', 'scene', 'pair'];
  const isReel = classify === 'JP' && !heroes.some(isFigure);
  return [
    'portrait',
    'trio',
    'scene',
    'medallion',
    'framed',
    'shower',
    hasPartner ? 'pair' : 'heap',
    ...(isReel ? (['windowed'] as const) : []),
  ];
}
