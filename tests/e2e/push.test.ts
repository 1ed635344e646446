import { newBrowser } from '../support/push.ts';
import { expectAccessible } from './axe.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

test('a message is sealed for the browser, opened by its worker, shown, and leads to its page; signing out ends it', async ({
  page,
  world,
}) => {
  const browser = newBrowser();
  // Browsers subscribe at their makers' services.
  await page.addInitScript(({ endpoint, keys }) => {
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => localStorage.removeItem('subscribed'),
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem('subscribed') ? subscription : null),
      async subscribe() {
        localStorage.setItem('subscribed', 'yes');
        return subscription;
      },
    });
  }, browser.subscription);
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) if (!isDeleted) resolve(registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/member/securityCenter?part=push`);
  const main = page.getByRole('main');
  await main.getByLabel('Promotions and rewards').check();
  await main.getByRole('button', { name: 'Turn on in this browser' }).click();
  await expect(page.getByText('Notifications are on in this browser.')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'This device' })).toContainText(
    'Deposits, withdrawals and transfers · Promotions and rewards',
  );
  await expectAccessible(page, 'notifications');

  await world.publishPromotion(1003, { EN: 'A new week' });
  const [sent] = await world.inbox.list(browser.endpoint);
  const data = JSON.stringify(browser.open(sent?.push?.body ?? ''));
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  // The browser of the tests has no screen, and refuses to show.
  await worker.evaluate(`Object.defineProperty(self.registration, 'showNotification', {
    value: async (title, options) => {
      self.shown = { title, ...options, close: () => delete self.shown };
    },
  })`);
  const origin = siteOrigin('baize');
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  const shown = () => worker.evaluate('self.shown && { ...self.shown, close: 0 }');
  await expect.poll(shown).toMatchObject({
    title: 'A new week',
    body: expect.stringMatching(/\w/),
    icon: expect.stringMatching(/^http.*\.png/),
    tag: 'promotion 1003',
  });
  await worker.evaluate(
    `self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification: self.shown, waitUntil() {} }))`,
  );
  await expect(page).toHaveURL(/\/promoDetail\?id=1003$/);
  expect(await shown()).toBeUndefined();

  await open(page, `${origin}/promoDetail?id=1003&modal=logout`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('subscribed'))).toBeNull();
});
