import type { BrandState } from '../../http/exchange.ts';
import type { Language } from '../../worlds/columns.ts';
import type { World } from '../../worlds/world.ts';
import { type BrandRow, listBrands, listModules } from './repository.ts';

/** Returns null for an unknown merchant code. */
export const findBrandState = (world: World, code: string): BrandState | null => readStates(world).get(code) ?? null;

export function requireBrandState(world: World, code: string): BrandState {
  const brand = findBrandState(world, code);
  if (!brand) throw new Error(`There is no brand ${code}.`);
  return brand;
}

/** Maintenance ends by itself at its end time, if it has one. */
export const isInMaintenance = (
  { isInMaintenance: isOn, maintenanceEndTime: end }: Pick<BrandState, 'isInMaintenance' | 'maintenanceEndTime'>,
  now: number,
): boolean => isOn && (end === null || end > now);

/** Returns null for an unknown id. */
export const findBrandOfGeetest = (world: World, geetestId: string): BrandState | null =>
  [...readStates(world).values()].find((brand) => brand.geetestId === geetestId) ?? null;

export const listHosts = (world: World): string[] => [...readStates(world).values()].flatMap(({ hosts }) => hosts);

const readStates = (world: World) =>
  world.cached(
    'brand states',
    ['Brand', 'BrandModule'],
    () => new Map(listBrands(world).map((brand) => [brand.code, buildState(brand, listModules(world, brand.code))])),
  );

function buildState(brand: BrandRow, modules: ReturnType<typeof listModules>): BrandState {
  const { thirdParty } = brand;
  const off = new Set<string>();
  // Parents precede their children, so one pass suffices.
  for (const { modId, parentId, isEnabled } of modules) {
    if (!isEnabled || (parentId && off.has(parentId))) off.add(modId);
  }
  return {
    code: brand.code,
    name: brand.name,
    currency: brand.currency,
    currencySymbol: brand.currencySymbol,
    unit: brand.unit,
    lotteryType: brand.lotteryType,
    jackpot: brand.jackpot,
    defaultLanguage: brand.defaultLanguage as Language,
    isSingleWallet: brand.isSingleWallet,
    isSingleSession: brand.isSingleSession,
    passwordMaxAgeDays: brand.passwordMaxAgeDays,
    countryDialingCode: brand.countryDialingCode,
    codeMinutes: brand.codeMinutes,
    minimumAge: brand.minimumAge,
    sliderScenes: new Set(thirdParty.sliderScenes),
    geetestId: thirdParty.geetestId,
    phoneAuthKey: thirdParty.phoneAuthKey,
    clientIds: thirdParty.clientIds,
    registerRules: brand.registerRules,
    cashRules: brand.cashRules,
    pointRules: brand.pointRules,
    rebateRules: brand.rebateRules,
    usageLimits: brand.usageLimits,
    hosts: [...brand.hosts, ...brand.contacts.domainRoute.map(({ domainName }) => domainName)],
    isInMaintenance: brand.isInMaintenance,
    maintenanceEndTime: brand.maintenanceEndTime?.getTime() ?? null,
    restrictedAddresses: brand.restrictedAddresses,
    modules: new Set(modules.filter(({ modId }) => !off.has(modId)).map(({ modId }) => modId)),
  };
}
