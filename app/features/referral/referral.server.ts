import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { drawQrCode } from '~/parts/qr-code.server.ts';
import { optional } from '~/request/optional.server.ts';
import { pageNumber, parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { worthText } from '../rewards/worth.server.ts';

const Search = z.object({ page: pageNumber });

/** Specification: referral. */
export async function readReferral(site: Site) {
  const { page } = parseSearch(site, Search);
  const { t, format } = site;
  const [referral, friends] = await Promise.all([
    site.api.call('getReferral'),
    site.api.call('listReferrals', { query: { pageNo: page } }),
  ]);
  const link = `${site.url.origin}${paths.register({ referralCode: referral.code })}`;
  return {
    code: referral.code,
    link,
    invitation: t('referral', 'server.invitation', { brand: site.brand.merchantName }),
    qrSvg: drawQrCode(link),
    totals: {
      friends: format.count(referral.friends),
      credit: format.roundedMoney(referral.credit),
      /** Null for a brand that gives none. */
      points: referral.tiers.some(({ rewardKind }) => rewardKind === 'POINTS') ? format.count(referral.points) : null,
    },
    tiers: referral.tiers.map((tier) => ({
      kind: tier.kind,
      title: tierTitle(site, tier),
      you: tierReward(site, tier, tier.inviterAmount),
      friend: tierReward(site, tier, tier.friendAmount),
      reached: tier.reached > 0 ? t('referral', 'server.reached', { count: tier.reached }) : null,
    })),
    friends: friends.list.map(({ playerName, registeredAt, tiers }, index) => ({
      id: `${page}-${index}`,
      player: playerName,
      joined: t('referral', 'server.joined', { time: format.date(registeredAt) }),
      tiers,
    })),
    page,
    totalPages: Math.max(friends.totalPages, 1),
    pageLinks: pageLinks(page, friends.totalPages, (number) => paths.referral(number === 1 ? undefined : number)),
  };
}
export type ReferralView = Awaited<ReturnType<typeof readReferral>>;

type Tier = Value<'getReferralOffer'>['tiers'][number];

const tierTitle = ({ t, format }: Site, { kind, required }: Tier): string =>
  t('referral', `server.tiers.${kind}`, { amount: format.money(required) });

const tierReward = (site: Site, { rewardKind, turnover }: Tier, amount: string): string =>
  worthText(site, { kind: rewardKind, amount, turnover });

/** For those who sign up by a friend's link. Null where nothing is given. */
export async function readInvited(site: Site) {
  if (!site.modules.has('REFERRAL3')) return null;
  const offer = site.cached('referral offer', ({ api }) => api.call('getReferralOffer'));
  const { tiers } = await optional(site, 'getReferralOffer', offer, { tiers: [] });
  const gifts = tiers
    .filter(({ friendAmount }) => Number(friendAmount) > 0)
    .map((tier) => ({ title: tierTitle(site, tier), worth: tierReward(site, tier, tier.friendAmount) }));
  return gifts.length === 0 ? null : { title: site.t('referral', 'server.invited'), gifts };
}
