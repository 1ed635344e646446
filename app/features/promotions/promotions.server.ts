import { paths } from '~/config/paths.ts';
import { joinPaths } from '~/features/session/sign-in.server.ts';
import { thousandths } from '~/i18n/money.ts';
import { safeHtml } from '~/i18n/safe-html.server.ts';
import { deadlineText } from '~/parts/deadline.server.ts';
import { isOffered } from '~/request/guards.server.ts';
import { optional } from '~/request/optional.server.ts';
import { notFound, orNotFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { worthText } from '../rewards/worth.server.ts';
import { promotionFacts } from './facts.server.ts';
import { readRaffle } from './raffle/raffle.server.ts';

export type Promotion = Value<'listPromotions'>['list'][number];
export type PromotionDetail = Value<'getPromotion'>;
type Category = Promotion['category'];

/** In the order of the tabs. */
const CATEGORIES: readonly Category[] = ['NEW', 'DAILY', 'SPORTS', 'LOTTERY', 'SLOTS', 'LIVE', 'VIP'];

/** Running promotions; a member's have the member's states. */
export async function listRunning(site: Site): Promise<Promotion[]> {
  if (!site.routes.isOn(paths.promotions()) || site.member?.isOnBreak) return [];
  if (site.member) return (await site.api.call('listPromotions')).list;
  return (await site.cached('promotions', ({ api }) => api.call('listPromotions'))).list;
}

/** Specification, section 2: promotions. An unknown category shows all. */
export async function readPromotions(site: Site) {
  const all = await listRunning(site);
  const present = CATEGORIES.filter((category) => all.some((each) => each.category === category));
  const wanted = present.find((category) => category === site.url.searchParams.get('category'));
  const tab = (key: string, label: string, path: string, isSelected: boolean) => ({ key, label, path, isSelected });
  return {
    tabs: [
      tab('ALL', site.t('promotions', 'server.all'), paths.promotions(), !wanted),
      ...present.map((category) => {
        const label = site.t('promotions', `server.categories.${category}`);
        return tab(category, label, paths.promotions({ category }), category === wanted);
      }),
    ],
    promotions: all
      .filter(({ category }) => !wanted || category === wanted)
      .map((each) => ({ ...promotionView(site, each), button: rowButton(site, each) })),
    takesCodes: site.modules.has('PROMOCODE3') && isOffered(site.member),
    homePath: paths.home(),
    tournaments: site.modules.has('TOURNAMENT3')
      ? { path: paths.tournaments(), label: site.t('tournaments', 'title') }
      : null,
  };
}
export type PromotionsView = Awaited<ReturnType<typeof readPromotions>>;

const OPEN_STATES: readonly Promotion['status']['state'][] = ['OPEN', 'CLAIMABLE', 'IN_PROGRESS'];

/** Returns a test of links: false for the link of a promotion that the member cannot take, or the brand does not list. */
export async function isOfferOpen(site: Site): Promise<(link: string) => boolean> {
  const all = await optional(site, 'listPromotions', listRunning(site), []);
  return (link) => {
    const url = new URL(link, site.url);
    const id = pageOf(url) ?? url.searchParams.get('bonus');
    const named = all.find(({ promotionId }) => String(promotionId) === id);
    return named ? OPEN_STATES.includes(named.status.state) : all.length === 0 || id === null;
  };
}

/** Id of the promotion that is the page at `url`; null for other pages. */
export const pageOf = ({ pathname, searchParams }: URL): string | null =>
  pathname === '/promoDetail' ? searchParams.get('id') : null;

export function promotionView(site: Site, promotion: Promotion) {
  const { promotionId, title, summary, image, startTime, endTime, status } = promotion;
  const { t, format } = site;
  return {
    id: String(promotionId),
    title,
    summary,
    image: site.image(image),
    path: paths.promotion(promotionId),
    period:
      status.state === 'NOT_YET'
        ? t('promotions', 'server.promotionFrom', { date: format.date(startTime) })
        : t('promotions', 'server.promotionUntil', { date: format.date(endTime - 1) }),
    status: statusView(site, promotion),
  };
}
export type PromotionView = ReturnType<typeof promotionView>;

/** Null where there is nothing to say about the visitor. */
function statusView(site: Site, { kind, status }: Promotion) {
  const text = statusText(site, kind, status);
  if (text === null) return null;
  const { done, required, until, state } = status;
  const isMoving = state === 'IN_PROGRESS' && done !== null && required !== null;
  return {
    text,
    isGood: state === 'OPEN' || state === 'CLAIMABLE',
    share: isMoving && Number(required) > 0 ? thousandths(done, required) : null,
    until: until === null ? null : untilText(site, kind, status, until),
  };
}

/** Null where the promotion's own period says it. */
function untilText(site: Site, kind: Promotion['kind'], status: Promotion['status'], until: number) {
  const { t } = site;
  const { state } = status;
  const time = site.format.dateTime(until);
  const deadline = { time: deadlineText(site, until) };
  if (isToSpin(kind, status)) return t('raffle', 'server.spinBy', deadline);
  if (state === 'CLAIMABLE') return t('rewards', 'server.claimBy', deadline);
  if (state === 'CLAIMED') return t('promotions', 'server.againFrom', { time });
  if (state !== 'IN_PROGRESS') return null;
  return kind === 'CASHBACK' ? t('promotions', 'server.claimFrom', { time }) : t('rewards', 'server.wagerBy', deadline);
}

/** Tickets to spend, not a reward to claim. */
const isToSpin = (kind: Promotion['kind'], { state, rewardId }: Promotion['status']): boolean =>
  kind === 'RAFFLE' && state === 'CLAIMABLE' && rewardId === null;

const claimableText = (site: Site, kind: Promotion['kind'], amount: string): string =>
  worthText(site, { kind: kind === 'RAFFLE' ? 'TICKETS' : kind === 'FREE_ROUNDS' ? kind : 'CREDIT', amount });

const ticketsText = ({ t, format }: Site, count: number): string =>
  t('raffle', 'server.tickets', { count, number: format.count(count) });

function statusText(site: Site, kind: Promotion['kind'], status: Promotion['status']): string | null {
  const { t, format } = site;
  const { state, reason, done, required, amount, until } = status;
  const progress = (decimal: string | null) => format.roundedMoney(decimal ?? '0');
  switch (state) {
    case 'SIGNED_OUT':
      return null;
    case 'NOT_YET':
      return t('promotions', 'server.states.NOT_YET', { time: format.dateTime(until ?? 0) });
    case 'NOT_FOR_YOU':
    case 'REFUSED':
      return t('promotions', `server.reasons.${reason ?? 'OFFICE'}`);
    case 'IN_PROGRESS':
      return kind === 'CASHBACK'
        ? t('promotions', 'server.cashbackNow', { loss: progress(done), amount: progress(amount) })
        : t('promotions', 'server.states.IN_PROGRESS', { done: progress(done), required: progress(required) });
    case 'CLAIMABLE':
      if (isToSpin(kind, status)) return ticketsText(site, Number(done));
      return t('promotions', 'server.states.CLAIMABLE', { amount: claimableText(site, kind, amount ?? '0') });
    case 'CLAIMED':
      return t('promotions', kind === 'CHECKIN' ? 'server.checkedIn' : 'server.states.CLAIMED');
    case 'OPEN':
      return kind === 'INFORMATION' ? null : t('promotions', 'server.states.OPEN');
    default:
      return t('promotions', `server.states.${state}`);
  }
}

const readId = ({ url }: Site): number | null => {
  const id = url.searchParams.get('id') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
};

/** Throws 404 without an id in the address. */
export function requirePromotionId(site: Site): number {
  const id = readId(site);
  if (id === null) throw notFound(site);
  return id;
}

/** Specification, section 2: promoDetail. Throws 404. */
export async function readPromotion(site: Site) {
  const promotionId = requirePromotionId(site);
  const detail = await orNotFound(site, site.api.call('getPromotion', { query: { promotionId } }));
  const { promotion, content, terms, checkIn, application, raffle } = detail;
  const { state } = promotion.status;
  const button = buttonView(site, detail);
  const isToApply = promotion.kind === 'APPLICATION' && (state === 'OPEN' || state === 'REFUSED');
  return {
    ...promotionView(site, promotion),
    shareImage: site.image(promotion.shareImage),
    html: safeHtml(content, site.routes.isOn),
    termsHtml: safeHtml(terms, site.routes.isOn),
    facts: await promotionFacts(site, detail),
    days: checkIn && checkInDays(site, checkIn),
    button: raffle && button?.do !== 'claim' ? null : button,
    /** Way in for visitors and trial accounts. */
    join: state === 'SIGNED_OUT' ? joinPaths(site, paths.promotion(promotionId)) : null,
    application: isToApply && application ? { needed: application.pictures } : null,
    raffle: raffle && (await readRaffle(site, promotionId, raffle, isOffered(site.member))),
    sent: application?.sent ? sentView(site, promotionId, application.sent) : null,
    allPath: paths.promotions(),
  };
}
export type PromotionPageView = Omit<Awaited<ReturnType<typeof readPromotion>>, 'shareImage'>;

function checkInDays(site: Site, { kind, amounts, streak, isDone }: NonNullable<PromotionDetail['checkIn']>) {
  return amounts.map((amount, index) => ({
    label: site.t('promotions', 'server.day', { day: index + 1 }),
    amount: worthText(site, { kind, amount }),
    isDone: index < streak,
    isNext: !isDone && index === streak,
  }));
}

function sentView(site: Site, id: number, sent: NonNullable<NonNullable<PromotionDetail['application']>['sent']>) {
  return {
    time: site.t('promotions', 'server.sent', { time: site.format.dateTime(sent.createdAt) }),
    comment: sent.comment,
    pictures: Array.from({ length: sent.pictures }, (_, index) => paths.promotionPicture(String(id), index + 1)),
  };
}

type ButtonView = ReturnType<typeof buttonView>;

/** Short ones: what is left to wager is on the promotion's page. */
function rowButton(site: Site, promotion: Promotion): ButtonView {
  const button = buttonView(site, { promotion, link: null });
  return button?.do === 'link' && button.label === 'wager' ? { ...button, label: 'play', path: paths.home() } : button;
}

/** The one that is right now; null where there is nothing to do, and for visitors. */
function buttonView(site: Site, { promotion, link }: Pick<PromotionDetail, 'promotion' | 'link'>) {
  const { kind, promotionId, status } = promotion;
  const { routes } = site;
  const to = (label: 'deposit' | 'play' | 'wager' | 'page' | 'spin', path: string) =>
    routes.isOn(path) ? ({ do: 'link', label, path } as const) : null;
  const { state, rewardId } = status;
  if (state === 'CLAIMABLE' && rewardId !== null) return { do: 'claim', rewardId: String(rewardId) } as const;
  if (state === 'IN_PROGRESS' && kind !== 'CASHBACK') return to('wager', paths.withdraw());
  if (state === 'IN_PROGRESS') return to('play', paths.home());
  if (isToSpin(kind, status)) return to('spin', paths.promotion(promotionId));
  if (state !== 'OPEN') return null;
  switch (kind) {
    case 'RAFFLE':
    case 'FREE_ROUNDS':
      return to('deposit', paths.deposit());
    case 'DEPOSIT':
      return to('deposit', paths.deposit({ bonus: String(promotionId) }));
    case 'CASHBACK':
      return to('play', paths.home());
    case 'CHECKIN':
      return { do: 'checkIn' } as const;
    case 'INFORMATION':
      return link ? to('page', link) : null;
    case 'APPLICATION':
      return null;
  }
}
