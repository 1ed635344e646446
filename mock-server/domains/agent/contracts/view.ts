import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { formatMoney } from '../../../shared/money.ts';
import type { World } from '../../../worlds/world.ts';
import { readOwn } from '../repository.ts';
import { memberView } from '../view.ts';
import { stateOf } from './agreements.ts';
import { PROPOSED_MS } from './periods.ts';
import type { Contract, Payout } from './repository.ts';
import type { Calculation } from './terms.ts';

type ContractView = Value<'contractDividend'>['mine'][number];
type PayoutView = Value<'listDividendRecords'>['list'][number];

const sidesOf = (world: World, { uplineId, lineId, isPaidByBrand }: Contract) => ({
  upline: uplineId === null ? null : memberView(readOwn(world, uplineId)),
  line: memberView(readOwn(world, lineId)),
  isPaidByBrand,
});

export function contractView(world: World, contract: Contract): ContractView {
  const { id, kind, terms, proposedAt, answeredAt, validFrom, validTo } = contract;
  return {
    id,
    kind,
    ...sidesOf(world, contract),
    state: stateOf(contract, world.now()),
    terms,
    proposedAt: proposedAt.getTime(),
    expiresAt: proposedAt.getTime() + PROPOSED_MS,
    answeredAt: answeredAt?.getTime() ?? null,
    validFrom: validFrom?.getTime() ?? null,
    validTo: validTo?.getTime() ?? null,
  };
}

export function payoutView(world: World, contract: Contract, payout: Payout): PayoutView {
  const { id, contractId, from, to, detail, amount, paid, settledAt, paidAt } = payout;
  return {
    id,
    contractId,
    kind: contract.kind,
    ...sidesOf(world, contract),
    from: from.getTime(),
    to: to.getTime(),
    calculation: JSON.parse(detail) as Calculation,
    amount: formatMoney(amount),
    paid: formatMoney(paid),
    owed: formatMoney(amount - paid),
    settledAt: settledAt.getTime(),
    paidAt: paidAt?.getTime() ?? null,
  };
}
