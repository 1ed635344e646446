import type { Family } from '../types.ts';
import { elevenFive } from './eleven-five.ts';
import { k3 } from './k3.ts';
import { markSix } from './mark-six.ts';
import { pc28 } from './pc28.ts';
import { pk10 } from './pk10.ts';
import { fourD, thaiStyle } from './sea.ts';
import { ssc } from './ssc.ts';
import { vnNorth, vnSouth } from './vietnam.ts';

/** All families of games. `ofYear` is the lunar year's animal, 0 for the rat, which Mark Six has bets on. */
export const familiesIn = (ofYear: number): Family[] => [
  ssc,
  k3,
  pk10,
  elevenFive,
  pc28,
  markSix(ofYear),
  vnNorth,
  vnSouth,
  fourD,
  thaiStyle,
];
