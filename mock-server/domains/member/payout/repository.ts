import type { PayoutKind } from '../../../worlds/columns.ts';
import { select, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

const ACCOUNTS = selectRows(
  'PayoutAccount',
  'WHERE "memberId" = ? AND "removedAt" IS NULL ORDER BY "createdAt" DESC, "id" DESC',
);
const ACCOUNT = selectRows('PayoutAccount', 'WHERE "memberId" = ? AND "id" = ? AND "removedAt" IS NULL');
const ACCOUNT_OF_NUMBER = select('PayoutAccount', ['id'], 'WHERE "brandCode" = ? AND "activeKey" = ?');
const OTHERS_WALLET_OF_NUMBER = select(
  'PayoutAccount',
  ['id'],
  `WHERE "brandCode" = ? AND "kind" = 'EWALLET' AND "number" = ? AND "memberId" <> ? AND "removedAt" IS NULL`,
);
const PAYEE = select('Member', ['payeeName'], 'WHERE "id" = ?');

interface NewAccount {
  brandCode: string;
  memberId: number;
  kind: PayoutKind;
  provider: string;
  number: string;
  holder: string;
  createdAt: Date;
  usableFrom: Date;
}

export const toActiveKey = ({ provider, number }: Pick<NewAccount, 'provider' | 'number'>) => `${provider} ${number}`;

/** Returns the latest first, without removed ones. */
export const listPayoutAccounts = ({ read }: Store, memberId: number) => read.all(ACCOUNTS, memberId);

/** With the full number; null if removed or another member's. */
export const findPayoutAccount = ({ read }: Store, memberId: number, id: number) => read.first(ACCOUNT, memberId, id);

/** By any account at its provider; an e-wallet's number is a phone, and so another member's at every e-wallet. */
export function isNumberTaken({ read }: Store, account: NewAccount): boolean {
  const { brandCode, kind, number, memberId } = account;
  if (read.first(ACCOUNT_OF_NUMBER, brandCode, toActiveKey(account))) return true;
  return kind === 'EWALLET' && read.first(OTHERS_WALLET_OF_NUMBER, brandCode, number, memberId) !== null;
}

export const findPayeeName = ({ read }: Store, memberId: number): string | null =>
  read.first(PAYEE, memberId)?.payeeName ?? null;

export const setPayeeName = (store: Store, memberId: number, payeeName: string) =>
  store.patch('Member', { id: memberId }, { payeeName });

export const insertPayoutAccount = async (store: Store, account: NewAccount) => {
  const id = await store.insert('PayoutAccount', { ...account, activeKey: toActiveKey(account) });
  return store.read.one('PayoutAccount', { id });
};

/** Returns false if there is none. */
export const removePayoutAccount = async (
  store: Store,
  memberId: number,
  id: number,
  kinds: readonly PayoutKind[],
  removedAt: Date,
): Promise<boolean> =>
  (await store.patch(
    'PayoutAccount',
    { id, memberId, kind: kinds, removedAt: null },
    { removedAt, activeKey: null },
  )) === 1;
