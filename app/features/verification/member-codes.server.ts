import { data } from '@remix-run/node';
import { type ApiFailure, catchFailure } from '~/api/failure.ts';
import type { OwnCode, Submitted } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { isOtherMember, otherMemberMessage } from '~/request/other-member.server.ts';
import type { Site } from '~/request/site.server.ts';
import { countTries, visitorKey } from '~/request/throttle.server.ts';
import { retryAfterMs, tooMany } from '~/request/too-many.server.ts';
import { cleanLine, withCleanMobile } from '../../../openapi/rules/cleaning.ts';
import type { CodeAnswer, CodeChannel, MemberCodeScene } from './verification.types.ts';

type Warning = (site: Site, failure: ApiFailure) => string;

const WARNINGS: Record<OwnCode<'sendMobileCode' | 'sendEmailCode'> | 'TOO_MANY_REQUESTS', Warning> = {
  'mobile.invalid': ({ t }) => t('verification', 'mobile.invalid'),
  'mobile.taken': ({ t }) => t('member', 'errors.mobileTaken'),
  'email.invalid': ({ t }) => t('verification', 'email.invalid'),
  'email.taken': ({ t }) => t('member', 'errors.emailTaken'),
  'contact.same': ({ t }) => t('verification', 'errors.same'),
  'contact.missing': ({ t }) => t('verification', 'errors.missing'),
  'contact.recent': ({ t, format }, { value }) =>
    t('account', 'contact.codesLocked', {
      time: format.dateTime((value as { lockedUntil: number | null } | null)?.lockedUntil ?? 0),
    }),
  TOO_MANY_REQUESTS: (site, failure) => tooMany(site, retryAfterMs(failure)),
};

interface CodeRequest {
  scene: MemberCodeScene;
  channel: CodeChannel;
}

/** For `bind`, to the form's contact. Throws as `requireRealAccount`. */
export async function sendMemberCode(
  site: Site,
  { scene, channel }: CodeRequest,
  { form }: Pick<Submitted, 'form'>,
): Promise<CodeAnswer> {
  requireRealAccount(site);
  const warn = (warning: string): CodeAnswer => ({ isSent: false, warning });
  if (isOtherMember(site, form)) return warn(otherMemberMessage(site));
  const waitMs = await countTries([
    ['codes', visitorKey(site)],
    ['codesOfBrand', site.scope],
  ]);
  if (waitMs !== null) return warn(tooMany(site, waitMs));
  if (scene === 'bind') {
    const target = channel === 'mail' ? 'email' : 'mobile';
    const isMissing = readFields(form, target === 'email' ? 'email' : 'mobileNum').length === 0;
    if (isMissing) return warn(site.t('verification', `${target}.required`));
  }
  try {
    const { expiredMinutes } = await callGateway(site, { scene, channel }, form);
    return { isSent: true, minutes: expiredMinutes };
  } catch (error) {
    const failure = catchFailure(error);
    if (failure.kind === 'signedOut') throw failure;
    const warning: Warning | undefined = WARNINGS[failure.errorCode as keyof typeof WARNINGS];
    return warn(warning ? warning(site, failure) : site.t('common', 'errors.network'));
  }
}

function callGateway({ api }: Site, { scene, channel }: CodeRequest, form: FormData) {
  const fields = (...names: string[]) => (scene === 'bind' ? Object.fromEntries(readFields(form, ...names)) : {});
  return channel === 'mail'
    ? api.call('sendEmailCode', { body: { scene, ...fields('email') } })
    : api.call('sendMobileCode', { body: { scene, ...fields('mobileNum', 'countryDialingCode') } });
}

/** Leaves empty fields out. */
function readFields(form: FormData, ...names: string[]): [string, string][] {
  const fields = withCleanMobile(Object.fromEntries(form));
  return names.flatMap((name): [string, string][] => {
    const value = cleanLine(String(fields[name] ?? ''));
    return value ? [[name, value.slice(0, name === 'email' ? 200 : 30)]] : [];
  });
}

/** The code is under `name`. */
export const memberCodeButton =
  (name: string, choose: (site: Site) => CodeRequest) => async (site: Site, submitted: Submitted) => {
    const code = await sendMemberCode(site, choose(site), submitted);
    return data({ [name]: code }, code.isSent ? undefined : 422);
  };
