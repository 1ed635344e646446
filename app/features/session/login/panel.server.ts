import { onlyVisitors, type PanelReader, type ViewOf } from '~/request/panel.ts';
import type { Site } from '~/request/site.server.ts';
import { chooseMethod, listCountries, readSignIn } from '../sign-in.server.ts';

export const loginPanel = { access: onlyVisitors, read: readLogin } satisfies PanelReader<unknown>;
export type LoginPanelView = ViewOf<typeof loginPanel>;

async function readLogin(site: Site) {
  const method = chooseMethod(site, site.url.searchParams.get('method'));
  const [signIn, countries] = await Promise.all([readSignIn(site), method === 'sms' ? listCountries(site) : []]);
  return { signIn, method, countries, canPlayFree: site.modules.has('FREEPLAY3') };
}
