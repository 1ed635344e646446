import { rowsOf } from '../../worlds/statements.ts';
import type { World } from '../../worlds/world.ts';

const BRAND = rowsOf('Brand', 'WHERE "code" = ?');
const MODULES = rowsOf('BrandModule', 'WHERE "brandCode" = ? ORDER BY "position"');
const MENU_ENTRIES = rowsOf('MenuEntry', 'WHERE "brandCode" = ? ORDER BY "place", "position"');
const ROUTES = rowsOf('Route', 'WHERE "brandCode" = ? ORDER BY "position"');
const COUNTRIES = rowsOf('Country', 'ORDER BY "countryCode"');
const BANNERS = rowsOf('Banner', 'WHERE "brandCode" = ? ORDER BY "groupName", "position"');
const ANNOUNCEMENTS = rowsOf('Announcement', 'WHERE "brandCode" = ? ORDER BY "position"');
const PROMOTIONS = rowsOf(
  'Promotion',
  'WHERE "brandCode" = ? AND "startTime" <= ? AND "endTime" > ? ORDER BY "position"',
);

/** Tables that no player changes are read whole, and kept until the control API changes them. */

export const findBrand = (world: World, code: string) =>
  world.remember(`brand ${code}`, ['Brand'], () => world.look((tables) => tables.first(BRAND, code)));

export const listModules = (world: World, brandCode: string) =>
  world.remember(`modules ${brandCode}`, ['BrandModule'], () => world.look((tables) => tables.all(MODULES, brandCode)));

export const listMenuEntries = (world: World, brandCode: string) =>
  world.remember(`menus ${brandCode}`, ['MenuEntry'], () =>
    world.look((tables) => tables.all(MENU_ENTRIES, brandCode)),
  );

export const listRoutes = (world: World, brandCode: string) =>
  world.remember(`routes ${brandCode}`, ['Route'], () => world.look((tables) => tables.all(ROUTES, brandCode)));

export const listCountryRows = (world: World) =>
  world.remember('countries', ['Country'], () => world.look((tables) => tables.all(COUNTRIES)));

export const listBanners = (world: World, brandCode: string) =>
  world.remember(`banners ${brandCode}`, ['Banner'], () => world.look((tables) => tables.all(BANNERS, brandCode)));

export const listAnnouncementRows = (world: World, brandCode: string) =>
  world.remember(`announcements ${brandCode}`, ['Announcement'], () =>
    world.look((tables) => tables.all(ANNOUNCEMENTS, brandCode)),
  );

/** Promotions that run at a time; times move with the world, so nothing is kept. */
export const listRunningPromotions = (world: World, brandCode: string, now: number) =>
  world.look((tables) => tables.all(PROMOTIONS, brandCode, now, now));

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
