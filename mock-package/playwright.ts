import { type BrowserContext, test as base, expect } from '@playwright/test';
import { MockClient, type NewWorld, type Session, type World } from './client.ts';
import { startMock } from './index.ts';
import { reportOf } from './report.ts';

export { expect };

export interface MockWorkerFixtures {
  /** A mock that runs already, by default `MOCK_ORIGIN`; each worker starts one where there is none. */
  mockOrigin: string | undefined;
  mock: MockClient;
}

/** Says how the site under test enters a world and keeps a session, which the mock cannot know. */
export interface Site {
  /** Leads the browser's requests into the world; by default by the header `X-Mock-World` of each. */
  enterWorld?(context: BrowserContext, world: World): Promise<void>;
  /** Gives the browser a member's session as the site keeps it, such as in a cookie. */
  signIn?(context: BrowserContext, session: Session): Promise<void>;
}

export interface MockFixtures {
  /** How the world of each test is made, such as `{ scenario: 'maintenance' }`. */
  worldOptions: NewWorld;
  site: Site;
  /** Deleted after the test. A test that fails has its requests, clock and faults in the report. */
  world: World;
  /** Signs a member in, in the browser too where the site's `signIn` says how. */
  as: (account: string, brand?: string) => Promise<Session>;
}

export const test = base.extend<MockFixtures, MockWorkerFixtures>({
  mockOrigin: [process.env.MOCK_ORIGIN, { option: true, scope: 'worker' }],
  mock: [
    async ({ mockOrigin }, use) => {
      if (mockOrigin) return use(new MockClient(mockOrigin));
      const mock = await startMock({ requireWorld: true });
      await use(mock);
      await mock.stop();
    },
    { scope: 'worker' },
  ],
  worldOptions: [{}, { option: true }],
  site: [{}, { option: true }],
  world: async ({ mock, worldOptions, site, context }, use, info) => {
    const world = await mock.world(worldOptions);
    await (site.enterWorld?.(context, world) ?? context.setExtraHTTPHeaders(world.headers));
    await use(world);
    if (info.status !== info.expectedStatus)
      await info.attach('the world', { body: await reportOf(world), contentType: 'text/plain' });
    else expect(await world.faults.missed(), 'faults that struck nothing').toEqual([]);
    await world.delete();
  },
  as: async ({ world, site, context }, use) => {
    await use(async (account, brand) => {
      const session = await world.as(account, brand);
      await site.signIn?.(context, session);
      return session;
    });
  },
});
