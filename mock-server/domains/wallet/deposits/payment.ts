import { ApiError } from '../../../http/api-error.ts';
import { formatMoney, MONEY_SCALE, roundDown } from '../../../shared/money.ts';
import type { DepositBonus } from '../../../worlds/columns.ts';
import type { Store } from '../../../worlds/store.ts';
import type { World } from '../../../worlds/world.ts';
import type { BonusPromotion } from '../../promotions/bonuses.ts';
import { findPromotion, isKind } from '../../promotions/repository.ts';
import type { Channel } from './channels.ts';
import type { OrderRow } from './repository.ts';

/** Fields depend on the mode. */
export interface Payment {
  payee?: string;
  bank?: string;
  account?: string;
  remark?: string;
  address?: string;
  chain?: string;
  payAmount?: string;
  payCurrency?: string;
  rate?: string;
  confirmations?: number;
  confirmationsNeeded?: number;
}

/** Millionths of the currency. */
const CRYPTO_SCALE = 1_000_000n;

/** A C2C order gets its counterpart later. */
export function paymentFor(world: World, channel: Channel, amount: bigint, bankName: string | undefined): Payment {
  const { mode, crypto, payees = [], walletId } = channel;
  if (crypto) {
    const { chain, currency, rate, confirmations, addresses } = crypto;
    const units = (amount * CRYPTO_SCALE * 10_000n) / (scaled(rate) * MONEY_SCALE);
    return {
      address: world.random.pick(addresses),
      chain,
      payAmount: decimals(units + 1n),
      payCurrency: currency,
      rate,
      confirmations: 0,
      confirmationsNeeded: confirmations,
    };
  }
  if (mode === 'TRANSFER') {
    const payee = payees.find(({ bank }) => bank === bankName) ?? payees[0];
    if (!payee) throw new Error(`The channel ${channel.code} has no payee.`);
    return { ...payee, remark: `BZ${world.random.text(4, '0123456789')}` };
  }
  if (mode === 'VIRTUAL' && walletId) return { account: walletId };
  return {};
}

/** Returns ten-thousandths. */
const scaled = (rate: string): bigint => BigInt(Math.round(Number(rate) * 10_000));

const decimals = (units: bigint): string => `${units / CRYPTO_SCALE}.${String(units % CRYPTO_SCALE).padStart(6, '0')}`;

/** Returns ten-thousandths of the currency, rounded down to `smallest`. */
export const depositFee = ({ feePercent }: Channel, amount: bigint, smallest: bigint): bigint =>
  roundDown((amount * BigInt(Math.round(feePercent * 100))) / 10_000n, smallest);

/** Throws 404 for a removed channel. */
export function findChannel(channels: readonly Channel[], { channelCode }: Pick<OrderRow, 'channelCode'>): Channel {
  const channel = channels.find(({ code }) => code === channelCode);
  if (!channel) throw new ApiError(404, 'order.not.found', 'The channel of this order is gone.');
  return channel;
}

/** Not paid yet, as far as the gateway knows. */
export const isUnderWay = ({ state }: Pick<OrderRow, 'state'>): boolean =>
  state === 'created' || state === 'waiting' || state === 'processing';

export const readPayment = ({ payment }: Pick<OrderRow, 'payment'>): Payment => JSON.parse(payment) as Payment;

/** Missing fields are null. */
export const paymentView = (payment: Payment, url: string | null, qrText: string | null) => ({
  url,
  qrText,
  payee: payment.payee ?? null,
  bank: payment.bank ?? null,
  account: payment.account ?? null,
  remark: payment.remark ?? null,
  address: payment.address ?? null,
  chain: payment.chain ?? null,
  payAmount: payment.payAmount ?? null,
  payCurrency: payment.payCurrency ?? null,
  rate: payment.rate ?? null,
  confirmations: payment.confirmations ?? null,
  confirmationsNeeded: payment.confirmationsNeeded ?? null,
});

export const money = (amount: bigint | null): string | null => (amount === null ? null : formatMoney(amount));

/** The bonus of an order, with its terms of that day. */
export function findChosen(store: Store, { brandCode, bonusId, bonusTerms }: OrderRow): BonusPromotion | null {
  const promotion = bonusId === null ? null : findPromotion(store, brandCode, bonusId);
  if (!promotion || !isKind(promotion, 'DEPOSIT')) return null;
  return { ...promotion, rules: JSON.parse(bonusTerms) as DepositBonus };
}
