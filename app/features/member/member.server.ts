import { isOpenDuringBreak, paths } from '~/config/paths.ts';
import { countUnread } from '~/features/messages/messages.server.ts';
import { isSingleWallet, readBalance } from '~/features/wallet/wallet.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isAgentType, isTrialType } from '~/session/member-types.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { CENTRE_KEYS, type CentreKey } from './centre-keys.ts';
import type { MemberPanelView } from './member.types.ts';

/** Returns null for a visitor without a session. */
export async function readMemberPanel(site: Site): Promise<MemberPanelView | null> {
  if (!site.member) return null;
  const [info, balance, unread] = await Promise.all([
    site.api.call('getMemberInfo'),
    optional(site, 'getBalance', readBalance(site), null),
    site.member.isOnBreak ? 0 : optional(site, 'countUnread', countUnread(site), 0),
  ]);
  const centre = await optional(site, 'getMerchantWallet', listCentreKeys(site, info), []);
  const { rankLevel, labelName, badge } = info.clubLabel;
  return {
    username: info.account,
    nickname: info.nickname,
    avatar: site.image(info.avatar),
    hasAgentHome: isAgentType(info.type) && site.routes.isOn(paths.agentHome()),
    centre,
    isTrial: isTrialType(info.type),
    rankLevel,
    rankName: labelName,
    rankBadge: site.image(badge),
    balance,
    isBalanceHidden: site.preferences.isBalanceHidden,
    unread,
    mustChange: site.member.mustChange ?? null,
  };
}

/** Returns no entries for a trial account. */
async function listCentreKeys(site: Site, { type, toUpline }: Value<'getMemberInfo'>): Promise<CentreKey[]> {
  if (isTrialType(type)) return [];
  const hasWallets = !(await isSingleWallet(site));
  const has: Partial<Record<CentreKey, boolean>> = { transferFund: hasWallets, transferUpline: toUpline };
  const isOpen = (path: string) => site.routes.isOn(path) && (!site.member?.isOnBreak || isOpenDuringBreak(path));
  return CENTRE_KEYS.filter((key) => (has[key] ?? true) && isOpen(paths.centre(key)));
}
