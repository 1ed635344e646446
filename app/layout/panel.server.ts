import { ApiFailure } from '~/api/failure.ts';
import { safeRedirect } from '~/config/paths.ts';
import type { ServerContext } from '~/request/context.ts';
import { type PageFailure, pageFailure } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import { type OpenPanel, readPanel } from './panels.server.ts';

/** What the host of panels is given: the panel, or why it cannot be shown. */
export type PanelAnswer = { panel: OpenPanel | null } | { failure: PageFailure };

/** The panel over the page at `at`, without the page. A failure is shown in the panel: the page behind it stays. */
export async function readPanelOver(site: Site, context: ServerContext): Promise<PanelAnswer & { at: string }> {
  const at = site.url.searchParams.get('at') ?? '';
  try {
    return { at, panel: await readPanel({ ...site, url: new URL(safeRedirect(at), site.url) }) };
  } catch (error) {
    if (!(error instanceof ApiFailure) || ['signedOut', 'onBreak', 'maintenance', 'region'].includes(error.kind))
      throw error;
    return { at, failure: pageFailure(error, context).data };
  }
}
