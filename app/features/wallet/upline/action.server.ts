import { paths } from '~/config/paths.ts';
import { paymentRefusals } from '~/parts/payment/refusals.server.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import { readBalance, stepText } from '../wallet.server.ts';
import { uplineSchema } from './schema.ts';

export const uplineAction = formAction('transferUpline')({
  guard: requireRealAccount,
  schema: ({ t, format }) => uplineSchema(t, format.decimalSign),
  secrets: ['paymentPassword'],
  async submit(site, { amount, paymentPassword }, { idempotencyKey }) {
    await site.api.call('transferUpline', { body: { amount, paymentPassword, reference: idempotencyKey } });
    return redirectWithToast(paths.transferUpline(), { tone: 'success', key: 'wallet.transferredUpline' });
  },
  refusals: {
    ...paymentRefusals('paymentPassword'),
    'upline.closed': ({ t }) => ({ '': t('wallet', 'upline.errors.closed') }),
    'rollover.open': async (site) => {
      const { free } = await site.api.call('listRollovers');
      return { amount: site.t('wallet', 'upline.errors.rollover', { free: site.format.roundedMoney(free) }) };
    },
    'balance.insufficient': async (site) => ({
      amount: site.t('wallet', 'upline.errors.insufficient', { balance: await readBalance(site) }),
    }),
    'amount.step': (site) => ({ amount: stepText(site) }),
    'reference.reused': ({ t }) => ({ '': t('wallet', 'upline.errors.reused') }),
    'debt.open': ({ t }) => ({ '': t('wallet', 'withdraw.errors.debt') }),
  },
  otherwise: ({ t }) => ({ '': t('wallet', 'upline.errors.unsure') }),
});
