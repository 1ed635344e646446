import type { PanelReader, ViewOf } from '~/request/panel.ts';
import { listHelpSections } from '../system.server.ts';

/** `method` is the open section (specification, section 2: `/help#term`). */
export const helpPanel = {
  read: async (site) => ({
    sections: await listHelpSections(site),
    open: site.url.searchParams.get('method'),
  }),
} satisfies PanelReader<unknown>;
export type HelpPanelView = ViewOf<typeof helpPanel>;
