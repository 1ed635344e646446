import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { readRule } from '~/parts/fields/field-rules.server.ts';
import { drawQrCode } from '~/parts/qr-code.server.ts';
import { readSorts } from '~/parts/records/records.server.ts';
import { notFound, orNotFound } from '~/request/page-failure.server.ts';
import { pageNumber, parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { PageLinks } from '~/ui/pagination.tsx';
import type { ColumnSort } from '~/ui/record-table.tsx';
import type { TabLink } from '~/ui/tab-links.tsx';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { rateText } from '../../../../openapi/rules/rates.ts';
import { memberView } from '../figures.server.ts';
import { type NewRates, productNames, readNewRates } from './rates.server.ts';
import type { AccountRules } from './schema.ts';

const TABS = ['account', 'links', 'joined'] as const;
type Tab = (typeof TABS)[number];
const PAGE_SIZE = 10;

const Search = z.object({
  tab: z.enum(TABS).catch('account'),
  page: pageNumber,
  /** Shows registrations of this invitation alone. */
  code: z.string().min(1).max(40).optional().catch(undefined),
  /** The link whose poster is shown. */
  poster: z
    .string()
    .regex(/^\w{1,40}$/)
    .optional()
    .catch(undefined),
});
const readSearch = (site: Site) => parseSearch(site, Search);

type Link = Value<'listInviteLinks'>['list'][number];

export interface LinkView {
  code: string;
  url: string;
  /** Null for a link that is not good now. */
  qrSvg: string | null;
  state: Link['state'];
  /** Its type of account. */
  type: string;
  facts: { label: string; text: string }[];
  rates: { label: string; text: string }[];
  /** Masked nickname that visitors see; null where the link shows none. */
  inviter: string | null;
  counts: { label: string; text: string; note?: string; path?: string }[];
  /** Null for a link that is not good now. */
  share: { text: string; posterPath: string } | null;
}

export interface PosterView {
  tab: 'poster';
  back: string;
  brand: string;
  logo: string;
  inviter: string | null;
  qrSvg: string;
  code: string;
  url: string;
  validTo: string | null;
}

export interface JoinedRow {
  /** User name. */
  id: string;
  nickname: string;
  /** Null for a player. */
  type: string | null;
  code: string;
  time: string;
  hasDeposited: string;
}

interface Paged {
  page: number;
  totalPages: number;
  pageLinks: PageLinks;
}

export interface AccountView {
  tab: 'account';
  hasPaymentPassword: boolean;
  passwordPath: string;
  rules: AccountRules;
  rates: NewRates;
}
export interface LinksView extends Paged {
  tab: 'links';
  rates: NewRates;
  domains: string[];
  links: LinkView[];
  managePath: string;
  /** Empty where there is nothing to sort. */
  sorts: { label: string; path: string; now: ColumnSort['now'] }[];
}
export interface JoinedView extends Paged {
  tab: 'joined';
  rows: JoinedRow[];
  sorts: Record<string, ColumnSort>;
  count: string;
  /** The one invitation whose registrations are shown. */
  only: { code: string; allPath: string } | null;
}

export type RegisterCentreView = PosterView | ((AccountView | LinksView | JoinedView) & { tabs: TabLink[] });

/** Throws 404 for somebody else's invitation, and for the poster of one that is not good now. */
export async function readRegisterCentre(site: Site): Promise<RegisterCentreView> {
  const { tab, poster } = readSearch(site);
  if (tab === 'links' && poster !== undefined) return readPoster(site, poster);
  const readers = { account: readAccount, links: readLinks, joined: readJoined };
  return {
    ...(await readers[tab](site)),
    tabs: TABS.map((key) => ({
      key,
      label: site.t('register', `server.tabs.${key}`),
      path: tabPath(key),
      isSelected: key === tab,
    })),
  };
}

interface RegisterOrder {
  sort?: string | undefined;
  direction?: string | undefined;
}

export const tabPath = (
  tab: Tab,
  search: {
    page?: number | undefined;
    code?: string | undefined;
    poster?: string;
    form?: 'manage';
  } & RegisterOrder = {},
) => paths.agent('register', { tab: tab === 'account' ? undefined : tab, ...search });

export async function readRules(site: Site): Promise<AccountRules> {
  const [username, password] = await Promise.all([readRule(site, 'username'), readRule(site, 'password')]);
  return { username, password };
}

async function readAccount(site: Site): Promise<AccountView> {
  const [{ isSet }, rules, rates] = await Promise.all([
    site.api.call('hasPaymentPassword'),
    readRules(site),
    readNewRates(site),
  ]);
  return {
    tab: 'account',
    hasPaymentPassword: isSet,
    passwordPath: paths.account({ part: 'paymentPassword' }),
    rules,
    rates,
  };
}

/** The main one first. */
export const listDomains = ({ brand }: Site): string[] => [
  ...new Set([brand.mainDomain, ...brand.domainRoute.map(({ domainName }) => domainName)]),
];

const LINK_SORTS = ['createdAt', 'visits', 'registrations', 'firstDeposits', 'validBet'] as const;

/** The page of links that the address names, in its order. */
export function linksPath(site: Site, more: { form?: 'manage' } = {}): string {
  const { page } = readSearch(site);
  const { order } = readSorts(site, LINK_SORTS, tabPathOfLinks);
  return tabPath('links', { ...order, page: page === 1 ? undefined : page, ...more });
}

const tabPathOfLinks = (order: RegisterOrder): string => tabPath('links', order);

async function readLinks(site: Site): Promise<LinksView> {
  const { t } = site;
  const { page } = readSearch(site);
  const { order, sorts } = readSorts(site, LINK_SORTS, tabPathOfLinks);
  const [found, rates, nameOf] = await Promise.all([
    site.api.call('listInviteLinks', { query: { ...order, pageNo: page, pageSize: PAGE_SIZE } }),
    readNewRates(site),
    productNames(site),
  ]);
  return {
    tab: 'links',
    rates,
    domains: listDomains(site),
    links: await Promise.all(found.list.map((link) => linkView(site, link, nameOf))),
    managePath: linksPath(site, { form: 'manage' }),
    sorts:
      found.total > 1
        ? LINK_SORTS.map((column) => ({
            label: t('register', column === 'createdAt' ? 'server.facts.created' : `server.counts.${column}`),
            path: sorts[column]?.path ?? '',
            now: (order.sort ?? 'createdAt') === column ? (sorts[column]?.now ?? 'DESC') : null,
          }))
        : [],
    ...paging(found, (number) => tabPath('links', { ...order, page: number })),
  };
}

function paging(
  { pageNo, totalPages }: { pageNo: number; totalPages: number },
  path: (page?: number) => string,
): Paged {
  return {
    page: pageNo,
    totalPages: Math.max(totalPages, 1),
    pageLinks: pageLinks(pageNo, totalPages, (number) => path(number === 1 ? undefined : number)),
  };
}

function linkAddress({ url: { protocol, port } }: Site, { domain, path }: Link): string {
  return `${protocol}//${domain}${port && `:${port}`}${path}`;
}

async function readPoster(site: Site, code: string): Promise<PosterView> {
  const { brand, image, t, format } = site;
  const link = await findLink(site, code);
  if (link?.state !== 'active') throw notFound(site);
  const url = linkAddress(site, link);
  return {
    tab: 'poster',
    back: tabPath('links'),
    brand: brand.merchantName,
    logo: image(brand.logoOnLight),
    inviter: link.inviter && t('register', 'server.invitedBy', { name: link.inviter }),
    qrSvg: drawQrCode(url),
    code: link.code,
    url,
    validTo: link.validTo === null ? null : t('register', 'server.until', { time: format.dateTime(link.validTo) }),
  };
}

async function findLink({ api }: Site, code: string): Promise<Link | undefined> {
  for (let pageNo = 1, totalPages = 1; pageNo <= totalPages; pageNo += 1) {
    const found = await api.call('listInviteLinks', { query: { pageNo, pageSize: 100 } });
    const link = found.list.find((each) => each.code === code);
    if (link) return link;
    totalPages = found.totalPages;
  }
  return undefined;
}

async function linkView(site: Site, link: Link, nameOf: Awaited<ReturnType<typeof productNames>>): Promise<LinkView> {
  const { t, format } = site;
  const { code, state, inviter, visits, registrations, firstDeposits, firstDepositSum, validTo } = link;
  const url = linkAddress(site, link);
  const fact = (key: 'created' | 'validTo', text: string) => ({ label: t('register', `server.facts.${key}`), text });
  return {
    code,
    url,
    qrSvg: state === 'active' ? drawQrCode(url) : null,
    state,
    inviter,
    type: t('register', link.type === 2 ? 'server.types.agent' : 'server.types.player'),
    facts: [
      fact('created', format.date(link.createdAt)),
      fact('validTo', validTo === null ? t('register', 'server.noEnd') : format.dateTime(validTo)),
    ],
    rates: link.rates.map((rate) => ({ label: nameOf(rate.gameType), text: rateText(rate) })),
    share:
      state === 'active'
        ? {
            text: t('register', 'server.invitation', { brand: site.brand.merchantName }),
            posterPath: tabPath('links', { poster: code }),
          }
        : null,
    counts: [
      { label: t('register', 'server.counts.visits'), text: format.count(visits) },
      {
        label: t('register', 'server.counts.registrations'),
        text: format.count(registrations),
        ...(registrations > 0 && { path: tabPath('joined', { code }) }),
      },
      {
        label: t('register', 'server.counts.conversion'),
        text: visits === 0 ? '–' : `${((100 * registrations) / visits).toFixed(1)}%`,
      },
      {
        label: t('register', 'server.counts.firstDeposits'),
        text: format.count(firstDeposits),
        ...(firstDeposits > 0 && { note: format.roundedMoney(firstDepositSum) }),
      },
      { label: t('register', 'server.counts.validBet'), text: format.roundedMoney(link.validBet) },
    ],
  };
}

async function readJoined(site: Site): Promise<JoinedView> {
  const { t, format } = site;
  const { page, code } = readSearch(site);
  const path = (changed: RegisterOrder) => tabPath('joined', { code, ...changed });
  const { order, sorts } = readSorts(site, ['registeredAt', 'account', 'code'], path);
  const query = { code, ...order, pageNo: page, pageSize: PAGE_SIZE };
  const found = await orNotFound(site, site.api.call('listInviteRegistrations', { query }));
  return {
    tab: 'joined',
    rows: found.list.map(({ member, registeredAt, hasDeposited, ...row }) => {
      const { account, nickname, type } = memberView(site, member);
      return {
        id: account,
        nickname,
        type,
        code: row.code,
        time: format.dateTime(registeredAt),
        hasDeposited: t('register', hasDeposited ? 'server.yes' : 'server.no'),
      };
    }),
    count: t('register', 'server.members', { count: found.total, number: format.count(found.total) }),
    only: code === undefined ? null : { code, allPath: tabPath('joined') },
    sorts,
    ...paging(found, (number) => tabPath('joined', { ...order, page: number, code })),
  };
}
