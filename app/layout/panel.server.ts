import { ApiFailure } from '~/api/failure.ts';
import { safeRedirect } from '~/config/paths.ts';
import type { ServerContext } from '~/request/context.ts';
import { type PageFailure, pageFailure } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import { type OpenPanel, readPanel } from './panels.server.ts';

export type PanelAnswer = { panel: OpenPanel | null } | { failure: PageFailure };

/** Over the page at `at`. The panel shows a failure: the page behind stays. */
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
