import { paths } from '~/config/paths.ts';
import { plainAmount } from '~/features/wallet/wallet.server.ts';
import type { DecimalSign } from '~/i18n/amount.ts';
import { isZero, parseUnits, unitsText } from '~/i18n/money.ts';
import { amountTone, signed } from '~/parts/records/amounts.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { CONTRACT_KINDS, type ContractKey } from './contract-kinds.ts';
import { type Contracts, findOwn } from './contract-list.server.ts';
import { type Terms, termsSentences, tiersView } from './terms.server.ts';
import type { Tier } from './tiers.ts';

const SHOWN_AGENTS = 12;
/** Terms of a dividend that the form asks for. */
const ASKED = ['measure', 'base'];

/** `?template=` fills the form, `?line=` its first field. */
export async function readPropose(site: Site, key: ContractKey, contracts: Contracts) {
  const { api, url, format } = site;
  const own = findOwn(contracts);
  const isDividend = CONTRACT_KINDS[key].kind === 'DIVIDEND';
  const base = { path: paths.agent(key, { tab: 'propose' }), backPath: paths.agent(key, { tab: 'lines' }) };
  if (!own) return { ...base, form: null };
  const [templates, agents] = await Promise.all([
    optional(site, 'listContractTemplates', api.call('listContractTemplates'), { list: [] }),
    optional(
      site,
      'listDownlines',
      api.call('listDownlines', { query: { isAgent: true, pageSize: SHOWN_AGENTS } }),
      null,
    ),
  ]);
  const ofKind = templates.list.filter(({ kind }) => kind === own.kind);
  const chosen = url.searchParams.get('template') ?? '';
  const template = ofKind.find((each) => templateValue(each) === chosen);
  return {
    ...base,
    form: {
      isDividend,
      decimalSign: format.decimalSign,
      ownTiers: own.terms.tiers,
      own: tiersView(site, own.terms),
      same: termsSentences(site, own).filter(({ name }) => !isDividend || !ASKED.includes(name)),
      templates: ofKind.map((each) => ({ value: templateValue(each), label: each.name })),
      template: template ? chosen : '',
      ownTemplate: template?.isOwn ? template.name : null,
      /** Null where they cannot be read. */
      agents: agents?.list.map(({ member }) => member.account) ?? null,
      values: {
        accounts: url.searchParams.get('line') ?? '',
        measure: template?.terms.measure ?? own.terms.measure,
        base: template?.terms.base ?? own.terms.base,
        ...(template && tierValues(template.terms, format.decimalSign)),
      } as Record<string, string>,
    },
  };
}
export type ProposeForm = NonNullable<Awaited<ReturnType<typeof readPropose>>['form']>;

export interface ReviewView {
  accounts: string;
  /** Null for pay that cannot be told in advance. */
  cost: { title: string; rows: { label: string; amount: string; tone?: 'profit' | 'loss' }[] } | null;
}

/** Describes the cost of a proposal in the last month, and the agent's rest. */
export function reviewView(site: Site, accounts: readonly string[], preview: Value<'previewProposal'>): ReviewView {
  const { t, format } = site;
  const names = accounts.join(', ');
  if (!preview) return { accounts: names, cost: null };
  const { from, to, lines, total, own } = preview;
  const kept = unitsText(parseUnits(own) - parseUnits(total));
  const tone = amountTone(kept);
  const days = `${format.date(from)} – ${format.date(to - 1)}`;
  return {
    accounts: names,
    cost: {
      title: t('contracts', 'server.review.title', { days }),
      rows: [
        ...(lines.length > 1
          ? lines.map(({ member, amount }) => ({ label: member.nickname, amount: format.money(amount) }))
          : []),
        { label: t('contracts', 'server.review.total'), amount: format.money(total) },
        { label: t('contracts', 'server.review.own'), amount: format.money(own) },
        { label: t('contracts', 'server.review.kept'), amount: signed(site, kept), ...(tone && { tone }) },
      ],
    },
  };
}

type Template = Value<'listContractTemplates'>['list'][number];
/** An own template may have the name of the brand's. */
const templateValue = ({ isOwn, name }: Template): string => `${isOwn ? 'own' : 'brand'} ${name}`;

function tierValues({ tiers }: Terms, sign: DecimalSign): Record<string, string> {
  const decimal = (text: string) => (sign === ',' ? text.replace('.', ',') : text);
  const amount = (text: string) => (isZero(text) ? '' : decimal(plainAmount(text)));
  const row = ({ turnover, loss, activeMembers, rate }: Tier, number: number) => [
    [`turnover${number}`, amount(turnover)],
    [`loss${number}`, amount(loss)],
    [`active${number}`, activeMembers === 0 ? '' : String(activeMembers)],
    [`rate${number}`, decimal(String(rate / 100))],
  ];
  return Object.fromEntries(tiers.flatMap((tier, index) => row(tier, index + 1)));
}
