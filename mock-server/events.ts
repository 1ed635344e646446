import { payContracts } from './domains/agent/contracts/settle.ts';
import { tellSalaries } from './domains/agent/contracts/tell.ts';
import { expireFreeRounds } from './domains/games/play/play.ts';
import { settleBet } from './domains/games/play/settle.ts';
import { stopChases } from './domains/lottery/orders/cancel.ts';
import { correctOrders } from './domains/lottery/orders/correct.ts';
import { settleDraw } from './domains/lottery/orders/settle.ts';
import { lapseLimit } from './domains/member/play-limits.ts';
import { payPrizes } from './domains/missions/board.ts';
import { expireRollover } from './domains/money/grants/take-back.ts';
import { clearDeposits } from './domains/money/rollovers/rollovers.ts';
import { closePoints } from './domains/points/bets.ts';
import { expirePoints } from './domains/points/lots.ts';
import { redemptionEvents } from './domains/points/office.ts';
import { decideByRule } from './domains/promotions/applications.ts';
import { grantCashback } from './domains/promotions/cashback.ts';
import { payRebates } from './domains/team/rebates/rebates.ts';
import { paySettlement } from './domains/team/settlements.ts';
import { finishTournament, startTournament } from './domains/tournaments/life.ts';
import { grantBirthdayBonus, grantWeeklyBonus } from './domains/vip/bonuses.ts';
import { judgeRank, warnOfDrop } from './domains/vip/ranks.ts';
import { deliverCallback } from './domains/wallet/deposits/callbacks.ts';
import { arriveDeposit, expireDeposit, giveUpDeposit, matchDeposit } from './domains/wallet/deposits/events.ts';
import { withdrawalEvents } from './domains/wallet/withdrawals/office.ts';
import type { EventKinds, PlayEvent } from './worlds/world.ts';

export const events: EventKinds = {
  'bet.settle': settleBet,
  'freeRounds.expire': expireFreeRounds,
  'lottery.settle': settleDraw,
  'lottery.correct': correctOrders,
  'lottery.stopChases': stopChases,
  'deposit.match': matchDeposit,
  'deposit.expire': expireDeposit,
  'deposit.arrive': arriveDeposit,
  'deposit.giveUp': giveUpDeposit,
  'deposit.callback': deliverCallback,
  'application.decide': decideByRule,
  'limit.lapse': lapseLimit,
  'loyalty.week': inTurn(grantCashback, grantWeeklyBonus),
  'missions.prizes': payPrizes,
  'points.close': closePoints,
  'points.expire': expirePoints,
  'rank.birthday': grantBirthdayBonus,
  'rank.judge': judgeRank,
  'rank.warn': warnOfDrop,
  'settle.REBATE': paySettlement(payRebates, tellSalaries),
  'settle.DIVIDEND': paySettlement(payContracts),
  'settle.DAILY': paySettlement(payContracts),
  'settle.HOUR': paySettlement(payContracts),
  'settle.REALTIME': paySettlement(payContracts),
  'tournament.start': startTournament,
  'tournament.finish': finishTournament,
  'rollover.expire': expireRollover,
  'rollover.clearDeposits': clearDeposits,
  ...withdrawalEvents,
  ...redemptionEvents,
};

/** In one transaction. */
function inTurn(...plays: readonly PlayEvent[]): PlayEvent {
  return async (...event) => {
    for (const play of plays) await play(...event);
  };
}
