import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { readPanelOver } from '~/layout/panel.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite((site, { context }) => readPanelOver(site, context), { isOpen: true });

/** Offline, the router would replace the page behind. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const at = new URL(request.url).searchParams.get('at');
  return serverLoader<typeof loader>().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return { at, failure: { kind: 'network', requestId: null } };
  });
}

/** An action revalidates the page with its panel. */
export const shouldRevalidate = () => false;
