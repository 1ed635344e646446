import { listAfterLogin } from '~/features/system/system.server.ts';
import { onlyMembers, type PanelReader, type ViewOf } from '~/request/panel.ts';

export const afterLoginPanel = {
  access: onlyMembers,
  read: async (site) => ({ popUps: await listAfterLogin(site) }),
} satisfies PanelReader<unknown>;
export type AfterLoginPanelView = ViewOf<typeof afterLoginPanel>;
