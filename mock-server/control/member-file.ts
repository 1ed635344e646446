import { createHash } from 'node:crypto';
import { smallestBooked, smallestPaid } from '../../openapi/rules/currency.ts';
import { requireNoBreak } from '../accounts/breaks.ts';
import { isAgent, requireRealAccount, TRIAL_TYPE } from '../accounts/real-account.ts';
import { NO_PASSWORD } from '../accounts/repository.ts';
import { requireRight } from '../domains/chat/service.ts';
import { refuseDeposit, requireRealityChecked, requireWithinPlay } from '../domains/member/limits/rules.ts';
import { findLock } from '../domains/member/payment/password.ts';
import { listPayoutAccounts } from '../domains/member/payout/repository.ts';
import { listCards, listVirtual } from '../domains/member/payout-accounts.ts';
import { readLimits } from '../domains/member/play-limits.ts';
import { requireNoDebt } from '../domains/money/debts/debts.ts';
import { rewardView } from '../domains/money/grants/view.ts';
import { listOpen } from '../domains/money/rollovers/repository.ts';
import { readPointBalance } from '../domains/points/service.ts';
import { listValidLots } from '../domains/promotions/raffle-repository.ts';
import { isKind, listAllPromotions } from '../domains/promotions/repository.ts';
import { pageRewards } from '../domains/rewards/repository.ts';
import { endOthers, listOpenSessions } from '../domains/session/repository.ts';
import { SESSION_LIFE_MS } from '../domains/session/resume.ts';
import { listTeamSizes } from '../domains/team/repository.ts';
import { readBalance } from '../domains/wallet/balance.ts';
import { rolloverView } from '../domains/wallet/rollovers.ts';
import { readWithdrawSettings, withdrawalFee } from '../domains/wallet/withdrawals/settings.ts';
import { ApiError } from '../http/api-error.ts';
import type { MemberContext } from '../http/handlers.ts';
import { parseMoney, toAmount } from '../shared/money.ts';
import { textIn } from '../shared/texts.ts';
import { DAY_MS, isoInZone } from '../shared/zone.ts';
import type { World } from '../worlds/world.ts';
import type { ControlHandlers } from './call.ts';
import { requireMember } from './members.ts';
import { listWaiting } from './queues.ts';
import { findAccount } from './repository.ts';

const LANGUAGE = 'EN';
const MOST = 100;
const ID_LENGTH = 12;

const refused = (errorCode: string) => new ApiError(422, errorCode, errorCode);

const LIMITED = {
  debt: 'debt.open',
  dayCount: 'withdraw.day.count',
  dayAmount: 'withdraw.day.amount',
  rollover: 'rollover.open',
} as const;

/** Throws for a member who cannot withdraw the smallest amount to one of the accounts. */
function requireWithdrawal(context: MemberContext, hasPaymentPassword: boolean): void {
  const { world, brand, member } = context;
  if (!hasPaymentPassword) throw refused('payment.password.missing');
  if (findLock(context) !== null) throw refused('payment.password.locked');
  requireNoDebt(world, member.memberId);
  const accounts = listPayoutAccounts(world, member.memberId);
  if (accounts.length === 0) throw refused('payout.account.not.found');
  const usable = accounts.filter(({ usableFrom }) => usableFrom.getTime() <= world.now());
  if (usable.length === 0) throw refused('payout.account.not.usable');
  const { allowWithdraw, available, limitedBy } = readWithdrawSettings(context);
  const needed = brand.cashRules.methods
    .filter((method) => usable.some(({ kind }) => kind === method.kind))
    .map((method) => {
      const least = toAmount(method.minimum);
      return limitedBy === 'dayAmount' ? least : least + withdrawalFee(method, least, smallestPaid(brand.currency));
    });
  if (!allowWithdraw || needed.length === 0) throw refused('method.unknown');
  if (needed.some((amount) => amount <= parseMoney(available))) return;
  throw refused(limitedBy === null ? 'balance.insufficient' : LIMITED[limitedBy]);
}

/** Returns the code of the first rule that refuses; null without one. */
function findRefusal(rules: readonly (() => unknown)[]): string | null {
  try {
    for (const rule of rules) rule();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.errorCode;
    throw error;
  }
}

function listAbilities(context: MemberContext, hasPaymentPassword: boolean) {
  const { world, brand, member } = context;
  const { memberId } = member;
  const now = world.now();
  const smallest = smallestBooked(brand.currency);
  const open = [() => requireRealAccount(member), () => requireNoBreak(world, memberId, now)];
  const rules = {
    deposit: [
      ...open,
      () => {
        if (!brand.cashRules.allowDeposit) throw refused('channel.closed');
        const refusal = refuseDeposit(world, memberId, smallest, now);
        if (refusal) throw refusal;
      },
    ],
    play: [
      ...open,
      () => requireWithinPlay(world, memberId, smallest, now),
      () => requireRealityChecked(world, memberId, now),
    ],
    claim: open,
    chat: [...open, () => requireRight(world, memberId, now)],
    withdraw: [() => requireRealAccount(member), () => requireWithdrawal(context, hasPaymentPassword)],
  };
  return Object.entries(rules).map(([action, each]) => {
    const reason = findRefusal(each);
    return { action, isAllowed: reason === null, reason };
  });
}

const listTickets = ({ world, brand, member }: MemberContext) =>
  listAllPromotions(world, brand.code)
    .filter((promotion) => isKind(promotion, 'RAFFLE'))
    .map(({ id: promotionId, title }) => {
      const lots = listValidLots(world, member.memberId, promotionId, world.now());
      return { promotionId, title: textIn(title, LANGUAGE), tickets: lots.reduce((sum, { left }) => sum + left, 0) };
    })
    .filter(({ tickets }) => tickets > 0);

/** Names a session without its token, which would open it. */
const sessionId = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, ID_LENGTH);

const lifeStart = (world: World) => new Date(world.now() - SESSION_LIFE_MS);

/** Gives the rewards that the member has reached, as the member's own list does. Throws 404. */
export async function describeFile(world: World, brandCode: string, account: string) {
  const { brand, member: row } = requireMember(world, brandCode, account);
  const { id: memberId, username, type } = row;
  const context = {
    world,
    brand,
    language: LANGUAGE,
    member: { token: '', memberId, username, type, sub: null },
  } as const;
  const now = world.now();
  if (type !== TRIAL_TYPE) await world.notify('rewardsRead', world, { brandCode, memberId });
  const rewards = pageRewards(world, { memberId, state: 'CLAIMABLE', isWagering: false, now }, 0, MOST).rows;
  const [team] = isAgent(row) ? listTeamSizes(world, [memberId]) : [];
  const nameOf = (id: number | null) => (id === null ? null : findAccount(world, id));
  return {
    account: username,
    type,
    nickname: row.nickname,
    rankLevel: row.rankLevel,
    upline: nameOf(row.uplineId),
    referrer: nameOf(row.referrerId),
    registered: row.registeredAt.getTime(),
    registeredIso: isoInZone(row.registeredAt.getTime()),
    money: readBalance(context),
    rollovers: listOpen(world, memberId)
      .slice(0, MOST)
      .map((rollover) => rolloverView(world, rollover, LANGUAGE, now)),
    rewards: rewards.map((reward) => rewardView(world, reward, LANGUAGE, now)),
    points: readPointBalance(context),
    tickets: listTickets(context),
    limits: readLimits(context),
    sessions: listOpenSessions(world, memberId, lifeStart(world)).map(
      ({ token, device, ip, createdAt, lastUsedAt }) => ({
        id: sessionId(token),
        device,
        ip,
        since: createdAt.getTime(),
        lastUsed: lastUsedAt.getTime(),
      }),
    ),
    payoutAccounts: [...listCards(context).list, ...listVirtual(context).list],
    orders: listWaiting(world, brand, memberId),
    facts: {
      hasMobile: row.mobileNum !== null,
      hasEmail: row.email !== null,
      isContactProven: row.isContactProven,
      hasPayeeName: row.payeeName !== null,
      hasBirthday: row.birthday !== null,
      hasPassword: row.passwordHash !== NO_PASSWORD,
      isPasswordExpired: now - row.passwordChangedAt.getTime() > brand.passwordMaxAgeDays * DAY_MS,
      hasPaymentPassword: row.paymentHash !== null,
    },
    team: team ? { members: team.members, lines: team.lines } : null,
    can: listAbilities(context, row.paymentHash !== null),
  };
}

/** Leaves those of an agent's sub-accounts. Throws 404. */
export async function endAllSessions(world: World, brandCode: string, account: string) {
  const { member } = requireMember(world, brandCode, account);
  const all = { memberId: member.id, token: '' };
  return { account, ended: await endOthers(world, all, new Date(world.now()), lifeStart(world)) };
}

export const memberFileOperations: ControlHandlers<'getMemberFile' | 'endSessions'> = {
  getMemberFile: ({ world, path }) => describeFile(world, path.brand, path.account),
  endSessions: ({ world, path }) => endAllSessions(world, path.brand, path.account),
};
