import { paths, safeRedirect } from '~/config/paths.ts';
import { canTryGames, listLanes, vendorLink } from '~/features/games/games.server.ts';
import { trialPath } from '~/features/games/trial-path.ts';
import type { Site } from '~/request/site.server.ts';
import { BY_SUB_ACCOUNT, HOT_TAB } from '../session.constants.ts';
import type { LoginPageView } from '../session.types.ts';
import { chooseMethod, listCountries, readSignIn } from '../sign-in.server.ts';

/** Hot vendors, or those of the category in `tab`. */
export async function readLoginPage(site: Site): Promise<LoginPageView> {
  const { searchParams } = site.url;
  const method = chooseMethod(site, searchParams.get('method'));
  const [lanes, signIn, countries] = await Promise.all([
    listLanes(site),
    readSignIn(site),
    method === 'sms' ? listCountries(site) : [],
  ]);
  const redirectTo = safeRedirect(searchParams.get('redirectTo'));
  const wanted = searchParams.get('tab') ?? HOT_TAB;
  const tab = lanes.some(({ gameClassify }) => gameClassify === wanted) ? wanted : HOT_TAB;
  const cards = lanes
    .flatMap((lane) => lane.cards)
    .filter((card) => (tab === HOT_TAB ? card.isHot === 1 : card.gameType === tab));
  return {
    brandName: site.brand.merchantName,
    trialPath: canTryGames(site) ? trialPath(redirectTo) : null,
    menu: {
      tabs: [
        { key: HOT_TAB, label: site.t('games', 'hot'), isSelected: tab === HOT_TAB },
        ...lanes.map(({ gameClassify, title }) => ({
          key: gameClassify,
          label: title,
          isSelected: tab === gameClassify,
        })),
      ],
      vendors: cards.map((card) => {
        const { code, name, path } = vendorLink(site, card);
        const isSlots = card.gameType === 'RNG';
        return {
          code,
          name,
          logoOnLight: site.image(card.logoOnLight),
          logoOnDark: site.image(card.logoOnDark),
          path: isSlots ? path : paths.login(),
          isNewWindow: !isSlots,
        };
      }),
    },
    signIn,
    method,
    isForSubAccount: searchParams.get('method') === BY_SUB_ACCOUNT,
    countries,
    redirectTo,
  };
}
