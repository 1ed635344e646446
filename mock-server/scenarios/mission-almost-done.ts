import { z } from 'zod';
import { requireMember } from '../control/members.ts';
import { reportPayment } from '../control/orders.ts';
import { formatMoney, least, parseMoney, toAmount } from '../shared/money.ts';
import { account, bank, brand, newReference } from './parameters.ts';
import { defineScenario, impossible } from './scenario.ts';

export default defineScenario({
  title: 'Mission almost done',
  description: 'A member has deposited all but one unit of what a mission asks for: any deposit completes it.',
  touches: [],
  parameters: z.object({
    brand,
    account: account('lucky'),
    bank,
    mission: z.int().min(1).optional().describe('Id of a mission to deposit; the first open one without it.'),
  }),
  async apply({ world, act }, { brand: code, account: name, bank: bankCode, mission: wanted }) {
    const who = { brand: code, account: name };
    const unit = toAmount(requireMember(world, code, name).brand.unit);
    const { groups } = await act(who, 'listMissions', {});
    const mission = groups
      .flatMap(({ list }) => list)
      .filter(({ target, state, isBefore }) => target === 'DEPOSIT' && state === 'OPEN' && !isBefore)
      .find(({ missionId }) => wanted === undefined || missionId === wanted);
    if (!mission) throw impossible(`${name} has no such open mission to deposit.`);
    const lacking = parseMoney(mission.required) - parseMoney(mission.done);
    const amount = formatMoney(lacking - unit);
    if (lacking > unit) {
      const body = { channelCode: 'online-bank', bankCode, amount, reference: newReference(world) };
      const order = await act(who, 'depositByUrl', { body });
      // An order that waits for its payment is opened again in place of a new one.
      if (order.amount !== amount) throw impossible(`${name} has another deposit open: pay or cancel it first.`);
      await reportPayment(world, order.orderNo, { status: 'paid' });
    }
    const left = formatMoney(least(lacking, unit));
    return {
      changes: [
        `${name} lacks ${left} of ${mission.required} for the mission ${mission.missionId}, "${mission.title}".`,
      ],
    };
  },
});
