import { parseUnits } from '~/i18n/money.ts';
import type { DrawSum } from './betting.types.ts';

/** Adds up draws that were settled together, in ten-thousandths; null when nothing was won. */
export function sumSettled(draws: readonly DrawSum[]) {
  const add = (name: 'stake' | 'win') => draws.reduce((sum, draw) => sum + parseUnits(draw[name]), 0n);
  const [stake, win] = [add('stake'), add('win')];
  return win === 0n ? null : { stake, win, net: win - stake, draws: draws.map(({ numero }) => numero) };
}

export type Sum = NonNullable<ReturnType<typeof sumSettled>>;
