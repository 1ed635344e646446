import { hasService } from '~/brand/customer-service.server.ts';
import { paths } from '~/config/paths.ts';
import { listLanes } from '~/features/games/games.server.ts';
import { isSingleWallet } from '~/features/wallet/wallet.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';

type StepName = 'games' | 'transfer' | 'account' | 'promotions' | 'register' | 'help' | 'service';

/** `path` is null for customer service. */
export interface StepView {
  name: StepName;
  path: string | null;
}

export async function listSteps(site: Site, isTrial: boolean): Promise<StepView[]> {
  const { routes, modules, brand } = site;
  const lanes = await optional(site, 'listVendors', listLanes(site), []);
  const games = lanes[0] ? paths.category(lanes[0].gameClassify) : paths.home();
  const isSingle = isTrial || (await optional(site, 'getMerchantWallet', isSingleWallet(site), true));
  const steps: [StepName, string, boolean][] = [
    ['games', games, true],
    ['register', paths.register(), isTrial && modules.has('DIRECTREG3')],
    ['transfer', paths.transfer(), !isSingle],
    ['account', paths.accountRecord(), !isTrial],
    ['promotions', paths.promotions(), !isTrial],
    ['help', paths.help(), true],
  ];
  const ways = steps.filter(([, path, isMeant]) => isMeant && routes.isOn(path));
  return [
    ...ways.map(([name, path]) => ({ name, path })),
    ...(hasService(brand) ? [{ name: 'service' as const, path: null }] : []),
  ];
}
