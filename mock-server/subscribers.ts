import { countPeriods } from './domains/agent/contracts/settle.ts';
import { openGrant } from './domains/games/free-rounds/grants.ts';
import { completeMissions } from './domains/missions/missions.ts';
import { addSettledBets } from './domains/money/ledger/daily-sums.ts';
import { fillRollovers } from './domains/money/rollovers/rollovers.ts';
import { countPoints } from './domains/points/bets.ts';
import { addGranted } from './domains/points/lots.ts';
import { grantFreeRounds } from './domains/promotions/free-rounds.ts';
import { addGrantedTickets, grantTickets } from './domains/promotions/tickets.ts';
import { completeReferrals } from './domains/referral/referral.ts';
import { scheduleRebates } from './domains/team/rebates/rebates.ts';
import { countScore, recountScores } from './domains/tournaments/score.ts';
import { countDeposit, countTurnover } from './domains/vip/turnover.ts';
import type { Subscribers } from './worlds/world.ts';

export const subscribers: Subscribers = {
  betsSettled: [addSettledBets, countPeriods, fillRollovers, countPoints, scheduleRebates, countTurnover, countScore],
  ordersCorrected: [recountScores],
  depositCredited: [countDeposit, grantTickets, grantFreeRounds],
  pointsGranted: [addGranted],
  ticketsGranted: [addGrantedTickets],
  freeRoundsGranted: [openGrant],
  rewardsRead: [completeMissions, completeReferrals],
};
