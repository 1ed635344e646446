import { readdirSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { MOCK_PORT, SITE_PORT } from '../../playwright.config.ts';

export { expect };

type Brand = 'baize' | 'lotus' | 'harbor';
type Language = 'CN' | 'EN' | 'ID' | 'TH' | 'TY' | 'VI';

const MOCK = `http://127.0.0.1:${MOCK_PORT}`;

/** The site's address for a brand: browsers take every name under localhost for this machine. */
export const siteOf = (brand: Brand) => `http://${brand}.localhost:${SITE_PORT}`;

/** The world of one journey, steered through the mock's control API. */
export class JourneyWorld {
  constructor(
    readonly name: string,
    readonly page: Page,
  ) {}

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

  /** The digits of the captcha that was made last: a person reads them, a test asks the world. */
  captchaDigits(): string {
    const [seed = ''] = readdirSync('.data/worlds');
    const database = new Sqlite(`.data/worlds/${seed}/${this.name}.db`, { readonly: true });
    const row = database.prepare('SELECT digits FROM Captcha ORDER BY createdAt DESC, rowid DESC LIMIT 1').get() as {
      digits: string;
    };
    database.close();
    return row.digits;
  }

  /** Signs a member in without the form, as the browser would send it. */
  async signIn(username: string, brand: Brand = 'baize'): Promise<void> {
    await this.page.goto(`${siteOf(brand)}/healthz`);
    await this.page.evaluate(async (name) => {
      const form = new URLSearchParams({ username: name, password: 'play1234', redirectTo: '/healthz' });
      await fetch('/login', { method: 'POST', body: form, redirect: 'manual' });
    }, username);
  }

  async delete(): Promise<void> {
    await this.#control('DELETE', `/${this.name}`);
  }

  async #control(method: string, path: string, body?: object): Promise<void> {
    const answer = await fetch(`${MOCK}/__mock/worlds${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  }
}

interface Fixtures {
  world: JourneyWorld;
  /** Console errors that the journey expects, such as the answer to a wrong password. */
  expectedErrors: RegExp[];
}

/** A journey in a world of its own, in English; any console error that is not expected fails it. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  world: [
    async ({ page, expectedErrors }, use, info) => {
      const world = new JourneyWorld(`journey-${info.testId.slice(-12)}-${info.repeatEachIndex}-${info.retry}`, page);
      await world.enter();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        const isExpected = expectedErrors.some((pattern) => pattern.test(message.text()));
        if (message.type() === 'error' && !isExpected) errors.push(message.text());
      });
      await use(world);
      await world.delete();
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails when anything reaches beyond the side of the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(widths[0], 'the page is wider than the window').toBeLessThanOrEqual(widths[1]);
}
