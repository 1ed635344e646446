import { hasService } from '~/brand/customer-service.server.ts';
import { paths } from '~/config/paths.ts';
import { listRecentGames } from '~/features/games/game-lists.server.ts';
import { listLanes } from '~/features/games/games.server.ts';
import { pageOf } from '~/features/promotions/promotions.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isAgentType } from '~/session/member-types.ts';

type StepName = 'contact' | 'deposit' | 'play' | 'limit' | 'games' | 'register' | 'help' | 'service';

export interface StepView {
  name: StepName;
  /** Null for customer service, which opens a window. */
  path: string | null;
  /** Null for what is never done. */
  isDone: boolean | null;
  /** Replaces the step's text. */
  text: string | null;
}

/** Returns the first steps of a member with what is done, or the ways of a trial account. */
export async function listSteps(site: Site, isTrial: boolean): Promise<StepView[]> {
  const { routes, modules, brand } = site;
  const lanes = await optional(site, 'listVendors', listLanes(site), []);
  const games = lanes[0] ? paths.category(lanes[0].gameClassify) : paths.home();
  const steps = isTrial
    ? [toStep('games', games), ...(modules.has('DIRECTREG3') ? [toStep('register', paths.register())] : [])]
    : await listChecks(site, games);
  return [
    ...[...steps, toStep('help', paths.help())].filter(({ path }) => path === null || routes.isOn(path)),
    ...(hasService(brand) ? [toStep('service', null)] : []),
  ];
}

const toStep = (
  name: StepName,
  path: string | null,
  isDone: boolean | null = null,
  text: string | null = null,
): StepView => ({ name, path, isDone, text });

/** Agents get neither an offer nor a game. From the page of an offer, its deposit is first, with the offer chosen. */
async function listChecks(site: Site, games: string): Promise<StepView[]> {
  const { api, modules } = site;
  const [info, deposits, settings, recent, limits] = await Promise.all([
    api.call('getMemberInfo'),
    optional(site, 'listDeposits', api.call('listDeposits', { query: { state: 'success', pageSize: 1 } }), null),
    optional(site, 'getDepositSettings', api.call('getDepositSettings'), null),
    optional(site, 'listRecentGames', listRecentGames(site, { page: 1 }), null),
    modules.has('RESPONSIBLE3') ? optional(site, 'getLimits', api.call('getLimits'), null) : null,
  ]);
  const isAgent = isAgentType(info.type);
  const bonuses = isAgent ? [] : (settings?.bonuses ?? []);
  const wanted = bonuses.find(({ bonusId }) => String(bonusId) === pageOf(site.url));
  const deposit = toStep(
    'deposit',
    paths.deposit(wanted && { bonus: String(wanted.bonusId) }),
    (deposits?.total ?? 0) > 0,
    (wanted ?? bonuses[0])?.title ?? null,
  );
  const contact = toStep('contact', paths.account({ part: 'mobile' }), info.mobileNum !== null || info.email !== null);
  const isLimited = limits?.limits.some(({ amount, minutes }) => amount !== null || minutes !== null);
  return [
    ...(wanted ? [deposit, contact] : [contact, deposit]),
    ...(isAgent ? [] : [toStep('play', games, (recent?.games.length ?? 0) > 0)]),
    ...(limits ? [toStep('limit', paths.limits(), isLimited ?? false)] : []),
  ];
}
