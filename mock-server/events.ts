import { settleBet } from './domains/games/play/settle.ts';
import { stopChases } from './domains/lottery/orders/cancel.ts';
import { settleDraw } from './domains/lottery/orders/settle.ts';
import { lapseLimit } from './domains/member/play-limits.ts';
import { deliverCallback } from './domains/wallet/deposits/callbacks.ts';
import { arriveDeposit, expireDeposit, giveUpDeposit, matchDeposit } from './domains/wallet/deposits/events.ts';
import { clearDeposits } from './domains/wallet/rollovers/rollovers.ts';
import { withdrawalEvents } from './domains/wallet/withdrawals/office.ts';
import type { EventKinds } from './worlds/world.ts';

export const events: EventKinds = {
  'bet.settle': settleBet,
  'lottery.settle': settleDraw,
  'lottery.stopChases': stopChases,
  'deposit.match': matchDeposit,
  'deposit.expire': expireDeposit,
  'deposit.arrive': arriveDeposit,
  'deposit.giveUp': giveUpDeposit,
  'deposit.callback': deliverCallback,
  'limit.lapse': lapseLimit,
  'rollover.clearDeposits': clearDeposits,
  ...withdrawalEvents,
};
