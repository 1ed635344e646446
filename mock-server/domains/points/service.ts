import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { TRIAL_TYPE } from '../../accounts/real-account.ts';
import type { Context, HandlerContext, MemberContext } from '../../http/handlers.ts';
import { formatMoney, toAmount } from '../../shared/money.ts';
import { textIn } from '../../shared/texts.ts';
import { listLevels, readStanding } from '../vip/repository.ts';
import { pointsLeftToday } from './convert.ts';
import { redemptionView } from './redeem.ts';
import { listFullLots, pageEntries, pageRedemptions, readPoints } from './repository.ts';

type Entry = Value<'listPointTransactions'>['list'][number];

export function readPointBalance({ world, member }: MemberContext): Value<'getPointBalance'> {
  const { memberId } = member;
  const lots = listFullLots(world, memberId);
  const expiresAt = lots[0]?.expiresAt.getTime();
  const next = lots.filter((lot) => lot.expiresAt.getTime() === expiresAt);
  return {
    points: readPoints(world, memberId),
    pending: formatMoney(readStanding(world, memberId).points),
    expiring: expiresAt === undefined ? null : { points: next.reduce((sum, { left }) => sum + left, 0), expiresAt },
  };
}

/** For a visitor or a trial account, the first rank's. */
export function readPointConfig({ world, brand, identity }: HandlerContext): Value<'getPointConfig'> {
  const memberId = identity && identity.type !== TRIAL_TYPE ? identity.memberId : null;
  const rank = memberId === null ? 0 : readStanding(world, memberId).rankLevel;
  const { unit, convertStep, convertValue, convertLeast, convertDay, convertTurnover } = brand.pointRules;
  return {
    unit: formatMoney(toAmount(unit)),
    rate: listLevels(world, brand.code)[rank]?.pointRate ?? 100,
    convert: {
      step: convertStep,
      value: formatMoney(toAmount(convertValue)),
      least: convertLeast,
      day: convertDay,
      leftToday: memberId === null ? null : pointsLeftToday(world, brand.pointRules, memberId, world.now()),
      turnover: convertTurnover,
    },
  };
}

export function listRedeemed({
  world,
  member,
  language,
  query,
}: Context<'listPointRedeemed'>): Value<'listPointRedeemed'> {
  const { pageNo = 1, pageSize = 15 } = query;
  const { rows, total } = pageRedemptions(world, member.memberId, (pageNo - 1) * pageSize, pageSize);
  return {
    list: rows.map((row) => redemptionView(row, language)),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}

export function listTransactions({
  world,
  member,
  language,
  query,
}: Context<'listPointTransactions'>): Value<'listPointTransactions'> {
  const { from, to, kind, pageNo = 1, pageSize = 15 } = query;
  const filter = { memberId: member.memberId, from, to, kind };
  const { rows, total, sumIn, sumOut } = pageEntries(world, filter, (pageNo - 1) * pageSize, pageSize);
  return {
    list: rows.map((row) => ({
      id: row.id,
      kind: row.kind as Entry['kind'],
      points: row.amount,
      balanceAfter: row.balanceAfter,
      remark: row.remark === '' ? '' : textIn(row.remark, language),
      orderNo: row.orderNo,
      time: row.time.getTime(),
    })),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    sumIn,
    sumOut,
  };
}
