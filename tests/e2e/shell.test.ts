import { expect, hydrated, open, siteOrigin, test } from './fixtures.ts';

test('theme and language survive a reload without a flash', async ({ page }) => {
  await open(page, `${siteOrigin('baize')}/help`);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByText('EN', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Filipino' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
  const first = await page.evaluate(() => fetch('/help').then((answer) => answer.text()));
  expect(first.slice(0, 200)).toContain('lang="fil-PH" data-theme="dark"');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const mirrored = () => page.evaluate(() => ['lang', 'hisLang', 'theme'].map((name) => localStorage.getItem(name)));
  await expect.poll(mirrored).toEqual(['TY', 'EN', 'dark']);
});

test.describe('with a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('a brand that follows it is dark until the switch is pressed', async ({ page }) => {
    await open(page, `${siteOrigin('lotus')}/help`);
    const readScheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await readScheme()).toBe('dark');
    await page.getByRole('button', { name: 'Switch to light theme' }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeFocused();
    await expect(page.locator('meta[name="theme-color"]')).toHaveCount(1);
    expect(await readScheme()).toBe('light');
  });
});

test('the drop-downs hold thirty vendors in three columns of ten, and say which are in maintenance', async ({
  page,
  world,
}) => {
  await world.changeBrand('baize', { vendorsInMaintenance: ['AURUM'] });
  await open(page, `${siteOrigin('baize')}/help`);
  const slots = page.locator('[data-entry]').filter({ hasText: 'Slots' }).first();
  await slots.hover();
  const vendors = page.getByRole('navigation', { name: 'Slots providers' });
  await expect(vendors).toBeVisible();
  await expect(vendors.locator('ul')).toHaveCount(3);
  for (const column of await vendors.locator('ul').all()) await expect(column.getByRole('link')).toHaveCount(10);
  await expect(page.locator('[data-entry]').filter({ hasText: 'Fishing' }).locator('[data-drop-down]')).toHaveCount(0);
  await expect(page.locator('[data-entry]').filter({ hasText: 'Cockfight' })).toBeVisible();
  await expect(vendors.getByRole('link', { name: /Aurum Forge/ })).toContainText('Maintenance');
  await expect(vendors.getByText('Maintenance')).toHaveCount(1);
  await vendors.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/rng\?vassalage=AURUM/);
});

test('Tab goes past the providers of a category; the arrow goes into them', async ({ page }) => {
  await open(page, siteOrigin('baize'));
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const slots = menu.getByRole('link', { name: 'Slots', exact: true });
  const providers = page.getByRole('navigation', { name: 'Slots providers' }).getByRole('link');
  await slots.focus();
  await page.keyboard.press('Tab');
  await expect(slots).not.toBeFocused();
  await expect(menu.locator('[data-drop-down] :focus')).toHaveCount(0);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  // They load on first use.
  await expect(providers.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(providers.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(providers.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(slots).toBeFocused();
  await expect(providers).toHaveCount(0);
});

test('by keyboard alone: skip, open and close the menus, sign in', async ({ page, world }) => {
  await open(page, `${siteOrigin('baize')}/help`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Slots', exact: true }).focus();
  await expect(page.getByRole('navigation', { name: 'Slots providers' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Slots providers' })).toBeHidden();

  await page.getByRole('link', { name: 'Open menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Menu' })).not.toContainText('Recently played');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();

  await page.getByRole('form', { name: 'Log in' }).getByLabel('Username').focus();
  await page.keyboard.type('lucky');
  await page.keyboard.press('Tab');
  await page.keyboard.type('play1234');
  await page.keyboard.press('Enter');
  await world.solveSlider();
  await expect(page.getByRole('dialog', { name: '10% more on a deposit today' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Your account' })).toBeVisible();

  await page.getByRole('link', { name: 'Sign out' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Sign out' });
  await expect(question).toBeVisible();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeFocused();
});

test('nothing shifts while the home page loads', async ({ page }) => {
  await page.addInitScript(() => {
    const total = { value: 0 };
    Object.assign(window, { layoutShift: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) total.value += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 860 });
    await open(page, siteOrigin('baize'));
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () => (window as unknown as { layoutShift: { value: number } }).layoutShift.value,
    );
    expect(shift).toBeLessThanOrEqual(0.02);
  }
});

test.describe('for those who like motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the banners move every five seconds, and stop when asked', async ({ page }) => {
    await page.clock.install();
    await open(page, siteOrigin('baize'));
    const dots = page.getByRole('region', { name: 'Featured' }).getByRole('button', { name: /^Banner \d of \d$/ });
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(5100);
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Stop the slideshow' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(11_000);
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  });

  test('the news ticker stands still under the pointer', async ({ page }) => {
    await open(page, siteOrigin('baize'));
    const bar = page.getByRole('region', { name: 'News ticker' });
    await bar.hover();
    await expect(bar.locator('.marquee-track')).toHaveCSS('animation-play-state', /paused/);
  });
});

test('a notice opens the pop-up at that notice; Back closes it', async ({ page }) => {
  await open(page, siteOrigin('baize'));
  const third = page.getByRole('region', { name: 'News ticker' }).getByRole('link').nth(2);
  const title = (await third.textContent()) ?? '';
  await third.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Latest news' });
  await expect(dialog.locator('details[open]')).toContainText(title);
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.clock.install();
  await open(page, siteOrigin('baize'));
  const dots = page.getByRole('region', { name: 'Featured' }).getByRole('button', { name: /^Banner \d of \d$/ });
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(12_000);
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  const track = page.getByRole('region', { name: 'News ticker' }).locator('.marquee-track');
  expect(await track.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
});
