import { paths } from '~/config/paths.ts';
import { paymentRefusals } from '~/parts/payment/refusals.server.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { convertSchema } from './schema.ts';

async function limitText(site: Site, key: 'least' | 'step' | 'dayLimit' | 'balance'): Promise<string> {
  const { t, api, format } = site;
  const [{ convert }, { points }] = await Promise.all([api.call('getPointConfig'), api.call('getPointBalance')]);
  return t('points', `server.convert.${key}`, {
    least: format.count(convert.least),
    step: format.count(convert.step),
    left: format.count(convert.leftToday ?? convert.day),
    points: format.count(points),
  });
}

export const convertAction = formAction('convertPoints')({
  guard: requireRealAccount,
  schema: ({ t }) => convertSchema(t),
  secrets: ['paymentPassword'],
  async submit(site, { points, paymentPassword }, { idempotencyKey }) {
    await site.api.call('convertPoints', {
      body: { points: Number(points), paymentPassword, reference: idempotencyKey },
    });
    return redirectWithToast(paths.convertPoints(), { tone: 'success', key: 'points.converted' });
  },
  refusals: {
    ...paymentRefusals('paymentPassword'),
    'points.too.few': async (site) => ({ points: await limitText(site, 'least') }),
    'points.step': async (site) => ({ points: await limitText(site, 'step') }),
    'points.day.limit': async (site) => ({ points: await limitText(site, 'dayLimit') }),
    'points.insufficient': async (site) => ({ points: await limitText(site, 'balance') }),
    'reference.reused': ({ t }) => ({ '': t('points', 'convert.errors.reused') }),
  },
  otherwise: ({ t }) => ({ '': t('points', 'convert.errors.unsure') }),
});
