import { query, type Row, select, selectRows } from '../worlds/statements.ts';
import type { Store } from '../worlds/store.ts';
import { TRIAL_TYPE } from './real-account.ts';

const BREAK = selectRows(
  'PlayBreak',
  `WHERE "memberId" = ? AND "startedAt" <= ? AND "endsAt" > ? ORDER BY "kind" = 'TIME_OUT', "endsAt" DESC LIMIT 1`,
);

const DEPOSITS = query<{ count: number }>(
  `SELECT COUNT(*) AS "count" FROM "DepositOrder" WHERE "memberId" = ? AND "state" = 'success'`,
);

const MEMBER_BY_NAME = selectRows('Member', 'WHERE "brandCode" = ? AND "username" = ?');
const MEMBER_BY_EMAIL = selectRows('Member', 'WHERE "brandCode" = ? AND "email" = ?');
const MEMBER_BY_MOBILE = selectRows('Member', 'WHERE "brandCode" = ? AND "mobileKey" = ?');
const COUNTRY_OF_CODE = select('Country', ['countryCode'], 'WHERE "countryDialingCode" = ?');
const CONTACTS = select('Member', ['email', 'mobileKey'], 'WHERE "id" = ?');
const MEMBER_OF_IDENTITY = query<Row<'Member'>>(
  `SELECT "Member".* FROM "SocialIdentity" JOIN "Member" ON "id" = "memberId"
    WHERE "SocialIdentity"."brandCode" = ? AND "provider" = ? AND "subject" = ?`,
);
/** All members have the wallets of the brand's first one. */
const ACCOUNT_TYPES = select(
  'Wallet',
  ['accountTypeId', 'accountName'],
  'WHERE "memberId" = (SELECT MIN("id") FROM "Member" WHERE "brandCode" = ?) ORDER BY "accountTypeId"',
);

/** It matches no password. */
export const NO_PASSWORD = '-';

export const findMemberByName = ({ read }: Store, brandCode: string, username: string) =>
  read.first(MEMBER_BY_NAME, brandCode, username);

export const findMemberByEmail = ({ read }: Store, brandCode: string, email: string) =>
  read.first(MEMBER_BY_EMAIL, brandCode, email);

/** Returns whether a country has it. */
export const isDialingCode = ({ read }: Store, countryDialingCode: string): boolean =>
  read.first(COUNTRY_OF_CODE, countryDialingCode) !== null;

export const findMemberByMobile = ({ read }: Store, brandCode: string, mobileKey: string) =>
  read.first(MEMBER_BY_MOBILE, brandCode, mobileKey);

export const findContacts = ({ read }: Store, memberId: number) =>
  read.first(CONTACTS, memberId) ?? { email: null, mobileKey: null };

export const findMemberOfIdentity = (
  { read }: Store,
  { brandCode, provider, subject }: { brandCode: string; provider: string; subject: string },
) => read.first(MEMBER_OF_IDENTITY, brandCode, provider, subject);

interface NewMember {
  username: string;
  nickname: string;
  /** 0 by default. */
  type?: number;
  /** Null without a password. */
  passwordHash: string | null;
  avatar: number;
  email?: string | null;
  isContactProven?: boolean;
  mobileNum?: string | null;
  mobileKey?: string | null;
  payeeName?: string | null;
  contacts?: string;
  paymentHash?: string | null;
  uplineId?: number | null;
  referrerId?: number | null;
  registerUrl?: string;
  invitationCode?: string | null;
  registeredAt: Date;
  identities?: { provider: string; subject: string }[];
}

/** Opens an empty wallet for each account of the brand. Call in a transaction. */
export async function insertMember(store: Store, brandCode: string, member: NewMember): Promise<Row<'Member'>> {
  const { passwordHash, type = 0, identities = [], ...rest } = member;
  const memberId = await store.insert('Member', {
    ...rest,
    brandCode,
    passwordHash: passwordHash ?? NO_PASSWORD,
    passwordChangedAt: member.registeredAt,
    type,
    rankLevel: 0,
    labels: '[]',
    toUpline: false,
    isFirstLogin: true,
  });
  for (const account of store.read.all(ACCOUNT_TYPES, brandCode))
    await store.insert('Wallet', { memberId, ...account, balance: 0n });
  for (const identity of identities) await store.insert('SocialIdentity', { memberId, brandCode, ...identity });
  return store.read.one('Member', { id: memberId });
}

export const insertTrialMember = async (
  store: Store,
  member: { brandCode: string; username: string; nickname: string; avatar: number; registeredAt: Date },
): Promise<Row<'Member'>> => {
  const id = await store.insert('Member', {
    ...member,
    passwordHash: NO_PASSWORD,
    passwordChangedAt: member.registeredAt,
    type: TRIAL_TYPE,
    rankLevel: 0,
    labels: '[]',
    toUpline: false,
    isFirstLogin: false,
  });
  return store.read.one('Member', { id });
};

/** The last break to end, holds and self-exclusions before time-outs; null without one. `now` is in epoch milliseconds. */
export const findBreak = ({ read }: Store, memberId: number, now: number) => read.first(BREAK, memberId, now, now);

/** Credited orders. */
export const countDeposits = ({ read }: Store, memberId: number): number => read.first(DEPOSITS, memberId)?.count ?? 0;
