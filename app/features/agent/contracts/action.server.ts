import { data } from '@remix-run/node';
import type { ApiFailure } from '~/api/failure.ts';
import { paths } from '~/config/paths.ts';
import { readBalance } from '~/features/wallet/wallet.server.ts';
import { paymentRefusals } from '~/parts/payment/refusals.server.ts';
import { chooseAction, formAction, type Submitted } from '~/request/form-action.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { cleanLine } from '../../../../openapi/rules/cleaning.ts';
import { agentPassword, agentPasswordRefusals } from '../rights/rights.server.ts';
import { CONTRACT_KINDS, type ContractKey } from './contract-kinds.ts';
import { findOwn, listContracts } from './contract-list.server.ts';
import { payPath } from './pay.server.ts';
import { type ReviewView, reviewView } from './propose.server.ts';
import { answerSchema, changeSchema, paySchema, templateSchema } from './schema.ts';
import { proposeSchema, readAccounts, readTiers } from './tiers.ts';

const CHANGED = {
  ...agentPasswordRefusals,
  'contract.not.found': ({ t }: Site) => ({ '': t('contracts', 'server.errors.gone') }),
  'contract.state': ({ t }: Site) => ({ '': t('contracts', 'server.errors.state') }),
};

/** Only proposals have these. */
const PROPOSED = {
  'downline.not.found': ({ t }: Site) => ({ accounts: t('contracts', 'server.errors.line') }),
  'contract.terms': async (site: Site, _: ApiFailure, { form }: Submitted) => {
    const players = await listPlayers(site, readAccounts(String(form.get('accounts') ?? '')));
    return players.length === 0
      ? { '': site.t('contracts', 'server.errors.terms') }
      : { accounts: site.t('contracts', 'server.errors.players', { names: players.join(', ') }) };
  },
  'contract.above.own': ({ t }: Site) => ({ '': t('contracts', 'server.errors.above') }),
  'contract.none.own': ({ t }: Site) => ({ '': t('contracts', 'server.errors.noneOwn') }),
};

const UNCHANGED = {
  'downline.not.found': null,
  'contract.terms': null,
  'contract.above.own': null,
  'contract.none.own': null,
};

/** Players among direct lines, to whom nobody can propose. */
async function listPlayers({ api }: Site, accounts: readonly string[]): Promise<string[]> {
  const { lines } = await api.call('getDownlineRates', { query: { accounts: accounts.join(',') } });
  return lines.flatMap(({ member }) => (member.type === 0 ? [member.account] : []));
}

/** Forms of a page by `?form=`. */
export function contractAction(key: ContractKey) {
  const { kind } = CONTRACT_KINDS[key];
  const operation = CONTRACT_KINDS[key].contract as 'contractDividend';
  const hasLoss = kind === 'DIVIDEND';

  const answer = formAction('processDividend')({
    guard: requireAgent,
    schema: () => answerSchema,
    async submit(site, { contractId, answer: intent }, { form }) {
      const process = CONTRACT_KINDS[key].answer as 'processDividend';
      const body = { intent, contractId: Number(contractId), ...agentPassword(site, form) };
      await site.api.call(process, { body });
      const toast = intent === 'accept' ? 'accepted' : 'rejected';
      return redirectWithToast(paths.agent(key), { tone: 'success', key: `contracts.${toast}` });
    },
    refusals: CHANGED,
  });

  const change = formAction('contractDividend')({
    guard: requireAgent,
    schema: () => changeSchema,
    async submit(site, { contractId, change: intent }, { form }) {
      const body = { intent, contractId: Number(contractId), ...agentPassword(site, form) };
      await site.api.call(operation, { body });
      const tab = site.url.searchParams.get('tab') === 'lines' ? 'lines' : undefined;
      const toast = intent === 'end' ? 'ended' : 'withdrawn';
      return redirectWithToast(paths.agent(key, { tab }), { tone: 'info', key: `contracts.${toast}` });
    },
    refusals: { ...CHANGED, ...UNCHANGED },
  });

  const readRules = async (site: Site) => {
    const own = findOwn(await listContracts(site, key));
    return { own, rules: { sign: site.format.decimalSign, hasLoss, own: own?.terms.tiers ?? [] } };
  };

  const propose = formAction(
    'contractDividend',
    'previewProposal',
    'keepContractTemplate',
  )({
    guard: requireAgent,
    schema: async (site) => proposeSchema(site.t, (await readRules(site)).rules),
    async submit(site, values, { form }) {
      const { own, rules } = await readRules(site);
      if (!own) return { '': site.t('contracts', 'server.errors.noneOwn') };
      const { tiers } = readTiers(values, site.t, rules);
      const terms = { ...own.terms, ...(hasLoss && { measure: values.measure, base: values.base }), tiers };
      if (values.intent === 'keep') {
        await site.api.call('keepContractTemplate', { body: { kind, name: cleanLine(values.name ?? ''), terms } });
        return data({ isKept: true });
      }
      const accounts = readAccounts(values.accounts ?? '');
      if (values.intent !== 'send') {
        const preview = await site.api.call('previewProposal', { body: { kind, accounts, terms } });
        return data({ review: reviewView(site, accounts, preview) });
      }
      await site.api.call(operation, {
        body: { intent: 'propose', accounts, terms, ...agentPassword(site, form) },
      });
      return redirectWithToast(paths.agent(key, { tab: 'lines' }), { tone: 'success', key: 'contracts.proposed' });
    },
    extra: (): { isKept?: boolean; review?: ReviewView } => ({}),
    refusals: {
      ...CHANGED,
      ...PROPOSED,
      'templates.full': ({ t }) => ({ name: t('contracts', 'server.errors.templates') }),
    },
  });

  const template = formAction('keepContractTemplate')({
    guard: requireAgent,
    schema: () => templateSchema,
    async submit({ api }, { name }) {
      await api.call('keepContractTemplate', { body: { kind, name } });
      return redirectWithToast(paths.agent(key, { tab: 'propose' }), { tone: 'info', key: 'contracts.deleted' });
    },
    refusals: { 'contract.terms': null, 'templates.full': null },
  });

  const pay = formAction('payOwed')({
    guard: requireAgent,
    schema: ({ t }) => paySchema(t),
    secrets: ['paymentPassword'],
    async submit({ api, url }, { paymentPassword }) {
      const payoutId = Number(url.searchParams.get('pay'));
      await api.call('payOwed', { body: { payoutId, paymentPassword } });
      return redirectWithToast(payPath({ url }, key), { tone: 'success', key: 'contracts.paid' });
    },
    refusals: {
      ...paymentRefusals('paymentPassword'),
      'payout.not.found': ({ t }) => ({ '': t('contracts', 'server.errors.payout') }),
      'balance.insufficient': async (site) => ({
        '': site.t('contracts', 'server.errors.insufficient', { balance: await readBalance(site) }),
      }),
    },
    otherwise: ({ t }) => ({ '': t('contracts', 'server.errors.unsure') }),
  });

  return chooseAction({ answer, change, propose, template, pay });
}
