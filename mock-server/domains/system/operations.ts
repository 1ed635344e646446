import type { Handlers } from '../../http/handlers.ts';
import { describeBrand, describePermission, readDomainRoute, readRegisterRules } from './brand.ts';
import { CAPTCHA_LIFE_MS, makeCaptcha } from './captcha.ts';
import { describeMenus, describeRoutes, listAnnouncements, listCountries, readStatus } from './service.ts';

export const systemOperations = {
  getWhitelabel: describeBrand,
  getPermission: describePermission,
  getMenus: describeMenus,
  getRouters: describeRoutes,
  getSystemStatus: readStatus,
  getRegisterRules: readRegisterRules,
  getDomainRoute: readDomainRoute,
  listCountries,
  listAnnouncements,
  async getCaptcha({ world, setHeader }) {
    const { id, image } = await makeCaptcha(world);
    setHeader('Set-Cookie', `captchaId=${id}; Path=/; Max-Age=${CAPTCHA_LIFE_MS / 1000}; HttpOnly; SameSite=Lax`);
    return image;
  },
} satisfies Handlers<
  | 'getWhitelabel'
  | 'getPermission'
  | 'getMenus'
  | 'getRouters'
  | 'getSystemStatus'
  | 'getRegisterRules'
  | 'getDomainRoute'
  | 'listCountries'
  | 'listAnnouncements'
  | 'getCaptcha'
>;
