import { paths } from '~/config/paths.ts';
import { readBadges } from '~/features/messages/messages.server.ts';
import { readBalance } from '~/features/wallet/wallet.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isAgentType, isTrialType } from '~/session/member-types.ts';
import { maskName } from './masked-name.ts';
import type { MemberPanelView } from './member.types.ts';

/** Returns null for a visitor without a session. */
export async function readMemberPanel(site: Site): Promise<MemberPanelView | null> {
  if (!site.member) return null;
  const [info, balance, badges] = await Promise.all([
    site.api.call('getMemberInfo'),
    optional(site, 'getBalance', readBalance(site), null),
    optional(site, 'countUnread', readBadges(site), { unread: 0, missions: 0, rewards: 0 }),
  ]);
  const isOnBreak = site.member.isOnBreak ?? false;
  const { rankLevel, labelName, badge } = info.clubLabel;
  const isTrial = isTrialType(info.type);
  return {
    username: maskName(info.account),
    nickname: maskName(info.nickname),
    avatar: site.image(info.avatar),
    hasAgentHome: isAgentType(info.type) && !isOnBreak && site.routes.isOn(paths.agentHome()),
    hasUpline: info.toUpline,
    isTrial,
    rankLevel,
    rankName: labelName,
    rankBadge: site.image(badge),
    balance,
    isBalanceHidden: site.preferences.isBalanceHidden,
    ...badges,
    isOnBreak,
    limitsPath: site.modules.has('RESPONSIBLE3') ? paths.limits() : null,
    vipPath: site.modules.has('VIP3') && !isTrial && !isOnBreak ? paths.vip() : null,
    mustChange: site.member.mustChange ?? null,
  };
}
