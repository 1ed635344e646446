import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context, MemberContext } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import { endPlays, noteRealityCheck, sumStakes } from './limits/repository.ts';
import { MINUTE_MS, untilRealityCheck } from './limits/rules.ts';
import { findSitting, spanLength } from './limits/sittings.ts';

type Session = Value<'getLimits'>['session'];

export function describeSession({ world, member: { memberId } }: MemberContext): Session {
  const now = world.now();
  const sitting = findSitting(world, memberId, now) ?? { from: now, to: now };
  const { staked, won, net } = sumStakes(world, memberId, sitting.from);
  const left = untilRealityCheck(world, memberId, now);
  return {
    playedMinutes: Math.floor(spanLength(sitting) / MINUTE_MS),
    staked: formatMoney(staked),
    won: formatMoney(won),
    net: formatMoney(net),
    checkInSeconds: left === null ? null : Math.ceil(left / 1000),
  };
}

/** Leaving ends the games of the session. */
export async function answerRealityCheck(context: Context<'answerRealityCheck'>): Promise<Session> {
  const { world, member, body } = context;
  await world.transact(async (store) => {
    const at = new Date(world.now());
    await noteRealityCheck(store, member.memberId, at);
    if (body.answer === 'LEAVE') await endPlays(store, member.token, at);
  });
  return describeSession(context);
}
