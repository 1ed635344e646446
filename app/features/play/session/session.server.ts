import { roundedResult } from '~/parts/records/amounts.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isTrialType } from '~/session/member-types.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { PlaySessionView } from './session.types.ts';

const HOUR = 60;

/** wallet.md, "Responsible play". Null for visitors, trial accounts and brands without responsible play. */
export async function readPlaySession(site: Site): Promise<PlaySessionView | null> {
  const { member, modules, api } = site;
  if (!member || isTrialType(member.type) || !modules.has('RESPONSIBLE3')) return null;
  const { session } = await api.call('getLimits');
  return describeSession(site, session);
}

function describeSession(site: Site, session: Value<'getLimits'>['session']): PlaySessionView {
  const { playedMinutes, staked, net, checkInSeconds } = session;
  const { text, tone = 'none' } = roundedResult(site, net);
  return {
    time: formatDuration(site, playedMinutes),
    staked: site.format.roundedMoney(staked),
    net: text,
    result: ({ profit: 'won', loss: 'lost', none: 'even' } as const)[tone],
    checkInSeconds,
  };
}

const formatDuration = ({ t }: Site, played: number): string => {
  const hours = Math.floor(played / HOUR);
  const minutes = played % HOUR;
  return hours > 0 ? t('play', 'session.hours', { hours, minutes }) : t('play', 'session.minutes', { minutes });
};
