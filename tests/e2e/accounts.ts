import { expect, type Locator, type Page } from '@playwright/test';
import { siteOrigin, type TestWorld } from './fixtures.ts';

/** As typed, and in E.164. */
export interface Mobile {
  typed: string;
  to: string;
}

/** Free, and of seeded members. */
export const mobiles = {
  newcomer: { typed: '09995550123', to: '+639995550123' },
  newcomerOfLotus: { typed: '0995550123', to: '+84995550123' },
  lucky: { typed: '09178252134', to: '+639178252134' },
} as const satisfies Record<string, Mobile>;

export const registerForm = (page: Page) => page.getByRole('form', { name: 'Create your account' });
export const recoverForm = (page: Page) => page.getByRole('form', { name: 'Forgot your password?' });
export const passwordForm = (page: Page) => page.getByRole('form', { name: 'Change password' });
export const loginForm = (page: Page) => page.locator('main, dialog').getByRole('form', { name: 'Log in' });
export const memberPanel = (page: Page) => page.getByRole('region', { name: 'Your account' });

export async function fillIn(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
}

/** The registration's optional fields. */
export const openMore = (form: Locator) => form.getByText('More details').click();

export const send = (form: Locator, name: string) => form.getByRole('button', { name, exact: true }).click();

export async function proveNumber(world: TestWorld, form: Locator, { to }: Mobile): Promise<void> {
  await send(form, 'Send code');
  await world.solveSlider();
  await expect(form.getByText('The code was sent.')).toBeVisible();
  await fillIn(form, { 'Verification code': await world.inbox.code(to) });
}

/** Screen readers get each error; the first field has the focus. */
export async function expectFaults(form: Locator, faults: Record<string, string>): Promise<void> {
  for (const [label, message] of Object.entries(faults)) {
    const field = form.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(literally(message)));
    await expect(form.getByText(message, { exact: true }).first()).toBeVisible();
  }
  const [first = ''] = Object.keys(faults);
  await expect(form.getByLabel(first, { exact: true })).toBeFocused();
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Expects the welcome toast, first steps and an empty wallet. */
export async function expectNewMember(page: Page, brand: Parameters<typeof siteOrigin>[0], path = '/'): Promise<void> {
  const steps = page.getByRole('dialog', { name: 'Your first steps' });
  await expect(steps).toBeVisible();
  await expect(page.getByText('Your account is ready. Welcome!')).toBeVisible();
  await steps.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(`${siteOrigin(brand)}${path}`);
  await expect(memberPanel(page)).toContainText(brand === 'lotus' ? '₫0' : '0.00');
}
