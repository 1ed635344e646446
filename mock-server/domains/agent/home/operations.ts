import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { Context, Handlers } from '../../../http/handlers.ts';
import { formatMoney, sumAmounts } from '../../../shared/money.ts';
import { periodDays } from '../../../shared/periods.ts';
import { sumOwed } from '../contracts/payouts.ts';
import { type ContractKind, MODULES, PERIODS, periodAt, SETTLED_AFTER_MS } from '../contracts/periods.ts';
import { sumIncome } from '../reports/revenue.ts';
import { listAgreements } from './repository.ts';

type Home = Value<'getAgentHome'>;
type Settlement = Home['settlements'][number];

const KINDS = Object.keys(PERIODS) as ContractKind[];

function readHome(context: Context<'getAgentHome'>): Home {
  const { world, member } = context;
  const { memberId } = member;
  const [today, month] = (['DAY', 'MONTH'] as const).map((period) => {
    const { first, next } = periodDays(period, world.now());
    return sumIncome(world, memberId, { first, last: next - 1 });
  }) as [Home['today'], Home['month']];
  const owed = KINDS.map((kind) => sumOwed(world, memberId, kind));
  return {
    today,
    month,
    owedToMe: formatMoney(sumAmounts(owed.map(({ toMe }) => toMe))),
    owedByMe: formatMoney(sumAmounts(owed.map(({ byMe }) => byMe))),
    settlements: listSettlements(context),
  };
}

/** The next one of each kind, the soonest first. */
function listSettlements({ world, brand, member }: Context<'getAgentHome'>): Settlement[] {
  const now = world.now();
  const agreements = listAgreements(world, member.memberId).filter(({ kind }) => brand.modules.has(MODULES[kind]));
  const all = agreements.flatMap((agreement) => nextSettlement(agreement, now) ?? []).sort(bySettlement);
  return KINDS.flatMap((kind) => all.find((settlement) => settlement.kind === kind) ?? []).sort(bySettlement);
}

/** A period that is over waits for its settlement. Returns null when the last one of the contract is settled. */
function nextSettlement(
  { kind, period, validFrom, validTo }: ReturnType<typeof listAgreements>[number],
  now: number,
): Settlement | null {
  const after = SETTLED_AFTER_MS[kind];
  const { from, to } = periodAt(period, Math.max(validFrom, now - after));
  return validTo !== null && from >= validTo ? null : { kind, from, to, settledAt: to + after };
}

const bySettlement = (one: Settlement, other: Settlement): number => one.settledAt - other.settledAt;

export const homeOperations = { getAgentHome: readHome } satisfies Handlers<'getAgentHome'>;
