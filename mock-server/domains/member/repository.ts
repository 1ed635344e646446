import type { Transaction } from '../../worlds/database.ts';
import { select } from '../../worlds/statements.ts';
import type { World } from '../../worlds/world.ts';
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

/** A member who is there: accounts are never removed. */
export async function findMember(world: World, id: number) {
  const member = await world.look((tables) => tables.first(MEMBER, id));
  if (!member) throw new Error(`The member ${id} has gone`);
  return member;
}

export const findMemberByEmail = (world: World, brandCode: string, email: string) =>
  world.db.member.findUnique({ where: { brandCode_email: { brandCode, email: email.toLowerCase() } } });

export const updateMember = (
  world: World,
  id: number,
  data: {
    avatar?: number;
    nickname?: string;
    payeeName?: string;
    email?: string;
  },
) => world.db.member.update({ where: { id }, data });

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
export async function insertMember(world: World, brandCode: string, member: NewMember) {
  const { passwordHash, identities = [], ...rest } = member;
  const accounts = await listAccountTypes(world, brandCode);
  return world.transact((store) =>
    store.member.create({
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
    }),
  );
}

/** The wallets that members of a brand have: as the brand's first member has them. */
async function listAccountTypes(world: World, brandCode: string) {
  const first = await world.db.member.findFirstOrThrow({ where: { brandCode }, orderBy: { id: 'asc' } });
  return world.db.wallet.findMany({
    where: { memberId: first.id },
    select: { accountTypeId: true, accountName: true },
    orderBy: { accountTypeId: 'asc' },
  });
}

/** Whether an error says that a value which must be one member's alone has been taken meanwhile. */
export const isTakenMeanwhile = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'P2002';

export const insertTrialMember = (
  store: Transaction,
  member: { brandCode: string; username: string; nickname: string; avatar: number; registeredAt: Date },
) =>
  store.member.create({
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
