import type { Store } from '../../worlds/database.ts';
import { select } from '../../worlds/statements.ts';

const MEMBER = select(
  'Member',
  [
    'id',
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
    'payeeName',
    'birthday',
    'avatar',
    'registeredAt',
    'passwordHash',
    'passwordChangedAt',
    'autoTransfer',
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

export const updateMember = (
  { db }: Store,
  id: number,
  data: {
    avatar?: number;
    nickname?: string;
    payeeName?: string;
    birthday?: string;
    email?: string;
    mobileNum?: string;
    mobileKey?: string;
    contactsChangedAt?: Date;
    autoTransfer?: boolean;
    realityMinutes?: number | null;
  },
) => db.member.update({ where: { id }, data });
