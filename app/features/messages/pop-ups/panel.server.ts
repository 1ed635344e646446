import { listForVisitors } from '~/features/system/system.server.ts';
import { onlyVisitors, type PanelReader, type ViewOf } from '~/request/panel.ts';

export const popUpPanel = {
  access: onlyVisitors,
  async read(site) {
    const popUps = await listForVisitors(site);
    return popUps.length > 0 ? { popUps } : null;
  },
} satisfies PanelReader<unknown>;
export type PopUpPanelView = ViewOf<typeof popUpPanel>;
