import { chooseAction, formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { MAIN_ACCOUNT } from '../wallet.constants.ts';
import { stepText } from '../wallet.server.ts';
import { parseTransferSearch } from './panel.server.ts';
import { balanceSchema, collectSchema, transferSchema } from './schema.ts';

const walletMessage = ({ t }: Site) => ({ '': t('wallet', 'transfer.errors.wallet') });
const spentMessage = ({ t }: Site) => ({ '': t('wallet', 'transfer.errors.reused') });
/** Unknown outcome: a retry with the same key is carried out once. */
const otherwise = ({ t }: Site) => ({ '': t('wallet', 'transfer.errors.unsure') });

const moveAction = formAction('walletTransfer')({
  guard: requireRealAccount,
  schema: ({ t, format }) => transferSchema(t, format.decimalSign),
  async submit(site, { amount, direction }, { idempotencyKey }) {
    const { base, account, returnTo } = parseTransferSearch(site);
    const wallet = account ?? MAIN_ACCOUNT;
    const [from, to] = direction === 'in' ? [base, wallet] : [wallet, base];
    await site.api.call('walletTransfer', {
      body: { fromAccountTypeId: from, toAccountTypeId: to, amount, reference: idempotencyKey },
    });
    return redirectWithToast(returnTo, { tone: 'success', key: 'wallet.transferred' });
  },
  refusals: {
    'balance.insufficient': ({ t }) => ({ amount: t('wallet', 'transfer.errors.insufficient') }),
    'amount.step': (site) => ({ amount: stepText(site) }),
    'wallet.unknown': walletMessage,
    'wallet.same': walletMessage,
    'reference.reused': spentMessage,
  },
  otherwise,
});

const collectAction = formAction('collectWallets')({
  guard: requireRealAccount,
  schema: () => collectSchema,
  async submit(site, _values, { idempotencyKey }) {
    await site.api.call('collectWallets', { body: { reference: idempotencyKey } });
    return redirectWithToast(parseTransferSearch(site).returnTo, { tone: 'success', key: 'wallet.collected' });
  },
  refusals: { 'reference.reused': spentMessage },
  otherwise,
});

const balanceAction = formAction('setPreferences')({
  guard: requireRealAccount,
  schema: () => balanceSchema,
  async submit(site, { autoTransfer }) {
    const isOn = autoTransfer === 'on';
    await site.api.call('setPreferences', { body: { autoTransfer: isOn } });
    const key = isOn ? 'wallet.oneBalance' : 'wallet.manyWallets';
    return redirectWithToast(parseTransferSearch(site).returnTo, { tone: 'success', key });
  },
  refusals: {},
});

export const transferAction = chooseAction({ transfer: moveAction, collect: collectAction, balance: balanceAction });
