import type { Store } from '../../worlds/database.ts';
import { rowsOf, select } from '../../worlds/statements.ts';
import { TRIAL_TYPE } from './real-account.ts';

const MEMBER = select(
  'Member',
  [
    'id',
    'username',
    'nickname',
    'type',
    'toUpline',
    'rankLevel',
    'labels',
    'mobileNum',
    'email',
    'payeeName',
    'avatar',
    'registeredAt',
    'passwordHash',
  ],
  'WHERE "id" = ?',
);

const MEMBER_BY_EMAIL = rowsOf('Member', 'WHERE "brandCode" = ? AND "email" = ?');
/** The wallets that members of a brand have: as the brand's first member has them. */
const ACCOUNT_TYPES = select(
  'Wallet',
  ['accountTypeId', 'accountName'],
  'WHERE "memberId" = (SELECT MIN("id") FROM "Member" WHERE "brandCode" = ?) ORDER BY "accountTypeId"',
);

/** An existing member: accounts are never removed. */
export function findMember({ read }: Store, id: number) {
  const member = read.first(MEMBER, id);
  if (!member) throw new Error(`The member ${id} has gone`);
  return member;
}

export const findMemberByEmail = ({ read }: Store, brandCode: string, email: string) =>
  read.first(MEMBER_BY_EMAIL, brandCode, email.toLowerCase());

export const updateMember = (
  { db }: Store,
  id: number,
  data: {
    avatar?: number;
    nickname?: string;
    payeeName?: string;
    email?: string;
  },
) => db.member.update({ where: { id }, data });

/** No password opens an account with this in the place of a hash: no hash has this form. */
export const NO_PASSWORD = '-';

interface NewMember {
  username: string;
  nickname: string;
  /** Null for an account without a password. */
  passwordHash: string | null;
  avatar: number;
  email?: string | null;
  mobileNum?: string | null;
  mobileKey?: string | null;
  payeeName?: string | null;
  contacts?: string;
  paymentHash?: string | null;
  uplineId?: number | null;
  referrerId?: number | null;
  registerUrl?: string;
  registeredAt: Date;
  identities?: { provider: string; subject: string }[];
}

/** Makes a member with an empty wallet for each account that the brand's members have. */
export function insertMember({ read, db }: Store, brandCode: string, member: NewMember) {
  const { passwordHash, identities = [], ...rest } = member;
  const accounts = read.all(ACCOUNT_TYPES, brandCode);
  return db.member.create({
    data: {
      ...rest,
      brandCode,
      passwordHash: passwordHash ?? NO_PASSWORD,
      passwordChangedAt: member.registeredAt,
      type: 0,
      rankLevel: 0,
      labels: '[]',
      toUpline: false,
      isFirstLogin: true,
      wallets: { create: accounts.map((account) => ({ ...account, balance: 0n })) },
      identities: { create: identities.map((identity) => ({ ...identity, brandCode })) },
    },
  });
}

/** Whether an error is a violation of a unique constraint: a concurrent request took the value. */
export const isTakenMeanwhile = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'P2002';

export const insertTrialMember = (
  { db }: Store,
  member: { brandCode: string; username: string; nickname: string; avatar: number; registeredAt: Date },
) =>
  db.member.create({
    data: {
      ...member,
      passwordHash: NO_PASSWORD,
      passwordChangedAt: member.registeredAt,
      type: TRIAL_TYPE,
      rankLevel: 0,
      labels: '[]',
      toUpline: false,
      isFirstLogin: false,
    },
  });
