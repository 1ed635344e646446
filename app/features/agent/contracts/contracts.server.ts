import { z } from 'zod';
import type { AgentKey } from '~/config/pages.ts';
import { paths } from '~/config/paths.ts';
import { isZero } from '~/i18n/money.ts';
import { optional } from '~/request/optional.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import { parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { previewView } from './calculation.server.ts';
import { CONTRACT_KEYS, CONTRACT_KINDS, type ContractKey } from './contract-kinds.ts';
import { type Contracts, findOwn, listContracts } from './contract-list.server.ts';
import { readPay } from './pay.server.ts';
import { readPropose } from './propose.server.ts';
import { type Contract, payerSentence, ratesText, termsSentences, tierSentences, tiersView } from './terms.server.ts';

const TABS = ['mine', 'lines', 'pay'] as const;
const Search = z.object({
  tab: z.enum([...TABS, 'propose']).catch('mine'),
  /** Contract to end, which asks before. */
  end: z.coerce.number().int().positive().optional().catch(undefined),
});

/** Throws 404 for a kind that does not concern the agent. */
export async function readContracts(site: Site, key: ContractKey) {
  const { tab, end } = parseSearch(site, Search);
  const contracts = await listContracts(site, key);
  if (contracts.flag === 0) throw notFound(site);
  const open = tab === 'propose' ? 'lines' : tab;
  return {
    key,
    path: paths.agent(key),
    tabs: TABS.map((each) => ({ key: each, path: tabPath(key, each), isSelected: each === open })),
    // The list of pay has it.
    owed: open === 'pay' ? [] : owedView(site, key, contracts),
    part: await readPart(site, key, contracts, tab, end),
  };
}
export type ContractsView = Awaited<ReturnType<typeof readContracts>>;

const tabPath = (key: ContractKey, tab: (typeof TABS)[number]): string =>
  paths.agent(key, tab === 'mine' ? {} : { tab });

const owedPath = (key: ContractKey, side?: 'LINES'): string =>
  paths.agent(key, { tab: 'pay', range: 'last90', side, payment: 'owed' });

async function readPart(
  site: Site,
  key: ContractKey,
  contracts: Contracts,
  tab: z.output<typeof Search>['tab'],
  end: number | undefined,
) {
  switch (tab) {
    case 'mine':
      return { tab, ...(await readMine(site, key, contracts, end)) };
    case 'lines':
      return { tab, ...(await readLines(site, key, contracts, end)) };
    case 'propose':
      return { tab, ...(await readPropose(site, key, contracts)) };
    case 'pay':
      return { tab, ...(await readPay(site, key)) };
  }
}

type Part = ContractsView['part'];
export type MinePart = Extract<Part, { tab: 'mine' }>;
export type LinesPart = Extract<Part, { tab: 'lines' }>;
export type ProposePart = Extract<Part, { tab: 'propose' }>;
export type PayPart = Extract<Part, { tab: 'pay' }>;

function owedView({ t, format }: Site, key: ContractKey, { owedByMe, owedToMe }: Contracts) {
  const sides = [
    { name: 'byMe', amount: owedByMe, path: owedPath(key, 'LINES') },
    { name: 'toMe', amount: owedToMe, path: owedPath(key) },
  ] as const;
  return sides.flatMap(({ name, amount, path }) =>
    !isZero(amount)
      ? [
          {
            text: t('contracts', `server.owed.${name}`, { amount: format.money(amount) }),
            link: t('contracts', 'server.owed.show'),
            path,
          },
        ]
      : [],
  );
}

const isNew = ({ now }: Site, { validFrom }: Contract): boolean => (validFrom ?? 0) > now;

async function readMine(site: Site, key: ContractKey, contracts: Contracts, end: number | undefined) {
  const { mine } = contracts;
  const accepted = mine.filter(({ state }) => state === 'ACCEPTED').toReversed();
  const proposed = mine.filter(({ state }) => state === 'PROPOSED');
  return {
    accepted: await Promise.all(accepted.map((contract) => ownView(site, key, contract, end))),
    proposed: proposed.map((contract) => proposalView(site, contract, findOwn(contracts))),
  };
}

async function ownView(site: Site, key: ContractKey, contract: Contract, end: number | undefined) {
  const { t, format } = site;
  const { id, validFrom, validTo } = contract;
  const preview = await readPreview(site, contract);
  return {
    ...termsView(site, contract, true),
    facts: [
      ...(validFrom === null
        ? []
        : [
            t('contracts', `server.${isNew(site, contract) ? 'begins' : 'since'}`, {
              time: format.dateTime(validFrom),
            }),
          ]),
      ...(validTo === null ? [] : [t('contracts', 'server.ends', { time: format.dateTime(validTo) })]),
    ],
    isNew: isNew(site, contract),
    preview: isNew(site, contract) ? null : preview && previewView(site, contract, preview),
    endPath: validTo === null ? paths.agent(key, { end: id }) : null,
    end: validTo === null && id === end ? endView(site, contract, preview?.to, 'mine', paths.agent(key)) : null,
  };
}

const readPreview = (site: Site, { id }: Contract) =>
  optional(site, 'previewContract', site.api.call('previewContract', { body: { contractId: id } }), null);

function endView(
  { t, format }: Site,
  { id, line }: Contract,
  to: number | undefined,
  side: 'mine' | 'line',
  backPath: string,
) {
  const values = { name: line.nickname, time: to === undefined ? '' : format.dateTime(to) };
  return {
    id: String(id),
    title: t('contracts', 'server.end.title'),
    text: t('contracts', `server.end.${side}${to === undefined ? 'Soon' : ''}` as const, values),
    backPath,
  };
}
export type EndView = ReturnType<typeof endView>;

const termsView = (site: Site, contract: Contract, isMine: boolean) => ({
  id: String(contract.id),
  tiers: tiersView(site, contract.terms),
  terms: [...termsSentences(site, contract), payerSentence(site, contract, isMine)],
});
export type ContractTermsView = ReturnType<typeof termsView>;

function proposalView(site: Site, contract: Contract, lasting: Contract | undefined) {
  const { t, format, brand } = site;
  const { upline, proposedAt, expiresAt, terms } = contract;
  const name = upline?.nickname ?? brand.merchantName;
  return {
    ...termsView(site, contract, true),
    facts: [
      t('contracts', 'server.proposal.from', { name, time: format.dateTime(proposedAt) }),
      t('contracts', 'server.proposal.until', { time: format.dateTime(expiresAt) }),
      t('contracts', `server.proposal.begins.${terms.period}`),
      ...(lasting
        ? [t('contracts', 'server.proposal.replaces', { number: lasting.id, rates: ratesText(lasting.terms) })]
        : []),
    ],
  };
}

async function readLines(site: Site, key: ContractKey, { lines }: Contracts, end: number | undefined) {
  const asked = lines.find(({ id, state, validTo }) => id === end && state === 'ACCEPTED' && validTo === null);
  const backPath = tabPath(key, 'lines');
  return {
    rows: lines.map((contract) => lineView(site, key, contract)),
    end: asked ? endView(site, asked, (await readPreview(site, asked))?.to, 'line', backPath) : null,
    proposePath: paths.agent(key, { tab: 'propose' }),
    path: backPath,
  };
}

function lineView(site: Site, key: ContractKey, contract: Contract) {
  const { t } = site;
  const { id, line, state, terms, validTo } = contract;
  const shown = state !== 'ACCEPTED' ? state : validTo !== null ? 'ending' : isNew(site, contract) ? 'next' : state;
  return {
    id: String(id),
    account: line.account,
    name: line.nickname,
    state: t('contracts', `server.states.${shown}`),
    isLive: state === 'ACCEPTED',
    rates: ratesText(terms),
    period: spanText(site, contract),
    canWithdraw: state === 'PROPOSED',
    endPath: state === 'ACCEPTED' && validTo === null ? paths.agent(key, { tab: 'lines', end: id }) : null,
    more: [
      { label: t('contracts', 'server.facts.contract'), text: String(id) },
      ...tierSentences(site, terms),
      ...termsSentences(site, contract),
      payerSentence(site, contract, false),
    ],
  };
}

function spanText({ t, format }: Site, { state, expiresAt, validFrom, validTo }: Contract): string {
  if (state === 'PROPOSED') return t('contracts', 'server.until', { time: format.dateTime(expiresAt) });
  if (validFrom === null) return '–';
  const from = format.date(validFrom);
  if (validTo === null) return t('contracts', 'server.spanOpen', { from });
  return t('contracts', 'server.span', { from, to: format.date(validTo - 1) });
}

/** Proposals and debts that wait for the agent; a kind that cannot be read is left out. */
export async function readWaiting(site: Site, open: readonly AgentKey[]): Promise<{ text: string; path: string }[]> {
  const { t, format } = site;
  const found = await Promise.all(
    CONTRACT_KEYS.filter((key) => open.includes(key)).map(async (key) => {
      const contracts = await optional(site, CONTRACT_KINDS[key].contract, listContracts(site, key), null);
      if (!contracts) return [];
      const page = t('agent', `centre.pages.${key}`);
      const count = contracts.mine.filter(({ state }) => state === 'PROPOSED').length;
      const { owedByMe } = contracts;
      return [
        ...(count > 0
          ? [{ text: t('contracts', 'server.waiting.proposals', { page, count }), path: paths.agent(key) }]
          : []),
        ...(!isZero(owedByMe)
          ? [
              {
                text: t('contracts', 'server.waiting.owed', { page, amount: format.money(owedByMe) }),
                path: owedPath(key, 'LINES'),
              },
            ]
          : []),
      ];
    }),
  );
  return found.flat();
}
