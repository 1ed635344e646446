import fc from 'fast-check';
import type { Command } from './command.ts';
import {
  AMOUNT_COUNT,
  atCashier,
  BUTTONS,
  cancelDeposit,
  deposit,
  MODES,
  readDeposit,
  report,
  sayPaid,
} from './deposits.ts';
import { GAMES, launch, playMany } from './games.ts';
import { collect, records } from './money.ts';
import { advance, signIn } from './sessions.ts';
import {
  cancelWithdrawal,
  confirm,
  DECISIONS,
  decide,
  giveUp,
  office,
  WITHDRAWN_COUNT,
  withdraw,
  withdrawable,
} from './withdrawals.ts';

export const atFirstWithOrders = [signIn(4), signIn(2), signIn(1), signIn(0), launch(0, GAMES[0])];

const token = fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat({ max: 3 }) });
const order = fc.oneof({ weight: 5, arbitrary: fc.nat({ max: 1 }) }, { weight: 1, arbitrary: fc.nat({ max: 5 }) });
const chosenAmount = (count: number) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: fc.nat({ max: count - 1 }) });
const wish = fc.record({
  token,
  mode: fc.constantFrom(...MODES),
  amount: chosenAmount(AMOUNT_COUNT),
  bonus: fc.option(fc.nat({ max: 1 })),
  reference: fc.nat({ max: 40 }),
});
const provided = fc.record({
  order,
  payment: fc.nat({ max: 3 }),
  status: fc.constantFrom('paid', 'paid', 'pending', 'confirming', 'declined'),
  amount: chosenAmount(4),
  times: fc.integer({ min: 1, max: 3 }),
  confirmations: fc.nat({ max: 20 }),
});

export const orderCommands: fc.Arbitrary<Command>[] = [
  wish.map(deposit),
  wish.map(deposit),
  provided.map(report),
  provided.map(report),
  fc.tuple(order, fc.constantFrom(...BUTTONS)).map(([at, button]) => atCashier(at, button)),
  fc.tuple(token, order).map(([at, which]) => sayPaid(at, which)),
  fc.tuple(token, order).map(([at, which]) => cancelDeposit(at, which)),
  fc.tuple(token, order).map(([at, which]) => readDeposit(at, which)),
  ...[0, 1, 2].map(() =>
    fc
      .record({
        token,
        method: fc.nat({ max: 3 }),
        isFitting: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
        amount: chosenAmount(WITHDRAWN_COUNT),
        reference: fc.nat({ max: 40 }),
      })
      .map(withdraw),
  ),
  fc.tuple(token, order).map(([at, which]) => cancelWithdrawal(at, which)),
  fc.tuple(token, order, fc.boolean()).map(([at, which, isYes]) => confirm(at, which, isYes)),
  fc.tuple(order, fc.constantFrom(...DECISIONS)).map(([which, decision]) => decide(which, decision)),
  fc.tuple(order, fc.constantFrom(...DECISIONS)).map(([which, decision]) => decide(which, decision)),
  fc
    .tuple(
      fc.constantFrom('baize', 'lotus', 'harbor'),
      fc.constantFrom('auto', 'manual'),
      fc.constantFrom(null, 400, 80_000),
    )
    .map(([brand, mode, most]) => office(brand, mode, most)),
  token.map(giveUp),
  token.map(withdrawable),
  fc.constantFrom(1, 1, 3, 3, 10, 16, 24 * 60).map(advance),
  fc.constantFrom(1, 3).map(advance),
  fc.constantFrom(0, 0, 1, 2, 4).map(signIn),
  token.map((at) => launch(at, GAMES[0])),
  ...[3, 25].map((most) =>
    fc.tuple(fc.nat({ max: 1 }), fc.integer({ min: 1, max: most })).map(([at, times]) => playMany(at, times)),
  ),
  token.map(records),
  fc.tuple(token, fc.nat({ max: 6 })).map(([at, name]) => collect(at, name)),
];
