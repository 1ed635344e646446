import type { Handlers } from '../../http/handlers.ts';
import { readLevels, readProgress } from './service.ts';

export const vipOperations = {
  getVipProgress: readProgress,
  listVipLevels: readLevels,
} satisfies Handlers<'getVipProgress' | 'listVipLevels'>;
