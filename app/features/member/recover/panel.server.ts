import { listCountries, readSignIn } from '~/features/session/sign-in.server.ts';
import { readRule } from '~/parts/fields/field-rules.server.ts';
import { onlyVisitors, type PanelReader, type ViewOf } from '~/request/panel.ts';
import type { Site } from '~/request/site.server.ts';

export const recoverPanel = {
  access: onlyVisitors,
  read: async (site) => ({ ...(await readRecover(site)), icon: site.image(site.brand.icon) }),
} satisfies PanelReader<unknown>;
export type RecoverPanelView = ViewOf<typeof recoverPanel>;

export type RecoverMethod = 'mobileNum' | 'email';

export interface ContactView {
  kind: 'site' | 'email' | 'telegram' | 'facebook' | 'telegramSecond';
  text: string;
  href: string;
}

/** csType (specification, section 7). */
const TELEGRAM = 4;
const FACEBOOK = 5;

export type RecoverView = Awaited<ReturnType<typeof readRecover>>;

/** Shows contacts only without methods. */
export async function readRecover(site: Site) {
  const { brand, image } = site;
  const method = chooseMethod(site, site.url.searchParams.get('method'));
  const [countries, signIn, contacts, rules] = await Promise.all([
    method === 'mobileNum' ? listCountries(site) : [],
    readSignIn(site),
    listContacts(site),
    readRules(site),
  ]);
  return {
    brandName: brand.merchantName,
    logoOnLight: image(brand.logoOnLight),
    logoOnDark: image(brand.logoOnDark),
    methods: listMethods(site),
    method,
    countries,
    signIn,
    rules,
    contacts,
  };
}

export async function readRules(site: Site) {
  const [mobileNum, password] = await Promise.all([readRule(site, 'mobileNum'), readRule(site, 'password')]);
  return { mobileNum, password };
}

/** Phone first (specification, section 4). */
function listMethods({ modules }: Site): RecoverMethod[] {
  const byPhone: RecoverMethod[] = modules.has('CHNGPASSVERIF3') ? ['mobileNum'] : [];
  return modules.has('CHNGPASSMAIL3') ? [...byPhone, 'email'] : byPhone;
}

export function chooseMethod(site: Site, wanted: unknown): RecoverMethod {
  const methods = listMethods(site);
  return methods.find((method) => method === wanted) ?? methods[0] ?? 'email';
}

/**
 * Two other domains, the brand's mail address, and customer service by position: Telegram, Facebook, Telegram again.
 */
async function listContacts({ brand, cached }: Site): Promise<ContactView[]> {
  const sites = await cached('domains', ({ api }) => api.call('getDomainRoute'));
  const email = brand.resources.find(({ resourceType }) => resourceType === 'EMAIL')?.url;
  const services = brand.customerService.toSorted((a, b) => a.csPosition - b.csPosition);
  const [telegram, telegramSecond] = services.filter(({ csType }) => csType === TELEGRAM);
  const facebook = services.find(({ csType }) => csType === FACEBOOK);
  const contact = (kind: ContactView['kind'], href: string | undefined, text = href) =>
    href && text ? [{ kind, href, text }] : [];
  return [
    ...sites.slice(0, 2).flatMap(({ domainName }) => contact('site', `https://${domainName}/`, domainName)),
    ...contact('email', email && `mailto:${email}`, email),
    ...contact('telegram', telegram?.path),
    ...contact('facebook', facebook?.path),
    ...contact('telegramSecond', telegramSecond?.path),
  ];
}
