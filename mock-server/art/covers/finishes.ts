import type { Finish } from '../lettering.ts';

/** The face from top to bottom, its rim, its side, and the outer edge. */
export const finishes = {
  gold: { fill: ['#fffbe0', '#ffe47a', '#ffb81f', '#f08a0a'], rim: '#fff6c8', side: '#8f3a05', outside: '#2c0d06' },
  cream: { fill: ['#ffffff', '#fff3d0', '#ffd98a'], rim: '#c8451a', side: '#7a1a10', outside: '#260806' },
  white: { fill: ['#ffffff', '#ffffff', '#d3e2ff'], rim: '#2a62e8', side: '#122a80', outside: '#070d2e' },
  silver: { fill: ['#ffffff', '#f2f6fc', '#bccadf', '#f4f8ff'], rim: '#4a5c84', side: '#1c2744', outside: '#080d1a' },
  fire: { fill: ['#fffbc0', '#ffd21f', '#ff7a14', '#f0301a'], rim: '#fff0a8', side: '#8a0f14', outside: '#2a0408' },
  ice: { fill: ['#ffffff', '#d8f4ff', '#7fd0ff', '#2f8af0'], rim: '#eafaff', side: '#12469a', outside: '#04102e' },
  jade: { fill: ['#fbffd8', '#c4f76a', '#3fd04a', '#0f9a4a'], rim: '#fff6b8', side: '#065a34', outside: '#03200f' },
  candy: { fill: ['#ffffff', '#ffd6ee', '#ff7ac8', '#f0308f'], rim: '#ffffff', side: '#9a0f6a', outside: '#34042c' },
  neon: { fill: ['#ffffff', '#c8fbff', '#4fe8ff', '#c85aff'], rim: '#ff3fc8', side: '#5a0fa8', outside: '#12022e' },
  toxic: { fill: ['#fbffd0', '#d4f73a', '#7ac81a'], rim: '#2f6a12', side: '#123a0a', outside: '#050f04' },
  blood: { fill: ['#fff0e6', '#ff8a7a', '#e8202f', '#a80a20'], rim: '#ffd9c8', side: '#5a0414', outside: '#1c0208' },
} as const satisfies Record<string, Finish>;

export type FinishName = keyof typeof finishes;

/** They must contrast with the picture. */
export const finishHues: Partial<Record<FinishName, number>> = {
  fire: 25,
  ice: 208,
  jade: 115,
  candy: 325,
  neon: 285,
  toxic: 85,
  blood: 355,
};
