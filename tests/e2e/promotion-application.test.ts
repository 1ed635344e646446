import { PNG } from '../support/multipart.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';

const PARLAY = 1006;

test('a member applies with a picture, and claims what the office approved', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/promoDetail?id=${PARLAY}`);
  const form = page.getByRole('form', { name: 'Application' });
  await form.getByLabel('Your message').fill('Five legs, all of them right');
  const picture = { name: 'slip.png', mimeType: 'image/png', buffer: PNG };
  await form.getByLabel('Pictures').setInputFiles([picture, { ...picture, name: 'other.png' }]);
  await expect(form.getByRole('img')).toHaveCount(2);
  await form.getByRole('button', { name: 'Remove other.png' }).click();
  await expect(form.getByLabel('Pictures')).toBeFocused();
  await form.getByRole('button', { name: 'Send application' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('In review')).toBeVisible();
  await expect(main.getByText('Five legs, all of them right')).toBeVisible();
  const sent = main.getByRole('img', { name: 'Picture 1' });
  await expect.poll(() => sent.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(form).toBeHidden();

  await world.call('answerApplication', {
    path: { brand: 'baize' },
    body: { account: 'lucky', promotionId: PARLAY, decision: 'approve' },
  });
  await page.reload();
  await main.getByRole('button', { name: /^Claim/ }).click();
  await expect(page.getByText(/ claimed: /)).toBeVisible();
});
