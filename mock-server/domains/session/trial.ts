import { insertTrialMember } from '../../accounts/repository.ts';
import type { HandlerContext } from '../../http/handlers.ts';
import { MONEY_SCALE } from '../../shared/money.ts';
import { MAIN } from '../money/ledger/accounts.ts';
import { move, TYPE } from '../money/ledger/ledger.ts';
import { spendFreePlayToken } from './free-play-token.ts';

/** In the brand's unit. */
const TRIAL_MONEY = 2_000n;

/** Consumes the token's value. Throws 422 for a used one. */
export function makeTrialMember(
  { world, brand }: Pick<HandlerContext, 'world' | 'brand'>,
  oneTimeValue: string | null = null,
) {
  const number = world.random.text(6, '0123456789');
  const newMember = {
    brandCode: brand.code,
    username: `trial${number}${world.random.text(2)}`,
    nickname: `Guest ${number}`,
    avatar: world.random.int(1, 60),
    registeredAt: new Date(world.now()),
  };
  const amount = TRIAL_MONEY * BigInt(brand.unit) * MONEY_SCALE;
  return world.transact(async (store) => {
    if (oneTimeValue) await spendFreePlayToken(store, oneTimeValue, newMember.registeredAt);
    const member = await insertTrialMember(store, newMember);
    await move(world, store, {
      brandCode: brand.code,
      memberId: member.id,
      prefix: 'A',
      legs: [
        { account: 'TRIAL', amount: -amount, typeCode: TYPE.adjustmentUp },
        { account: MAIN, amount, typeCode: TYPE.adjustmentUp },
      ],
    });
    return member;
  });
}
