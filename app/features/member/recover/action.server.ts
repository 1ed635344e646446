import { ApiFailure, catchFailure } from '~/api/failure.ts';
import { paths, safeRedirect } from '~/config/paths.ts';
import { enter } from '~/features/session/enter.server.ts';
import { codeButton, internationalNumber } from '~/features/verification/codes.server.ts';
import type { CodeAnswer } from '~/features/verification/verification.types.ts';
import type { ToastKey } from '~/i18n/texts.types.ts';
import { readFieldErrors } from '~/parts/fields/field-rules.server.ts';
import { chooseAction, formAction, type Submitted } from '~/request/form-action.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { countTries, visitorKey } from '~/request/throttle.server.ts';
import { retryAfterMs, tooMany } from '~/request/too-many.server.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { chooseMethod, type RecoverMethod, readRules } from './panel.server.ts';
import { emailRecoverySchema, phoneRecoverySchema } from './schema.ts';

interface RecoverExtra {
  method: RecoverMethod;
  code?: CodeAnswer;
}
export type RecoverAnswer = FormAnswer & RecoverExtra;

const byPhone = formAction('setPasswordByPhone')({
  guard: null,
  secrets: ['newPassword', 'verificationCode'],
  schema: async (site) => phoneRecoverySchema(site.t, await readRules(site)),
  extra: (): RecoverExtra => ({ method: 'mobileNum' }),
  buttons: { sendCode: codeButton('forgot') },
  async submit(site, { mobileNum = '', newPassword = '', ...rest }) {
    const username = internationalNumber({ mobileNum, ...rest });
    const waitMs = await countResets(site, username);
    if (waitMs !== null) return { '': tooMany(site, waitMs) };
    await site.api.call('setPasswordByPhone', { body: { mobileNum, newPassword, ...rest } });
    const body = { type: 'username', username, password: newPassword } as const;
    const session = await site.api.call('login', { body }).catch(catchFailure);
    if (!(session instanceof ApiFailure)) return enter(site, session, { toast: 'member.passwordSet' });
    // The code is used: only the login failed.
    return redirectWithToast(paths.login(), { tone: 'success', key: 'member.passwordSetLogIn' });
  },
  refusals: {
    'field.invalid': (site, failure) => readFieldErrors(site, failure),
    'verification.invalid': ({ t }) => ({ verificationCode: t('verification', 'errors.codeWrong') }),
  },
});

const byEmail = formAction('resetPasswordByEmail')({
  guard: null,
  schema: ({ t }) => emailRecoverySchema(t),
  extra: (): RecoverExtra => ({ method: 'email' }),
  async submit(site, values, submitted) {
    const waitMs = await countResets(site, values.email.toLowerCase());
    if (waitMs !== null) return redirectWithError(submitted, 'member.tooMany', tooMany(site, waitMs));
    await site.api.call('resetPasswordByEmail', { body: values });
    const pageBehind = submitted.form.get('pageBehind') ?? paths.login();
    return redirectWithToast(safeRedirect(pageBehind), { tone: 'success', key: 'member.passwordSent' });
  },
  refusals: {
    'member.not.found': ({ t }, _failure, submitted) =>
      redirectWithError(submitted, 'member.memberNotFound', t('member', 'errors.memberNotFound')),
    TOO_MANY_REQUESTS: (site, failure, submitted) =>
      redirectWithError(submitted, 'member.tooMany', tooMany(site, retryAfterMs(failure))),
  },
  otherwise: ({ t }, _failure, submitted) =>
    redirectWithError(submitted, 'member.network', t('common', 'errors.network')),
});

export const recoverAction = chooseAction(
  {
    mobileNum: byPhone,
    email: byEmail,
  },
  (site, form) => chooseMethod(site, form.get('recoverBy')),
);

/** Counts by visitor and by account. */
const countResets = (site: Site, account: string) =>
  countTries([
    ['resetsFrom', visitorKey(site)],
    ['resets', `${site.scope}|${account}`],
  ]);

/** The pop-up closes on any result (specification, section 8). */
function redirectWithError({ form }: Submitted, key: ToastKey, message: string) {
  const pageBehind = form.get('pageBehind');
  return pageBehind === null ? { '': message } : redirectWithToast(safeRedirect(pageBehind), { tone: 'error', key });
}
