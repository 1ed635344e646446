import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { smallestBooked } from '../../../openapi/rules/currency.ts';
import {
  type Brand,
  brandIconPath,
  brandLogoPath,
  brandPngIconPath,
  brandScreenPath,
  brandSharePath,
  licencePath,
} from '../../art/paths.ts';
import type { BrandState } from '../../http/exchange.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import type { MockConfig } from '../../http/mock-config.ts';
import { formatMoney } from '../../shared/money.ts';
import { PUSH_PUBLIC_KEY } from '../../shared/push.ts';
import type { Language } from '../../worlds/columns.ts';
import type { World } from '../../worlds/world.ts';
import { isInMaintenance } from './brand-state.ts';
import { listCustomerService } from './customer-service.ts';
import { isRestricted } from './enter-brand.ts';
import { issuerUrl } from './issuers.ts';
import { type BrandRow, listLicences, listModules, requireBrand } from './repository.ts';

type Module = Value<'getWhitelabel'>['modules'][number];

export function describeBrand(context: Context<'getWhitelabel'>): Value<'getWhitelabel'> {
  const { world, brand, language, config } = context;
  const row = requireBrand(world, brand);
  const { texts, vipService } = row;
  const code = row.code as Brand;
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
    touchIcon: brandPngIconPath(code, 180),
    appIcon: brandPngIconPath(code, 512),
    shareImage: brandSharePath(code),
    screenshots: [
      { image: brandScreenPath(code, 'narrow'), width: 720, height: 1280 },
      { image: brandScreenPath(code, 'wide'), width: 1280, height: 720 },
    ],
    theme: row.theme,
    chatHeaderColour: row.chatHeaderColour,
    layout: layoutIn(row, language),
    languages: row.languages,
    defaultLanguage: row.defaultLanguage as Language,
    currency: row.currency,
    currencySymbol: row.currencySymbol,
    amountStep: formatMoney(smallestBooked(row.currency)),
    unit: row.unit,
    lotteryType: row.lotteryType,
    minimumAge: row.minimumAge,
    countryDialingCode: row.countryDialingCode,
    loginRequiredHome: row.loginRequiredHome,
    ...openInformation(context),
    mainDomain: row.hosts[0] ?? '',
    imageCDNs: config.origins.map((origin) => `${origin}/cdn`),
    launchGameCDNs: config.origins,
    licences: listLicences(world, code).map(
      ({ id, code: badge, name, number, holder, scope, validUntil, registerUrl }) => ({
        id,
        code: badge,
        name: name[language],
        image: licencePath(badge),
        number,
        holder,
        scope: scope[language],
        validUntil: validUntil.getTime(),
        isLapsed: validUntil.getTime() <= world.now(),
        registerUrl,
      }),
    ),
    pushPublicKey: brand.modules.has('PUSH3') ? PUSH_PUBLIC_KEY : null,
    vipService: {
      minimumRankLevel: vipService.minimumRankLevel,
      rewards: vipService.rewards.map((reward) => reward[language]),
    },
    thirdParty: thirdPartyView(brand, config),
  };
}

function layoutIn({ layout }: BrandRow, language: Language): Value<'getWhitelabel'>['layout'] {
  const { hero, card, sections, voice } = layout;
  return {
    hero,
    card,
    sections,
    voice: {
      recent: voice.recent[language],
      winners: voice.winners[language],
      news: voice.news[language],
      promotions: voice.promotions[language],
      vendors: voice.vendors[language],
    },
  };
}

const SOCIAL_MODULES = { GOOGLE: 'GOOGLELOGIN3', FACEBOOK: 'FACEBOOKLOGIN3' } as const;

/** This server mocks the services. */
function thirdPartyView(brand: BrandState, config: MockConfig): Value<'getWhitelabel'>['thirdParty'] {
  const [origin = ''] = config.origins;
  const scenes = (['login', 'sms', 'register'] as const).filter((scene) => brand.sliderScenes.has(scene));
  return {
    slider:
      brand.geetestId === null
        ? { provider: 'gateway', captchaId: null, scenes }
        : {
            provider: 'geetest',
            captchaId: brand.geetestId,
            scriptUrl: `${origin}/geetest.com/v4/gt4.js`,
            scenes,
          },
    phoneAuth: brand.phoneAuthKey
      ? { provider: 'firebase', url: `${origin}/identitytoolkit.googleapis.com`, apiKey: brand.phoneAuthKey }
      : null,
    social: (['GOOGLE', 'FACEBOOK'] as const)
      .filter((provider) => brand.modules.has(SOCIAL_MODULES[provider]))
      .map((provider) => ({
        provider,
        clientId: brand.clientIds[provider],
        issuer: issuerUrl(origin, provider),
      })),
  };
}

export function readRegisterRules({ brand }: Context<'getRegisterRules'>): Value<'getRegisterRules'> {
  return brand.registerRules as Value<'getRegisterRules'>;
}

export function readDomainRoute({ world, brand }: Context<'getDomainRoute'>): Value<'getDomainRoute'> {
  return requireBrand(world, brand).contacts.domainRoute.toSorted((a, b) => a.speed - b.speed);
}

/** Shared by the brand's settings and a visitor's permission. */
function openInformation(context: Pick<HandlerContext, 'world' | 'brand' | 'config'>) {
  const { world, brand } = context;
  const { resources, gtagId, domainRoute } = requireBrand(world, brand).contacts;
  return {
    modules: readModules(world, brand),
    resources,
    customerService: listCustomerService(context),
    analytics: { gtagId },
    domainRoute,
  };
}

/** A module is on if its parents are too. */
const readModules = (world: World, brand: BrandState): Module[] =>
  world.cached(`module tree ${brand.code}`, ['Brand', 'BrandModule'], () =>
    buildTree(listModules(world, brand.code), brand, null),
  );

const buildTree = (rows: ModuleRows, brand: BrandState, parent: string | null): Module[] =>
  rows
    .filter(({ parentId }) => parentId === parent)
    .map(({ modId }) => ({
      modId,
      enabled: brand.modules.has(modId) ? '1' : '0',
      childrenNodes: buildTree(rows, brand, modId),
    }));

type ModuleRows = ReturnType<typeof listModules>;

export function describePermission(context: Context<'getPermission'>): Value<'getPermission'> {
  const { world, brand, ip, config } = context;
  return {
    info: {
      ...openInformation(context),
      registerRules: brand.registerRules as Value<'getRegisterRules'>,
      imageCDNs: config.origins.map((origin) => `${origin}/cdn`),
      launchGameCDNs: config.origins,
    },
    location: { ip },
    maintenance: isInMaintenance(brand, world.now()),
    regionRestriction: isRestricted(brand.restrictedAddresses, ip),
  };
}
