import { redirect } from '@remix-run/node';
import { paths } from '~/config/paths.ts';
import { chooseAction, formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { readFiles, type UploadAnswer, uploadAction } from '~/request/upload-action.server.ts';
import { withSite } from '~/request/with-site.server.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import type { Body } from '../../../../openapi/generated/gaming-operations.ts';
import { requireOrderNo } from '../order-no.server.ts';
import { type Channel, limitText, parseChannel } from './deposit.server.ts';
import { depositSchema, orderSchema } from './schema.ts';

function openOrder({ api }: Site, mode: Channel['mode'], body: Body<'depositByUrl'>) {
  switch (mode) {
    case 'REDIRECT':
      return api.call('depositByUrl', { body });
    case 'QR':
      return api.call('depositByQr', { body });
    case 'TRANSFER':
    case 'C2C':
      return api.call('depositByTransfer', { body });
    case 'VIRTUAL':
    case 'CRYPTO':
      return api.call('depositVirtualWallet', { body });
  }
}

/** Or returns to the channel's pending order. */
const openAction = withSite(async (site, args) => {
  requireRealAccount(site);
  const channel = findChannel(site);
  // The action refuses a form whose channels cannot be read.
  channel.catch(() => {});
  return actionAt(channel)(args);
});

async function findChannel(site: Site): Promise<Channel | undefined> {
  const { list } = await site.api.call('listDepositChannels');
  const wanted = parseChannel(site);
  return list.find(({ code }) => code === wanted);
}

const tooManyCodes = ({ t }: Site) => ({ promoCode: t('promotions', 'server.errors.codeLate') });

const actionAt = (wanted: Promise<Channel | undefined>) =>
  formAction(
    'depositByUrl',
    'depositByQr',
    'depositByTransfer',
    'depositVirtualWallet',
  )({
    guard: requireRealAccount,
    schema: async ({ t, format }) => depositSchema(t, format.decimalSign, Boolean((await wanted)?.banks.length)),
    async submit(site, { amount, bankCode, bonusId, promoCode }, { idempotencyKey }) {
      const channel = await wanted;
      if (!channel) return { '': site.t('wallet', 'deposit.errors.channel') };
      const { orderNo } = await openOrder(site, channel.mode, {
        channelCode: channel.code,
        amount,
        reference: idempotencyKey,
        ...(bankCode && { bankCode }),
        ...(promoCode ? { promoCode } : bonusId && { bonusId: Number(bonusId) }),
      });
      return redirect(paths.deposit({ order: orderNo }));
    },
    refusals: {
      'amount.too.small': async (site) => ({ amount: boundText(site, await wanted, 'small') }),
      'amount.too.large': async (site) => ({ amount: boundText(site, await wanted, 'large') }),
      'amount.step': async (site) => ({ amount: boundText(site, await wanted, 'step') }),
      'bank.unknown': ({ t }) => ({ bankCode: t('wallet', 'deposit.errors.bank') }),
      'promotion.code': ({ t }) => ({ promoCode: t('wallet', 'deposit.errors.promoCode') }),
      TOO_MANY_REQUESTS: tooManyCodes,
      'bonus.unknown': ({ t, format }, { value }, { form }) => {
        const isByCode = form.get('promoCode');
        const { minimum } = (value as { minimum: string } | null) ?? {};
        const text = minimum
          ? t('wallet', 'deposit.errors.bonusFrom', { minimum: format.money(minimum) })
          : t('wallet', isByCode ? 'deposit.errors.codeBonus' : 'deposit.errors.bonus');
        return isByCode ? { promoCode: text } : { bonusId: text };
      },
      'limit.deposit': async (site) => {
        const text = limitText(site, (await site.api.call('getDepositSettings')).limit);
        return text ? { amount: text } : { '': site.t('wallet', 'deposit.errors.unsure') };
      },
      'channel.closed': ({ t }) => ({ '': t('wallet', 'deposit.errors.closed') }),
      'channel.unknown': ({ t }) => ({ '': t('wallet', 'deposit.errors.channel') }),
      'reference.reused': ({ t }) => ({ '': t('wallet', 'deposit.errors.reused') }),
    },
    otherwise: ({ t }) => ({ '': t('wallet', 'deposit.errors.unsure') }),
  });

function boundText({ t, format }: Site, channel: Channel | undefined, key: 'small' | 'large' | 'step'): string {
  const money = (amount = '0') => format.money(amount);
  return t('wallet', `deposit.errors.${key}`, {
    minimum: money(channel?.minimum),
    maximum: money(channel?.maximum),
    step: money(channel?.step),
  });
}

const orderRefusals = {
  'order.not.found': ({ t }: Site) => ({ '': t('wallet', 'deposit.errors.gone') }),
  'order.state': ({ t }: Site) => ({ '': t('wallet', 'deposit.errors.state') }),
};

const paidAction = formAction('reportPaid')({
  guard: requireRealAccount,
  schema: () => orderSchema,
  async submit(site) {
    const orderNo = requireOrderNo(site);
    await site.api.call('reportPaid', { body: { orderNo } });
    return redirect(paths.deposit({ order: orderNo }));
  },
  refusals: orderRefusals,
});

const cancelAction = formAction('cancelDepositOrder')({
  guard: requireRealAccount,
  schema: () => orderSchema,
  async submit(site) {
    await site.api.call('cancelDepositOrder', { query: { orderNo: requireOrderNo(site) } });
    return redirectWithToast(paths.deposit(), { tone: 'info', key: 'wallet.depositCancelled' });
  },
  refusals: orderRefusals,
});

const proofAction = uploadAction('uploadPaymentProof')({
  async submit(site, form) {
    const orderNo = requireOrderNo(site);
    const [file] = readFiles(form, 'file');
    if (!file) return site.t('wallet', 'deposit.errors.noFile');
    await site.api.call('uploadPaymentProof', { body: { orderNo, file } });
    return redirect(paths.deposit({ order: orderNo }));
  },
  refusals: {
    'file.type': ({ t }) => t('wallet', 'deposit.errors.fileType'),
    'file.too.large': ({ t }) => t('wallet', 'deposit.errors.fileLarge'),
    'order.not.found': ({ t }) => t('wallet', 'deposit.errors.gone'),
    'order.state': ({ t }) => t('wallet', 'deposit.errors.state'),
  },
});

export type DepositAnswer = FormAnswer & UploadAnswer;

export const depositAction = chooseAction({
  deposit: openAction,
  paid: paidAction,
  cancel: cancelAction,
  proof: proofAction,
});
