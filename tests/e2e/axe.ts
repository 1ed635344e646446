import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Look {
  /** The part of the page that is looked at; the whole unless told. */
  within?: string | undefined;
  /** A part that is not ours. */
  without?: string | undefined;
  /** What the light theme is held to; every rule unless told. */
  rules?: 'all' | 'contrast';
}

/**
 * Fails, at the end of the test, when axe finds anything. The dark theme differs from the light one in nothing but colours, so it is asked
 * for their contrast alone. `what` names the place in the message.
 */
export async function expectAccessible(page: Page, what: string, { rules = 'all', ...part }: Look = {}): Promise<void> {
  expect.soft(await findFaults(page, rules, part), what).toEqual([]);
  await changeTheme(page, 'dark');
  expect.soft(await findFaults(page, 'contrast', part), `${what}, dark`).toEqual([]);
  await changeTheme(page, 'light');
}

async function findFaults(page: Page, rules: 'all' | 'contrast', { within, without }: Look): Promise<string[]> {
  // The newer mode opens a second page for the sake of frames from elsewhere, and those are not ours.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  // What passed is not gone into: naming each of its elements took half of the time.
  const options = { resultTypes: ['violations' as const] };
  axe.options(rules === 'all' ? options : { ...options, preload: false, runOnly: ['color-contrast'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.target.join(' ')}`);
}

/** As the switch does, but colours are at once what they will be. */
const changeTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
    document.documentElement.dataset.theme = name;
  }, theme);
