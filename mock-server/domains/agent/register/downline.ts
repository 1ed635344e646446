import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { hasLineBreak } from '../../../accounts/nickname.ts';
import { findMemberByName } from '../../../accounts/repository.ts';
import { explainFaults, type FieldFault, faultFor, findFault } from '../../../accounts/rules.ts';
import { ApiError, tooMany } from '../../../http/api-error.ts';
import type { Context } from '../../../http/handlers.ts';
import { periodDays, startOfDay } from '../../../shared/periods.ts';
import { isUniqueViolation } from '../../../worlds/store.ts';
import { createMember } from '../../member/create.ts';
import { paymentRefusal, requirePaymentPassword } from '../../member/payment/password.ts';
import { countCreated, recordAct } from '../audit.ts';
import { memberView } from '../view.ts';
import { readWanted } from './rates.ts';

/** Throws 409 for a taken name, 422 for fields, payment password and rates. */
export async function createDownline(context: Context<'createDownline'>): Promise<Value<'createDownline'>> {
  const { world, brand, member, body } = context;
  const { password, nickname, type } = body;
  const typed = body.username.trim();
  const username = typed.toLowerCase();
  const faults = findFaults(context, { username: typed, password });
  if (hasLineBreak(nickname ?? '')) faults.push(faultFor('nickname', 'pattern', undefined));
  if (faults.length > 0) throw paymentRefusal('field.invalid', explainFaults(faults), { fields: faults });
  requireFree(context, username);
  await requirePaymentPassword(context, body.paymentPassword);
  const rates = readWanted(body.rates);
  requireFewAccounts(context);
  const created = await createMember(
    world,
    brand,
    {
      username,
      nickname: nickname?.trim() || typed,
      type,
      password,
      uplineId: member.memberId,
      chooseRates: () => rates,
    },
    (store, lineId) => recordAct(store, context, { lineId, act: 'CREATE', after: { type, ...rates } }),
  ).catch((error) => {
    if (isUniqueViolation(error)) requireFree(context, username);
    throw error;
  });
  return memberView(created);
}

/** Throws 429 until the next day in the brand's zone. */
function requireFewAccounts({ world, brand, member }: Context<'createDownline'>): void {
  const now = world.now();
  const { first, next } = periodDays('DAY', now);
  const { accountsOfDay } = brand.usageLimits;
  if (countCreated(world, member.memberId, startOfDay(first)) < accountsOfDay) return;
  throw tooMany(`You have added ${accountsOfDay} accounts today: more tomorrow.`, startOfDay(next) - now);
}

/** Both fields are required here, whatever the brand's form asks of those who register themselves. */
function findFaults(
  { brand }: Context<'createDownline'>,
  values: { username: string; password: string },
): FieldFault[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const rule = brand.registerRules[name];
    return rule ? (findFault(name, value, { ...rule, required: true }) ?? []) : [];
  });
}

function requireFree({ world, brand }: Context<'createDownline'>, username: string): void {
  if (findMemberByName(world, brand.code, username))
    throw new ApiError(409, 'username.taken', 'This username is already taken.', { field: 'username' });
}
