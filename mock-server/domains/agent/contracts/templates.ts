import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { BrandState } from '../../../http/exchange.ts';
import type { Context, HandlerContext } from '../../../http/handlers.ts';
import { formatMoney, toAmount } from '../../../shared/money.ts';
import type { Language, Texts } from '../../../worlds/columns.ts';
import { keepTemplate, listOwnTemplates, removeTemplate } from './payouts.ts';
import { type ContractKind, PERIODS } from './periods.ts';
import { type ContractTerms, checkTerms, type Tier } from './terms.ts';

type Templates = Value<'listContractTemplates'>;

const MOST_OWN = 40;

const NAMES: Readonly<Record<ContractKind, Texts>> = {
  DIVIDEND: {
    CN: '月度分红，三档',
    EN: 'Monthly dividend, three tiers',
    ID: 'Dividen bulanan, tiga tingkat',
    TH: 'เงินปันผลรายเดือน 3 ขั้น',
    TY: 'Buwanang dibidendo, tatlong antas',
    VI: 'Cổ tức tháng, ba bậc',
  },
  DAILY: {
    CN: '日工资，三档',
    EN: 'Daily salary, three tiers',
    ID: 'Gaji harian, tiga tingkat',
    TH: 'ค่าตอบแทนรายวัน 3 ขั้น',
    TY: 'Sahod kada araw, tatlong antas',
    VI: 'Lương theo ngày, ba bậc',
  },
  HOUR: {
    CN: '小时工资，一档',
    EN: 'Hourly salary, one tier',
    ID: 'Gaji per jam, satu tingkat',
    TH: 'ค่าตอบแทนรายชั่วโมง 1 ขั้น',
    TY: 'Sahod kada oras, isang antas',
    VI: 'Lương theo giờ, một bậc',
  },
  REALTIME: {
    CN: '实时工资，一档',
    EN: 'Real-time salary, one tier',
    ID: 'Gaji real-time, satu tingkat',
    TH: 'ค่าตอบแทนเรียลไทม์ 1 ขั้น',
    TY: 'Real-time na sahod, isang antas',
    VI: 'Lương thời gian thực, một bậc',
  },
};

/** Turnover and loss in the brand's units, active members, and hundredths of a percent. */
const TIERS: Readonly<Record<ContractKind, readonly (readonly [number, number, number, number])[]>> = {
  DIVIDEND: [
    [0, 1000, 3, 500],
    [0, 10_000, 5, 1000],
    [0, 50_000, 10, 1500],
  ],
  DAILY: [
    [10_000, 0, 3, 10],
    [50_000, 0, 5, 20],
    [200_000, 0, 10, 30],
  ],
  HOUR: [[1000, 0, 0, 5]],
  REALTIME: [[100, 0, 0, 5]],
};

/** The brand's default terms of a kind (agent.md: Contracts), with the tiers of its template. */
export function usualTerms({ unit }: Pick<BrandState, 'unit'>, kind: ContractKind): ContractTerms {
  const money = (units: number) => formatMoney(toAmount(units * unit));
  const isDividend = kind === 'DIVIDEND';
  return {
    period: PERIODS[kind][0],
    tiers: TIERS[kind].map(
      ([turnover, loss, activeMembers, rate]): Tier => ({
        turnover: money(turnover),
        loss: money(loss),
        activeMembers,
        rate,
      }),
    ),
    measure: 'AFTER',
    base: 'AFTER',
    activeDeposit: money(0),
    activeBet: money(100),
    deductions: isDividend ? ['REBATE', 'PROMOTION', 'COMMISSION', 'SALARY'] : [],
    fee: 0,
    step: money(1),
    isCarried: false,
  };
}

export function readTemplates({ world, brand, member, language }: HandlerContext): Templates {
  const usual = (Object.keys(NAMES) as ContractKind[]).map((kind) => ({
    name: nameIn(kind, language),
    kind,
    terms: usualTerms(brand, kind),
    isOwn: false,
  }));
  return { list: [...usual, ...listOwnTemplates(world, member.memberId).map((own) => ({ ...own, isOwn: true }))] };
}

const nameIn = (kind: ContractKind, language: Language): string => NAMES[kind][language];

/** Throws 422 for terms that break a rule, and for one template too many. */
export async function keepOwnTemplate(context: Context<'keepContractTemplate'>): Promise<Templates> {
  const { world, member, body } = context;
  const { name, kind, terms } = body;
  if (terms) checkTerms(kind, terms);
  await world.transact(async (store) => {
    if (!terms) return removeTemplate(store, member.memberId, kind, name);
    const own = listOwnTemplates(store, member.memberId);
    if (own.length >= MOST_OWN && !own.some((each) => each.kind === kind && each.name === name))
      throw new ApiError(422, 'templates.full', `You have ${MOST_OWN} templates: delete one first.`);
    return keepTemplate(store, member.memberId, kind, name, terms);
  });
  return readTemplates(context);
}
