import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

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
export async function expectAccessible(page: Page, what: string, look: Look = {}): Promise<void> {
  // Not by Playwright's own builder: it brings the rules along anew for each look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { light, dark } = await page.evaluate(findFaults, look);
  expect.soft(light, what).toEqual([]);
  expect.soft(dark, `${what}, dark`).toEqual([]);
}

/** Runs in the page: what is wrong with it in each theme. */
async function findFaults({ within, without, rules = 'all' }: Look): Promise<Record<'light' | 'dark', string[]>> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const context = { include: [within ?? 'html'], exclude: without ? [without] : [] };
  const find = async (isOfContrast: boolean) => {
    const { violations } = await axe.run(context, {
      // What passed is not gone into: naming each of its elements took half of the time.
      resultTypes: ['violations'],
      // Those in the site's pages are vendors'.
      iframes: false,
      ...(isOfContrast && { preload: false, runOnly: ['color-contrast'] }),
    });
    return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.target.join(' ')}`);
  };
  // As the switch does, but colours are at once what they will be.
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
