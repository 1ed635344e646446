import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { onBreak } from '../../accounts/breaks.ts';
import { NO_PASSWORD } from '../../accounts/repository.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context } from '../../http/handlers.ts';
import { monthsLater } from '../../shared/periods.ts';
import type { Store } from '../../worlds/store.ts';
import { MESSAGES } from '../messages/texts.ts';
import { fillText, timeTexts, writeMessage } from '../messages/write.ts';
import { holdOthers } from './holds/holds.ts';
import { closeOpenPlay, endSessions, findOwnBreak, insertBreak, stopChasesLater } from './limits/repository.ts';
import { checkPassword } from './passwords.ts';
import { findMember } from './repository.ts';

type Break = Value<'startTimeOut'>;

const DAY_MS = 24 * 3_600_000;

export const describeBreak = (row: { kind: string; startedAt: Date; endsAt: Date }): Break => ({
  kind: row.kind as Break['kind'],
  startedAt: row.startedAt.getTime(),
  until: row.endsAt.getTime(),
});

export async function startTimeOut({ world, member, body }: Context<'startTimeOut'>): Promise<Break> {
  const now = world.now();
  const [startedAt, endsAt] = [new Date(now), new Date(now + body.days * DAY_MS)];
  const { memberId } = member;
  return world.transact(async (store) => {
    const begun = await beginBreak(store, { memberId, kind: 'TIME_OUT', startedAt, endsAt });
    await stopChasesLater(store, memberId, now);
    return begun;
  });
}

async function beginBreak(store: Store, row: Parameters<typeof insertBreak>[1] & { kind: Break['kind'] }) {
  const { memberId, kind, startedAt, endsAt } = row;
  const { title, text } = kind === 'TIME_OUT' ? MESSAGES.timeOutBegun : MESSAGES.selfExclusionBegun;
  const paragraphs = [fillText(text, { until: timeTexts(endsAt.getTime()) })];
  await writeMessage(store, { memberId, title, paragraphs, subject: { kind: 'limits' }, at: startedAt.getTime() });
  await insertBreak(store, row);
  return describeBreak(row);
}

/** Ends every session. Throws 403, 422, 429. */
export async function excludeSelf(context: Context<'excludeSelf'>): Promise<Break> {
  const { world, brand, member, body } = context;
  const { memberId } = member;
  const { passwordHash } = findMember(world, memberId);
  if (passwordHash !== NO_PASSWORD && !(await checkPassword(context, body.password ?? '', passwordHash)))
    throw new ApiError(422, 'password.wrong', 'The password is wrong.');
  return world.transact(async (store) => {
    const now = world.now();
    if (findOwnBreak(store, memberId, now)?.kind === 'SELF_EXCLUSION') throw onBreak();
    const endsAt = new Date(monthsLater(now, body.months));
    await holdOthers(store, brand, memberId, endsAt, now);
    return beginExclusion(store, memberId, endsAt, now);
  });
}

/** Ends every session. */
export async function beginExclusion(store: Store, memberId: number, endsAt: Date, now: number): Promise<Break> {
  const startedAt = new Date(now);
  const begun = await beginBreak(store, { memberId, kind: 'SELF_EXCLUSION', startedAt, endsAt });
  await endSessions(store, memberId, startedAt);
  await closeOpenPlay(store, memberId, now);
  return begun;
}
