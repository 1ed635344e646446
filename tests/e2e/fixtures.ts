import type { Page, Response } from '@playwright/test';
import { writeSession } from '../../app/session/cookie.server.ts';
import { type Body, World } from '../../mock-package/client.ts';
import { test as base, expect } from '../../mock-package/playwright.ts';
import { SITE_PORT } from '../../playwright.config.ts';

export { expect };

export type Brand = 'baize' | 'lotus' | 'harbor';
const AFTER_LOGIN =
  /^(1[05]% more on a deposit today|For VIP 5 and above|Your first steps|Your trial account|Your account today)$/;

type Language = 'CN' | 'EN' | 'ID' | 'TH' | 'TY' | 'VI';

export const HOUR_MS = 3_600_000;
/** UTC+8, at all brands. */
export const BRAND_ZONE_HOURS = 8;

/** Browsers resolve every name under localhost to this machine. */
export const siteOrigin = (brand: Brand) => `http://${brand}.localhost:${SITE_PORT}`;

/** A short page: the home page takes three times as long. */
export const TO_NOTICES = 'redirectTo=/noticePage';

/** Marks of a page, its panel and the open account part. A page without texts belongs to a vendor or runs no scripts. */
const PANEL = 'dialog[data-panel]:not([data-interactive])';
const PART = 'section[aria-labelledby="account-part"]:not([data-interactive])';
const HYDRATED = `html[data-interactive]:not(:has(${PANEL}, ${PART})), html:not(:has(#texts))`;

/** Earlier clicks and keys may be lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator(HYDRATED).waitFor({ state: 'attached' });
}

/** Waits for hydration. Tests without JavaScript use `page.goto`. */
export async function open(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url);
  await hydrated(page);
  return response;
}

export class TestWorld extends World {
  constructor(
    { mock, name }: World,
    readonly page: Page,
  ) {
    super(mock, name);
  }

  /** Sets cookies for the world, for the language and against analytics. */
  enter(language: Language = 'EN'): Promise<void> {
    return this.setCookies({ 'mock-world': this.name, lang: language, consent: 'denied' });
  }

  async setCookies(cookies: Record<string, string>): Promise<void> {
    const hosts = ['localhost', ...(['baize', 'lotus', 'harbor'] as const).map((brand) => `${brand}.localhost`)];
    const all = Object.entries(cookies).flatMap(([name, value]) =>
      hosts.map((domain) => ({ name, value, domain, path: '/' })),
    );
    await this.page.context().addCookies(all);
  }

  /** Bank transfers are open from 06:00 to 23:30 in the brands' zone. */
  awaitBankHours = async () => {
    const hour = (((await this.clock.now()) / HOUR_MS) % 24) + BRAND_ZONE_HOURS;
    const untilMorning = (24 + 6 - (hour % 24)) % 24;
    // A test may advance the clock by an hour.
    if (untilMorning <= 8) await this.clock.advance(Math.ceil(untilMorning * HOUR_MS) + 60_000);
  };
  changeBrand = (brand: Brand, body: Body<'changeBrand'>) => this.call('changeBrand', { path: { brand }, body });

  async readAnswer(kind: 'captcha' | 'slider'): Promise<string> {
    // Before the picture loads, the newest challenge may be an earlier one.
    const picture = this.page.locator(`img[src^="/${kind}"]`).last();
    if (kind === 'captcha' || (await picture.count()) > 0) {
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    }
    const challenges = await this.call('listChallenges');
    const answer = challenges.find((challenge) => challenge.kind === kind)?.answer;
    if (answer === undefined) throw new Error(`This world has no ${kind} challenge`);
    return answer;
  }

  /** At baize. */
  async publishPromotion(id: number, title: Record<string, string>): Promise<void> {
    const path = { brand: 'baize', kind: 'promotion' as const, contentId: String(id) };
    await this.call('saveContent', { path, body: { title } });
    await this.call('publishContent', { path });
  }

  /** By keyboard: the gateway's, or geetest's at harbor. */
  async solveSlider(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: /^(One quick check|Slide to verify)$/ });
    const track = dialog.getByRole('slider');
    await expect(track).toBeEnabled();
    const x = Number(await this.readAnswer('slider'));
    await track.fill(String(x));
    await track.press('Enter');
    await expect(dialog).toBeHidden();
  }

  async useSeparateWallets(): Promise<void> {
    await open(this.page, `${siteOrigin('baize')}/member/transferFund`);
    await this.page.getByRole('button', { name: 'Use separate wallets' }).click();
    await expect(this.page.getByText('Each provider now has its own wallet.')).toBeVisible();
  }

  async dismissGoodToKnow(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: AFTER_LOGIN });
    await expect(dialog).toBeVisible();
    await hydrated(this.page);
    await dialog.getByRole('link', { name: 'Continue', exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async signIn(username: string, brand: Brand = 'baize'): Promise<void> {
    const { token, type } = await this.call('createSession', { path: { brand }, body: { account: username } });
    const cookie = await writeSession({ token, username, type, isRemembered: false }, false);
    const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(cookie) ?? [];
    const url = siteOrigin(brand);
    await this.page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
  }

  /** A round of a slot of baize at a level of its stakes, without its page. Ends the account's other sessions. */
  async playRound(account: string, level: number): Promise<void> {
    const session = await this.as(account);
    const { launchUrl } = await session.value<{ launchUrl: string }>('/wps/game/launchGame?gameCode=AURUM_0001');
    await session.value('/vendor/api/rounds', {
      headers: { Authorization: new URL(launchUrl, this.mock.origin).searchParams.get('token') ?? '' },
      body: { reference: `${account}-${level}`, bet: { level } },
    });
  }
}

interface Fixtures {
  /** Shows announcements over a visitor's first page. */
  hasPopUps: boolean;
  /** Loads the pictures of games, banners and promotions, which take a quarter of a test's time, or more. */
  hasPictures: boolean;
  world: TestWorld;
  /** Such as the response to a wrong password. */
  expectedErrors: RegExp[];
  inWorld: undefined;
}

async function blockPictures(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setBlockedURLs', { urls: ['*/cdn/*'] });
}

/** A blocked picture, and a refresh that a navigation aborts, which the router's `fetchAndDecode` logs. */
const ALWAYS_EXPECTED = [/net::ERR_BLOCKED_BY_CLIENT/, /^AbortError: signal is aborted without reason/];

/** In English. An unexpected console error fails the test. */
export const test = base.extend<Fixtures>({
  hasPopUps: [false, { option: true }],
  hasPictures: [false, { option: true }],
  expectedErrors: [[], { option: true }],
  // Of its page: the context has none yet.
  site: { enterWorld: async () => {} },
  world: async ({ page, world: made, expectedErrors, hasPopUps, hasPictures }, use) => {
    const world = new TestWorld(made, page);
    await world.enter();
    const skip = () => {
      try {
        sessionStorage.setItem('popUpsShown', '1');
      } catch {
        // Blank pages and sandboxed frames have no storage.
      }
    };
    if (!hasPopUps) await page.addInitScript(skip);
    if (!hasPictures) await blockPictures(page);
    const errors: string[] = [];
    const note = (text: string) => {
      // Tests extend the list while they run.
      if (![...expectedErrors, ...ALWAYS_EXPECTED].some((pattern) => pattern.test(text))) errors.push(text);
    };
    page.on('pageerror', (error) => note(error.message));
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    await use(world);
    expect(errors, 'errors in the console').toEqual([]);
  },
  // Also for tests that do not name it.
  inWorld: [async ({ world: _ }, use) => use(undefined), { auto: true }],
});

export async function expectNoOverflow(page: Page, what = 'the page'): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(widths[0], `${what} is wider than the window`).toBeLessThanOrEqual(widths[1]);
}
