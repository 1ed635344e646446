import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { findBreak } from '../../accounts/repository.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context, HandlerContext, MemberContext } from '../../http/handlers.ts';
import { formatCurrency, formatMoney, parseMoney } from '../../shared/money.ts';
import { type Period, periodDays, startOfDay } from '../../shared/periods.ts';
import { addDue } from '../../worlds/agenda.ts';
import type { Texts } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import type { PlayEvent } from '../../worlds/world.ts';
import { LIMITS, MESSAGES } from '../messages/texts.ts';
import { fillText, writeMessage } from '../messages/write.ts';
import { findBrandState } from '../system/brand-state.ts';
import { deleteLimit, findOwnBreak, type LimitKey, type LimitRow, listLimits, saveLimit } from './limits/repository.ts';
import { readUse } from './limits/rules.ts';
import { describeBreak } from './play-breaks.ts';
import { describeSession } from './reality-checks.ts';

type Limits = Value<'getLimits'>;
type Kind = Limits['limits'][number]['kind'];
type Change = Context<'setLimits'>['body']['limits'][number];

const HOUR_MS = 3_600_000;
/** accounts.md: Limits. */
const RAISE_MS = 24 * HOUR_MS;
/** For unconfirmed higher limits. */
const LAPSE_DAYS = 7;
const LAPSE_MS = LAPSE_DAYS * 24 * HOUR_MS;
const KINDS: readonly Kind[] = ['DEPOSIT', 'LOSS', 'TIME'];
const PERIODS: readonly Period[] = ['DAY', 'WEEK', 'MONTH'];

export function readLimits(context: MemberContext): Limits {
  const { world, member } = context;
  const now = world.now();
  const rows = listLimits(world, member.memberId);
  const places = KINDS.flatMap((kind) => PERIODS.map((period) => ({ memberId: member.memberId, kind, period })));
  const found = findOwnBreak(world, member.memberId, now);
  return {
    limits: places.map((place) => {
      const row = rows.find(({ kind, period }) => kind === place.kind && period === place.period);
      return describeLimit(world, { ...place, row, now });
    }),
    break: found && describeBreak(found),
    isHeld: findBreak(world, member.memberId, now)?.kind === 'HELD',
    session: describeSession(context),
  };
}

function describeLimit(
  store: Store,
  {
    memberId,
    kind,
    period,
    row,
    now,
  }: { memberId: number; kind: Kind; period: Period; row?: LimitRow | undefined; now: number },
): Limits['limits'][number] {
  const used = readUse(store, { memberId, kind, period }, now);
  return {
    kind,
    period,
    ...measured(kind, row?.amount ?? null),
    used: kind === 'TIME' ? null : formatMoney(used),
    usedMinutes: kind === 'TIME' ? Number(used) : null,
    resetsAt: startOfDay(periodDays(period, now).next),
    raise:
      row?.raisedAt && !hasLapsed(row, now)
        ? { ...measured(kind, row.raisedTo), from: row.raisedAt.getTime() + RAISE_MS }
        : null,
  };
}

const hasLapsed = ({ raisedAt }: Pick<LimitRow, 'raisedAt'>, now: number): boolean =>
  raisedAt !== null && now >= raisedAt.getTime() + LAPSE_MS;

const measured = (kind: Kind, amount: bigint | null) => ({
  amount: kind === 'TIME' || amount === null ? null : formatMoney(amount),
  minutes: kind === 'TIME' && amount !== null ? Number(amount) : null,
});

/** Higher limits wait. Throws 422. */
export async function setLimits(context: Context<'setLimits'>): Promise<Limits> {
  const { world, brand, member, body } = context;
  const changes = body.limits.map((change) => ({ ...change, wanted: wantedAmount(change) }));
  await world.transact(async (store) => {
    const now = world.now();
    const changed: Texts[] = [];
    for (const { kind, period, wanted } of changes) {
      const key = { memberId: member.memberId, kind, period };
      const row = listLimits(store, member.memberId).find((each) => each.kind === kind && each.period === period);
      if (!row && wanted === null) continue;
      if (wanted !== null && (!row || wanted <= row.amount)) {
        await saveLimit(store, key, { amount: wanted, raisedAt: null, raisedTo: null });
        if (wanted !== row?.amount) changed.push(limitText(brand, key, wanted));
      } else if (row && !(row.raisedAt && row.raisedTo === wanted && !hasLapsed(row, now))) {
        await saveLimit(store, key, { amount: row.amount, raisedAt: new Date(now), raisedTo: wanted });
        await addDue(store, 'limit.lapse', JSON.stringify({ ...key, brandCode: brand.code }), now + LAPSE_MS);
      }
    }
    if (changed.length > 0) await tellChange(store, member.memberId, changed, now);
  });
  return readLimits(context);
}

/** Returns ten-thousandths or minutes, null for none. Throws 422 for the other unit. */
function wantedAmount({ kind, amount = null, minutes = null }: Change): bigint | null {
  if (kind === 'TIME' ? amount !== null : minutes !== null) {
    throw new ApiError(422, 'limit.unit', 'A time limit is in minutes, any other limit is an amount.');
  }
  if (amount !== null) return parseMoney(amount);
  return minutes === null ? null : BigInt(minutes);
}

/** Throws 404, 409. */
export async function confirmLimit(context: Context<'confirmLimit'>): Promise<Limits> {
  const { world, brand, member, body } = context;
  await world.transact(async (store) => {
    const key = { memberId: member.memberId, ...body };
    const row = listLimits(store, member.memberId).find(
      ({ kind, period }) => kind === body.kind && period === body.period,
    );
    if (!row?.raisedAt || hasLapsed(row, world.now()))
      throw new ApiError(404, 'limit.not.raised', 'No higher limit is waiting: request one first.');
    if (world.now() < row.raisedAt.getTime() + RAISE_MS)
      throw new ApiError(409, 'limit.too.soon', 'A higher limit can be confirmed 24 hours after it was requested.');
    if (row.raisedTo === null) await deleteLimit(store, key);
    else await saveLimit(store, key, { amount: row.raisedTo, raisedAt: null, raisedTo: null });
    await tellChange(store, member.memberId, [limitText(brand, key, row.raisedTo)], world.now());
  });
  return readLimits(context);
}

const tellChange = (store: Store, memberId: number, paragraphs: readonly Texts[], at: number) =>
  writeMessage(store, { memberId, title: MESSAGES.limitsChanged.title, paragraphs, subject: { kind: 'limits' }, at });

function limitText(
  brand: HandlerContext['brand'],
  { kind, period }: Omit<LimitKey, 'memberId'>,
  most: bigint | null,
  text: Texts = MESSAGES.limitsChanged.text,
): Texts {
  const { name, kinds, periods, minutes, none } = LIMITS;
  const limit = fillText(name, { kind: kinds[kind as Kind], period: periods[period as Period] });
  if (most === null) return fillText(text, { limit, most: none });
  const measure = kind === 'TIME' ? fillText(minutes, { count: String(most) }) : formatCurrency(brand, most);
  return fillText(text, { limit, most: measure, days: String(LAPSE_DAYS) });
}

/** Does nothing unless the raise of that time still waits. */
export const lapseLimit: PlayEvent = async (world, store, subject, at) => {
  const key = JSON.parse(subject) as LimitKey & { brandCode: string };
  const { memberId } = key;
  const row = listLimits(store, memberId).find(({ kind, period }) => kind === key.kind && period === key.period);
  const brand = findBrandState(world, key.brandCode);
  if (!brand || row?.raisedAt?.getTime() !== at - LAPSE_MS) return;
  const { title, text } = MESSAGES.limitLapsed;
  const paragraphs = [limitText(brand, key, row.amount, text)];
  await writeMessage(store, { memberId, title, paragraphs, subject: { kind: 'limits' }, at });
};
