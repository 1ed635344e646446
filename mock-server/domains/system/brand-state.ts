import type { ThirdPartySeed } from '../../../prisma/seed/brands.ts';
import type { BrandState, FieldRule, Language } from '../../http/exchange.ts';
import type { World } from '../../worlds/world.ts';
import { findBrand, listModules } from './repository.ts';

/** The brand as every request needs it; null for an unknown merchant code. */
export function findBrandState(world: World, code: string): Promise<BrandState | null> {
  return world.remember(`brand state ${code}`, ['Brand', 'BrandModule'], async () => {
    const brand = await findBrand(world, code);
    if (!brand) return null;
    const modules = await listModules(world, code);
    const thirdParty = JSON.parse(brand.thirdParty) as ThirdPartySeed;
    const contacts = JSON.parse(brand.contacts) as { domainRoute: { domainName: string }[] };
    const off = new Set<string>();
    // Parents stand before their children, so one pass is enough.
    for (const { modId, parentId, isEnabled } of modules) {
      if (!isEnabled || (parentId && off.has(parentId))) off.add(modId);
    }
    return {
      code,
      name: brand.name,
      currency: brand.currency,
      currencySymbol: brand.currencySymbol,
      defaultLanguage: brand.defaultLanguage as Language,
      isSingleWallet: brand.isSingleWallet,
      isSingleSession: brand.isSingleSession,
      passwordMaxAgeDays: brand.passwordMaxAgeDays,
      countryDialingCode: brand.countryDialingCode,
      codeMinutes: brand.codeMinutes,
      sliderScenes: new Set(thirdParty.sliderScenes),
      geetestId: thirdParty.geetestId,
      phoneAuthKey: thirdParty.phoneAuthKey,
      clientIds: thirdParty.clientIds,
      registerRules: JSON.parse(brand.registerRules) as Record<string, FieldRule>,
      hosts: [...(JSON.parse(brand.hosts) as string[]), ...contacts.domainRoute.map(({ domainName }) => domainName)],
      isInMaintenance: brand.isInMaintenance,
      maintenanceEndTime: brand.maintenanceEndTime?.getTime() ?? null,
      restrictedAddresses: JSON.parse(brand.restrictedAddresses) as string[],
      modules: new Set(modules.filter(({ modId }) => !off.has(modId)).map(({ modId }) => modId)),
    };
  });
}
