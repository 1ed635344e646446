import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const RULES = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Look {
  /** Selector; default: the page. */
  within?: string | undefined;
  /** Selector. */
  without?: string | undefined;
  rules?: 'all' | 'contrast';
}

/**
 * A violation fails the test at its end. The dark theme differs only in colours, so only contrast is checked there.
 * `what` names the place in the message.
 */
export async function expectAccessible(page: Page, what: string, look: Look = {}): Promise<void> {
  // @axe-core/playwright would send the rules again for each check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(RULES);
  const { light, dark } = await page.evaluate(findFaults, look);
  expect.soft(light, what).toEqual([]);
  expect.soft(dark, `${what}, dark`).toEqual([]);
}

/** Runs in the page. */
async function findFaults({ within, without, rules = 'all' }: Look): Promise<Record<'light' | 'dark', string[]>> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const context = { include: [within ?? 'html'], exclude: without ? [without] : [] };
  const find = async (isOfContrast: boolean) => {
    const { violations } = await axe.run(context, {
      // A report of passed rules takes twice as long.
      resultTypes: ['violations'],
      // Frames belong to vendors.
      iframes: false,
      ...(isOfContrast && { preload: false, runOnly: ['color-contrast'] }),
    });
    return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.target.join(' ')}`);
  };
  // As the theme switch, without transitions.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [still];
  const { dataset } = document.documentElement;
  const light = await find(rules === 'contrast');
  dataset.theme = 'dark';
  const dark = await find(true);
  dataset.theme = 'light';
  return { light, dark };
}
