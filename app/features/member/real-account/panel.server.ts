import type { PanelReader, ViewOf } from '~/request/panel.ts';

export const realAccountPanel = {
  read: async ({ modules }) => ({ canRegister: modules.has('DIRECTREG3') }),
} satisfies PanelReader<unknown>;
export type RealAccountPanelView = ViewOf<typeof realAccountPanel>;
