import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { maskPlayer } from '../../accounts/masking.ts';
import { avatarPath } from '../../art/paths.ts';
import type { Context } from '../../http/handlers.ts';
import { formatMoney, toAmount } from '../../shared/money.ts';
import { type Period, periodDays, startOfDay } from '../../shared/periods.ts';
import { DAY_MS } from '../../shared/zone.ts';
import { addDue } from '../../worlds/agenda.ts';
import type { RewardKind } from '../../worlds/columns.ts';
import type { PreparedStatements } from '../../worlds/prepared-statements.ts';
import { select } from '../../worlds/statements.ts';
import type { PlayEvent } from '../../worlds/world.ts';
import { fillText } from '../messages/write.ts';
import { grantReward } from '../money/grants/grants.ts';
import { listPlaces, listPrizes } from './repository.ts';
import { BOARD_PRIZE } from './texts.ts';

type View = Value<'getMissionLeaderboard'>;

const BRANDS = select('Brand', ['code'], 'ORDER BY "position"');
const PERIODS = ['WEEK', 'MONTH'] as const satisfies Period[];
const SHOWN = 50;
const CLAIMABLE_MS = 7 * DAY_MS;

function boardAt(brandCode: string, period: Period, at: number) {
  const { first, next } = periodDays(period, at);
  return { first, board: { brandCode, from: startOfDay(first), to: startOfDay(next) } };
}

export function readBoard({ world, brand, member, query }: Context<'getMissionLeaderboard'>): View {
  const { period = 'WEEK' } = query;
  const { board } = boardAt(brand.code, period, world.now());
  const places = listPlaces(world, board, SHOWN, member.memberId);
  const list = places.map(({ memberId, username, avatar, activity, place }) => ({
    place,
    playerName: maskPlayer(username),
    avatar: avatarPath(avatar),
    activity,
    isOwn: memberId === member.memberId,
  }));
  return {
    period,
    endsAt: board.to,
    total: places[0]?.total ?? 0,
    list: list.filter(({ place }) => place <= SHOWN),
    own: list.find(({ isOwn }) => isOwn) ?? null,
    prizes: listPrizes(world, brand.code, period).map(({ from, to, rewardKind, rewardAmount, turnover }) => ({
      from,
      to,
      kind: rewardKind as RewardKind,
      amount: formatMoney(toAmount(rewardAmount)),
      turnover,
    })),
  };
}

/** When a week or month ends: its prizes are rewards to claim within seven days, and the next end is on the agenda. */
export const payPrizes: PlayEvent = async (_world, store, subject, at) => {
  const [brandCode = '', name] = subject.split(' ');
  const period = PERIODS.find((each) => each === name) ?? 'WEEK';
  const { first, board } = boardAt(brandCode, period, at - 1);
  const prizes = listPrizes(store, brandCode, period);
  const places = listPlaces(store, board, Math.max(0, ...prizes.map(({ to }) => to)));
  for (const { memberId, place } of places) {
    const prize = prizes.find(({ from, to }) => from <= place && place <= to);
    if (!prize) continue;
    await grantReward(
      store,
      {
        brandCode,
        memberId,
        source: 'PROMOTION',
        sourceKey: `board ${period} ${first}`,
        title: JSON.stringify(fillText(BOARD_PRIZE[period], { place: String(place) })),
        kind: prize.rewardKind as RewardKind,
        amount: toAmount(prize.rewardAmount),
        wagering: { turnover: prize.turnover },
        claimableUntil: at + CLAIMABLE_MS,
      },
      at,
    );
  }
  await addDue(store, 'missions.prizes', subject, startOfDay(periodDays(period, at).next));
};

/** Puts the first end of each brand's week and month on the agenda of a new world. */
export function scheduleBoards(store: PreparedStatements, now: number): void {
  for (const { code } of store.all(BRANDS))
    for (const period of PERIODS) {
      const dueAt = startOfDay(periodDays(period, now).next);
      store.insert('DueEvent', { kind: 'missions.prizes', subject: `${code} ${period}`, dueAt });
    }
}
