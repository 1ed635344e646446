import { expect, open, siteOf, test } from './fixtures.ts';

/** Replaces geetest's script with what the site sees of it: tests use no network. */
const script = (proof: object) => `
  window.initGeetest4 = ({ captchaId }, ready) => {
    const listeners = {};
    const on = (name) => (listener) => { listeners[name] = listener; return captcha; };
    const captcha = {
      onReady: on('ready'), onSuccess: on('success'), onClose: on('close'), onError: on('error'),
      showCaptcha() {
        window.shownFor = captchaId;
        const button = Object.assign(document.createElement('button'), { textContent: 'I am a person' });
        button.style = 'position: fixed; inset: 0 0 auto 0; z-index: 99';
        button.onclick = () => { button.remove(); listeners.success(); };
        document.body.append(button);
      },
      getValidate: () => (${JSON.stringify(proof)}),
      destroy() {},
    };
    ready(captcha);
    setTimeout(() => listeners.ready());
  };`;

test('a brand with geetest shows geetest’s own puzzle, and signs in with what it gives', async ({ page, world }) => {
  await world.changeBrand('baize', { geetestId: 'an-id-at-geetest' });
  const proof = await world.proof('login');
  await page.route('https://static.geetest.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: script({
        lot_number: proof.lotNumber,
        captcha_output: proof.captchaOutput,
        pass_token: proof.passToken,
        gen_time: proof.genTime,
      }),
    }),
  );
  await open(page, `${siteOf('baize')}/login`);
  await page.getByLabel('Username').fill('lucky');
  await page.getByLabel('Password', { exact: true }).fill('play1234');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'I am a person' }).click();
  await expect(page.getByRole('region', { name: 'Your account' })).toBeVisible();
  expect((await world.requests()).map(({ operationId }) => operationId)).not.toContain('getSlider');
});

test.describe('when geetest cannot be reached', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the form stays as it is, and can be sent again', async ({ page, world }) => {
    await world.changeBrand('baize', { geetestId: 'an-id-at-geetest' });
    await page.route('https://static.geetest.com/**', (route) => route.abort());
    await open(page, `${siteOf('baize')}/login`);
    await page.getByLabel('Username').fill('lucky');
    await page.getByLabel('Password', { exact: true }).fill('play1234');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('The check could not be loaded. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('play1234');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
  });
});
