import type { ModuleId } from '~/brand/modules.ts';
import { isOpenTo, paths } from '~/config/paths.ts';
import type { MemberPanelView } from '~/features/member/member.types.ts';
import type { Site } from '~/request/site.server.ts';
import { CENTRE_KEYS, type CentreKey } from './centre-pages.ts';

/** Without its module the menu leaves a page out. */
const MODULES: Partial<Record<CentreKey, ModuleId>> = { referral: 'REFERRAL3', missionLeaderboard: 'MISSION3' };

/** Returns the menu's pages that are open to the member. */
export function listCentreKeys(site: Site, member: MemberPanelView | null): CentreKey[] {
  if (!member || member.isTrial) return [];
  const isOpen = (path: string) => site.routes.isOn(path) && isOpenTo(site.member, path);
  return CENTRE_KEYS.filter((key) => {
    const module = MODULES[key];
    if (module && !site.modules.has(module)) return false;
    return (key !== 'transferUpline' || member.hasUpline) && isOpen(paths.centre(key));
  });
}
