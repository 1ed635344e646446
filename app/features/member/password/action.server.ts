import { paths } from '~/config/paths.ts';
import { readFieldErrors, readRule } from '~/parts/fields/field-rules.server.ts';
import { formAction } from '~/request/form-action.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import { storedPasswordCookie, writeSession } from '~/session/cookie.server.ts';
import { readStoredPassword, requirePasswordOwner } from './panel.server.ts';
import { passwordSchema } from './schema.ts';

/** Ends all sessions; this browser gets a new one (specification, section 4). */
export const passwordAction = formAction('changePassword')({
  guard: requirePasswordOwner,
  staysWithoutSession: true,
  secrets: ['oldPassword', 'newPassword', 'confirmNewPassword'],
  schema: async (site, form) => {
    const [rule, stored] = await Promise.all([readRule(site, 'password'), readStoredPassword(site)]);
    return passwordSchema(site.t, rule, form.has('oldPassword') && stored === null);
  },
  async submit(site, { oldPassword, newPassword = '', confirmNewPassword }) {
    const stored = await readStoredPassword(site);
    const { token } = await site.api.call('changePassword', {
      body: { oldPassword: stored ?? (oldPassword || undefined), newPassword, confirmNewPassword },
    });
    const { mustChange, ...member } = requirePasswordOwner(site);
    return redirectWithToast(paths.home(), { tone: 'success', key: 'member.passwordChanged' }, [
      await writeSession({ ...member, token }, site.isSecure),
      await storedPasswordCookie.clear(),
    ]);
  },
  refusals: {
    'field.invalid': (site, failure) => readFieldErrors(site, failure),
    'password.same': ({ t }) => ({ newPassword: t('member', 'errors.samePassword') }),
    async 'password.wrong'(site, _failure, { cookies }) {
      const message = site.t('member', 'errors.oldPasswordWrong');
      if ((await readStoredPassword(site)) === null) return { oldPassword: message };
      // The stored password is wrong: the form asks for it.
      cookies.push(await storedPasswordCookie.clear());
      return { '': message };
    },
  },
});
