import type { PanelReader, ViewOf } from '~/request/panel.ts';

export const cookiesPanel = {
  access: ({ brand }) => brand.analytics.gtagId !== null,
  read: async ({ preferences }) => ({ consent: preferences.consent }),
} satisfies PanelReader<unknown>;
export type CookiesPanelView = ViewOf<typeof cookiesPanel>;
