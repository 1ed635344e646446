import { listBrandVendors, listClosedVendors, setClosedVendors } from '../domains/games/catalogue/repository.ts';
import { findBrandState } from '../domains/system/brand-state.ts';
import { findBrand, listModules, setModule, updateBrand } from '../domains/system/repository.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { World } from '../worlds/world.ts';

interface BrandChange {
  maintenance?: boolean;
  maintenanceEndTime?: number | null;
  restrictedAddresses?: string[];
  modules?: Record<string, boolean>;
  vendorsInMaintenance?: string[];
  geetestId?: string | null;
}

/** Opens or closes a brand, restricts addresses and switches modules. Returns the state after the change. Throws 400, 404. */
export async function changeBrand(world: World, code: string, change: BrandChange) {
  const row = findBrand(world, code);
  if (!row) {
    throw new ApiError(404, 'brand.not.found', `There is no brand "${code}" in the world "${world.name}".`);
  }
  const known = new Set(listModules(world, code).map(({ modId }) => modId));
  const switched = Object.entries(change.modules ?? {});
  const unknown = switched.filter(([modId]) => !known.has(modId)).map(([modId]) => modId);
  if (unknown.length > 0)
    throw invalid(`There is no module ${unknown.join(', ')}. There are: ${[...known].join(', ')}.`.slice(0, 480));

  const { maintenance, maintenanceEndTime, restrictedAddresses, vendorsInMaintenance, geetestId } = change;
  const carried = new Set(listBrandVendors(world, code).map((vendor) => vendor.code));
  const strangers = (vendorsInMaintenance ?? []).filter((vendor) => !carried.has(vendor));
  if (strangers.length > 0) throw invalid(`This brand has no vendor ${strangers.join(', ')}.`.slice(0, 480));
  await updateBrand(world, code, {
    isInMaintenance: maintenance,
    maintenanceEndTime: typeof maintenanceEndTime === 'number' ? new Date(maintenanceEndTime) : maintenanceEndTime,
    restrictedAddresses: restrictedAddresses && JSON.stringify(restrictedAddresses),
    thirdParty: geetestId === undefined ? undefined : JSON.stringify({ ...row.thirdParty, geetestId }),
  });
  if (vendorsInMaintenance) await setClosedVendors(world, code, vendorsInMaintenance);
  for (const [modId, isEnabled] of switched) await setModule(world, code, modId, isEnabled);
  return describeState(world, code);
}

function describeState(world: World, code: string) {
  const state = findBrandState(world, code);
  const modules = listModules(world, code);
  const closed = listClosedVendors(world, code);
  return {
    merchantCode: code,
    maintenance: state?.isInMaintenance ?? false,
    maintenanceEndTime: state?.maintenanceEndTime ?? null,
    restrictedAddresses: state?.restrictedAddresses ?? [],
    vendorsInMaintenance: [...new Set([...closed].map((vendor) => vendor.split(' ')[1] ?? ''))].sort(),
    geetestId: state?.geetestId ?? null,
    modules: Object.fromEntries(modules.map(({ modId }) => [modId, state?.modules.has(modId) ?? false])),
  };
}
