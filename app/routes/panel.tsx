import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { readPanelOver } from '~/layout/panel.server.ts';
import { withSite } from '~/request/site.server.ts';

/** One panel over a page, for the host of panels. */
export const loader = withSite((site, { context }) => readPanelOver(site, context), { isOpen: true });

/** Without a connection the panel says so; the router would put its error page in the place of the page behind. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const at = new URL(request.url).searchParams.get('at');
  return serverLoader<typeof loader>().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return { at, failure: { kind: 'network', requestId: null } };
  });
}

/** After an action the page is read again, and its panel with it. */
export const shouldRevalidate = () => false;
