import type { Page } from '@playwright/test';
import { expect, open, siteOrigin, type TestWorld, TO_NOTICES, test } from './fixtures.ts';
import { ACCOUNT, loginForm } from './login-form.ts';

test.use({ expectedErrors: [/status of 50\d/] });

async function openPuzzle(page: Page) {
  await open(page, `${siteOrigin('baize')}/login?${TO_NOTICES}`);
  const form = loginForm(page);
  await form.send('lucky');
  const dialog = page.getByRole('dialog', { name: 'One quick check' });
  const track = dialog.getByRole('slider', { name: 'Position of the piece' });
  await expect(track).toBeEnabled();
  return { form, dialog, track, picture: dialog.getByRole('img', { name: /^A picture with a gap/ }) };
}

const readPlace = async (world: TestWorld) => Number(await world.readAnswer('slider'));

async function countLogins(world: TestWorld): Promise<number> {
  return (await world.requests.list()).filter(({ operationId }) => operationId === 'login').length;
}

test('a wrong place brings another picture, so does the button; Escape leaves the form as it was, and keys solve it', async ({
  page,
  world,
}) => {
  const { form, dialog, track, picture } = await openPuzzle(page);
  await expect(track).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Drag, or use the arrow keys and press Enter.')).toBeVisible();
  const first = await picture.getAttribute('src');
  const place = await readPlace(world);
  await track.fill(String(place > 150 ? place - 60 : place + 60));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Not quite. Here is another one.')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await expect(track).toHaveValue('0');
  await expect(track).toBeFocused();

  const second = await picture.getAttribute('src');
  await dialog.getByRole('button', { name: 'Another picture' }).click();
  await expect(dialog.getByText('Drag, or use the arrow keys and press Enter.')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', second ?? '');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(form.username).toHaveValue('lucky');
  await expect(form.password).toHaveValue('play1234');
  expect(await countLogins(world)).toBe(0);

  await world.faults.set({ operation: 'getSlider', kind: 'html', status: 502 });
  await form.submit.click();
  await expect(dialog.getByText('The check could not be loaded. Please try again.')).toBeVisible();
  await world.faults.clear();
  await dialog.getByRole('button', { name: 'Another picture' }).click();
  await expect(track).toBeEnabled();
  await track.focus();
  const gap = await readPlace(world);
  const value = async () => Number(await track.inputValue());
  await page.keyboard.press('PageUp');
  const step = await value();
  for (let at = step; at + step <= gap; at += step) await page.keyboard.press('PageUp');
  for (let at = await value(); at < gap; at += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await world.dismissGoodToKnow();
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
});

test('the piece is dragged into its place', async ({ page, world }) => {
  const { dialog, track } = await openPuzzle(page);
  const box = await track.boundingBox();
  if (!box) throw new Error('The track has no place on the page');
  const most = Number(await track.getAttribute('max'));
  const thumb = 52;
  const way = ((await readPlace(world)) / most) * (box.width - thumb);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + thumb / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + thumb / 2 + way / 2, y, { steps: 4 });
  await page.mouse.move(box.x + thumb / 2 + way, y, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toBeHidden();
  await world.dismissGoodToKnow();
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
});
