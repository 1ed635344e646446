import { describe, expect, it } from 'vitest';
import { paths } from '../../app/config/paths.ts';
import type { VipView } from '../../app/features/vip/vip.server.ts';
import { loader } from '../../app/routes/_shell.vip/route.tsx';
import { changeBrand } from '../../mock-server/control/brands.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor } from './visitor.ts';

const site = prepareSite();

interface Data {
  vip: VipView;
}

describe('the page of the ranks', () => {
  it('shows visitors all ranks and the ways in, and nothing of a member', async () => {
    const { data } = await (await newVisitor(site)).ask(loader, paths.vip());
    const { vip } = data as Data;
    expect(vip.join).toEqual({ logIn: '/login?redirectTo=%2Fvip', signUp: '/register?redirectTo=%2Fvip' });
    expect(vip.own).toBeNull();
    expect(vip.levels.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, rank) => `VIP ${rank}`));
    expect(vip.levels[0]).toMatchObject({ turnover: '–', upgrade: '–', points: '–', cashback: '3%' });
    expect(vip.levels[5]).toMatchObject({
      turnover: '₱400,000.00',
      deposits: '₱40,000.00',
      keep: '₱60,000.00',
      points: '+30%',
      withdrawDay: '₱250,000.00',
    });
    // The specification: the VIP service is for a rank level above 4.
    expect(vip.levels.map(({ service }) => service === vip.levels[9]?.service).indexOf(true)).toBe(5);
  });

  it('shows a member both measures, the month and the history', async () => {
    const { data } = await (await newMember(site)).ask(loader, paths.vip());
    const { vip } = data as Data;
    expect(vip.join).toBeNull();
    expect(vip.levels.filter(({ isOwn }) => isOwn).map(({ name }) => name)).toEqual(['VIP 2']);
    expect(vip.own).toMatchObject({
      name: 'VIP 2',
      next: { measures: [{ share: expect.any(Number) }, { share: 1000 }] },
      keep: { isOpen: true },
      ceiling: null,
      history: [{ isRise: true }, { isRise: true }],
    });
    const share = vip.own?.next?.measures[0]?.share ?? 0;
    expect(share).toBeGreaterThan(600);
    expect(share).toBeLessThan(700);
  });

  it('is a 404 where the module is off', async () => {
    const visitor = await newVisitor(site);
    await changeBrand(visitor.world, 'baize', { modules: { VIP3: false } });
    expect(await visitor.ask(loader, paths.vip())).toMatchObject({ status: 404 });
  });
});
