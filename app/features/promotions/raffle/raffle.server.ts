import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { deadlineText } from '~/parts/deadline.server.ts';
import { pageNumber, parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { chanceOf } from '../../../../openapi/rules/raffle.ts';
import { worthText } from '../../rewards/worth.server.ts';

type Rules = Value<'getRaffle'>['rules'];
type Prize = Rules['prizes'][number];
type Spin = Value<'getRaffle'>['spins'][number];

const Search = z.object({ page: pageNumber, spin: z.string().optional().catch(undefined) });

/** `rules` are what visitors see; `isOffered` adds the member's own part. */
export async function readRaffle(site: Site, promotionId: number, rules: Rules, isOffered: boolean) {
  const search = parseSearch(site, Search);
  const query = { promotionId, pageNo: search.page };
  const raffle = isOffered ? await site.api.call('getRaffle', { query }) : null;
  const { perTicket, ticketDays, prizes } = raffle?.rules ?? rules;
  const { t, format } = site;
  return {
    id: promotionId,
    rule: t('raffle', 'server.rule', { amount: format.money(perTicket), count: ticketDays }),
    wheel: prizes.map((prize) => ({ id: prize.prizeId, label: prizeText(site, prize), isMain: prize.stock === 1 })),
    prizes: prizes.map((prize) => prizeView(site, prizes, prize)),
    depositPath: site.routes.isOn(paths.deposit()) ? paths.deposit() : null,
    own: raffle && ownView(site, promotionId, raffle, search.spin),
  };
}
export type RaffleView = Awaited<ReturnType<typeof readRaffle>>;

export const prizeText = (site: Site, { kind, name, amount }: Pick<Prize, 'kind' | 'name' | 'amount'>): string =>
  kind === 'BLANK' ? (name ?? '') : worthText(site, { kind, amount });

function prizeView(site: Site, prizes: readonly Prize[], prize: Prize) {
  const { t, format } = site;
  const { kind, amount, turnover, stock } = prize;
  return {
    id: prize.prizeId,
    text: kind === 'BLANK' ? prizeText(site, prize) : worthText(site, { kind, amount, turnover }),
    chance: percentText(chanceOf(prizes, prize)),
    left: stock === null ? null : t('raffle', 'server.left', { count: stock, number: format.count(stock) }),
    isGone: stock === 0,
  };
}

/** Two digits that say something: 42%, 4.5%, 0.02%. */
const percentText = (chance: number): string => (chance === 0 ? '0%' : `${Number((chance * 100).toPrecision(2))}%`);

function ownView(site: Site, promotionId: number, raffle: Value<'getRaffle'>, shown: string | undefined) {
  const { t, format } = site;
  const { lots, seeds, spins, pageNo, totalPages, total } = raffle;
  const tickets = lots.reduce((sum, { left }) => sum + left, 0);
  const result = spins.find(({ orderNo }) => orderNo === shown);
  return {
    key: randomUUID(),
    tickets,
    count: t('raffle', 'server.tickets', { count: tickets, number: format.count(tickets) }),
    lots: lots.map(({ left, expiresAt }) =>
      t('raffle', 'server.lot', { count: left, number: format.count(left), time: deadlineText(site, expiresAt) }),
    ),
    hasPrizes: raffle.rules.prizes.some(({ stock }) => stock !== 0),
    /** The spin that the address names, if it is on this page of the list. */
    result: result
      ? { ...spinView(site, result), prizeId: result.prize.prizeId, isBlank: result.prize.kind === 'BLANK' }
      : null,
    seeds,
    spins: spins.map((spin) => spinView(site, spin)),
    /** Tells one spin from the next: the form of the next one is new. */
    total,
    page: pageNo,
    totalPages,
    pageLinks: pageLinks(pageNo, totalPages, (page) => paths.promotion(promotionId, { page })),
  };
}

export function spinView(site: Site, { orderNo, time, prize }: Spin) {
  return { orderNo, time: site.format.exactTime(time), prize: prizeText(site, prize), path: paths.raffleSpin(orderNo) };
}
