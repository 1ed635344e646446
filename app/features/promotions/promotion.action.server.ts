import { replace } from '@remix-run/node';
import * as z from 'zod/mini';
import { paths, safeRedirect } from '~/config/paths.ts';
import { chooseAction, formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { readFiles, type UploadAnswer, uploadAction } from '~/request/upload-action.server.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { cleanText } from '../../../openapi/rules/cleaning.ts';
import { worthText } from '../rewards/worth.server.ts';
import { MOST_CHARACTERS, MOST_PICTURES } from './application.ts';
import { requirePromotionId } from './promotions.server.ts';
import { seedsSchema, spinSchema } from './raffle/schema.ts';

export type PromotionAnswer = FormAnswer & UploadAnswer;

const closed = ({ t }: Site) => ({ '': t('promotions', 'server.errors.closed') });

/** Page of the form; null for the promotion's own. */
function readReturnTo({ url }: Site): string | null {
  const returnTo = url.searchParams.get('returnTo');
  return returnTo && safeRedirect(returnTo);
}

/** Another page has no room for the reason: it is a toast there. */
function checkInClosed(site: Site) {
  const returnTo = readReturnTo(site);
  return returnTo ? redirectWithToast(returnTo, { tone: 'error', key: 'promotions.checkInClosed' }) : closed(site);
}

const checkInAction = formAction('checkIn')({
  guard: requireRealAccount,
  schema: () => z.object({}),
  async submit(site) {
    const promotionId = requirePromotionId(site);
    const { reward } = await site.api.call('checkIn', { body: { promotionId } });
    const toast = { tone: 'success', key: 'promotions.checkedIn', values: { worth: worthText(site, reward) } } as const;
    return redirectWithToast(readReturnTo(site) ?? paths.promotion(promotionId), toast);
  },
  refusals: { 'promotion.not.found': checkInClosed, 'promotion.closed': checkInClosed },
});

const applyAction = uploadAction('applyPromotion')({
  async submit(site, form) {
    const promotionId = requirePromotionId(site);
    const comment = cleanText(String(form.get('comment') ?? '')).slice(0, MOST_CHARACTERS);
    const files = readFiles(form, 'pictures');
    if (files.length > MOST_PICTURES) return site.t('promotions', 'server.errors.tooMany');
    const pictures = Object.fromEntries(files.map((file, index) => [`picture${index + 1}`, file]));
    await site.api.call('applyPromotion', { body: { promotionId: String(promotionId), comment, ...pictures } });
    return redirectWithToast(paths.promotion(promotionId), { tone: 'info', key: 'promotions.applied' });
  },
  refusals: {
    'application.empty': ({ t }) => t('promotions', 'server.errors.empty'),
    'file.type': ({ t }) => t('promotions', 'server.errors.fileType'),
    'file.too.large': ({ t }) => t('promotions', 'server.errors.fileLarge'),
    'application.limit': ({ t }) => t('promotions', 'server.errors.closed'),
    'promotion.closed': ({ t }) => t('promotions', 'server.errors.closed'),
    'promotion.not.found': ({ t }) => t('promotions', 'server.errors.closed'),
  },
});

const raffleRefusal = (key: 'closed' | 'empty' | 'ticket' | 'reused') => (site: Site) => ({
  '': site.t('raffle', `server.errors.${key}`),
});

/** The page turns its wheel to the spin that the address names. */
const spinAction = formAction('claimRaffle')({
  guard: requireRealAccount,
  schema: () => spinSchema,
  async submit(site, _values, { idempotencyKey: reference }) {
    const promotionId = requirePromotionId(site);
    const { spin } = await site.api.call('claimRaffle', { body: { promotionId, reference } });
    return replace(paths.promotion(promotionId, { spin: spin.orderNo }));
  },
  refusals: {
    'promotion.not.found': raffleRefusal('closed'),
    'promotion.closed': raffleRefusal('closed'),
    'raffle.empty': raffleRefusal('empty'),
    'raffle.ticket': raffleRefusal('ticket'),
    'reference.reused': raffleRefusal('reused'),
  },
});

const seedsAction = formAction('changeRaffleSeeds')({
  guard: requireRealAccount,
  schema: ({ t }) => seedsSchema(t('raffle', 'seeds.error')),
  async submit(site, { clientSeed }) {
    const promotionId = requirePromotionId(site);
    await site.api.call('changeRaffleSeeds', { body: { promotionId, clientSeed } });
    return redirectWithToast(paths.promotion(promotionId), { tone: 'success', key: 'raffle.renewed' });
  },
  refusals: { 'promotion.not.found': raffleRefusal('closed') },
});

export const promotionAction = chooseAction({
  checkIn: checkInAction,
  apply: applyAction,
  spin: spinAction,
  seeds: seedsAction,
});
