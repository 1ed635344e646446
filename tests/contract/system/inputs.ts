import type { GoodInputs } from '../../support/good-input.ts';

export const systemInputs: GoodInputs<'system'> = {
  getWhitelabel: {},
  getPermission: { query: { host: 'baize.localhost' } },
  getMenus: {},
  getRouters: { query: { device: 3 } },
  getSystemStatus: {},
  getRegisterRules: {},
  getDomainRoute: {},
  listCountries: {},
  getCaptcha: {},
  listAnnouncements: { query: { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' } },
};
