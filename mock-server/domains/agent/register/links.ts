import { createHash } from 'node:crypto';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { findAffiliate } from '../../../accounts/invitations.ts';
import { maskNickname } from '../../../accounts/masking.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context, HandlerContext } from '../../../http/handlers.ts';
import { toNetwork } from '../../../http/network.ts';
import { formatMoney } from '../../../shared/money.ts';
import { paginate } from '../../../shared/paging.ts';
import { sortRows } from '../../../shared/sorting.ts';
import { DAY_MS, dayNumber } from '../../../shared/zone.ts';
import { chooseCode } from '../../referral/code.ts';
import { checkRates, listNewBounds } from '../../team/rates/rates.ts';
import type { Rates } from '../../team/rates/repository.ts';
import { memberView } from '../view.ts';
import { ratesView, readWanted } from './rates.ts';
import {
  changeLink,
  countVisit,
  endLink,
  findLink,
  insertLink,
  type LinkRow,
  listLinks,
  listRegistrations,
  readWorths,
} from './repository.ts';

type Link = Value<'createInviteLink'>;

/** Throws 422. */
export async function createInviteLink(context: Context<'createInviteLink'>): Promise<Link> {
  const { world, brand, member, body } = context;
  const now = world.now();
  const domain = body.domain.toLowerCase();
  if (!brand.hosts.includes(domain))
    throw new ApiError(422, 'domain.invalid', 'This is none of the brand’s addresses.');
  const rates = readWanted(body.rates);
  checkRates(listNewBounds(world, brand, member.memberId, dayNumber(now)), rates);
  const code = await world.transact(async (store) => {
    const open = listLinks(store, member.memberId).filter((link) => !isOver(context, link));
    if (open.length >= brand.usageLimits.openLinks)
      throw new ApiError(409, 'links.many', `You have ${open.length} open invitations: end one first.`);
    const chosen = chooseCode(world, store, brand.code);
    await insertLink(store, {
      brandCode: brand.code,
      code: chosen,
      memberId: member.memberId,
      type: body.type,
      rates: JSON.stringify(rates),
      domain,
      showsInviter: body.showsInviter ?? false,
      createdAt: now,
      validTo: body.days === null ? null : now + body.days * DAY_MS,
    });
    return chosen;
  });
  return linkView(context, requireOwn(context, code));
}

/** Throws 404, and 422 for one that is over. */
export async function changeInviteLink(context: Context<'changeInviteLink'>): Promise<Link> {
  const { world, body } = context;
  const link = requireOwn(context, body.code);
  if (isOver(context, link)) throw new ApiError(422, 'invitation.ended', 'This invitation is over: make a new one.');
  const { code: _, ...change } = body;
  if (Object.keys(change).length > 0) await changeLink(world, link, change);
  return linkView(context, requireOwn(context, body.code));
}

/** Throws 404. */
export async function deleteInviteLink(context: Context<'deleteInviteLink'>): Promise<Link> {
  const { world, query } = context;
  await endLink(world, requireOwn(context, query.code), world.now());
  return linkView(context, requireOwn(context, query.code));
}

export function listInviteLinks(context: Context<'listInviteLinks'>): Value<'listInviteLinks'> {
  const { world, brand, member, query } = context;
  const links = listLinks(world, member.memberId).map((link, id) => ({ ...link, id }));
  const worthOf = readWorths(
    world,
    brand.code,
    links.map(({ code }) => code),
  );
  const sorted = sortRows(
    links,
    {
      createdAt: ({ createdAt }) => createdAt.getTime(),
      visits: ({ visits }) => visits,
      registrations: ({ registrations }) => registrations,
      firstDeposits: ({ code }) => worthOf(code).firstDeposits,
      validBet: ({ code }) => worthOf(code).validBet,
    },
    query,
    'createdAt',
  );
  const { rows, ...page } = paginate(sorted, query.pageNo, query.pageSize);
  return { list: rows.map((row) => linkView(context, row, worthOf)), ...page };
}

/** Throws 404 for a code of somebody else. */
export function listInviteRegistrations(context: Context<'listInviteRegistrations'>): Value<'listInviteRegistrations'> {
  const { world, member, query } = context;
  const { code, pageNo = 1, pageSize = 15 } = query;
  const link = code === undefined ? null : requireOwn(context, code);
  const { rows, total } = listRegistrations(
    world,
    { id: member.memberId, code: link?.code ?? null },
    query,
    pageNo,
    pageSize,
  );
  return {
    list: rows.map((row) => ({
      member: memberView(row),
      code: row.code,
      registeredAt: row.registeredAt.getTime(),
      hasDeposited: row.hasDeposited === 1,
    })),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}

/** A visitor is an address: a script can name any browser. Throws 422 for a code that is not good now. */
export async function countInviteVisit({ world, brand, body, ip }: Context<'countInviteVisit'>): Promise<null> {
  const invitation = findAffiliate(world, brand.code, body.code.trim());
  if (!invitation) throw new ApiError(422, 'affiliate.invalid', 'The invitation code is unknown or has expired.');
  const visitor = createHash('sha256').update(toNetwork(ip)).digest('base64url').slice(0, 16);
  const visit = { brandCode: brand.code, code: invitation.code, day: dayNumber(world.now()), visitor };
  await world.transact((store) => countVisit(store, visit));
  return null;
}

/** The same 404 for a code of another agent, of a member, and for an unknown one. */
function requireOwn({ world, member }: HandlerContext, code: string): LinkRow {
  const link = findLink(world, member.memberId, code.trim().toUpperCase());
  if (!link) throw new ApiError(404, 'invitation.not.found', 'You have no such invitation.');
  return link;
}

const isOver = (context: HandlerContext, link: LinkRow): boolean =>
  ['ended', 'expired'].includes(stateOf(context, link));

function linkView(
  context: HandlerContext,
  link: LinkRow,
  worthOf = readWorths(context.world, context.brand.code, [link.code]),
): Link {
  const { code, domain, type, rates, createdAt, validTo, visits, registrations } = link;
  const { firstDeposits, firstDepositSum, validBet } = worthOf(code);
  return {
    code,
    path: `/register?affiliateCode=${code}`,
    domain,
    type: type as Link['type'],
    rates: ratesView(JSON.parse(rates) as Rates),
    createdAt: createdAt.getTime(),
    validTo: validTo?.getTime() ?? null,
    state: stateOf(context, link),
    inviter: link.showsInviter ? maskNickname(link.nickname) : null,
    visits,
    registrations,
    firstDeposits,
    firstDepositSum: formatMoney(firstDepositSum),
    validBet: formatMoney(validBet),
  };
}

function stateOf({ world }: HandlerContext, { endedAt, validTo, isPaused }: LinkRow): Link['state'] {
  if (endedAt !== null) return 'ended';
  if (validTo !== null && validTo.getTime() <= world.now()) return 'expired';
  return isPaused ? 'paused' : 'active';
}
