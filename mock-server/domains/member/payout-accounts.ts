import type { Body, Value } from '../../../openapi/generated/gaming-operations.ts';
import { maskAccount } from '../../accounts/masking.ts';
import { explainFaults, type FieldFault, faultFor, findFault } from '../../accounts/rules.ts';
import { payoutMarkPath } from '../../art/paths.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context, HandlerContext, MemberContext } from '../../http/handlers.ts';
import type { PayoutKind, PayoutProvider, PayoutRules } from '../../worlds/columns.ts';
import { isUniqueViolation } from '../../worlds/store.ts';
import { requireBrand } from '../system/repository.ts';
import { holdIfExcluded } from './holds/holds.ts';
import { paymentRefusal, requirePaymentPassword } from './payment/password.ts';
import { normalizeNumber, numberFault } from './payout/numbers.ts';
import {
  findPayeeName,
  insertPayoutAccount,
  isNumberTaken,
  listPayoutAccounts,
  removePayoutAccount,
  setPayeeName,
} from './payout/repository.ts';

type Accounts = Value<'listBankCards'>;
type Account = Value<'addBankCard'>;
type Row = ReturnType<typeof listPayoutAccounts>[number];

const CARDS: readonly PayoutKind[] = ['BANK'];
const VIRTUAL: readonly PayoutKind[] = ['EWALLET', 'CRYPTO'];
const HOUR_MS = 3_600_000;

export const listCards = (context: MemberContext): Accounts => describeAccounts(context, CARDS);
export const listVirtual = (context: MemberContext): Accounts => describeAccounts(context, VIRTUAL);
export const addCard = (context: Context<'addBankCard'>): Promise<Account> => addAccount(context, CARDS);
export const addVirtual = (context: Context<'addVirtualAccount'>): Promise<Account> => addAccount(context, VIRTUAL);
export const removeCard = (context: Context<'removeBankCard'>): Promise<null> =>
  removeAccount(context, context.query.cardId, CARDS);
export const removeVirtual = (context: Context<'removeVirtualAccount'>): Promise<null> =>
  removeAccount(context, context.query.accountId, VIRTUAL);

function describeAccounts({ world, brand, member }: MemberContext, kinds: readonly PayoutKind[]): Accounts {
  const rules = requireBrand(world, brand).payoutRules;
  const rows = listPayoutAccounts(world, member.memberId).filter(({ kind }) => kinds.includes(kind as PayoutKind));
  return {
    list: rows.map((row) => describeAccount(row, rules, world.now())),
    limit: rules.limit,
    holdHours: rules.holdHours,
    payeeName: findPayeeName(world, member.memberId),
    providers: rules.providers
      .filter(({ kind }) => kinds.includes(kind))
      .map((provider) => ({ ...provider, mark: payoutMarkPath(provider.code) })),
  };
}

/** The code names a provider that the brand no longer lists. */
function describeAccount(row: Row, { providers }: PayoutRules, now: number): Account {
  return {
    id: row.id,
    kind: row.kind as PayoutKind,
    provider: row.provider,
    providerName: providers.find(({ code }) => code === row.provider)?.name ?? row.provider,
    mark: payoutMarkPath(row.provider),
    maskedNumber: maskAccount(row.number),
    holder: row.holder,
    addedAt: row.createdAt.getTime(),
    usableFrom: row.usableFrom.getTime(),
    isUsable: row.usableFrom.getTime() <= now,
  };
}

type AddContext = HandlerContext & { body: Body<'addBankCard'> };

/** Throws 409, 422. */
async function addAccount(context: AddContext, kinds: readonly PayoutKind[]): Promise<Account> {
  const { world, brand, member, body } = context;
  const rules = requireBrand(world, brand).payoutRules;
  const provider = rules.providers.find(({ code, kind }) => code === body.provider && kinds.includes(kind));
  const payeeName = findPayeeName(world, member.memberId);
  const holder = payeeName ?? body.payeeName?.trim() ?? '';
  const number = provider ? normalizeNumber(provider, body.number, brand) : body.number;
  const fault = provider ? numberFault(provider, number, brand) : null;
  const faults = fieldFaults(context, provider, fault === 'length', payeeName === null ? holder : null);
  if (faults.length > 0) throw paymentRefusal('field.invalid', explainFaults(faults), { fields: faults });
  if (fault) throw paymentRefusal('payout.number.invalid', 'The number is not valid: check each character.');
  if (body.payeeName && body.payeeName.trim() !== holder) throw otherName();
  await requirePaymentPassword(context, body.paymentPassword);
  const now = world.now();
  const account = {
    brandCode: brand.code,
    memberId: member.memberId,
    holder,
    number,
    kind: provider?.kind ?? 'BANK',
    provider: body.provider,
    createdAt: new Date(now),
    usableFrom: new Date(now + rules.holdHours * HOUR_MS),
  };
  const added = await world
    .transact(async (store) => {
      const own = listPayoutAccounts(store, member.memberId).filter(({ kind }) => kind === account.kind);
      if (isNumberTaken(store, account)) throw taken();
      if (own.length >= rules.limit) {
        throw new ApiError(
          409,
          'payout.accounts.full',
          `There can be ${rules.limit} accounts of a type: remove one first.`,
        );
      }
      const named = findPayeeName(store, member.memberId);
      if (named === null) await setPayeeName(store, member.memberId, holder);
      else if (named !== holder) throw otherName();
      const row = await insertPayoutAccount(store, account);
      await holdIfExcluded(store, brand, member.memberId, now);
      return row;
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? taken() : error;
    });
  return describeAccount(added, rules, now);
}

const taken = () => new ApiError(409, 'payout.account.taken', 'This number is already in use by an account.');
const otherName = () => paymentRefusal('payee.name.differs', 'Accounts must be in your own payee name.');

/** `newName` is the payee name of a member without one. */
function fieldFaults(
  { brand }: AddContext,
  provider: PayoutProvider | undefined,
  isLengthWrong: boolean,
  newName: string | null,
): FieldFault[] {
  const faults: FieldFault[] = [];
  if (!provider) faults.push(faultFor('provider', 'unknown', undefined));
  if (provider && isLengthWrong) {
    const { minLength, maxLength } = provider;
    faults.push({ field: 'number', reason: 'length', patternId: 0, minLength, maxLength });
  }
  const rule = brand.registerRules.payeeName;
  const ofName = rule && newName !== null ? findFault('payeeName', newName, { ...rule, required: true }) : null;
  return ofName ? [...faults, ofName] : faults;
}

/** Throws 404. */
async function removeAccount(
  { world, member }: HandlerContext,
  id: number,
  kinds: readonly PayoutKind[],
): Promise<null> {
  if (!(await removePayoutAccount(world, member.memberId, id, kinds, new Date(world.now()))))
    throw new ApiError(404, 'payout.account.not.found', 'You have no such account.');
  return null;
}
