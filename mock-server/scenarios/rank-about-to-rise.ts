import { z } from 'zod';
import { requireMember } from '../control/members.ts';
import { addDeposit, listLevels, readStanding, saveTurnover } from '../domains/vip/repository.ts';
import { formatMoney, toAmount } from '../shared/money.ts';
import { account, brand } from './parameters.ts';
import { defineScenario, impossible } from './scenario.ts';

export default defineScenario({
  title: 'Rank about to rise',
  description: 'A member lacks one unit of turnover for the next rank, whose deposits in life count as reached.',
  touches: ['rank'],
  parameters: z.object({ brand, account: account('novice') }),
  async apply({ world }, { brand: code, account: name }) {
    const { member } = requireMember(world, code, name);
    return world.transact(async (store) => {
      const { rankLevel, deposits, week } = readStanding(store, member.id);
      const next = listLevels(world, code)[rankLevel + 1];
      if (!next) throw impossible(`${name} has the highest rank.`);
      const needed = toAmount(next.turnover) - toAmount(1);
      if (toAmount(next.deposits) > deposits) await addDeposit(store, member.id, toAmount(next.deposits) - deposits);
      await saveTurnover(store, { memberId: member.id, turnover: needed, week });
      return {
        changes: [`${name} has a turnover of ${formatMoney(needed)}, one less than rank ${next.rankLevel} needs.`],
      };
    });
  },
});
