import { CENTRES, type PageAccess } from '~/config/pages.ts';
import { isOpenTo, paths } from '~/config/paths.ts';
import type { MemberPanelView } from '~/features/member/member.types.ts';
import type { Site } from '~/request/site.server.ts';
import { MENU_KEYS, type MenuKey } from './member-pages.ts';

/** Returns the menu's pages that are open to the member. */
export function listCentreKeys(site: Site, member: MemberPanelView | null): MenuKey[] {
  if (!member || member.isTrial) return [];
  const isOpen = (path: string) => site.routes.isOn(path) && isOpenTo(site.member, path);
  return MENU_KEYS.filter((key) => {
    const { module }: PageAccess = CENTRES.member[key];
    if (module && !site.modules.has(module)) return false;
    return (key !== 'transferUpline' || member.hasUpline) && isOpen(paths.centre(key));
  });
}
