import { socialProviders } from '~/brand/brand.server.ts';
import { hours } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import { readRecaptchaKey } from '~/features/verification/phone-auth.server.ts';
import type { CountryView } from '~/features/verification/verification.types.ts';
import { listRules } from '~/parts/fields/field-rules.server.ts';
import type { FieldRule } from '~/parts/fields/field-rules.ts';
import type { Site } from '~/request/site.server.ts';
import { rememberedCookie } from '~/session/cookie.server.ts';
import type { LoginMethod, SignInView } from './session.types.ts';

/** Ways in, which return to `path`. A trial account has a session, so only signing up leads on. `signUp` is null where the brand takes none. */
export const joinPaths = ({ member, modules }: Site, path: string) => ({
  logIn: member ? null : paths.login({ redirectTo: path }),
  signUp: modules.has('DIRECTREG3') ? paths.register({ redirectTo: path }) : null,
});

export async function readSignIn(site: Site): Promise<SignInView> {
  const { brand, modules, request } = site;
  const [rules, remembered, recaptchaKey] = await Promise.all([
    listRules(site),
    rememberedCookie.read(request.headers.get('Cookie')),
    readRecaptchaKey(site),
  ]);
  return {
    methods: listMethods(site),
    social: socialProviders(brand),
    canPlayFree: modules.has('FREEPLAY3'),
    canRegister: modules.has('DIRECTREG3'),
    hasAgents: modules.has('AGENT3'),
    canRecover: modules.has('RECOVER3'),
    slider: brand.thirdParty.slider,
    hasPhoneAuth: brand.thirdParty.phoneAuth !== null,
    recaptchaKey,
    rememberedName: remembered?.username ?? '',
    countryDialingCode: brand.countryDialingCode,
    mobileRule: rules.mobileNum as FieldRule,
  };
}

const listMethods = ({ modules }: Site): LoginMethod[] =>
  modules.has('MOBILEVERCODELOGIN3') ? ['username', 'sms'] : ['username'];

export function chooseMethod(site: Site, wanted: unknown): LoginMethod {
  return listMethods(site).find((method) => method === wanted) ?? 'username';
}

/** In the page's language. */
export async function listCountries({ cached }: Site): Promise<CountryView[]> {
  const countries = await cached('countries', ({ api }) => api.call('listCountries'), hours(1));
  return countries.map(({ countryDialingCode, name }) => [countryDialingCode, name]);
}
