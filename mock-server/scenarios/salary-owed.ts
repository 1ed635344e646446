import { z } from 'zod';
import { letPass } from '../control/clock.ts';
import { findMoment } from '../control/due.ts';
import { MAIN } from '../domains/money/ledger/accounts.ts';
import { agree, findHeld, findUpline } from './agreements.ts';
import { betOnBalls, LOTTERY } from './lottery-bet.ts';
import { account, brand, newReference } from './parameters.ts';
import { defineScenario, impossible, type Stage } from './scenario.ts';

/** Real-time salaries are settled at the end of each. */
const PERIOD_MS = 5 * 60_000;

/** Moves the money of the main wallet, from which pay is settled, to another one. Returns its name. */
async function emptyMain({ world, act }: Stage, who: { brand: string; account: string }): Promise<string> {
  const { balance } = await act(who, 'getBalance', {});
  const main = balance.find(({ accountTypeId }) => accountTypeId === MAIN.accountTypeId);
  const other = balance.find(({ accountTypeId }) => accountTypeId !== MAIN.accountTypeId);
  if (!main || !other) throw impossible(`${who.brand} has one wallet, from which ${who.account} would pay.`);
  const wallets = { fromAccountTypeId: main.accountTypeId, toAccountTypeId: other.accountTypeId };
  if (Number(main.availBalance) > 0)
    await act(who, 'walletTransfer', {
      body: { ...wallets, amount: main.availBalance, reference: newReference(world) },
    });
  return other.accountName;
}

export default defineScenario({
  title: 'Salary owed',
  description:
    "An upline owes an agent a real-time salary for a bet: the upline's own contract has ended, and its money is in another wallet. The clock moves by up to ten minutes.",
  touches: ['clock'],
  parameters: z.object({
    brand,
    account: account('wawan'),
    multiple: z.int().min(50).max(1000).default(100).describe("Multiple of the agent's bet of 2 units."),
  }),
  async apply(stage, { brand: code, account: name, multiple }) {
    const { world, act } = stage;
    const who = { brand: code, account: name };
    const upline = findUpline(world, who);
    if (!upline) throw impossible(`${name} has no upline.`);
    const wallet = await emptyMain(stage, upline);
    const own = (await findHeld(stage, upline, 'REALTIME')) ?? (await agree(stage, upline, 'REALTIME'));
    const held = await findHeld(stage, who, 'REALTIME');
    if (held?.upline?.account !== upline.account) await agree(stage, who, 'REALTIME');
    await act(upline, 'contractRealTimeSalary', { body: { intent: 'end', contractId: own.id } });
    const endPeriod = () => letPass(world, PERIOD_MS - (world.now() % PERIOD_MS));
    await endPeriod();
    const from = world.now();
    const numero = await betOnBalls(stage, who, multiple);
    await letPass(world, findMoment(world, { to: 'draw', of: LOTTERY }).ms);
    // Pay of the hour may have come.
    await emptyMain(stage, upline);
    await endPeriod();
    const { list } = await act(who, 'listRealTimeSalaryRecords', { query: { side: 'MINE', isOwed: true } });
    const pay = list.find((each) => each.from === from);
    if (!pay) throw impossible(`${upline.account} was paid meanwhile, and has paid it all: apply it again.`);
    return {
      changes: [
        `${upline.account} owes ${name} ${pay.owed} of the real-time salary ${pay.id} for a bet on the draw ${numero}.`,
        `${upline.account} has ended the own contract, and has moved its money to the wallet ${wallet}.`,
      ],
    };
  },
});
