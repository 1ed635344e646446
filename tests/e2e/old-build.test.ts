import type { Page } from '@playwright/test';
import { expect, hydrated, open, siteOrigin, test } from './fixtures.ts';

test.use({ expectedErrors: [/status of 404|ChunkLoadError|dynamically imported module/] });

/** As after a deploy: the files of the open page's build are gone until a document names those of the new one. */
async function deploy(page: Page): Promise<void> {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/assets/**', (route) => (isOld ? route.fulfill({ status: 404 }) : route.fallback()));
}

test('a link of a page from before a deploy reaches its target, and the way back', async ({ page, world }) => {
  await world.enter();
  await open(page, `${siteOrigin('baize')}/noticePage`);
  await deploy(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sports', exact: true }).click();
  await expect(page).toHaveURL(/\/sports$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sports' })).toBeVisible();
  await hydrated(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Latest news' })).toBeVisible();
});

test('a panel of a page from before a deploy opens, and what was typed stays, less the secrets', async ({
  page,
  world,
}) => {
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/member/withdraw`);
  const form = page.getByRole('main').getByRole('form', { name: 'Withdraw' });
  await form.getByLabel('Amount').fill('321');
  await form.getByLabel('Payment password').fill('123456');
  await deploy(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help' });
  await expect(dialog.getByRole('group').filter({ hasText: 'Privacy policy' })).toHaveAttribute('open', '');
  await hydrated(page);
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(form.getByLabel('Amount')).toHaveValue('321');
  await expect(form.getByLabel('Payment password')).toHaveValue('');
});

test('a form of a page from before a deploy is sent once, and its message survives the new document', async ({
  page,
  world,
}) => {
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/vip?modal=logout`);
  await deploy(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
});

test('after data of another build the next link is a document', async ({ page, world }) => {
  await world.enter();
  await open(page, `${siteOrigin('baize')}/noticePage`);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const follow = async (name: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await follow('Live casino');
  await page.evaluate(() => {
    window.__remixManifest.version = 'another';
  });
  await follow('Sports');
  expect(documents).toEqual([]);
  await follow('Slots');
  expect(documents).toEqual(['/rng']);
});
