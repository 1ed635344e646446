import { randomUUID } from 'node:crypto';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { ApiFailure } from '~/api/failure.ts';
import { paths, safeRedirect } from '~/config/paths.ts';
import type { Outcome } from '~/request/form-answer.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import { setCookies, writeToast } from '~/session/cookies.server.ts';
import { parseForm } from '~/ui/schema-form.ts';
import { plainAmount, transferSchema } from './transfer.schema.ts';
import { MAIN_ACCOUNT, QUICK_AMOUNTS, TRANSFER_INTENT } from './wallet.constants.ts';
import { isSingleWallet, vendorOfWallet, walletRow } from './wallet.server.ts';
import type { TransferAnswer, TransferDirection, TransferView, WalletRow } from './wallet.types.ts';

const Search = z.object({
  account: z.coerce.number().int().min(1).nullable().catch(null),
  direction: z.enum(['in', 'out']).optional().catch(undefined),
  returnTo: z.string().default(paths.transfer()).transform(safeRedirect),
});

/** What the address of the transfer asks for; the form is sent to the address that it is on, so a refused one is shown there again. */
export const wishOf = ({ url }: Site): Wish => Search.parse(Object.fromEntries(url.searchParams));

interface Wish {
  /** The wallet beside the main one; without it the first that there is. */
  account: number | null;
  direction?: TransferDirection | undefined;
  returnTo: string;
}

/**
 * A transfer between the main wallet and another. Null at a brand with one wallet. Throws what `requireRealAccount` throws, and 404 for a
 * wallet that the brand does not have.
 */
export async function readTransfer(
  site: Site,
  { account, direction = 'in', returnTo }: Wish,
): Promise<TransferView | null> {
  requireRealAccount(site);
  const [{ balance }, isSingle] = await Promise.all([site.api.call('getBalance'), isSingleWallet(site)]);
  if (isSingle) return null;
  const rows = balance.map(({ accountTypeId }) => walletRow(site, balance, accountTypeId));
  const others = rows.filter(({ accountTypeId }) => accountTypeId !== MAIN_ACCOUNT);
  const wallet = account === null ? others[0] : await walletOf(site, others, account);
  if (!wallet) throw notFound(site);
  const pathOf = ({ accountTypeId }: WalletRow) => paths.transfer({ account: accountTypeId, returnTo });
  const listed = others.some(({ accountTypeId }) => accountTypeId === wallet.accountTypeId)
    ? others
    : [...others, wallet];
  return {
    main: walletRow(site, balance, MAIN_ACCOUNT),
    wallet,
    wallets: listed.map((each) => ({
      ...each,
      path: pathOf(each),
      isSelected: each.accountTypeId === wallet.accountTypeId,
    })),
    direction,
    quickAmounts: [...QUICK_AMOUNTS],
    reference: randomUUID(),
    collectReference: randomUUID(),
    returnTo,
  };
}

/** A wallet that the member has, or one of a vendor that its first transfer opens. */
async function walletOf(site: Site, others: readonly WalletRow[], account: number): Promise<WalletRow | null> {
  const own = others.find(({ accountTypeId }) => accountTypeId === account);
  if (own || account === MAIN_ACCOUNT) return own ?? null;
  const name = await vendorOfWallet(site, account);
  return name === null ? null : walletRow(site, [], account, name);
}

/** Moves money as the form says. Throws what `requireRealAccount` throws. */
export async function moveMoney(site: Site, form: FormData): Promise<Response | Outcome<TransferAnswer>> {
  requireRealAccount(site);
  const { account, returnTo } = wishOf(site);
  if (form.get('intent') === TRANSFER_INTENT.collect) return collect(site, form, returnTo);
  const reference = String(form.get('reference'));
  const submission = parseForm(form, transferSchema(site.t));
  const refuse: Refuse = ({ '': formErrors, ...fieldErrors }, rest = {}) => ({
    answer: { result: submission.reply({ formErrors, fieldErrors }), reference, ...rest },
    cookies: [],
  });
  if (submission.status !== 'success') return refuse({});
  const { amount, direction } = submission.value;
  const wallet = account ?? MAIN_ACCOUNT;
  const isIn = direction === 'in';
  try {
    await site.api.call('walletTransfer', {
      body: {
        fromAccountTypeId: isIn ? MAIN_ACCOUNT : wallet,
        toAccountTypeId: isIn ? wallet : MAIN_ACCOUNT,
        amount: plainAmount(amount),
        reference,
      },
    });
  } catch (error) {
    return refusalOf(site, error, refuse);
  }
  return done(returnTo, 'transferred');
}

/** Brings everything back to the main wallet. */
async function collect(site: Site, form: FormData, back: string): Promise<Response | Outcome<TransferAnswer>> {
  try {
    await site.api.call('collectWallets', { body: { reference: String(form.get('collectReference')) } });
  } catch (error) {
    return refusalOf(site, error, (fieldErrors, rest = {}) => ({
      answer: { result: { status: 'error', error: fieldErrors }, ...rest },
      cookies: [],
    }));
  }
  return done(back, 'collected');
}

async function done(back: string, key: 'transferred' | 'collected'): Promise<Response> {
  return redirect(back, { headers: setCookies([await writeToast({ tone: 'success', key })]) });
}

type Refuse = (error: Record<string, string[]>, rest?: Partial<TransferAnswer>) => Outcome<TransferAnswer>;

function refusalOf(site: Site, error: unknown, refuse: Refuse): Outcome<TransferAnswer> {
  const isOfPage = error instanceof ApiFailure && ['signedOut', 'maintenance', 'region'].includes(error.kind);
  if (!(error instanceof ApiFailure) || isOfPage) throw error;
  const { t, requestId } = site;
  switch (error.errorCode) {
    case 'balance.insufficient':
      return refuse({ amount: [t('wallet', 'transfer.errors.insufficient')] });
    case 'wallet.unknown':
    case 'wallet.same':
      return refuse({ '': [t('wallet', 'transfer.errors.wallet')] });
    case 'reference.reused':
      return refuse({ '': [t('wallet', 'transfer.errors.reused')] }, { reference: randomUUID() });
    default:
      // Nobody knows whether it was carried out; under the same reference it is carried out once, however often it is sent.
      return refuse({ '': [t('wallet', 'transfer.errors.unsure')] }, { requestId });
  }
}
