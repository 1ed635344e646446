import { GIVEN_CODES, type GivenCode } from '~/config/given-codes.ts';
import { safeRedirect } from '~/config/paths.ts';
import { readInvited } from '~/features/referral/referral.server.ts';
import { listCountries, readSignIn } from '~/features/session/sign-in.server.ts';
import { listRules } from '~/parts/fields/field-rules.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { PanelReader, ViewOf } from '~/request/panel.ts';
import type { Site } from '~/request/site.server.ts';
import { readGivenCodes } from '~/session/cookies.server.ts';
import { isTrialType } from '~/session/member-types.ts';
import { cleanLine } from '../../../../openapi/rules/cleaning.ts';
import { FIELD_ORDER, registerSchema } from './schema.ts';

export const registerPanel = {
  access: ({ member }) => !member || isTrialType(member.type),
  read: async (site) => ({ register: await readRegister(site) }),
} satisfies PanelReader<unknown>;
export type RegisterPanelView = ViewOf<typeof registerPanel>;

export type RegisterMethod = 'username' | 'mobile';
export type RegisterView = NonNullable<Awaited<ReturnType<typeof readRegister>>>;

/** Returns null when the brand takes no registrations. */
export async function readRegister(site: Site) {
  const { searchParams } = site.url;
  const method = chooseMethod(site, searchParams.get('method'));
  if (!method) return null;
  const [fields, countries, signIn] = await Promise.all([
    readFields(site, method),
    listCountries(site),
    readSignIn(site),
  ]);
  const kept = readGivenCodes(site.request.headers.get('Cookie'));
  const readCode = (name: GivenCode) => cleanLine(searchParams.get(name) ?? kept[name] ?? '').slice(0, 40);
  const given = { affiliateCode: readCode('affiliateCode'), referralCode: readCode('referralCode') };
  const { shape } = registerSchema(fields, site.t).def;
  const isGood = (name: GivenCode) => shape[name]?.safeParse(given[name]).success;
  return {
    ...fields,
    methods: listMethods(site),
    method,
    countries: fields.mobile ? countries : [],
    signIn,
    given,
    inviter: isGood('affiliateCode') ? await readInviter(site, given.affiliateCode) : null,
    invited: given.referralCode ? await readInvited(site) : null,
    shownCodes: chooseCodes(given, isGood, fields.isEitherCode),
    areTermsTicked: !site.modules.has('TERMSOPTIN3'),
    redirectTo: safeRedirect(searchParams.get('redirectTo')),
  };
}

/** Masked nickname of whose link it is; null where the link does not show it. */
async function readInviter(site: Site, code: string): Promise<string | null> {
  if (!code) return null;
  const check = site.api.call('checkAffiliate', { query: { code, domain: site.url.host } });
  const affiliate = await optional(site, 'checkAffiliate', check, null);
  return affiliate?.agent || null;
}

/** Missing or invalid codes get a field. Where either code will do, one field takes it, unless a URL brought one. */
function chooseCodes(given: Record<GivenCode, string>, isGood: (name: GivenCode) => unknown, isEither: boolean) {
  const wrong = GIVEN_CODES.filter((name) => given[name] && !isGood(name));
  const missing = GIVEN_CODES.filter((name) => !given[name]);
  if (!isEither) return [...wrong, ...missing];
  return wrong.length > 0 || missing.length < GIVEN_CODES.length ? wrong : missing.slice(0, 1);
}

/** Mobile first (specification, section 4). */
function listMethods({ modules }: Site): RegisterMethod[] {
  if (!modules.has('DIRECTREG3')) return [];
  const byMobile: RegisterMethod[] = modules.has('MOBILENUMREG3') ? ['mobile'] : [];
  return modules.has('USERNAMEREG3') ? [...byMobile, 'username'] : byMobile;
}

export function chooseMethod(site: Site, wanted: unknown): RegisterMethod | undefined {
  const methods = listMethods(site);
  return methods.find((method) => method === wanted) ?? methods[0];
}

export async function readFields(site: Site, method: RegisterMethod) {
  const rules = await listRules(site);
  const { modules } = site;
  const isByMobile = method === 'mobile';
  const hasPassword = !isByMobile || modules.has('MOBILENUMPASSREG3');
  const isAsked = (name: string) => {
    if (name === 'username') return !isByMobile;
    if (name === 'password' || name === 'confirmPassword') return hasPassword;
    return true;
  };
  const fields = FIELD_ORDER.flatMap((name) => {
    const rule = rules[name];
    return rule?.enabled && isAsked(name) ? [{ name, rule }] : [];
  });
  const codes = fields.filter(({ name }) => GIVEN_CODES.some((code) => code === name));
  const rule = rules.mobileNum;
  const mobile = rule && (isByMobile || rule.enabled) ? { rule, isRequired: isByMobile || rule.required } : null;
  return {
    fields,
    mobile,
    needsCode: mobile !== null && modules.has('REGMOBVERF3'),
    /** An agent's and a member's: the visitor types either into one field. */
    isEitherCode: codes.length === GIVEN_CODES.length && codes.every(({ rule }) => !rule.required),
    minimumAge: site.brand.minimumAge,
  };
}
