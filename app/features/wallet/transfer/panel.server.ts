import { paths } from '~/config/paths.ts';
import type { PanelReader, ViewOf } from '~/request/panel.ts';
import { pageBehind } from '~/ui/overlay-address.ts';
import { readTransfer } from '../transfer.server.ts';

/** The page of the same name has the form already; at a brand with one wallet there is nothing to transfer. */
export const transferPanel = {
  access: ({ url }) => url.pathname !== paths.transfer(),
  read: (site) =>
    readTransfer(site, {
      account: Number(site.url.searchParams.get('method')) || null,
      returnTo: pageBehind(site.url),
    }),
} satisfies PanelReader<unknown>;
export type TransferPanelView = ViewOf<typeof transferPanel>;
