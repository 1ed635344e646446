import type { ApiFailure } from '~/api/failure.ts';
import { readBalance, stepText } from '~/features/wallet/wallet.server.ts';
import type { ToastKey } from '~/i18n/texts.types.ts';
import { paymentRefusals } from '~/parts/payment/refusals.server.ts';
import { chooseAction, formAction } from '~/request/form-action.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { agentPassword, agentPasswordRefusals } from '../rights/rights.server.ts';
import { type Act, accountsIn, listPath, memberPath, type Rates, readRateFields, readRates } from './lines.server.ts';
import { messageSchema, noteSchema, promoteSchema, ratesSchema, transferSchema } from './schema.ts';

type GameType = Rates['bounds'][number]['gameType'];

const done = (site: Site, key: ToastKey) => redirectWithToast(listPath(site), { tone: 'success', key });

const gone = { 'downline.not.found': ({ t }: Site) => ({ '': t('lines', 'server.errors.gone') }) };

const boundsChanged = ({ t }: Site, { value }: ApiFailure) => ({
  '': t('lines', 'server.errors.bounds', { account: (value as { account?: string } | null)?.account ?? '' }),
});

const rates = formAction('setDownlineRebate')({
  guard: requireAgent,
  schema: async (site) => ratesSchema(site.t, (await readRateFields(site)).fields),
  async submit(site, values, { form }) {
    const { lines } = await readRates(site);
    const isNew = (gameType: string, rate: number) =>
      lines.some(({ rates: all }) => all.some((each) => each.gameType === gameType && each.next !== rate));
    const typed = Object.entries(values).flatMap(([gameType, chosen]) =>
      chosen && isNew(gameType, Number(chosen)) ? [{ gameType: gameType as GameType, rate: Number(chosen) }] : [],
    );
    if (!Object.values(values).some(Boolean)) return { '': site.t('lines', 'rates.errors.unchanged') };
    // A repeated form has nothing new.
    if (typed.length > 0)
      await site.api.call('setDownlineRebate', {
        body: { accounts: accountsIn(site), rates: typed, ...agentPassword(site, form) },
      });
    return done(site, 'lines.rates');
  },
  refusals: {
    ...gone,
    ...agentPasswordRefusals,
    'rate.high': boundsChanged,
    'rate.low': boundsChanged,
    'rate.step': boundsChanged,
    'rate.unknown': boundsChanged,
    'rate.quota': ({ t }) => ({ LOTT: t('lines', 'server.errors.quota') }),
  },
});

const transfer = formAction('transferToDownline')({
  guard: requireAgent,
  schema: ({ t, format }) => transferSchema(t, format.decimalSign),
  secrets: ['paymentPassword'],
  async submit(site, { amount, paymentPassword }, { idempotencyKey: reference }) {
    const [account = ''] = accountsIn(site);
    await site.api.call('transferToDownline', { body: { account, amount, paymentPassword, reference } });
    return done(site, 'lines.transferred');
  },
  refusals: {
    ...gone,
    ...paymentRefusals('paymentPassword'),
    'rollover.open': async (site) => {
      const { free } = await site.api.call('listRollovers');
      return { amount: site.t('lines', 'server.errors.rollover', { free: site.format.roundedMoney(free) }) };
    },
    'balance.insufficient': async (site) => ({
      amount: site.t('lines', 'server.errors.insufficient', { balance: await readBalance(site) }),
    }),
    'amount.step': (site) => ({ amount: stepText(site) }),
    'reference.reused': ({ t }) => ({ '': t('lines', 'server.errors.reused') }),
    'debt.open': ({ t }) => ({ '': t('wallet', 'withdraw.errors.debt') }),
  },
  otherwise: ({ t }) => ({ '': t('lines', 'server.errors.unsure') }),
});

const message = formAction('messageDownlines')({
  guard: requireAgent,
  schema: ({ t }) => messageSchema(t),
  async submit(site, { title, text }, { idempotencyKey }) {
    const reference = idempotencyKey || undefined;
    await site.api.call('messageDownlines', { body: { accounts: accountsIn(site), title, text, reference } });
    return done(site, 'lines.sent');
  },
  refusals: {
    ...gone,
    'message.day.limit': ({ t, format }, { value }) => ({
      '': t('lines', 'server.errors.dayLimit', {
        left: format.count((value as { left?: number } | null)?.left ?? 0),
      }),
    }),
    'reference.reused': ({ t }) => ({ '': t('lines', 'server.errors.sentBefore') }),
  },
  otherwise: ({ t }) => ({ '': t('lines', 'server.errors.unsureMessage') }),
});

const promote = formAction('promoteDownline')({
  guard: requireAgent,
  schema: () => promoteSchema,
  async submit(site) {
    const [account = ''] = accountsIn(site);
    await site.api.call('promoteDownline', { body: { account } });
    return done(site, 'lines.promoted');
  },
  refusals: { ...gone, 'downline.is.agent': ({ t }) => ({ '': t('lines', 'server.errors.isAgent') }) },
});

/** The note on the member in the address. */
const note = formAction('setNote')({
  guard: requireAgent,
  schema: () => noteSchema,
  async submit(site, { text }) {
    const account = site.url.searchParams.get('line') ?? '';
    await site.api.call('setNote', { body: { account, text } });
    return redirectWithToast(memberPath(site, account), { tone: 'success', key: 'lines.noted' });
  },
  refusals: { 'downline.not.found': ({ t }) => ({ '': t('lines', 'server.errors.goneMember') }) },
});

const ACTIONS = { rates, transfer, message, promote, note } satisfies Record<Act | 'note', unknown>;

/** Acts on direct lines, by `?act=`; else the note on `?line=`. */
export const linesAction = chooseAction(ACTIONS, ({ url }) => (url.searchParams.get('act') ?? 'note') as Act | 'note');
