import { paths } from '~/config/paths.ts';
import { readFieldErrors, readRule } from '~/parts/fields/field-rules.server.ts';
import { isKindKey, type KindKey } from '~/parts/payment/payout-kinds.ts';
import { paymentRefusals } from '~/parts/payment/refusals.server.ts';
import { chooseAction, formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { accountSchema, removeSchema } from './schema.ts';

/** Default: bank cards. */
export function chosenKind({ url }: Site): KindKey {
  const kind = url.searchParams.get('kind');
  return isKindKey(kind) ? kind : 'bank';
}

const cardsPath = (kind: KindKey) => paths.account({ part: 'cards', kind });

const addAction = formAction(
  'addBankCard',
  'addVirtualAccount',
)({
  guard: requireRealAccount,
  async schema(site) {
    const [rule, { payeeName }] = await Promise.all([readRule(site, 'payeeName'), site.api.call('getMemberInfo')]);
    return accountSchema(site.t, rule, payeeName === null);
  },
  secrets: ['paymentPassword'],
  async submit(site, { payeeName, ...account }) {
    const kind = chosenKind(site);
    const body = { ...account, ...(payeeName && { payeeName }) };
    if (kind === 'bank') await site.api.call('addBankCard', { body });
    else await site.api.call('addVirtualAccount', { body });
    return redirectWithToast(cardsPath(kind), { tone: 'success', key: 'member.accountAdded' });
  },
  refusals: {
    ...paymentRefusals('paymentPassword'),
    'field.invalid'(site, failure) {
      const errors = readFieldErrors(site, failure);
      return errors.provider ? { ...errors, provider: site.t('account', 'means.accounts.chooseProvider') } : errors;
    },
    'payout.number.invalid': ({ t }) => ({ number: t('account', 'means.accounts.numberInvalid') }),
    'payout.account.taken': ({ t }) => ({ number: t('account', 'means.accounts.taken') }),
    'payout.accounts.full': ({ t }) => ({ '': t('account', 'means.accounts.full') }),
    'payee.name.differs': ({ t }) => ({ '': t('account', 'means.accounts.otherName') }),
  },
});

const removeAction = formAction(
  'removeBankCard',
  'removeVirtualAccount',
)({
  guard: requireRealAccount,
  schema: () => removeSchema,
  async submit(site, { id }) {
    const kind = chosenKind(site);
    if (kind === 'bank') await site.api.call('removeBankCard', { query: { cardId: Number(id) } });
    else await site.api.call('removeVirtualAccount', { query: { accountId: Number(id) } });
    return redirectWithToast(cardsPath(kind), { tone: 'success', key: 'member.accountRemoved' });
  },
  refusals: { 'payout.account.not.found': ({ t }) => ({ '': t('account', 'means.accounts.gone') }) },
});

export const accountsAction = chooseAction(
  {
    add: addAction,
    remove: removeAction,
  },
  (_site, form) => (form.get('intent') === 'remove' ? 'remove' : 'add'),
);
