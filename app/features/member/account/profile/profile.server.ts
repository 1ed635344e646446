import { paths } from '~/config/paths.ts';
import { BRAND_ZONE_MS } from '~/i18n/format.server.ts';
import { readFieldErrors, readRule } from '~/parts/fields/field-rules.server.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { AccountPart, MemberInfo, PartView } from '../part/part.server.ts';
import { profileSchema } from './schema.ts';

/** The brand's minimum age today, in its zone. */
function latestBirthday({ brand }: Site): string {
  const today = new Date(Date.now() + BRAND_ZONE_MS).toISOString().slice(0, 10);
  return `${Number(today.slice(0, 4)) - brand.minimumAge}${today.slice(4)}`;
}

async function readRules(site: Site) {
  const rule = { ...(await readRule(site, 'payeeName')), required: false };
  return { rule, minimumAge: site.brand.minimumAge, latest: latestBirthday(site) };
}

const readProfile = async (site: Site, { nickname, payeeName, birthday }: MemberInfo) => ({
  nickname,
  payeeName,
  birthday: birthday && site.format.date(Date.parse(birthday)),
  ...(await readRules(site)),
});

/** Sends set-once fields only when filled in. */
const saveProfile = formAction('updateMemberInfo')({
  guard: requireRealAccount,
  schema: async (site) => profileSchema(site.t, await readRules(site)),
  async submit(site, { nickname, payeeName, birthday }) {
    const body = { nickname, ...(payeeName && { payeeName }), ...(birthday && { birthday }) };
    await site.api.call('updateMemberInfo', { body });
    return redirectWithToast(paths.account(), { tone: 'success', key: 'member.profileSaved' });
  },
  refusals: {
    'field.invalid': (site, failure) => readFieldErrors(site, failure),
    'age.under': ({ t, brand }) => ({ birthday: t('account', 'profile.tooYoung', { age: brand.minimumAge }) }),
    'profile.already.set': ({ t }) => ({ '': t('account', 'profile.isSet') }),
  },
});

export const profilePart = {
  state: (_site, { payeeName }) => ({ text: payeeName, isSafe: null }),
  read: readProfile,
  action: saveProfile,
} satisfies AccountPart<unknown>;
export type ProfileView = PartView<typeof profilePart>;
