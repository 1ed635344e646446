import { test as base, expect, type Page, type Response } from '@playwright/test';
import { writeSession } from '../../app/session/cookie.server.ts';
import type { Body, Value } from '../../openapi/generated/control-operations.ts';
import { MOCK_PORT, SITE_PORT } from '../../playwright.config.ts';
import { requestTable } from '../support/request-table.ts';

export { expect };

export type Brand = 'baize' | 'lotus' | 'harbor';
const AFTER_LOGIN =
  /^(1[05]% more on a deposit today|For VIP 5 and above|Your first steps|Your trial account|Your account today)$/;

type Language = 'CN' | 'EN' | 'ID' | 'TH' | 'TY' | 'VI';

type LoggedRequest = Value<'listRequests'>[number] & { operationId: string };

export const HOUR_MS = 3_600_000;
/** UTC+8, at all brands. */
export const BRAND_ZONE_HOURS = 8;

const MOCK = `http://127.0.0.1:${MOCK_PORT}`;

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

export class TestWorld {
  constructor(
    readonly name: string,
    readonly page: Page,
  ) {}

  /** Sets cookies for the world, for the language and against analytics. */
  async enter(language: Language = 'EN'): Promise<void> {
    await this.#control('POST', '', { name: this.name });
    await this.setCookies({ 'mock-world': this.name, lang: language, consent: 'denied' });
  }

  async setCookies(cookies: Record<string, string>): Promise<void> {
    const hosts = ['localhost', ...(['baize', 'lotus', 'harbor'] as const).map((brand) => `${brand}.localhost`)];
    const all = Object.entries(cookies).flatMap(([name, value]) =>
      hosts.map((domain) => ({ name, value, domain, path: '/' })),
    );
    await this.page.context().addCookies(all);
  }

  /** At least one request must meet each. */
  setFaults = async (faults: object[]) => {
    await this.expectStruck();
    return this.#control('PUT', `/${this.name}/faults`, faults);
  };
  expectStruck = async () => {
    const faults = (await this.#control('GET', `/${this.name}/faults`)) as Value<'getFaults'>;
    expect(faults.flatMap(({ miss }) => miss ?? [])).toEqual([]);
  };

  /** As the provider does. */
  reportPayment = (orderNo: string, report: { amount?: string } = {}) =>
    this.#control('POST', `/${this.name}/orders/${orderNo}/payment`, { status: 'paid', ...report });
  /** As the back office does. */
  decideWithdrawal = (orderNo: string, decision: 'review' | 'approve' | 'reject' | 'pay' | 'fail') =>
    this.#control('POST', `/${this.name}/orders/${orderNo}/decision`, { decision });

  approveApplication = (account: string, promotionId: number) =>
    this.#control('POST', `/${this.name}/brands/baize/applications`, { account, promotionId, decision: 'approve' });

  /** A tournament of baize. Returns its id. */
  createTournament = async (tournament: Body<'createTournament'>): Promise<number> => {
    const made = await this.#control('POST', `/${this.name}/brands/baize/tournaments`, tournament);
    return (made as Value<'createTournament'>).tournamentId;
  };

  decideDraw = (
    gameCode: string,
    numero: string,
    result: { balls?: number[]; board?: Record<string, string[]>; isVoid?: true },
  ) => this.#control('PUT', `/${this.name}/lottery/${gameCode}/draws/${numero}`, result);

  advance = (ms: number) => this.#control('POST', `/${this.name}/clock/advance`, { ms });
  /** Bank transfers are open from 06:00 to 23:30 in the brands' zone. */
  awaitBankHours = async () => {
    const { now } = (await this.advance(0)) as { now: number };
    const hour = ((now / HOUR_MS) % 24) + BRAND_ZONE_HOURS;
    const untilMorning = (24 + 6 - (hour % 24)) % 24;
    // A test may advance the clock by an hour.
    if (untilMorning <= 8) await this.advance(Math.ceil(untilMorning * HOUR_MS) + 60_000);
  };
  changeBrand = (brand: Brand, change: object) => this.#control('PATCH', `/${this.name}/brands/${brand}`, change);
  /** As a visitor of baize. */
  ask = async (path: string) =>
    (
      await fetch(`${MOCK}${path}`, { headers: { Merchant: 'baize', Language: 'EN', 'X-Mock-World': this.name } })
    ).json();
  requests = async () => (await (await fetch(`${MOCK}/__mock/worlds/${this.name}/requests`)).json()) as LoggedRequest[];

  async readAnswer(kind: 'captcha' | 'slider'): Promise<string> {
    // Before the picture loads, the newest challenge may be an earlier one.
    const picture = this.page.locator(`img[src^="/${kind}"]`).last();
    if (kind === 'captcha' || (await picture.count()) > 0) {
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    }
    const challenges = (await this.#control('GET', `/${this.name}/challenges`)) as { kind: string; answer: string }[];
    const answer = challenges.find((challenge) => challenge.kind === kind)?.answer;
    if (answer === undefined) throw new Error(`This world has no ${kind} challenge`);
    return answer;
  }

  /** Returns the code to an E.164 number or a mail address; null without a code. */
  async lastCodeTo(to: string): Promise<string | null> {
    const messages = await this.#control('GET', `/${this.name}/inbox?to=${encodeURIComponent(to)}`);
    return (messages as { code: string | null }[])[0]?.code ?? null;
  }

  async codeTo(to: string): Promise<string> {
    await expect.poll(() => this.lastCodeTo(to), `a code for ${to}`).not.toBeNull();
    return (await this.lastCodeTo(to)) ?? '';
  }

  /** To a browser, the newest first. */
  listPushes = async (endpoint: string) =>
    (await this.#control('GET', `/${this.name}/inbox?to=${encodeURIComponent(endpoint)}`)) as Value<'listInbox'>;

  /** At baize. */
  async publishPromotion(id: number, title: Record<string, string>): Promise<void> {
    const path = `/${this.name}/brands/baize/content/promotion/${id}`;
    await this.#control('PUT', path, { title });
    await this.#control('POST', path);
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

  async proof(scene: 'login' | 'sms' | 'register', brand: Brand = 'baize') {
    return (await this.#control('POST', `/${this.name}/brands/${brand}/proofs`, { scene })) as Record<string, string>;
  }

  async dismissGoodToKnow(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: AFTER_LOGIN });
    await expect(dialog).toBeVisible();
    await hydrated(this.page);
    await dialog.getByRole('link', { name: 'Continue', exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async signIn(username: string, brand: Brand = 'baize'): Promise<void> {
    const session = await this.#control('POST', `/${this.name}/brands/${brand}/sessions`, { account: username });
    const { token, type } = session as Value<'createSession'>;
    const cookie = await writeSession({ token, username, type, isRemembered: false }, false);
    const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(cookie) ?? [];
    const url = siteOrigin(brand);
    await this.page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
  }

  /** A round of a slot of baize at a level of its stakes, without its page. Ends the account's other sessions. */
  async playRound(account: string, level: number): Promise<void> {
    const session = await this.#control('POST', `/${this.name}/brands/baize/sessions`, { account });
    const headers = {
      Merchant: 'baize',
      'X-Mock-World': this.name,
      Authorization: (session as { token: string }).token,
    };
    const launched = await fetch(`${MOCK}/wps/game/launchGame?gameCode=AURUM_0001`, { headers });
    const { value } = (await launched.json()) as { value: { launchUrl: string } };
    const answer = await fetch(`${MOCK}/vendor/api/rounds`, {
      method: 'POST',
      headers: {
        ...headers,
        Authorization: new URL(value.launchUrl, MOCK).searchParams.get('token') ?? '',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ reference: `${account}-${level}`, bet: { level } }),
    });
    if (!answer.ok) throw new Error(`A round of ${account}: ${answer.status} ${await answer.text()}`);
  }

  async delete(): Promise<void> {
    await this.#control('DELETE', `/${this.name}`);
  }

  async #control(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${MOCK}/__mock/worlds${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
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
  world: [
    async ({ page, expectedErrors, hasPopUps, hasPictures }, use, info) => {
      const world = new TestWorld(`e2e-${info.testId.slice(-12)}-${info.repeatEachIndex}-${info.retry}`, page);
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
      if (info.status !== info.expectedStatus) {
        const body = requestTable(world.name, await world.requests());
        await info.attach('requests of the world', { body, contentType: 'text/plain' });
      } else {
        await world.expectStruck();
      }
      await world.delete();
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export async function expectNoOverflow(page: Page, what = 'the page'): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(widths[0], `${what} is wider than the window`).toBeLessThanOrEqual(widths[1]);
}
