import { select } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';

const MEMBER = select(
  'Member',
  [
    'id',
    'brandCode',
    'username',
    'nickname',
    'type',
    'toUpline',
    'uplineId',
    'rankLevel',
    'labels',
    'mobileNum',
    'mobileKey',
    'email',
    'isContactProven',
    'payeeName',
    'birthday',
    'avatar',
    'registeredAt',
    'passwordHash',
    'passwordChangedAt',
    'autoTransfer',
    'isInFeed',
    'realityMinutes',
  ],
  'WHERE "id" = ?',
);

/** Accounts are never removed. */
export function findMember({ read }: Store, id: number) {
  const member = read.first(MEMBER, id);
  if (!member) throw new Error(`The member ${id} has gone`);
  return member;
}

export const updateMember = async (
  store: Store,
  id: number,
  data: {
    avatar?: number;
    nickname?: string;
    payeeName?: string;
    birthday?: string;
    email?: string;
    isContactProven?: boolean;
    mobileNum?: string;
    mobileKey?: string;
    contactsChangedAt?: Date;
    autoTransfer?: boolean;
    isInFeed?: boolean;
    realityMinutes?: number | null;
  },
) => {
  await store.patch('Member', { id }, data);
  return findMember(store, id);
};
