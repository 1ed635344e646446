import { redirect } from '@remix-run/node';
import { ApiFailure } from '~/api/failure.ts';
import { paths } from '~/config/paths.ts';
import { readSignIn } from '~/features/session/sign-in.server.ts';
import { retryAfterMs, tooMany } from '~/features/verification/codes.server.ts';
import type { Outcome } from '~/request/form-answer.server.ts';
import { refuseTrial, requireSession } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import { type MemberSession, storedPasswordCookie, writeSession } from '~/session/cookie.server.ts';
import { setCookies, writeToast } from '~/session/cookies.server.ts';
import { parseForm } from '~/ui/schema-form.ts';
import { fieldErrorsOf, readRule } from './field-rules.server.ts';
import { passwordSchema } from './recover.schema.ts';
import type { PasswordAnswer, PasswordView } from './recover.types.ts';

const SECRETS = ['oldPassword', 'newPassword', 'confirmNewPassword'];

/** A member with a real account, who may have to change the password. */
function requirePasswordOwner(site: Site): MemberSession {
  const member = requireSession(site);
  refuseTrial(member);
  return member;
}

/** The change of the password for the signed-in member. Throws what `requireSession` and `refuseTrial` throw. */
export async function readPassword(site: Site): Promise<PasswordView> {
  const member = requirePasswordOwner(site);
  const [stored, rule, signIn, info] = await Promise.all([
    storedPassword(site, member),
    readRule(site, 'password'),
    readSignIn(site),
    site.api.call('getMemberInfo'),
  ]);
  return {
    username: member.username,
    mustChange: member.mustChange ?? null,
    needsOld: info.hasPassword && stored === null,
    rule,
    signIn,
  };
}

/** The password that was typed a moment ago, where it has to be changed. */
async function storedPassword({ request }: Site, { username }: MemberSession): Promise<string | null> {
  const stored = await storedPasswordCookie.read(request.headers.get('Cookie'));
  return stored?.username === username ? stored.password : null;
}

/** Changes the password; the session goes on, and no longer asks for it. */
export async function changePassword(site: Site, form: FormData): Promise<Response | Outcome<PasswordAnswer>> {
  const member = requirePasswordOwner(site);
  const [rule, stored] = await Promise.all([readRule(site, 'password'), storedPassword(site, member)]);
  const needsOld = form.has('oldPassword') && stored === null;
  const submission = parseForm(form, passwordSchema(site.t, rule, needsOld));
  const refuse = (
    { '': formErrors, ...fieldErrors }: Record<string, string[]>,
    rest: Partial<PasswordAnswer> = {},
  ): Outcome<PasswordAnswer> => ({
    answer: { result: submission.reply({ formErrors, fieldErrors, hideFields: SECRETS }), ...rest },
    cookies: [],
  });
  if (submission.status !== 'success') return refuse({});
  const { oldPassword, newPassword = '', confirmNewPassword } = submission.value;
  try {
    await site.api.call('changePassword', {
      body: { oldPassword: stored ?? (oldPassword || undefined), newPassword, confirmNewPassword },
    });
  } catch (error) {
    return refusalOf(site, error, refuse, stored !== null);
  }
  const { mustChange, ...changed } = member;
  return redirect(paths.home(), {
    headers: setCookies([
      await writeSession(changed, site.isSecure),
      await storedPasswordCookie.clear(),
      await writeToast({ tone: 'success', key: 'passwordChanged' }),
    ]),
  });
}

type Refuse = (error: Record<string, string[]>, rest?: Partial<PasswordAnswer>) => Outcome<PasswordAnswer>;

async function refusalOf(
  site: Site,
  error: unknown,
  refuse: Refuse,
  wasStored: boolean,
): Promise<Outcome<PasswordAnswer>> {
  if (!(error instanceof ApiFailure) || error.kind === 'maintenance' || error.kind === 'region') throw error;
  const { t } = site;
  if (error.kind === 'signedOut') return refuse({}, { hasSessionEnded: true });
  switch (error.errorCode) {
    case 'field.invalid':
      return refuse(fieldErrorsOf(site, error));
    case 'password.wrong': {
      const outcome = refuse({ [wasStored ? '' : 'oldPassword']: [t('member', 'errors.oldPasswordWrong')] });
      // What was stored is no good: the form asks for it from now on.
      return wasStored ? { ...outcome, cookies: [await storedPasswordCookie.clear()] } : outcome;
    }
    case 'password.same':
      return refuse({ newPassword: [t('member', 'errors.samePassword')] });
    case 'TOO_MANY_REQUESTS':
      return refuse({ '': [tooMany(site, retryAfterMs(error))] });
    default:
      return refuse({ '': [t('common', 'errors.network')] }, { requestId: site.requestId });
  }
}
