import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { type Brand, brandIconPath, brandLogoPath, type LicenceCode, licencePath } from '../../art/paths.ts';
import type { MockConfig } from '../../config.ts';
import { isRestricted } from '../../http/brand.ts';
import type { BrandState, Language } from '../../http/exchange.ts';
import type { Context, Surroundings } from '../../http/handlers.ts';
import { lasting } from '../../http/lasting.ts';
import { Derived } from '../../worlds/derived.ts';
import { issuerOf } from './issuers.ts';
import { findBrand, listModules } from './repository.ts';

type Module = Value<'getWhitelabel'>['modules'][number];
type Texts = Record<Language, string>;

async function brandRow({ world, brand }: Pick<Surroundings, 'world' | 'brand'>) {
  const row = await findBrand(world, brand.code);
  if (!row) throw new Error(`The brand ${brand.code} has gone`);
  return row;
}

const descriptions = new Derived<Value<'getWhitelabel'>>();

/** Everything that makes the site this brand's, with texts in one language. */
export async function describeBrand(context: Context<'getWhitelabel'>): Promise<Value<'getWhitelabel'>> {
  const { brand, language, config } = context;
  const row = await brandRow(context);
  const information = await openInformation(context);
  return descriptions.of([row, information, brand, config], language, () =>
    lasting(description(row, information, brand, language, config)),
  );
}

function description(
  row: BrandRow,
  information: Information,
  brand: BrandState,
  language: Language,
  config: MockConfig,
): Value<'getWhitelabel'> {
  const code = row.code as Brand;
  const texts = JSON.parse(row.texts) as Record<'tagline' | 'siteTitle' | 'description' | 'footer', Texts>;
  const hosts = JSON.parse(row.hosts) as string[];
  const licences = JSON.parse(row.licences) as { code: LicenceCode; name: Texts }[];
  const vipService = JSON.parse(row.vipService) as { minimumRankLevel: number; rewards: Texts[] };
  return {
    merchantCode: code,
    merchantName: row.name,
    tagline: texts.tagline[language],
    siteTitle: texts.siteTitle[language],
    description: texts.description[language],
    footerText: texts.footer[language],
    logoOnLight: brandLogoPath(code, 'light'),
    logoOnDark: brandLogoPath(code, 'dark'),
    icon: brandIconPath(code),
    theme: JSON.parse(row.theme),
    languages: JSON.parse(row.languages),
    defaultLanguage: row.defaultLanguage as Language,
    currency: row.currency,
    currencySymbol: row.currencySymbol,
    countryDialingCode: row.countryDialingCode,
    loginRequiredHome: row.loginRequiredHome,
    ...information,
    mainDomain: hosts[0] ?? '',
    imageCDNs: config.origins.map((origin) => `${origin}/cdn`),
    launchGameCDNs: config.origins,
    licences: licences.map((licence) => ({
      code: licence.code,
      name: licence.name[language],
      image: licencePath(licence.code),
    })),
    vipService: {
      minimumRankLevel: vipService.minimumRankLevel,
      rewards: vipService.rewards.map((reward) => reward[language]),
    },
    thirdParty: thirdPartyOf(brand, config),
  };
}

const SOCIAL_MODULES = { GOOGLE: 'GOOGLELOGIN3', FACEBOOK: 'FACEBOOKLOGIN3' } as const;

/** The services that stand in for others: they are this server's own, at its address. */
function thirdPartyOf(brand: BrandState, config: MockConfig): Value<'getWhitelabel'>['thirdParty'] {
  const [origin = ''] = config.origins;
  const scenes = (['login', 'sms', 'register'] as const).filter((scene) => brand.sliderScenes.has(scene));
  return {
    slider: { provider: brand.geetestId === null ? 'gateway' : 'geetest', captchaId: brand.geetestId, scenes },
    phoneAuth: brand.phoneAuthKey
      ? { provider: 'firebase', url: `${origin}/identitytoolkit.googleapis.com`, apiKey: brand.phoneAuthKey }
      : null,
    social: (['GOOGLE', 'FACEBOOK'] as const)
      .filter((provider) => brand.modules.has(SOCIAL_MODULES[provider]))
      .map((provider) => ({
        provider,
        clientId: brand.clientIds[provider],
        issuer: issuerOf(origin, provider),
      })),
  };
}

export function readRegisterRules({ brand }: Context<'getRegisterRules'>): Value<'getRegisterRules'> {
  return brand.registerRules as Value<'getRegisterRules'>;
}

export async function readDomainRoute(context: Context<'getDomainRoute'>): Promise<Value<'getDomainRoute'>> {
  const { domainRoute } = await openInformation(context);
  return domainRoute.toSorted((a, b) => a.speed - b.speed);
}

type BrandRow = NonNullable<Awaited<ReturnType<typeof findBrand>>>;
type ModuleRows = Awaited<ReturnType<typeof listModules>>;
type Information = ReturnType<typeof informationOf>;

const informations = new Derived<Information>();

/** What the brand's settings and a visitor's permission have in common. */
export async function openInformation(context: Pick<Surroundings, 'world' | 'brand'>): Promise<Information> {
  const { world, brand } = context;
  const row = await brandRow(context);
  const modules = await listModules(world, brand.code);
  return informations.of([row, modules, brand], '', () => informationOf(row, modules, brand));
}

function informationOf(row: BrandRow, modules: ModuleRows, brand: BrandState) {
  const contacts = JSON.parse(row.contacts) as Pick<
    Value<'getWhitelabel'>,
    'resources' | 'customerService' | 'domainRoute'
  > & { gtagId: string | null };
  return {
    modules: moduleTree(modules, brand),
    resources: contacts.resources,
    customerService: contacts.customerService,
    analytics: { gtagId: contacts.gtagId },
    domainRoute: contacts.domainRoute,
  };
}

function moduleTree(rows: ModuleRows, brand: BrandState): Module[] {
  const below = (parentId: string | null): Module[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map(({ modId }) => ({ modId, enabled: brand.modules.has(modId) ? '1' : '0', childrenNodes: below(modId) }));
  return below(null);
}

/** What the visitor at this address may see. */
export async function describePermission(context: Context<'getPermission'>): Promise<Value<'getPermission'>> {
  const { brand, ip, config } = context;
  return {
    info: {
      ...(await openInformation(context)),
      registerRules: brand.registerRules as Value<'getRegisterRules'>,
      imageCDNs: config.origins.map((origin) => `${origin}/cdn`),
      launchGameCDNs: config.origins,
    },
    location: { ip },
    maintenance: brand.isInMaintenance,
    regionRestriction: isRestricted(brand.restrictedAddresses, ip),
  };
}
