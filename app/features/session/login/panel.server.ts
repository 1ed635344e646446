import { onlyVisitors, type PanelReader, type ViewOf } from '~/request/panel.ts';
import type { Site } from '~/request/site.server.ts';
import { BY_SUB_ACCOUNT } from '../session.constants.ts';
import { chooseMethod, listCountries, readSignIn } from '../sign-in.server.ts';

export const loginPanel = { access: onlyVisitors, read: readLogin } satisfies PanelReader<unknown>;
export type LoginPanelView = ViewOf<typeof loginPanel>;

async function readLogin(site: Site) {
  const wanted = site.url.searchParams.get('method');
  const method = chooseMethod(site, wanted);
  const [signIn, countries] = await Promise.all([readSignIn(site), method === 'sms' ? listCountries(site) : []]);
  const isForSubAccount = wanted === BY_SUB_ACCOUNT;
  return { signIn, method, isForSubAccount, countries, canPlayFree: site.modules.has('FREEPLAY3') };
}
