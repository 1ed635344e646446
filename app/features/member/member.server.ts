import { redirect } from '@remix-run/node';
import { isLimited, paths } from '~/config/paths.ts';
import { readBadges } from '~/features/messages/messages.server.ts';
import { readBalance } from '~/features/wallet/wallet.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import { type MemberSession, writeSession } from '~/session/cookie.server.ts';
import { isAgentType, isTrialType } from '~/session/member-types.ts';
import { maskName } from './masked-name.ts';
import type { MemberPanelView } from './member.types.ts';

/** The account has become an agent's, or is none any more: the page is read again with a session of that type. */
async function renewType({ request, url, isSecure }: Site, member: MemberSession, type: number): Promise<void> {
  if (request.method !== 'GET' || isAgentType(type) === isAgentType(member.type)) return;
  const headers = { 'Set-Cookie': await writeSession({ ...member, type }, isSecure) };
  throw redirect(`${url.pathname}${url.search}`, { headers });
}

/** Returns null for a visitor without a session. */
export async function readMemberPanel(site: Site): Promise<MemberPanelView | null> {
  if (!site.member) return null;
  const { isOnBreak, subAccount = null, mustChange = null } = site.member;
  const none = { unread: 0, missions: 0, rewards: 0 };
  const [info, balance, badges] = await Promise.all([
    site.api.call('getMemberInfo'),
    subAccount ? null : optional(site, 'getBalance', readBalance(site), null),
    subAccount ? none : optional(site, 'countUnread', readBadges(site), none),
  ]);
  if (!subAccount) await renewType(site, site.member, info.type);
  const { rankLevel, labelName, badge } = info.clubLabel;
  const isTrial = isTrialType(info.type);
  return {
    username: maskName(info.account),
    nickname: maskName(info.nickname),
    avatar: site.image(info.avatar),
    hasAgentHome: isAgentType(info.type) && !isOnBreak && site.routes.isOn(paths.agentHome()),
    hasUpline: info.toUpline,
    isTrial,
    segment: info.segment,
    rankLevel,
    rankName: labelName,
    rankBadge: site.image(badge),
    balance,
    isBalanceHidden: site.preferences.isBalanceHidden,
    ...badges,
    isLimited: isLimited(site.member),
    subAccount,
    hasCentre: !isTrial && !subAccount,
    limitsPath: site.modules.has('RESPONSIBLE3') && !subAccount ? paths.limits() : null,
    vipPath: site.modules.has('VIP3') && !isTrial && !isLimited(site.member) ? paths.vip() : null,
    mustChange,
  };
}
