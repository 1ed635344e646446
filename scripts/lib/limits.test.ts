import { describe, expect, it } from 'vitest';
import { imageAddresses } from '../../app/brand/brand.server.ts';
import * as games from '../../app/features/games/games.constants.ts';
import * as lottery from '../../app/features/lottery/lottery.constants.ts';
import { CAPTCHA_REFRESH_MS } from '../../app/features/session/session.constants.ts';
import { SEND_THROTTLE_MS } from '../../app/features/verification/verification.constants.ts';
import { BANNER_AUTOPLAY_MS } from '../../app/layout/layout.constants.ts';
import { vendors } from '../../mock-server/catalogue/vendors.ts';
import { brandCopy } from '../../prisma/seed/system/texts/brands.ts';

/** No journey would miss them (specification, section 9). */
describe('constants of the specification', () => {
  it.each([
    ['milliseconds between two messages with a code', SEND_THROTTLE_MS, 1000],
    ['milliseconds between two captchas', CAPTCHA_REFRESH_MS, 1000],
    ['milliseconds of a banner', BANNER_AUTOPLAY_MS, 5000],
    ['milliseconds of a step of the jackpot', games.JACKPOT_STEP_MS, 3000],
    ['vendors above which there are arrows', games.VENDOR_ARROWS_ABOVE, 7],
    ['tags above which there are arrows', lottery.TAG_ARROWS_ABOVE, 7],
    ['smallest bets to choose from', games.MIN_BET_OPTIONS, ['0.01', '0.05', '0.1', '0.5', '0.75']],
    ['digits of a lottery', lottery.MOST_DIGITS, 6],
    ['prize modes', lottery.PRIZE_MODES, 'Lott,ZY,Elott,SEA'],
    ['recent lotteries', lottery.RECENT_COUNT, 100],
    ['popular lotteries', lottery.POPULAR_COUNT, 20],
    ['lotteries that were opened', lottery.OPENED_COUNT, 100],
  ])('%s', (_name, value, wanted) => {
    expect(value).toEqual(wanted);
  });

  it('vendors of cockfights', () => {
    const codes = vendors.filter(({ gameType }) => gameType === 'COCKFIGHT').map(({ code }) => code);
    expect(codes).toEqual(['DS88', 'DIG', 'WS168']);
  });

  it('the footer names the encryption in each language', () => {
    for (const { footer } of Object.values(brandCopy))
      expect(Object.values(footer).filter((text) => !text.includes('128'))).toEqual([]);
  });

  it('pictures come from every CDN, one picture always from the same', () => {
    const cdns = ['https://one.example', 'https://two.example', 'https://three.example'];
    const addressOf = imageAddresses(cdns);
    const paths = Array.from({ length: 30 }, (_, index) => `/covers/${index}.svg`);
    const used = new Set(paths.map((path) => addressOf(path).replace(path, '')));
    expect([...used].sort()).toEqual([...cdns].sort());
    for (const path of paths) expect(addressOf(path)).toBe(imageAddresses(cdns)(path));
  });
});
