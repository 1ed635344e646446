import type { World } from '../../worlds/world.ts';

/** Tables that no player changes are read whole, and kept until the control API changes them. */

export const findBrand = (world: World, code: string) =>
  world.remember(`brand ${code}`, ['Brand'], () => world.db.brand.findUnique({ where: { code } }));

export const listModules = (world: World, brandCode: string) =>
  world.remember(`modules ${brandCode}`, ['BrandModule'], () =>
    world.db.brandModule.findMany({ where: { brandCode }, orderBy: { position: 'asc' } }),
  );

export const listMenuEntries = (world: World, brandCode: string) =>
  world.remember(`menus ${brandCode}`, ['MenuEntry'], () =>
    world.db.menuEntry.findMany({ where: { brandCode }, orderBy: [{ place: 'asc' }, { position: 'asc' }] }),
  );

export const listRoutes = (world: World, brandCode: string) =>
  world.remember(`routes ${brandCode}`, ['Route'], () =>
    world.db.route.findMany({ where: { brandCode }, orderBy: { position: 'asc' } }),
  );

export const listCountryRows = (world: World) =>
  world.remember('countries', ['Country'], () => world.db.country.findMany({ orderBy: { countryCode: 'asc' } }));

export const listBanners = (world: World, brandCode: string) =>
  world.remember(`banners ${brandCode}`, ['Banner'], () =>
    world.db.banner.findMany({ where: { brandCode }, orderBy: [{ groupName: 'asc' }, { position: 'asc' }] }),
  );

export const listAnnouncementRows = (world: World, brandCode: string) =>
  world.remember(`announcements ${brandCode}`, ['Announcement'], () =>
    world.db.announcement.findMany({ where: { brandCode }, orderBy: { position: 'asc' } }),
  );

/** Promotions that run at a time; times move with the world, so nothing is kept. */
export const listRunningPromotions = (world: World, brandCode: string, now: Date) =>
  world.db.promotion.findMany({
    where: { brandCode, startTime: { lte: now }, endTime: { gt: now } },
    orderBy: { position: 'asc' },
  });

export const insertCaptcha = (world: World, captcha: { id: string; digits: string; createdAt: Date }) =>
  world.db.captcha.create({ data: captcha });

/** Takes a captcha that has not been used; null where there is none. Of two tries at once only one gets it. */
export async function takeCaptcha(world: World, id: string, now: Date) {
  const { count } = await world.db.captcha.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
  return count === 1 ? world.db.captcha.findUnique({ where: { id } }) : null;
}

export const updateBrand = (
  world: World,
  code: string,
  data: {
    isInMaintenance?: boolean;
    maintenanceEndTime?: Date | null;
    restrictedAddresses?: string;
    thirdParty?: string;
  },
) => world.db.brand.update({ where: { code }, data });

export const setModule = (world: World, brandCode: string, modId: string, isEnabled: boolean) =>
  world.db.brandModule.update({ where: { brandCode_modId: { brandCode, modId } }, data: { isEnabled } });
