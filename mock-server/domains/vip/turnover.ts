import { TRIAL_TYPE } from '../../accounts/real-account.ts';
import { sumAmounts } from '../../shared/money.ts';
import { periodDays, startOfDay } from '../../shared/periods.ts';
import { addDue } from '../../worlds/agenda.ts';
import type { Subscriber } from '../../worlds/world.ts';
import { raiseRank } from './ranks.ts';
import { addDeposit, readStanding, saveTurnover } from './repository.ts';

/** Counts settled bets towards the rank (loyalty.md: What counts). A week with bets of no share is settled too. */
export const countTurnover: Subscriber<'betsSettled'> = async (world, store, { memberId, bets, at }) => {
  if (bets.every(({ stake }) => stake === 0n)) return;
  const before = readStanding(store, memberId);
  if (before.type === TRIAL_TYPE) return;
  const { first: week, next } = periodDays('WEEK', at);
  if (before.week !== week) await addDue(store, 'loyalty.week', String(memberId), startOfDay(next));
  const turnover = before.turnover + sumAmounts(bets.map(({ counted }) => counted));
  await saveTurnover(store, { memberId, turnover, week });
  await raiseRank(world, store, { ...before, turnover }, at);
};

/** Counts a deposit towards the rank. */
export const countDeposit: Subscriber<'depositCredited'> = async (world, store, { memberId, credited, at }) => {
  await addDeposit(store, memberId, credited);
  await raiseRank(world, store, readStanding(store, memberId), at);
};
