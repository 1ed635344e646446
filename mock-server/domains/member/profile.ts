import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { AVATAR_COUNT, avatarPath, rankBadgePath } from '../../art/paths.ts';
import { ApiError } from '../../http/api-error.ts';
import type { BrandState } from '../../http/exchange.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { maskEmail, maskMobile } from './accounts/masking.ts';
import { requireRealAccount } from './accounts/real-account.ts';
import { findMemberByEmail, isTakenMeanwhile, NO_PASSWORD } from './accounts/repository.ts';
import { explainFaults, type FieldFault, faultOf } from './accounts/rules.ts';
import { findMember, updateMember } from './repository.ts';

type MemberInfo = Value<'getMemberInfo'>;
type Member = ReturnType<typeof findMember>;

/** The signed-in member; contact data is masked. */
export function readMember({ world, member }: HandlerContext): MemberInfo {
  return describeMember(findMember(world, member.memberId));
}

export function describeMember(row: Member): MemberInfo {
  return {
    id: row.id,
    account: row.username,
    nickname: row.nickname,
    type: row.type as MemberInfo['type'],
    toUpline: row.toUpline,
    clubLabel: {
      labelName: `VIP ${row.rankLevel}`,
      rankLevel: row.rankLevel,
      badge: rankBadgePath(row.rankLevel),
    },
    memberLabel: JSON.parse(row.labels) as string[],
    mobileNum: row.mobileNum && maskMobile(row.mobileNum),
    email: row.email && maskEmail(row.email),
    payeeName: row.payeeName,
    avatar: avatarPath(row.avatar),
    registered: row.registeredAt.getTime(),
    hasPassword: row.passwordHash !== NO_PASSWORD,
  };
}

/** Control characters, and those that change the writing direction, which would garble the text around a nickname. */
const UNSAFE_IN_NAMES = /[\p{Cc}\p{Bidi_Control}]/u;

/** Changes the nickname; sets payee name and mail address while they are unset. Throws 403, 409, 422. */
export async function updateProfile(context: Context<'updateMemberInfo'>): Promise<MemberInfo> {
  const { world, brand, member, body } = context;
  requireRealAccount(member);
  const change = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value.trim()])) as typeof body;
  const faults = profileFaults(brand, change);
  if (faults.length > 0) throw new ApiError(422, 'field.invalid', explainFaults(faults), { fields: faults });
  const row = findMember(world, member.memberId);
  for (const field of ['payeeName', 'email'] as const) {
    if (change[field] !== undefined && row[field] !== null) {
      throw new ApiError(409, 'profile.already.set', `The ${field} is set: customer service changes it.`, { field });
    }
  }
  const taken = new ApiError(409, 'email.taken', 'Another member has this mail address.', { field: 'email' });
  if (change.email && findMemberByEmail(world, brand.code, change.email)) throw taken;
  const data = { ...change, email: change.email?.toLowerCase() };
  const changed = await updateMember(world, member.memberId, data).catch((error) => {
    throw isTakenMeanwhile(error) ? taken : error;
  });
  return describeMember(changed);
}

function profileFaults({ registerRules }: BrandState, change: Context<'updateMemberInfo'>['body']): FieldFault[] {
  const faults: FieldFault[] = [];
  if (change.nickname === '')
    faults.push({ field: 'nickname', reason: 'required', patternId: 0, minLength: 1, maxLength: 60 });
  if (UNSAFE_IN_NAMES.test(change.nickname ?? ''))
    faults.push({ field: 'nickname', reason: 'pattern', patternId: 22, minLength: 1, maxLength: 60 });
  for (const field of ['payeeName', 'email'] as const) {
    const rule = registerRules[field];
    const fault = rule && change[field] !== undefined && faultOf(field, change[field], { ...rule, required: true });
    if (fault) faults.push(fault);
  }
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

const describePreferences = ({ autoTransfer }: Member): Value<'getPreferences'> => ({ autoTransfer });

export function readPreferences({ world, member }: HandlerContext): Value<'getPreferences'> {
  return describePreferences(findMember(world, member.memberId));
}

/** Changes what the body names. Throws 403. */
export async function changePreferences({ world, member, body }: Context<'setPreferences'>) {
  requireRealAccount(member);
  return describePreferences(await updateMember(world, member.memberId, body));
}
