import type { World } from '../../worlds/world.ts';

export const listWallets = (world: World, memberId: number) =>
  world.db.wallet.findMany({ where: { memberId }, orderBy: { accountTypeId: 'asc' } });
