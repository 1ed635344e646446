import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { maskEmail, maskMobile } from '../../accounts/masking.ts';
import { hasLineBreak } from '../../accounts/nickname.ts';
import { countDeposits, findBreak, NO_PASSWORD } from '../../accounts/repository.ts';
import { explainFaults, type FieldFault, findFault } from '../../accounts/rules.ts';
import { AVATAR_COUNT, avatarPath, type Brand, rankBadgePath } from '../../art/paths.ts';
import { ApiError } from '../../http/api-error.ts';
import type { BrandState } from '../../http/exchange.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { isoInZone } from '../../shared/zone.ts';
import type { World } from '../../worlds/world.ts';
import { readSub } from '../session/sub-accounts.ts';
import { scheduleBirthday } from '../vip/bonuses.ts';
import { holdIfExcluded } from './holds/holds.ts';
import { findMember, updateMember } from './repository.ts';
import { segmentOf } from './segment.ts';

type MemberInfo = Value<'getMemberInfo'>;
type Member = ReturnType<typeof findMember>;

/** Masks contact data, and hides it from sub-accounts. */
export function readMember({ world, member: { memberId, sub } }: HandlerContext): MemberInfo {
  const info = describeMember(world, findMember(world, memberId));
  if (!sub) return info;
  const { passwordChangedAt } = readSub(world, sub.id);
  const hidden = { mobileNum: null, email: null, payeeName: null, birthday: null };
  const { name, pages } = sub;
  return { ...info, ...hidden, passwordChanged: passwordChangedAt.getTime(), subAccount: { name, pages } };
}

export function describeMember(world: World, row: Member): MemberInfo {
  const { type, rankLevel } = row;
  const isOnBreak = findBreak(world, row.id, world.now()) !== null;
  return {
    id: row.id,
    account: row.username,
    nickname: row.nickname,
    type: row.type as MemberInfo['type'],
    toUpline: row.toUpline,
    clubLabel: {
      labelName: `VIP ${row.rankLevel}`,
      rankLevel: row.rankLevel,
      badge: rankBadgePath(row.brandCode as Brand, row.rankLevel),
    },
    memberLabel: JSON.parse(row.labels) as string[],
    mobileNum: row.mobileNum && maskMobile(row.mobileNum),
    email: row.email && maskEmail(row.email),
    isContactProven: row.isContactProven,
    payeeName: row.payeeName,
    birthday: row.birthday,
    avatar: avatarPath(row.avatar),
    registered: row.registeredAt.getTime(),
    hasPassword: row.passwordHash !== NO_PASSWORD,
    passwordChanged: row.passwordHash === NO_PASSWORD ? null : row.passwordChangedAt.getTime(),
    segment: segmentOf({ type, isOnBreak, rankLevel, deposits: countDeposits(world, row.id) }),
    subAccount: null,
  };
}

/** Sets payee name and birthday only while unset. Throws 409, 422. */
export async function updateProfile(context: Context<'updateMemberInfo'>): Promise<MemberInfo> {
  const { world, brand, member, body } = context;
  const change = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value.trim()])) as typeof body;
  const faults = profileFaults(brand, change);
  if (faults.length > 0) throw new ApiError(422, 'field.invalid', explainFaults(faults), { fields: faults });
  if (change.birthday !== undefined && change.birthday > lastBirthday(world.now(), brand.minimumAge)) {
    const message = `Members are ${brand.minimumAge} or older.`;
    throw new ApiError(422, 'age.under', message, { fields: [] });
  }
  const changed = await world.transact(async (store) => {
    const row = findMember(store, member.memberId);
    for (const field of ['payeeName', 'birthday'] as const) {
      if (change[field] !== undefined && row[field] !== null) {
        throw new ApiError(
          409,
          'profile.already.set',
          `The ${field} is already set: only customer service can change it.`,
          { field },
        );
      }
    }
    if (change.birthday !== undefined) await scheduleBirthday(store, member.memberId, change.birthday, world.now());
    const updated = await updateMember(store, member.memberId, change);
    await holdIfExcluded(store, brand, member.memberId, world.now());
    return updated;
  });
  return describeMember(world, changed);
}

/** Latest birthday at that age today in the brand's zone, as YYYY-MM-DD, which compares as text. */
function lastBirthday(now: number, age: number): string {
  const today = isoInZone(now).slice(0, 10);
  return `${Number(today.slice(0, 4)) - age}${today.slice(4)}`;
}

function profileFaults({ registerRules }: BrandState, change: Context<'updateMemberInfo'>['body']): FieldFault[] {
  const faults: FieldFault[] = [];
  if (change.nickname === '')
    faults.push({ field: 'nickname', reason: 'required', patternId: 0, minLength: 1, maxLength: 60 });
  if (hasLineBreak(change.nickname ?? ''))
    faults.push({ field: 'nickname', reason: 'pattern', patternId: 22, minLength: 1, maxLength: 60 });
  const { payeeName } = registerRules;
  const fault =
    payeeName &&
    change.payeeName !== undefined &&
    findFault('payeeName', change.payeeName, { ...payeeName, required: true });
  if (fault) faults.push(fault);
  // Nobody alive was born earlier.
  if (change.birthday !== undefined && change.birthday < '1900-01-01')
    faults.push({ field: 'birthday', reason: 'pattern', patternId: 23, minLength: 10, maxLength: 10 });
  return faults;
}

export function readIcon({ world, member }: HandlerContext): string {
  return avatarPath(findMember(world, member.memberId).avatar);
}

const choices = Array.from({ length: AVATAR_COUNT }, (_, index) => ({
  avatarId: index + 1,
  avatar: avatarPath(index + 1),
}));

const describeAvatar = ({ avatar }: Member): Value<'getPlayerAvatar'> => ({
  avatarId: avatar,
  avatar: avatarPath(avatar),
  avatarType: 'PRESET',
  choices,
});

export function readAvatar({ world, member }: HandlerContext): Value<'getPlayerAvatar'> {
  return describeAvatar(findMember(world, member.memberId));
}

export async function chooseAvatar({ world, member, body }: Context<'setPlayerAvatar'>) {
  return describeAvatar(await updateMember(world, member.memberId, { avatar: body.avatarId }));
}

const describePreferences = ({ autoTransfer, realityMinutes, isInFeed }: Member): Value<'getPreferences'> => ({
  autoTransfer,
  realityMinutes,
  isInFeed,
});

export function readPreferences({ world, member }: HandlerContext): Value<'getPreferences'> {
  return describePreferences(findMember(world, member.memberId));
}

export async function changePreferences({ world, member, body }: Context<'setPreferences'>) {
  return describePreferences(await updateMember(world, member.memberId, body));
}
