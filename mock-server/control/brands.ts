import { listBrandVendors, listClosedVendors, setClosedVendors } from '../domains/games/catalogue/repository.ts';
import { findBrandState, isInMaintenance } from '../domains/system/brand-state.ts';
import {
  findBrand,
  listAnnouncementRows,
  listBanners,
  listModules,
  listRoutes,
  type ServiceLink,
  setBannerSegments,
  setModule,
  setPopUpSegments,
  setRoute,
  updateBrand,
} from '../domains/system/repository.ts';
import { listChannelRows, setClosedChannels } from '../domains/wallet/deposits/repository.ts';
import { ApiError } from '../http/api-error.ts';
import { ZONE_NAME } from '../shared/zone.ts';
import type { CashRules, LotteryType, PayoutRules, Segment, UsageLimits } from '../worlds/columns.ts';
import type { World } from '../worlds/world.ts';
import type { ControlHandlers } from './call.ts';

interface BrandChange {
  maintenance?: boolean;
  maintenanceEndTime?: number | null;
  restrictedAddresses?: string[];
  modules?: Record<string, boolean>;
  vendorsInMaintenance?: string[];
  vendorMaintenanceEndTime?: number | null;
  geetestId?: string | null;
  lotteryType?: LotteryType;
  serviceLink?: ServiceLink;
  payoutRules?: Partial<PayoutRules>;
  usageLimits?: Partial<UsageLimits>;
  routes?: Record<string, boolean>;
  channelsInMaintenance?: string[];
  bannerSegments?: Record<string, Segment[]>;
  popUpSegments?: Record<string, Segment[]>;
  cashRules?: Partial<Omit<CashRules, 'backOffice'>> & { backOffice?: Partial<CashRules['backOffice']> };
}

/** Throws 404. */
export function requireBrand(world: World, code: string) {
  const row = findBrand(world, code);
  if (row) return row;
  throw new ApiError(404, 'brand.not.found', `There is no brand "${code}" in the world "${world.name}".`);
}

const lacks = (what: 'module' | 'vendor' | 'route' | 'channel' | 'banner' | 'pop.up', message: string) =>
  new ApiError(422, `${what}.unknown`, message.slice(0, 480));

/** Throws 404, 422. */
export async function changeBrand(world: World, code: string, change: BrandChange) {
  const row = requireBrand(world, code);
  const known = new Set(listModules(world, code).map(({ modId }) => modId));
  const switched = Object.entries(change.modules ?? {});
  const unknown = switched.filter(([modId]) => !known.has(modId)).map(([modId]) => modId);
  if (unknown.length > 0)
    throw lacks('module', `There is no module ${unknown.join(', ')}. There are: ${[...known].join(', ')}.`);

  const {
    maintenance,
    maintenanceEndTime,
    restrictedAddresses,
    vendorsInMaintenance,
    geetestId,
    serviceLink,
    payoutRules,
    usageLimits,
  } = change;
  const carried = new Set(listBrandVendors(world, code).map((vendor) => vendor.code));
  const strangers = (vendorsInMaintenance ?? []).filter((vendor) => !carried.has(vendor));
  if (strangers.length > 0) throw lacks('vendor', `This brand has no vendor ${strangers.join(', ')}.`);
  const routes = Object.entries(change.routes ?? {});
  const listed = new Set(listRoutes(world, code).map(({ name }) => name));
  const unlisted = routes.filter(([name]) => !listed.has(name)).map(([name]) => name);
  if (unlisted.length > 0) throw lacks('route', `This brand has no route ${unlisted.join(', ')}.`);
  const { channelsInMaintenance, cashRules } = change;
  const channels = new Set(listChannelRows(world, code).map((channel) => channel.code));
  const noChannels = (channelsInMaintenance ?? []).filter((channel) => !channels.has(channel));
  if (noChannels.length > 0) throw lacks('channel', `This brand has no channel ${noChannels.join(', ')}.`);
  const bannerSegments = Object.entries(change.bannerSegments ?? {});
  const banners = new Set(listBanners(world, code).map(({ id }) => String(id)));
  const noBanners = bannerSegments.filter(([id]) => !banners.has(id)).map(([id]) => id);
  if (noBanners.length > 0) throw lacks('banner', `This brand has no banner ${noBanners.join(', ')}.`);
  const popUpSegments = Object.entries(change.popUpSegments ?? {});
  const popUps = new Set(
    listAnnouncementRows(world, code).flatMap(({ id, type }) => (type === 'PL' ? String(id) : [])),
  );
  const noPopUps = popUpSegments.filter(([id]) => !popUps.has(id)).map(([id]) => id);
  if (noPopUps.length > 0) throw lacks('pop.up', `This brand has no pop-up after signing in ${noPopUps.join(', ')}.`);
  await updateBrand(world, code, {
    isInMaintenance: maintenance,
    maintenanceEndTime: typeof maintenanceEndTime === 'number' ? new Date(maintenanceEndTime) : maintenanceEndTime,
    restrictedAddresses: restrictedAddresses && JSON.stringify(restrictedAddresses),
    thirdParty: geetestId === undefined ? undefined : JSON.stringify({ ...row.thirdParty, geetestId }),
    payoutRules: payoutRules && JSON.stringify({ ...row.payoutRules, ...payoutRules }),
    usageLimits: usageLimits && JSON.stringify({ ...row.usageLimits, ...usageLimits }),
    cashRules: cashRules && JSON.stringify(merge(row.cashRules, cashRules)),
    lotteryType: change.lotteryType,
    contacts: serviceLink && JSON.stringify({ ...row.contacts, serviceLink }),
  });
  if (vendorsInMaintenance)
    await setClosedVendors(world, code, vendorsInMaintenance, change.vendorMaintenanceEndTime ?? null);
  if (channelsInMaintenance) await setClosedChannels(world, code, channelsInMaintenance);
  for (const [modId, isEnabled] of switched) await setModule(world, code, modId, isEnabled);
  for (const [name, isEnabled] of routes) await setRoute(world, code, name, isEnabled);
  for (const [id, segments] of bannerSegments) await setBannerSegments(world, code, Number(id), segments);
  for (const [id, segments] of popUpSegments) await setPopUpSegments(world, code, Number(id), segments);
  return describeBrand(world, code);
}

const merge = (rules: CashRules, { backOffice, ...change }: NonNullable<BrandChange['cashRules']>): CashRules => ({
  ...rules,
  ...change,
  backOffice: { ...rules.backOffice, ...backOffice },
});

/** Throws 404. */
export function describeBrand(world: World, code: string) {
  const brand = requireBrand(world, code);
  const { name, currency, defaultLanguage, languages, lotteryType, contacts, payoutRules, usageLimits, cashRules } =
    brand;
  const state = findBrandState(world, code);
  const isClosed = state !== null && isInMaintenance(state, world.now());
  const modules = listModules(world, code);
  const closed = listClosedVendors(world, code);
  return {
    merchantCode: code,
    name,
    currency,
    zone: ZONE_NAME,
    languages: [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)],
    loginRequiredHome: brand.loginRequiredHome,
    maintenance: isClosed,
    maintenanceEndTime: isClosed ? (state?.maintenanceEndTime ?? null) : null,
    restrictedAddresses: state?.restrictedAddresses ?? [],
    vendorsInMaintenance: [...new Set([...closed.keys()].map((vendor) => vendor.split(' ')[1] ?? ''))].sort(),
    geetestId: state?.geetestId ?? null,
    lotteryType,
    serviceLink: contacts.serviceLink,
    payoutRules,
    usageLimits,
    channelsInMaintenance: listChannelRows(world, code)
      .filter(({ isInMaintenance }) => isInMaintenance)
      .map((channel) => channel.code),
    cashRules,
    routes: Object.fromEntries(listRoutes(world, code).map(({ name, isEnabled }) => [name, isEnabled])),
    modules: Object.fromEntries(modules.map(({ modId }) => [modId, state?.modules.has(modId) ?? false])),
  };
}

/** By code. Throws 404. */
export function describeVendors(world: World, brandCode: string) {
  requireBrand(world, brandCode);
  const closed = listClosedVendors(world, brandCode);
  const vendors = listBrandVendors(world, brandCode);
  const codes = [...new Set(vendors.map(({ code }) => code))].sort();
  return codes.map((code) => {
    const gameTypes = vendors.filter((vendor) => vendor.code === code).map(({ gameType }) => gameType);
    return { code, gameTypes, isInMaintenance: gameTypes.some((gameType) => closed.has(`${gameType} ${code}`)) };
  });
}

export const brandOperations: ControlHandlers<'getBrand' | 'changeBrand' | 'listBrandVendors'> = {
  getBrand: ({ world, path }) => describeBrand(world, path.brand),
  changeBrand: ({ world, path, body }) => changeBrand(world, path.brand, body),
  listBrandVendors: ({ world, path }) => describeVendors(world, path.brand),
};
