import { isOpenDuringBreak, paths } from '~/config/paths.ts';
import type { MemberPanelView } from '~/features/member/member.types.ts';
import { isSingleWallet } from '~/features/wallet/wallet.server.ts';
import type { Site } from '~/request/site.server.ts';
import { CENTRE_KEYS, type CentreKey } from './centre-pages.ts';

/** Returns the menu's pages that are open to the member. */
export async function listCentreKeys(site: Site, member: MemberPanelView | null): Promise<CentreKey[]> {
  if (!member || member.isTrial) return [];
  const hasWallets = !(await isSingleWallet(site));
  const has: Partial<Record<CentreKey, boolean>> = { transferFund: hasWallets, transferUpline: member.hasUpline };
  const isOpen = (path: string) => site.routes.isOn(path) && (!site.member?.isOnBreak || isOpenDuringBreak(path));
  return CENTRE_KEYS.filter((key) => (has[key] ?? true) && isOpen(paths.centre(key)));
}
