import { paths } from '~/config/paths.ts';
import { paymentRefusals } from '~/parts/payment/refusals.server.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import { readRewardId } from './redeem.server.ts';
import { redeemSchema } from './schema.ts';

const TOASTS = { CREDIT: 'points.credited', FREE_ROUNDS: 'points.freeRounds', GOODS: 'points.ordered' } as const;

export const redeemAction = formAction('redeemPointReward')({
  guard: requireRealAccount,
  schema: ({ t }, form) => redeemSchema(t, form.get('kind') === 'GOODS' ? 'GOODS' : 'CREDIT'),
  secrets: ['paymentPassword'],
  async submit(site, { paymentPassword, ...address }, { idempotencyKey }) {
    const { recipient, phone, address: street, city, postalCode } = address;
    const delivery =
      recipient && phone && street && city && postalCode
        ? { recipient, phone, address: street, city, postalCode }
        : undefined;
    const rewardId = readRewardId(site);
    const { kind } = await site.api.call('redeemPointReward', {
      body: { rewardId, paymentPassword, reference: idempotencyKey, ...(delivery && { delivery }) },
    });
    const key = TOASTS[kind];
    return redirectWithToast(paths.pointsRedeemed(), { tone: 'success', key });
  },
  refusals: {
    ...paymentRefusals('paymentPassword'),
    'point.reward.not.found': ({ t }) => ({ '': t('points', 'form.errors.gone') }),
    'reward.sold.out': ({ t }) => ({ '': t('points', 'form.errors.soldOut') }),
    'rank.too.low': ({ t }) => ({ '': t('points', 'form.errors.rank') }),
    'reward.limit': ({ t }) => ({ '': t('points', 'form.errors.limit') }),
    'points.insufficient': ({ t }) => ({ '': t('points', 'form.errors.points') }),
    'delivery.required': ({ t }) => ({ recipient: t('points', 'form.errors.delivery') }),
    'reference.reused': ({ t }) => ({ '': t('points', 'form.errors.reused') }),
  },
  otherwise: ({ t }) => ({ '': t('points', 'form.errors.unsure') }),
});
