import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { joinPaths } from '~/features/session/sign-in.server.ts';
import { thousandths } from '~/i18n/money.ts';
import type { Site } from '~/request/site.server.ts';
import { isTrialType } from '~/session/member-types.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';

export type PointReward = Value<'listPointRewards'>['list'][number];

const KINDS = ['CREDIT', 'FREE_ROUNDS', 'GOODS'] as const;

const Search = z.object({
  kind: z.enum(KINDS).optional().catch(undefined),
  affordable: z.literal('1').optional().catch(undefined),
});

/** Specification: pointMall. Visitors and trial accounts see the rewards without points of their own. */
export async function readMall(site: Site) {
  const { api, member, url, t, format } = site;
  const { kind, affordable } = Search.parse(Object.fromEntries(url.searchParams));
  const hasPoints = member !== null && !isTrialType(member.type);
  const [{ list }, { unit, rate }, balance] = await Promise.all([
    api.call('listPointRewards', { query: { kind, affordable: affordable && hasPoints ? true : undefined } }),
    api.call('getPointConfig'),
    hasPoints ? api.call('getPointBalance') : null,
  ]);
  /** Percent that the member's rank adds. */
  const extra = hasPoints ? rate - 100 : 0;
  const mallPath = (search: z.output<typeof Search>) =>
    paths.pointMall({ kind: search.kind, affordable: search.affordable && 1 });
  return {
    balance: balance && balanceView(site, balance),
    earn: t('points', extra > 0 ? 'server.earn' : 'server.earnVisitor', { unit: format.money(unit), extra }),
    filters: {
      kinds: [undefined, ...KINDS.filter((each) => each !== 'FREE_ROUNDS' || site.modules.has('FREEROUNDS3'))].map(
        (each) => ({
          key: each ?? ('ALL' as const),
          path: mallPath({ kind: each, affordable }),
          isOn: each === kind,
        }),
      ),
      affordable: hasPoints
        ? { path: mallPath({ kind, affordable: affordable ? undefined : '1' }), isOn: affordable === '1' }
        : null,
    },
    rewards: list.map((reward) => rewardView(site, reward, balance?.points ?? 0)),
    allPath: paths.pointMall(),
  };
}
export type MallView = Awaited<ReturnType<typeof readMall>>;
export type RewardView = MallView['rewards'][number];

function balanceView({ t, format }: Site, { points, pending, expiring }: Value<'getPointBalance'>) {
  return {
    points: format.count(points),
    // Parts of a point carry over.
    pending:
      Number(pending) >= 1
        ? t('points', 'server.pending', { points: format.count(Math.floor(Number(pending))) })
        : null,
    expiring:
      expiring &&
      t('points', 'server.expiring', {
        points: format.count(expiring.points),
        date: format.date(expiring.expiresAt - 1),
      }),
  };
}

/** `has` are the member's points. */
export function rewardView(site: Site, reward: PointReward, has: number) {
  const { t, format, image } = site;
  const { rewardId, kind, name, text, cost, worth, stock, minimumRank, perMember, state } = reward;
  const notes = [
    // The names of the others say it.
    kind === 'GOODS' ? t('points', 'server.worth', { amount: format.money(worth) }) : null,
    stock !== null && stock > 0 ? t('points', 'server.stock', { stock: format.count(stock) }) : null,
    perMember === null ? null : t('points', 'server.limit', { count: perMember }),
    minimumRank > 0 && state !== 'RANK' ? t('points', 'server.rank', { rank: minimumRank }) : null,
  ];
  return {
    id: String(rewardId),
    kind,
    name,
    text,
    image: image(reward.image),
    cost: t('points', 'server.points', { points: format.count(cost) }),
    notes: notes.filter((note) => note !== null).join(' · '),
    state,
    /** Why it cannot be redeemed; null where it can, or by whom logs in. */
    why: whyNot({ t, format }, reward),
    /** Null unless points are missing. */
    share: state === 'POINTS' ? thousandths(String(has), String(cost)) : null,
    ...linkView(site, reward),
  };
}

function linkView(site: Site, { state, rewardId }: PointReward) {
  const path = paths.redeem(rewardId);
  if (state !== 'SIGNED_OUT') return { label: 'redeem' as const, path };
  const { logIn, signUp } = joinPaths(site, path);
  return logIn ? { label: 'logIn' as const, path: logIn } : { label: 'signUp' as const, path: signUp ?? path };
}

function whyNot({ t, format }: Pick<Site, 't' | 'format'>, { state, missing, minimumRank }: PointReward) {
  switch (state) {
    case 'SOLD_OUT':
      return t('points', 'server.soldOut');
    case 'RANK':
      return t('points', 'server.rank', { rank: minimumRank });
    case 'LIMIT':
      return t('points', 'server.limitReached');
    case 'POINTS':
      return t('points', 'server.missing', { points: format.count(missing) });
    default:
      return null;
  }
}
