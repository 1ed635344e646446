import { z } from 'zod';
import type { AgentKey } from '~/config/pages.ts';
import { paths } from '~/config/paths.ts';
import { amountTone, signed } from '~/parts/records/amounts.server.ts';
import type { RecordFilter, RecordSum } from '~/parts/records/records.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';

export type Figures = Value<'listDownlines'>['sums'];
type Name = keyof Figures;

/** In the order of the sums; what agents earn has pages of its own. */
export const FIGURES = ['profit', 'deposit', 'withdrawal', 'stake', 'validBet', 'win', 'rebate', 'promotion'] as const;

/** The profit is the company's: it has a sign and a tone. */
export const figureText = <Each extends Name>(
  site: Site,
  name: Each,
  figures: Pick<Figures, Each | 'profit'>,
): string => (name === 'profit' ? signed(site, figures.profit) : site.format.money(figures[name]));

export interface CompanyResult {
  profit: string;
  tone: 'profit' | 'loss' | undefined;
}

/** The profit of a row. */
export const companyResult = (site: Site, figures: Pick<Figures, 'profit'>): CompanyResult => ({
  profit: figureText(site, 'profit', figures),
  tone: amountTone(figures.profit),
});

export function figureSum<Each extends (typeof FIGURES)[number]>(
  site: Site,
  name: Each,
  figures: Pick<Figures, Each | 'profit'>,
): RecordSum {
  const tone = name === 'profit' ? amountTone(figures.profit) : undefined;
  return {
    label: site.t('agent', `server.figures.${name}`),
    amount: figureText(site, name, figures),
    ...(tone && { tone }),
    meaning: site.t('agent', `server.meanings.${name}`),
  };
}

/** Whose the sums of a report are, and which sign the company's result has. */
export const aboutSums = ({ t }: Site, whose: 'yours' | 'part' | 'alone'): string =>
  `${t('agent', `server.about.${whose}`)} ${t('agent', 'server.about.company')}`;

/** `aboutSums` of a list of lines: all of the path's last member, or a part of them. */
export function aboutLines(site: Site, { own, path }: { own: object | null; path: readonly Member[] }): string {
  if (!own || path.length <= 1) return aboutSums(site, own ? 'yours' : 'part');
  const name = path.at(-1)?.nickname ?? '';
  return `${site.t('agent', 'server.about.team', { name })} ${site.t('agent', 'server.about.company')}`;
}

/** "9 direct downlines", or how many a filter found. */
export const countLines = ({ t, format }: Site, { own, total }: { own: object | null; total: number }): string =>
  t('agent', own ? 'server.lines' : 'server.found', { count: total, number: format.count(total) });

export const figureDetails = <Each extends (typeof FIGURES)[number]>(
  site: Site,
  figures: Pick<Figures, Each | 'profit'>,
  names: readonly Each[],
) =>
  names.map((name) => ({
    label: site.t('agent', `server.figures.${name}`),
    text: figureText(site, name, figures),
  }));

/** A page of the centre, in the range of this one. */
export function reportPath({ url }: Site, page: AgentKey, search: Record<string, string | undefined>): string {
  const range = ['range', 'from', 'to'].map((name) => [name, url.searchParams.get(name) ?? undefined]);
  return paths.agent(page, { ...Object.fromEntries(range), ...search });
}

/** Lines of a member in the range of the page. */
export const linesPath = (site: Site, account?: string): string => reportPath(site, 'downlines', { account });

/** The agent first, then down to whose rows are shown. */
export type Crumb = ReturnType<typeof memberView> & { path: string };

/** `path` is of a member's rows; undefined for the agent's. */
export const crumbViews = (
  site: Site,
  members: readonly Member[],
  path: (account: string | undefined) => string,
): Crumb[] =>
  members.map((member, index) => ({
    ...memberView(site, member),
    path: path(index === 0 ? undefined : member.account),
  }));

/** Default: all products. */
export const productSchema = (lanes: Value<'listVendors'>) =>
  z
    .enum(lanes.map(({ gameClassify }) => gameClassify))
    .optional()
    .catch(undefined);

export const productFilter = ({ t }: Site, lanes: Value<'listVendors'>, value: string | undefined): RecordFilter => ({
  name: 'product',
  label: t('reports', 'server.filters.product'),
  value: value ?? '',
  options: [
    { value: '', label: t('reports', 'server.filters.anyProduct') },
    ...lanes.map(({ gameClassify, title }) => ({ value: gameClassify, label: title })),
  ],
});

const TYPES = { 1: 'general', 2: 'agent', 41: 'master', 42: 'master' } as const;

/** Null for a player. */
export const memberType = ({ t }: Site, type: number): string | null =>
  type in TYPES ? t('agent', `server.types.${TYPES[type as keyof typeof TYPES]}`) : null;

type Member = Value<'listDownlines'>['path'][number];

export const memberView = (site: Site, { account, nickname, avatar, type }: Member) => ({
  account,
  nickname,
  avatar: site.image(avatar),
  type: memberType(site, type),
});
