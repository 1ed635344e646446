import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { MOCK_PORT } from '../../playwright.config.ts';
import { expect } from './fixtures.ts';

/** Opens a screen of the developer console. `more` is what else the address says. */
export async function openScreen(
  page: Page,
  world: { name: string },
  screen: string,
  more: Record<string, string> = {},
): Promise<void> {
  const query = new URLSearchParams({ world: world.name, screen, ...more });
  await page.goto(`http://localhost:${MOCK_PORT}/__mock/?${query}`);
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
}

/** Presses a button that copies, and returns what it copied. */
export async function copyBy(page: Page, name: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name, exact: true }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Returns the output of lines that were copied. */
export async function runShell(lines: string): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', lines]);
  return stdout;
}
