import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { MOCK_PORT, SITE_PORT } from '../../playwright.config.ts';

export { expect };

type Brand = 'baize' | 'lotus' | 'harbor';
type Language = 'CN' | 'EN' | 'ID' | 'TH' | 'TY' | 'VI';

const MOCK = `http://127.0.0.1:${MOCK_PORT}`;

/** The site's address for a brand: browsers take every name under localhost for this machine. */
export const siteOf = (brand: Brand) => `http://${brand}.localhost:${SITE_PORT}`;

/** Leads from a log-in or a registration to a short page, where home is not what matters: that takes a browser three times as long. */
export const TO_NOTICES = 'redirectTo=/noticePage';

/** A page whose scripts have begun, or that has none. */
const HEARING = 'html[data-interactive], html:not(:has(#texts))';

/** The world of one journey, steered through the mock's control API. */
export class JourneyWorld {
  constructor(
    readonly name: string,
    readonly page: Page,
    readonly hasScripts = true,
  ) {}

  /** Waits until the scripts of the page have begun, where there are any: what is pressed while they begin may be lost. */
  async hearing(): Promise<void> {
    if (this.hasScripts) await this.page.locator(HEARING).waitFor({ state: 'attached' });
  }

  /** Makes the world and puts the browser into it, in a language. */
  async enter(language: Language = 'EN'): Promise<void> {
    await this.#control('POST', '', { name: this.name });
    await this.setCookies({ 'mock-world': this.name, lang: language });
  }

  async setCookies(cookies: Record<string, string>): Promise<void> {
    const hosts = ['localhost', ...(['baize', 'lotus', 'harbor'] as const).map((brand) => `${brand}.localhost`)];
    const all = Object.entries(cookies).flatMap(([name, value]) =>
      hosts.map((domain) => ({ name, value, domain, path: '/' })),
    );
    await this.page.context().addCookies(all);
  }

  setFaults = (faults: object[]) => this.#control('PUT', `/${this.name}/faults`, faults);
  advance = (ms: number) => this.#control('POST', `/${this.name}/clock/advance`, { ms });
  changeBrand = (brand: Brand, change: object) => this.#control('PATCH', `/${this.name}/brands/${brand}`, change);
  requests = async () =>
    (await (await fetch(`${MOCK}/__mock/worlds/${this.name}/requests`)).json()) as { operationId: string }[];

  /** The answer to the challenge that was made last: a person reads it off a picture, a test asks the world. */
  async answerOf(kind: 'captcha' | 'slider'): Promise<string> {
    // Before the picture is there, the last one that was made is an earlier one, or none.
    const picture = this.page.locator(`img[src^="/${kind}"]`).last();
    if (kind === 'captcha' || (await picture.count()) > 0) {
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    }
    const challenges = (await this.#control('GET', `/${this.name}/challenges`)) as { kind: string; answer: string }[];
    const answer = challenges.find((challenge) => challenge.kind === kind)?.answer;
    if (answer === undefined) throw new Error(`The world has asked for no ${kind}`);
    return answer;
  }

  /** The code in the last message to a number with its plus, or to a mail address; null while there is none. */
  async lastCodeTo(to: string): Promise<string | null> {
    const messages = await this.#control('GET', `/${this.name}/inbox?to=${encodeURIComponent(to)}`);
    return (messages as { code: string | null }[])[0]?.code ?? null;
  }

  /** The same, once there is one. */
  async codeTo(to: string): Promise<string> {
    await expect.poll(() => this.lastCodeTo(to), `a code for ${to}`).not.toBeNull();
    return (await this.lastCodeTo(to)) ?? '';
  }

  /** Solves the slider puzzle on the page by its keys. */
  async solveSlider(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'One quick check' });
    const track = dialog.getByRole('slider');
    await expect(track).toBeEnabled();
    const x = Number(await this.answerOf('slider'));
    await track.fill(String(x));
    await track.press('Enter');
    await expect(dialog).toBeHidden();
  }

  /** The four fields of a slider puzzle that nobody had to solve. */
  async proof(scene: 'login' | 'sms' | 'register', brand: Brand = 'baize') {
    return (await this.#control('POST', `/${this.name}/brands/${brand}/proofs`, { scene })) as Record<string, string>;
  }

  /** Puts away what there is to know after signing in. */
  async goOn(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Good to know' });
    await expect(dialog).toBeVisible();
    await this.hearing();
    await dialog.getByRole('link', { name: 'Go on' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Signs a member in without the form and without a puzzle. */
  async signIn(username: string, brand: Brand = 'baize', password = 'play1234'): Promise<void> {
    const proof = await this.proof('login', brand);
    await this.page.goto(`${siteOf(brand)}/healthz`);
    await this.page.evaluate(
      async (fields) => {
        await fetch('/login', { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
      },
      { username, password, redirectTo: '/healthz', ...proof },
    );
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
  world: JourneyWorld;
  /** Console errors that the journey expects, such as the answer to a wrong password. */
  expectedErrors: RegExp[];
}

/** A page of the site is there when its scripts are: what is pressed before that is lost. */
function waitForScripts(page: Page): void {
  const wait = async (until = 'load') => {
    if (until !== 'load' && until !== 'networkidle') return;
    await page.locator(HEARING).waitFor({ state: 'attached' });
  };
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    await wait(options?.waitUntil);
    return answer;
  };
  for (const name of ['reload', 'goBack', 'goForward'] as const) {
    const go = page[name].bind(page);
    page[name] = async (options) => {
      const answer = await go(options);
      await wait(options?.waitUntil);
      return answer;
    };
  }
}

/** Without scripts a browser fetches all pictures of a page at once, hundreds where the view has ten: the same as with scripts, at four times the work. */
async function keepPicturesOut(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setBlockedURLs', { urls: ['*/cdn/*'] });
}
const KEPT_OUT = /net::ERR_BLOCKED_BY_CLIENT/;

/** The page at the end of a failed journey, as a PDF, which is drawn in full where the screen is not; nothing when the page is gone. */
async function keepPicture(page: Page, info: TestInfo): Promise<void> {
  const path = info.outputPath('at-the-end.pdf');
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  const print = async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.pdf({ path, width: `${width}px`, height: `${height}px`, printBackground: true });
  };
  const isKept = await print().then(
    () => true,
    () => false,
  );
  if (isKept) await info.attach('at the end', { path, contentType: 'application/pdf' });
}

/** A journey in a world of its own, in English; any console error that is not expected fails it. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  world: [
    async ({ page, expectedErrors, javaScriptEnabled }, use, info) => {
      const world = new JourneyWorld(
        `journey-${info.testId.slice(-12)}-${info.repeatEachIndex}-${info.retry}`,
        page,
        javaScriptEnabled !== false,
      );
      await world.enter();
      if (world.hasScripts) waitForScripts(page);
      else await keepPicturesOut(page);
      const expected = world.hasScripts ? expectedErrors : [...expectedErrors, KEPT_OUT];
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expected.some((pattern) => pattern.test(text))) errors.push(text);
      };
      page.on('pageerror', (error) => note(error.message));
      page.on('console', (message) => message.type() === 'error' && note(message.text()));
      await use(world);
      if (info.status !== info.expectedStatus) await keepPicture(page, info);
      await world.delete();
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails when anything reaches beyond the side of the window. */
export async function expectNoOverflow(page: Page, what = 'the page'): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(widths[0], `${what} is wider than the window`).toBeLessThanOrEqual(widths[1]);
}
