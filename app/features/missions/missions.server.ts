import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { thousandths } from '~/i18n/money.ts';
import { deadlineText } from '~/parts/deadline.server.ts';
import { parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { worthText } from '../rewards/worth.server.ts';

type Mission = Value<'listMissions'>['groups'][number]['list'][number];
type Board = Value<'getMissionLeaderboard'>;

const TABS = ['DAY', 'WEEK', 'ONCE', 'board'] as const;

const Search = z.object({
  tab: z.enum(TABS).catch('DAY'),
  period: z.enum(['WEEK', 'MONTH']).catch('WEEK'),
});

const readSearch = (site: Site) => parseSearch(site, Search);

export function readReturnTo(site: Site): string {
  const { tab, period } = readSearch(site);
  return paths.missions({ tab: tab === 'DAY' ? undefined : tab, period: tab === 'board' ? period : undefined });
}

/** Specification: missionLeaderboard. */
export async function readMissions(site: Site) {
  const { tab, period } = readSearch(site);
  const [{ groups }, summary, board] = await Promise.all([
    site.api.call('listMissions'),
    site.api.call('getMissionSummary'),
    tab === 'board' ? site.api.call('getMissionLeaderboard', { query: { period } }) : null,
  ]);
  const missions = groups.flatMap(({ list }) => list);
  const claimable = missions.filter(({ state }) => state === 'CLAIMABLE');
  const group = groups.find((each) => each.group === tab);
  return {
    tabs: TABS.map((key) => ({
      key,
      path: paths.missions({ tab: key }),
      isSelected: key === tab,
      claimable: claimable.filter((each) => each.group === key).length,
    })),
    claimable: summary.claimable,
    claimAll: [...new Set(claimable.map(({ missionId }) => missionId))].join(','),
    next: summary.next && missionView(site, summary.next),
    group: group ? { ends: endsText(site, group.endsAt), list: group.list.map((row) => missionView(site, row)) } : null,
    board: board && boardView(site, board),
    returnTo: readReturnTo(site),
  };
}
export type MissionsView = Awaited<ReturnType<typeof readMissions>>;
export type MissionView = NonNullable<MissionsView['group']>['list'][number];
export type BoardView = NonNullable<MissionsView['board']>;

const endsText = (site: Site, endsAt: number | null): string =>
  endsAt === null
    ? site.t('missions', 'server.once')
    : site.t('missions', 'server.ends', { time: deadlineText(site, endsAt) });

function missionView(site: Site, mission: Mission) {
  const { t, format } = site;
  const { missionId, state, isBefore, required, done, target } = mission;
  const isMoney = target === 'BET' || target === 'DEPOSIT';
  const told = (value: string) => (isMoney ? format.roundedMoney(value) : format.count(Number(value)));
  return {
    key: `${missionId}${isBefore ? '-before' : ''}`,
    id: String(missionId),
    title: mission.title,
    state,
    /** Null for a single step. */
    progress:
      Number(required) > 1 ? t('missions', 'server.progress', { done: told(done), required: told(required) }) : null,
    share: thousandths(done, required),
    reward: worthText(site, mission),
    activity: t('missions', 'server.activity', { number: format.count(mission.activity) }),
    note: noteText(site, mission),
    action: state === 'OPEN' ? actionOf(site, mission) : null,
  };
}

function noteText(site: Site, mission: Mission): string {
  const { t } = site;
  const { state, group, isBefore, claimableUntil, target, reason, after, minimumRank } = mission;
  const notes: string[] = [];
  if (isBefore && group !== 'ONCE') notes.push(t('missions', `server.before.${group}`));
  if (state === 'CLAIMABLE' && claimableUntil !== null)
    notes.push(t('missions', 'server.until', { time: deadlineText(site, claimableUntil) }));
  if (reason === 'AFTER') notes.push(t('missions', 'server.lock.AFTER', { mission: after ?? '' }));
  if (reason === 'RANK') notes.push(t('missions', 'server.lock.RANK', { rank: String(minimumRank) }));
  if (state === 'OPEN' && target === 'SIGN_IN') notes.push(t('missions', 'server.signIn'));
  return notes.join(' · ');
}

/** Page where the mission can be done; null where there is none. */
function actionOf({ t, routes }: Site, { target, gameType }: Mission): { label: string; path: string } | null {
  const of = (path: string, label: string) => (routes.isOn(path) ? { path, label } : null);
  switch (target) {
    case 'SIGN_IN':
      return null;
    case 'DEPOSIT':
    case 'FIRST_DEPOSIT':
      return of(paths.deposit(), t('missions', 'server.actions.deposit'));
    case 'CONTACT':
      return of(paths.account({ part: 'mobile' }), t('missions', 'server.actions.add'));
    case 'PAYMENT_PASSWORD':
      return of(paths.account({ part: 'paymentPassword' }), t('missions', 'server.actions.set'));
    case 'LIMIT':
      return of(paths.limits(), t('missions', 'server.actions.set'));
    default:
      return of(gameType ? paths.category(gameType) : paths.home(), t('missions', 'server.actions.play'));
  }
}

function boardView(site: Site, { period, endsAt, total, list, own, prizes }: Board) {
  const { t, format } = site;
  const prizeOf = (place: number): string | null => {
    const prize = prizes.find(({ from, to }) => from <= place && place <= to);
    return prize ? worthText(site, { kind: prize.kind, amount: prize.amount }) : null;
  };
  const row = (place: Board['list'][number]) => ({
    place: format.count(place.place),
    rank: place.place,
    player: place.playerName,
    avatar: site.image(place.avatar),
    score: format.count(place.activity),
    isOwn: place.isOwn,
    prize: prizeOf(place.place),
  });
  return {
    periods: (['WEEK', 'MONTH'] as const).map((key) => ({
      key,
      path: paths.missions({ tab: 'board', period: key }),
      isSelected: key === period,
    })),
    players: t('missions', 'server.players', { count: total }),
    rows: list.map(row),
    /** Only below the rows. */
    own: own && !list.some(({ isOwn }) => isOwn) ? row(own) : null,
    hasOwn: own !== null,
    prizesOn: t('missions', 'server.prizesOn', { time: format.dateTime(endsAt) }),
    prizes: prizes.map((prize) => ({
      key: String(prize.from),
      places:
        prize.from === prize.to
          ? t('missions', 'server.place', { place: format.count(prize.from) })
          : t('missions', 'server.places', { from: format.count(prize.from), to: format.count(prize.to) }),
      reward: worthText(site, prize),
    })),
  };
}
