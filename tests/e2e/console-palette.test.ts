import { expectAccessible } from './axe.ts';
import { openScreen } from './console.ts';
import { expect, test } from './fixtures.ts';

test('by keyboard alone: a scenario is applied, a page’s requests are found, the world is switched', async ({
  page,
  mock,
  world,
}) => {
  const name = `${world.name}-2`;
  await mock.call('createWorld', { body: { name } });
  const lucky = await world.as('lucky');
  await lucky.fetch('/wps/member/info', { headers: { 'X-Request-Id': 'page-of-the-test' } });
  await openScreen(page, world, 'worlds');
  const palette = page.getByRole('dialog', { name: 'Find' });
  const choose = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(text);
  };

  await choose('scenario withdrawal');
  await expect(palette.getByRole('option')).toHaveText(['Scenario: Withdrawal in review']);
  await expectAccessible(page, 'palette');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('contentinfo')).toContainText('Done applyScenario');
  await expect(palette).toBeHidden();

  await choose('page-of-the-test');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/screen=timeline&page=page-of-the-test/);
  await expect(page.getByRole('listbox', { name: 'Requests and events' }).getByRole('option')).toHaveText([
    /getMemberInfo/,
  ]);

  await choose(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${name} · Timeline · mock console`);

  await choose('freeze');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  expect(await mock.call('getClock', { path: { world: name } })).toMatchObject({ setting: { mode: 'real' } });
  // The window would read the world that is gone.
  await page.goto('about:blank');
  await mock.call('deleteWorld', { path: { world: name } });
});
