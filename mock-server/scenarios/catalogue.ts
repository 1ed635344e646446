import agentWithAllContracts from './agent-with-all-contracts.ts';
import bigWinUnsettled from './big-win-unsettled.ts';
import depositChannelClosed from './deposit-channel-closed.ts';
import depositLate from './deposit-late.ts';
import drawAboutToLock from './draw-about-to-lock.ts';
import everyAmountHuge from './every-amount-huge.ts';
import everyListEmpty from './every-list-empty.ts';
import everyTextLong from './every-text-long.ts';
import limitReached from './limit-reached.ts';
import maintenance from './maintenance.ts';
import missionAlmostDone from './mission-almost-done.ts';
import passwordExpired from './password-expired.ts';
import payday from './payday.ts';
import raffleAboutToWin from './raffle-about-to-win.ts';
import rankAboutToRise from './rank-about-to-rise.ts';
import restrictedRegion from './restricted-region.ts';
import rewardAboutToExpire from './reward-about-to-expire.ts';
import rolloverOpen from './rollover-open.ts';
import salaryOwed from './salary-owed.ts';
import type { Scenario } from './scenario.ts';
import selfExcluded from './self-excluded.ts';
import sessionAboutToEnd from './session-about-to-end.ts';
import teamOf5000 from './team-of-5000.ts';
import vendorDown from './vendor-down.ts';
import withdrawalInReview from './withdrawal-in-review.ts';

/** By name. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'agent-with-all-contracts': agentWithAllContracts,
  'big-win-unsettled': bigWinUnsettled,
  'deposit-channel-closed': depositChannelClosed,
  'deposit-late': depositLate,
  'draw-about-to-lock': drawAboutToLock,
  'every-amount-huge': everyAmountHuge,
  'every-list-empty': everyListEmpty,
  'every-text-long': everyTextLong,
  'limit-reached': limitReached,
  maintenance,
  'mission-almost-done': missionAlmostDone,
  'password-expired': passwordExpired,
  payday,
  'raffle-about-to-win': raffleAboutToWin,
  'rank-about-to-rise': rankAboutToRise,
  'restricted-region': restrictedRegion,
  'reward-about-to-expire': rewardAboutToExpire,
  'rollover-open': rolloverOpen,
  'salary-owed': salaryOwed,
  'self-excluded': selfExcluded,
  'session-about-to-end': sessionAboutToEnd,
  'team-of-5000': teamOf5000,
  'vendor-down': vendorDown,
  'withdrawal-in-review': withdrawalInReview,
};
