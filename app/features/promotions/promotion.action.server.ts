import { data } from '@remix-run/node';
import * as z from 'zod/mini';
import { catchFailure } from '~/api/failure.ts';
import { paths } from '~/config/paths.ts';
import { chooseAction, formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import { type Site, withSite } from '~/request/site.server.ts';
import { countTry } from '~/request/throttle.server.ts';
import { tooMany } from '~/request/too-many.server.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { requirePromotionId } from './promotions.server.ts';

export type PromotionAnswer = Pick<FormAnswer, 'result'> & Partial<FormAnswer>;

const closed = ({ t }: Site) => ({ '': t('promotions', 'server.errors.closed') });

const checkInAction = formAction('checkIn')({
  guard: requireRealAccount,
  schema: () => z.object({}),
  async submit(site) {
    const promotionId = requirePromotionId(site);
    await site.api.call('checkIn', { body: { promotionId } });
    return redirectWithToast(paths.promotion(promotionId), { tone: 'info', key: 'promotions.checkedIn' });
  },
  refusals: { 'promotion.not.found': closed, 'promotion.closed': closed },
});

const ERRORS = {
  'application.empty': 'server.errors.empty',
  'file.type': 'server.errors.fileType',
  'file.too.large': 'server.errors.fileLarge',
  'promotion.closed': 'server.errors.closed',
  'promotion.not.found': 'server.errors.closed',
} as const;

const MOST_PICTURES = 3;
const MOST_CHARACTERS = 140;

/** A form with files has no schema. */
const applyAction = withSite(async (site, { context }) => {
  const { username } = requireRealAccount(site);
  const promotionId = requirePromotionId(site);
  const told = (error: string, status = 422) =>
    data<PromotionAnswer>({ result: { error: { '': [error] } } }, { status });
  const waitMs = await countTry('uploads', `${site.scope}|${username}`);
  if (waitMs !== null) {
    context.waitMs = waitMs;
    return told(tooMany(site, waitMs), 429);
  }
  const form = await site.request.formData().catch(() => null);
  const comment = String(form?.get('comment') ?? '').slice(0, MOST_CHARACTERS);
  const files = (form?.getAll('pictures') ?? []).filter((file) => file instanceof File && file.size > 0);
  if (files.length > MOST_PICTURES) return told(site.t('promotions', 'server.errors.tooMany'));
  const pictures = Object.fromEntries(files.map((file, index) => [`picture${index + 1}`, file as unknown as string]));
  try {
    await site.api.call('applyPromotion', { body: { promotionId: String(promotionId), comment, ...pictures } });
  } catch (error) {
    const failure = catchFailure(error);
    if (failure.kind === 'signedOut' || failure.kind === 'onBreak') throw failure;
    const code = failure.errorCode ?? '';
    const key = Object.hasOwn(ERRORS, code) ? ERRORS[code as keyof typeof ERRORS] : null;
    return told(key ? site.t('promotions', key) : site.t('common', 'errors.network'));
  }
  return redirectWithToast(paths.promotion(promotionId), { tone: 'info', key: 'promotions.applied' });
});

export const promotionAction = chooseAction({ checkIn: checkInAction, apply: applyAction });
