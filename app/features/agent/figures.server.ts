import { paths } from '~/config/paths.ts';
import { amountTone, signed } from '~/parts/records/amounts.server.ts';
import type { RecordSum } from '~/parts/records/records.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';

export type Figures = Value<'listDownlines'>['own'];
type Name = keyof Figures;

/** In the order of the pages; what agents earn has pages of its own. */
export const FIGURES = ['deposit', 'withdrawal', 'stake', 'validBet', 'win', 'rebate', 'promotion', 'profit'] as const;

/** The profit is the house's: it has a sign and a tone. */
export const figureText = (site: Site, name: Name, figures: Figures): string =>
  name === 'profit' ? signed(site, figures.profit) : site.format.money(figures[name]);

export function figureSum(site: Site, name: Name & (typeof FIGURES)[number], figures: Figures): RecordSum {
  const tone = name === 'profit' ? amountTone(figures.profit) : undefined;
  return {
    label: site.t('agent', `server.figures.${name}`),
    amount: figureText(site, name, figures),
    ...(tone && { tone }),
  };
}

export const figureDetails = (site: Site, figures: Figures, names: readonly (typeof FIGURES)[number][]) =>
  names.map((name) => ({
    label: site.t('agent', `server.figures.${name}`),
    text: figureText(site, name, figures),
  }));

/** Lines of a member in the range of the page. */
export function linesPath({ url }: Site, account?: string): string {
  const range = ['range', 'from', 'to'].map((name) => [name, url.searchParams.get(name) ?? undefined]);
  return paths.agent('downlines', { ...Object.fromEntries(range), account });
}

const TYPES = { 1: 'general', 2: 'agent', 41: 'master', 42: 'master' } as const;

type Member = Value<'listDownlines'>['path'][number];

export const memberView = ({ t, image }: Site, { account, nickname, avatar, type }: Member) => ({
  account,
  nickname,
  avatar: image(avatar),
  type: type === 0 ? null : t('agent', `server.types.${TYPES[type]}`),
});
