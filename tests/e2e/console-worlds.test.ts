import { worldHue } from '../../mock-server/console/world-colour.ts';
import { expectAccessible } from './axe.ts';
import { openScreen } from './console.ts';
import { expect, expectNoOverflow, test } from './fixtures.ts';

test('a world is made, copied, saved, loaded and deleted', async ({ page, mock, world, expectedErrors }, info) => {
  // The window may read its world while it is deleted.
  expectedErrors.push(/status of 404/);
  const name = `${world.name}-made`;
  await openScreen(page, world, 'worlds');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Clock', { exact: true }).selectOption({ label: 'stands at a time' });
  await page.getByLabel('At (UTC+8)').fill('2026-03-18T12:00');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('link', { name: `World ${name}: switch` })).toBeVisible();
  await expect(page.getByRole('link', { name: /^The world’s clock/ })).toContainText('2026-03-18 12:00:00');

  await page.getByRole('button', { name: `Copy ${name}`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`world=${name}-2`));
  await page.getByRole('link', { name: `Switch to ${name}`, exact: true }).click();
  await expect(page).toHaveTitle(`${name} · Worlds · mock console`);

  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: `Switch to ${name}`, exact: true }) });
  const saving = page.waitForEvent('download');
  await row.getByRole('link', { name: 'Save as file' }).click();
  const file = info.outputPath('saved.snapshot');
  await (await saving).saveAs(file);
  await page.getByLabel('Snapshot').setInputFiles(file);
  await page.getByLabel('Into the world').fill(`${name}-3`);
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect(page).toHaveURL(new RegExp(`world=${name}-3`));
  await expect(page.getByRole('link', { name: /^The world’s clock/ })).toContainText('2026-03-18 12:00:00');

  await expectAccessible(page, 'worlds');
  for (const each of [`${name}-3`, `${name}-2`, name]) {
    const button = page.getByRole('button', { name: `Delete ${each}`, exact: true });
    await button.click();
    const question = page.getByRole('group', { name: `Delete ${each}?` });
    await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(button).toBeHidden();
  }
  await expect(page).toHaveURL(/world=default/);
  expect((await mock.call('listWorlds')).filter((each) => each.name.startsWith(name))).toEqual([]);
});

test('two windows with two worlds are never confused', async ({ page, context, mock, world }) => {
  const others = Array.from({ length: 12 }, (_, at) => `${world.name}-${at}`);
  const name = others.find((each) => worldHue(each) !== worldHue(world.name)) ?? '';
  await mock.call('createWorld', { body: { name } });
  const other = await context.newPage();
  await openScreen(page, world, 'clock');
  await openScreen(other, { name }, 'clock');

  const look = async (window: typeof page) => ({
    title: await window.title(),
    icon: await window.locator('link[rel=icon]').getAttribute('href'),
    band: await window.locator('.frame').evaluate((frame) => getComputedStyle(frame).borderTopColor),
    name: await window
      .getByRole('banner')
      .getByRole('link', { name: /^World / })
      .textContent(),
  });
  const [left, right] = [await look(page), await look(other)];
  expect([left.name, right.name]).toEqual([world.name, name]);
  for (const key of ['title', 'icon', 'band'] as const) expect(left[key]).not.toBe(right[key]);

  await page.getByRole('button', { name: 'Freeze' }).click();
  await expect(page.getByRole('link', { name: /^The world’s clock/ })).toContainText('frozen');
  await page.getByRole('button', { name: '+ 1 h' }).click();
  await expect(page.getByRole('contentinfo')).toContainText('Done advanceClock');
  await expect(other.getByRole('link', { name: /^The world’s clock/ })).toContainText('real');
  expect(await mock.call('getClock', { path: { world: name } })).toMatchObject({ setting: { mode: 'real' } });

  await mock.call('deleteWorld', { path: { world: name } });
  await expect(other.getByRole('alert').filter({ hasText: `There is no world “${name}”.` })).toBeVisible();
});

test('a name of 64 letters fits, in the window and on a phone', async ({ page, mock, world }) => {
  const name = world.name.padEnd(64, '-abcdefghi');
  await mock.call('createWorld', { body: { name } });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const screen of ['worlds', 'timeline']) {
      await openScreen(page, { name }, screen);
      await expectNoOverflow(page, `${screen} at ${width} px`);
    }
  }
  // The window would read the world that is gone.
  await page.goto('about:blank');
  await mock.call('deleteWorld', { path: { world: name } });
});
