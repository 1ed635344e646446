import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { readRule } from '~/parts/fields/field-rules.server.ts';
import { drawQrCode } from '~/parts/qr-code.server.ts';
import { orNotFound } from '~/request/page-failure.server.ts';
import { pageNumber, parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { PageLinks } from '~/ui/pagination.tsx';
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
  /** User name of the account that was added last. */
  added: z.string().max(64).catch(''),
});
export const readSearch = (site: Site) => parseSearch(site, Search);

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
  counts: { label: string; text: string; path?: string }[];
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
  /** The form is empty again after each account. */
  added: string;
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
}
export interface JoinedView extends Paged {
  tab: 'joined';
  rows: JoinedRow[];
  count: string;
  /** The one invitation whose registrations are shown. */
  only: { code: string; allPath: string } | null;
}

export type RegisterCentreView = (AccountView | LinksView | JoinedView) & { tabs: TabLink[] };

/** Throws 404 for somebody else's invitation. */
export async function readRegisterCentre(site: Site): Promise<RegisterCentreView> {
  const { tab } = readSearch(site);
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

export const tabPath = (tab: Tab, search: { page?: number | undefined; code?: string | undefined } = {}) =>
  paths.agent('register', { tab: tab === 'account' ? undefined : tab, ...search });

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
    added: readSearch(site).added,
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

async function readLinks(site: Site): Promise<LinksView> {
  const { page } = readSearch(site);
  const [found, rates, nameOf] = await Promise.all([
    site.api.call('listInviteLinks', { query: { pageNo: page, pageSize: PAGE_SIZE } }),
    readNewRates(site),
    productNames(site),
  ]);
  return {
    tab: 'links',
    rates,
    domains: listDomains(site),
    links: await Promise.all(found.list.map((link) => linkView(site, link, nameOf))),
    ...paging(found, (number) => tabPath('links', { page: number })),
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

async function linkView(site: Site, link: Link, nameOf: Awaited<ReturnType<typeof productNames>>): Promise<LinkView> {
  const { t, format, url: here } = site;
  const { code, state, visits, registrations, validTo } = link;
  const port = here.port && `:${here.port}`;
  const url = `${here.protocol}//${link.domain}${port}${link.path}`;
  const fact = (key: 'created' | 'validTo', text: string) => ({ label: t('register', `server.facts.${key}`), text });
  return {
    code,
    url,
    qrSvg: state === 'active' ? drawQrCode(url) : null,
    state,
    type: t('register', link.type === 2 ? 'server.types.agent' : 'server.types.player'),
    facts: [
      fact('created', format.date(link.createdAt)),
      fact('validTo', validTo === null ? t('register', 'server.noEnd') : format.dateTime(validTo)),
    ],
    rates: link.rates.map((rate) => ({ label: nameOf(rate.gameType), text: rateText(rate) })),
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
    ],
  };
}

async function readJoined(site: Site): Promise<JoinedView> {
  const { t, format } = site;
  const { page, code } = readSearch(site);
  const query = { code, pageNo: page, pageSize: PAGE_SIZE };
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
    ...paging(found, (number) => tabPath('joined', { page: number, code })),
  };
}
