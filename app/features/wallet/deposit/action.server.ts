import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { catchFailure } from '~/api/failure.ts';
import { paths } from '~/config/paths.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import { type Site, withSite } from '~/request/site.server.ts';
import type { Body } from '../../../../openapi/generated/gaming-operations.ts';
import { type Channel, parseDepositSearch } from './deposit.server.ts';
import { depositSchema, orderSchema } from './schema.ts';

/** Opens an order at a channel of each kind. */
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

async function findChannel(site: Site): Promise<Channel | undefined> {
  const { channel } = parseDepositSearch(site);
  const { list } = await site.api.call('listDepositChannels');
  return list.find(({ code }) => code === channel);
}

/** Opens an order, or the one that is waiting at the channel, and leads to its page. */
export const depositAction = formAction(
  'depositByUrl',
  'depositByQr',
  'depositByTransfer',
  'depositVirtualWallet',
)({
  guard: requireRealAccount,
  async schema(site) {
    const channel = await findChannel(site);
    return depositSchema(site.t, site.format.decimalSign, Boolean(channel?.banks.length));
  },
  async submit(site, { amount, bankCode, bonusId }, { idempotencyKey }) {
    const channel = await findChannel(site);
    if (!channel) return { '': site.t('wallet', 'deposit.errors.channel') };
    const { orderNo } = await openOrder(site, channel.mode, {
      channelCode: channel.code,
      amount,
      reference: idempotencyKey,
      ...(bankCode && { bankCode }),
      ...(bonusId && { bonusId: Number(bonusId) }),
    });
    return redirect(paths.deposit({ order: orderNo }));
  },
  refusals: {
    'amount.too.small': async (site) => ({ amount: await limitText(site, 'deposit.errors.small') }),
    'amount.too.large': async (site) => ({ amount: await limitText(site, 'deposit.errors.large') }),
    'amount.step': async (site) => ({ amount: await limitText(site, 'deposit.errors.step') }),
    'bank.unknown': ({ t }) => ({ bankCode: t('wallet', 'deposit.errors.bank') }),
    'bonus.unknown': ({ t }) => ({ bonusId: t('wallet', 'deposit.errors.bonus') }),
    'limit.deposit': ({ t }) => ({ amount: t('wallet', 'deposit.errors.limit') }),
    'channel.closed': ({ t }) => ({ '': t('wallet', 'deposit.errors.closed') }),
    'channel.unknown': ({ t }) => ({ '': t('wallet', 'deposit.errors.channel') }),
    'reference.reused': ({ t }) => ({ '': t('wallet', 'deposit.errors.reused') }),
  },
  otherwise: ({ t }) => ({ '': t('wallet', 'deposit.errors.unsure') }),
});

async function limitText(
  site: Site,
  key: 'deposit.errors.small' | 'deposit.errors.large' | 'deposit.errors.step',
): Promise<string> {
  const channel = await findChannel(site);
  const money = (amount = '0') => site.format.money(amount);
  return site.t('wallet', key, {
    minimum: money(channel?.minimum),
    maximum: money(channel?.maximum),
    step: money(channel?.step),
  });
}

const orderOf = (site: Site): string => {
  const { order } = parseDepositSearch(site);
  if (!order) throw data('The address names no order.', { status: 400 });
  return order;
};

const orderRefusals = {
  'order.not.found': ({ t }: Site) => ({ '': t('wallet', 'deposit.errors.gone') }),
  'order.state': ({ t }: Site) => ({ '': t('wallet', 'deposit.errors.state') }),
};

/** "I have paid." */
export const paidAction = formAction('reportPaid')({
  guard: requireRealAccount,
  schema: () => orderSchema,
  async submit(site) {
    const orderNo = orderOf(site);
    await site.api.call('reportPaid', { body: { orderNo } });
    return redirect(paths.deposit({ order: orderNo }));
  },
  refusals: orderRefusals,
});

export const cancelAction = formAction('cancelDepositOrder')({
  guard: requireRealAccount,
  schema: () => orderSchema,
  async submit(site) {
    await site.api.call('cancelDepositOrder', { query: { orderNo: orderOf(site) } });
    return redirectWithToast(paths.deposit(), { tone: 'info', key: 'depositCancelled' });
  },
  refusals: orderRefusals,
});

/** What became of an upload: null when the picture is there. */
export interface ProofAnswer {
  error: string | null;
}

const PROOF_ERRORS = {
  'file.type': 'deposit.errors.fileType',
  'file.too.large': 'deposit.errors.fileLarge',
  'order.not.found': 'deposit.errors.gone',
  'order.state': 'deposit.errors.state',
} as const;

/** Takes the picture of a payment. A refused one stores nothing. */
export const proofAction = withSite(async (site) => {
  requireRealAccount(site);
  const orderNo = orderOf(site);
  const told = (error: string | null) => data<ProofAnswer>({ error }, { status: error ? 422 : 200 });
  const form = await site.request.formData().catch(() => null);
  const file = form?.get('file');
  if (!(file instanceof File) || file.size === 0) return told(site.t('wallet', 'deposit.errors.noFile'));
  try {
    // A file in a multipart body is a string in the contract's types.
    await site.api.call('uploadPaymentProof', { body: { orderNo, file: file as unknown as string } });
  } catch (error) {
    const failure = catchFailure(error);
    if (failure.kind === 'signedOut' || failure.kind === 'onBreak') throw failure;
    const code = failure.errorCode ?? '';
    const key = Object.hasOwn(PROOF_ERRORS, code) ? PROOF_ERRORS[code as keyof typeof PROOF_ERRORS] : null;
    return told(key ? site.t('wallet', key) : site.t('common', 'errors.network'));
  }
  return redirect(paths.deposit({ order: orderNo }));
});

/** The forms of the page by `?form=`. */
export const DEPOSIT_ACTIONS: Record<string, (args: ActionFunctionArgs) => Promise<unknown>> = {
  paid: paidAction,
  cancel: cancelAction,
  proof: proofAction,
};
