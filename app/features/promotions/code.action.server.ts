import { paths } from '~/config/paths.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { codeSchema } from './code-schema.ts';

const refused =
  (key: 'code' | 'codeUsed' | 'codeLate') =>
  ({ t }: Site) => ({ code: t('promotions', `server.errors.${key}`) });

/** loyalty.md: Promotions. Leads to the promotion that the code unlocks. */
export const codeAction = formAction('redeemPromoCode')({
  guard: requireRealAccount,
  schema: ({ t }) => codeSchema(t('promotions', 'page.code.hint')),
  async submit(site, { code }) {
    const { promotionId, title } = await site.api.call('redeemPromoCode', { body: { code } });
    const toast = { tone: 'success', key: 'promotions.unlocked', values: { title } } as const;
    return redirectWithToast(paths.promotion(promotionId), toast);
  },
  refusals: {
    'promotion.code': refused('code'),
    'promotion.code.used': refused('codeUsed'),
    TOO_MANY_REQUESTS: refused('codeLate'),
  },
});
