import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import { endPlays, findChecks, noteRealityCheck, sumStakes } from './limits/repository.ts';
import { MINUTE_MS, playedSince, untilRealityCheck } from './limits/rules.ts';

type Session = Value<'getLimits'>['session'];

/** What the member has played in their session, and when the next reality check is due. */
export function describeSession({ world, member }: HandlerContext): Session {
  const { token, memberId } = member;
  const since = Number(findChecks(world, token)?.createdAt ?? world.now());
  const { staked, won } = sumStakes(world, memberId, since);
  const left = untilRealityCheck(world, member);
  return {
    playedMinutes: Math.floor(playedSince(world, memberId, since) / MINUTE_MS),
    staked: formatMoney(staked),
    won: formatMoney(won),
    net: formatMoney(won - staked),
    checkInSeconds: left === null ? null : Math.ceil(left / 1000),
  };
}

/** Begins the minutes anew; who leaves ends the games of the session. */
export async function answerRealityCheck(context: Context<'answerRealityCheck'>): Promise<Session> {
  const { world, member, body } = context;
  await world.transact(async (store) => {
    const at = new Date(world.now());
    await noteRealityCheck(store, member.token, at);
    if (body.answer === 'LEAVE') await endPlays(store, member.token, at);
  });
  return describeSession(context);
}
