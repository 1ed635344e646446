import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { readRule } from '~/parts/fields/field-rules.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { readOpenPages } from '../contracts/open-pages.server.ts';
import { type Choice, choicesOf, pageField, SUB_PAGES, type SubPage } from './schema.ts';

type SubAccount = Value<'createSubAccount'>;

/** Name of the sub-account that is being changed. */
const Search = z.object({ sub: z.string().max(15).optional().catch(undefined) });
export const readSubName = ({ url }: Pick<Site, 'url'>): string | undefined =>
  Search.parse(Object.fromEntries(url.searchParams)).sub;

/** Throws 404 for an unknown name. */
export async function readSubs(site: Site) {
  const [{ list, most }, { isSet }, rule, open] = await Promise.all([
    site.api.call('listSubAccounts'),
    site.api.call('hasPaymentPassword'),
    readRule(site, 'password'),
    readOpenPages(site),
  ]);
  const wanted = readSubName(site);
  const chosen = list.find(({ name }) => name === wanted);
  if (wanted !== undefined && !chosen) throw notFound(site);
  const isOffered = (page: SubPage) =>
    page === 'audit' || open.includes(page) || chosen?.pages.some((right) => right.page === page);
  return {
    subs: list.map((sub) => subView(site, sub)),
    /** Changes from one saved state to the next, so that the form begins anew. */
    count: list.length,
    canOpen: list.length < most,
    passwordPath: isSet ? null : paths.account({ part: 'paymentPassword' }),
    rule,
    pages: SUB_PAGES.filter(isOffered).map((page) => ({ page, label: pageName(site, page), choices: choicesOf(page) })),
    form: chosen ? { name: chosen.name, values: valuesOf(chosen) } : null,
  };
}
export type SubsView = Awaited<ReturnType<typeof readSubs>>;

const pageName = ({ t }: Site, page: SubPage): string => t('agent', `centre.pages.${page}`);

function subView(site: Site, { name, pages, isOpen, created, lastUsed }: SubAccount) {
  const { t, format } = site;
  const namesOf = (wanted: boolean) =>
    SUB_PAGES.filter((each) => pages.some(({ page, mayAct }) => page === each && mayAct === wanted)).map((page) =>
      pageName(site, page),
    );
  const rights = [
    { label: t('subs', 'server.acts'), pages: namesOf(true) },
    { label: t('subs', 'server.reads'), pages: namesOf(false) },
  ].filter((right) => right.pages.length > 0);
  return {
    name,
    isOpen,
    rights,
    nothing: rights.length === 0 ? t('subs', 'server.nothing') : null,
    facts: [
      t('subs', 'server.created', { date: format.date(created) }),
      lastUsed === null ? t('subs', 'server.never') : t('subs', 'server.used', { time: format.ago(lastUsed) }),
    ],
    changePath: paths.agent('subs', { sub: name }),
  };
}
export type SubView = SubsView['subs'][number];

const valuesOf = ({ pages, isOpen }: SubAccount): Record<string, string> => ({
  state: isOpen ? 'open' : 'closed',
  ...Object.fromEntries(pages.map(({ page, mayAct }) => [pageField(page), (mayAct ? 'act' : 'read') satisfies Choice])),
});
