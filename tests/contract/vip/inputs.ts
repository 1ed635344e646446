import type { GoodInputs } from '../../support/good-input.ts';

export const vipInputs: GoodInputs<'vip'> = {
  getVipProgress: {},
  listVipLevels: {},
};
