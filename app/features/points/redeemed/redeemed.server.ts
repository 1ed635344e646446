import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { pageNumber, parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';

type Redemption = Value<'listPointRedeemed'>['list'][number];

const TONES = { ORDERED: '', SENT: '', DELIVERED: 'text-positive', CANCELLED: 'text-negative' } as const;

const ARRIVED = { CREDIT: 'CREDITED', FREE_ROUNDS: 'OPENED', GOODS: 'DELIVERED' } as const;

const Page = z.object({ page: pageNumber });

export async function readRedeemed(site: Site) {
  const { page } = parseSearch(site, Page);
  const { list, totalPages } = await site.api.call('listPointRedeemed', { query: { pageNo: page } });
  const pagePath = (number: number) => paths.pointsRedeemed(number === 1 ? undefined : number);
  return {
    rows: list.map((row) => redeemedRow(site, row)),
    page,
    totalPages: Math.max(totalPages, 1),
    pageLinks: pageLinks(page, totalPages, pagePath),
    mallPath: paths.pointMall(),
    isMallOpen: !site.member?.isOnBreak,
  };
}
export type RedeemedView = Awaited<ReturnType<typeof readRedeemed>>;

function redeemedRow({ t, format, image }: Site, row: Redemption) {
  const { kind, state, delivery } = row;
  const key = state === 'DELIVERED' ? ARRIVED[kind] : state;
  return {
    id: row.orderNo,
    time: format.exactTime(row.createdAt),
    name: row.name,
    image: image(row.image),
    points: format.count(row.cost),
    worth: format.money(row.worth),
    state: t('points', `server.states.${key}`),
    tone: TONES[state],
    since: format.exactTime(row.stateAt),
    delivery:
      delivery &&
      `${delivery.recipient}, ${delivery.phone}, ${delivery.address}, ${delivery.city} ${delivery.postalCode}`,
  };
}
export type RedeemedRow = RedeemedView['rows'][number];
