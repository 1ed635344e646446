import { expectAccessible } from './axe.ts';
import { openScreen } from './console.ts';
import { expect, test } from './fixtures.ts';

test('operations are filtered by their answers, and lead to requests and faults', async ({ page, world }) => {
  await (await world.as('lucky')).fetch('/wps/member/info');
  await openScreen(page, world, 'contract');
  const rows = page.getByRole('table', { name: 'Operations' }).getByRole('row');
  await page.getByLabel('Operation or path').fill('/wps/member/info');
  const info = rows.filter({ has: page.getByRole('link', { name: 'getMemberInfo', exact: true }) });
  await expect(info).toContainText(/200 [1-9]/);
  await page.getByLabel('Shows').selectOption({ label: 'never answered' });
  await expect(page).toHaveURL(/seen=no/);
  await expect(info).toBeHidden();
  await page.getByLabel('Shows').selectOption({ label: 'some status missing' });
  await expect(info).toBeVisible();
  await expectAccessible(page, 'contract');
  await expect(info.getByRole('link', { name: 'getMemberInfo' })).toHaveAttribute('href', /^\/__mock\/docs\/gaming#\//);

  await info.getByRole('link', { name: 'Requests' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/200GETgetMemberInfo/]);
  await page.goBack();
  await info.getByRole('link', { name: 'Let it fail' }).click();
  await expect(page.getByRole('form', { name: 'Add a fault' }).getByLabel('Operation')).toHaveValue('getMemberInfo');
});
