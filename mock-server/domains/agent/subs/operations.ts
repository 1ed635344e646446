import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { explainFaults } from '../../../accounts/rules.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context, HandlerContext, Handlers } from '../../../http/handlers.ts';
import type { PageRight } from '../../../worlds/columns.ts';
import { hashNewPassword, newPasswordFaults } from '../../member/passwords.ts';
import { paymentRefusal, requirePaymentPassword } from '../../member/payment/password.ts';
import { NEVER } from '../../session/repository.ts';
import { endSubSessions, findSub, insertSub, listSubs, type SubRow, updateSub } from '../../session/sub-accounts.ts';

type SubAccount = Value<'createSubAccount'>;

const MOST = 20;

const listSubAccounts = ({ world, member }: HandlerContext): Value<'listSubAccounts'> => ({
  list: listSubs(world, member.memberId).map(viewOf),
  most: MOST,
});

const viewOf = ({ name, pages, isOpen, createdAt, lastUsedAt }: SubRow): SubAccount => ({
  name,
  pages: JSON.parse(pages) as PageRight[],
  isOpen,
  created: createdAt.getTime(),
  lastUsed: lastUsedAt,
});

/** Throws 409 for a taken name, 422. */
async function createSubAccount(context: Context<'createSubAccount'>): Promise<SubAccount> {
  const { world, member, body } = context;
  const name = body.name.toLowerCase();
  requireGoodPassword(context, body.password);
  await requirePaymentPassword(context, body.paymentPassword);
  await world.transact(async (store) => {
    if (findSub(store, member.memberId, name))
      throw new ApiError(409, 'sub.account.taken', 'You have a sub-account of this name already.');
    if (listSubs(store, member.memberId).length >= MOST)
      throw paymentRefusal(
        'sub.account.full',
        `You have ${MOST} sub-accounts, the most there may be: reuse a closed one.`,
      );
    await insertSub(store, {
      agentId: member.memberId,
      name,
      ...firstPassword(context, body.password),
      pages: pagesText(body.pages),
      createdAt: new Date(world.now()),
    });
  });
  return readSub(context, name);
}

/** Throws 404, 422. */
async function changeSubAccount(context: Context<'changeSubAccount'>): Promise<SubAccount> {
  const { world, member, body } = context;
  const { name, password, pages, isOpen } = body;
  requireSub(context, name);
  if (password !== undefined) requireGoodPassword(context, password);
  await requirePaymentPassword(context, body.paymentPassword);
  await world.transact(async (store) => {
    const { id, agentId } = requireSub({ world: store, member }, name);
    await updateSub(store, id, {
      ...(password !== undefined && firstPassword(context, password)),
      ...(pages && { pages: pagesText(pages) }),
      ...(isOpen !== undefined && { isOpen }),
    });
    if (password !== undefined || isOpen === false) await endSubSessions(store, { id, agentId }, world.now());
  });
  return readSub(context, name);
}

const readSub = (context: HandlerContext, name: string): SubAccount => viewOf(requireSub(context, name));

function requireSub(
  { world, member }: { world: Parameters<typeof findSub>[0] } & Pick<HandlerContext, 'member'>,
  name: string,
): SubRow {
  const sub = findSub(world, member.memberId, name);
  if (!sub) throw new ApiError(404, 'sub.account.not.found', 'You have no such sub-account.');
  return sub;
}

function requireGoodPassword(context: HandlerContext, password: string): void {
  const fields = newPasswordFaults(context, 'password', password);
  if (fields.length > 0) throw paymentRefusal('field.invalid', explainFaults(fields), { fields });
}

/** As old as an expired one, so that it must be changed. */
const firstPassword = ({ world }: HandlerContext, password: string) => ({
  ...hashNewPassword(world, password),
  passwordChangedAt: NEVER,
});

/** JSON; the last one of a page counts. */
const pagesText = (pages: readonly PageRight[]): string =>
  JSON.stringify([...new Map(pages.map((right) => [right.page, right])).values()]);

export const subAccountOperations = { listSubAccounts, createSubAccount, changeSubAccount } satisfies Handlers<
  'listSubAccounts' | 'createSubAccount' | 'changeSubAccount'
>;
