import { describe, expect, it } from 'vitest';
import type { HomeView } from '../../app/features/home/home.types.ts';
import type { ShellView } from '../../app/layout/shell.types.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as home } from '../../app/routes/_shell._index/route.tsx';
import { loader as category } from '../../app/routes/_shell.$category/route.tsx';
import { loader as agentHome } from '../../app/routes/_shell.agentHome/route.tsx';
import { loader as down } from '../../app/routes/_shell.down/route.tsx';
import { loader as download } from '../../app/routes/_shell.download/route.tsx';
import { loader as help } from '../../app/routes/_shell.help/route.tsx';
import { loader as join } from '../../app/routes/_shell.join/route.tsx';
import { loader as login } from '../../app/routes/_shell.login/route.tsx';
import { loader as member } from '../../app/routes/_shell.member.$/route.tsx';
import { loader as notices } from '../../app/routes/_shell.noticePage/route.tsx';
import { loader as promotions } from '../../app/routes/_shell.promotions/route.tsx';
import { loader as rooms } from '../../app/routes/_shell.pvp_.rooms/route.tsx';
import { loader as register } from '../../app/routes/_shell.register/route.tsx';
import { loader as search } from '../../app/routes/_shell.search/route.tsx';
import { loader as sitemap } from '../../app/routes/sitemap.$file.ts';
import { changeBrand } from '../../mock-server/control/brands.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor } from './visitor.ts';

const site = prepareSite();

async function visitorWithout(...names: string[]) {
  const visitor = await newVisitor(site);
  await changeBrand(visitor.world, 'baize', { routes: Object.fromEntries(names.map((name) => [name, false])) });
  return visitor;
}

describe('a route that is off', () => {
  it.each([
    ['promotions', promotions, '/promotions'],
    ['noticePage', notices, '/noticePage'],
    ['help', help, '/help'],
    ['down', down, '/down'],
    ['down', download, '/download'],
    ['register', register, '/register'],
    ['pvp', rooms, '/pvp/rooms'],
    ['home', home, '/'],
  ] as const)('%s is a 404 at its page: %s', async (name, loader, address) => {
    const visitor = await visitorWithout(name);
    expect(await visitor.ask(loader, address)).toMatchObject({ status: 404, data: { kind: 'notFound' } });
  });

  it('of a category is a 404, and the others stay', async () => {
    const visitor = await visitorWithout('fish');
    const readStatus = async (segment: string) =>
      (await visitor.ask(category, `/${segment}`, { params: { category: segment } })).status;
    expect([await readStatus('fish'), await readStatus('rng')]).toEqual([404, 200]);
  });

  it('is linked nowhere', async () => {
    const off = ['promotions', 'noticePage', 'help', 'down', 'register', 'forget', 'agentHome', 'fish'];
    const visitor = await visitorWithout(...off);
    for (const [loader, address] of [
      [shell, '/'],
      [home, '/'],
      [login, '/login'],
      [search, '/search?q=fish'],
    ] as const) {
      // Without links the sections are empty.
      const data = { ...((await visitor.ask(loader, address)).data as object), newsPath: '', promotionsPath: '' };
      const text = JSON.stringify(data);
      for (const name of off)
        expect([address, new RegExp(`.{0,80}"/${name}`).exec(text)?.[0]]).toEqual([address, undefined]);
    }
    const { brand, notices: bar } = (await visitor.ask(shell, '/')).data as ShellView;
    expect([brand.canRegister, bar]).toEqual([false, []]);
    const { promotions: offers, news } = (await visitor.ask(home, '/')).data as HomeView;
    expect([offers, news]).toEqual([[], []]);
  });

  it.each([
    ['register', '/?modal=register'],
    ['forget', '/?modal=recover'],
    ['help', '/?modal=help'],
    ['noticePage', '/?modal=notice'],
  ])('%s opens no panel at %s', async (name, address) => {
    expect(((await (await newVisitor(site)).ask(shell, address)).data as ShellView).panel).not.toBeNull();
    expect(((await (await visitorWithout(name)).ask(shell, address)).data as ShellView).panel).toBeNull();
  });

  it('is in no sitemap', async () => {
    const list = async (...off: string[]) => {
      const { text } = await (await visitorWithout(...off)).ask(sitemap, '/', { params: { file: 'en.xml' } });
      const pages = [...text.matchAll(/<loc>[^<]*?localhost\/(\w+)/g)].map(([, page]) => page);
      return ['promotions', 'promoDetail', 'noticePage', 'help', 'fish'].filter((page) => pages.includes(page));
    };
    expect(await list()).toHaveLength(5);
    expect(await list('promotions', 'noticePage', 'help', 'fish')).toEqual([]);
  });

  it('agentHome leads agents home', async () => {
    const visitor = await visitorWithout('agentHome');
    expect((await visitor.logIn({ username: 'boss' })).location).toMatch(/^\/(\?|$)/);
    expect(((await visitor.ask(shell, '/')).data as ShellView).member).toMatchObject({ hasAgentHome: false });
  });
});

describe('a module that is off', () => {
  it('PARTNER3 is a 404 at its page', async () => {
    const visitor = await newVisitor(site);
    await visitor.switchModule('PARTNER3', false);
    expect((await visitor.ask(join, '/join')).status).toBe(404);
  });

  it.each([
    ['PROMOCODE3', promotions, '/promotions', /"takesCodes":true/],
    ['PROMOCODE3', member, '/member/depositv2', /"hasPromoCode":true/],
    ['FREEROUNDS3', member, '/member/rewardCenter', /"freeRounds":\[\{/],
    ['PUSH3', member, '/member/securityCenter', /part=push/],
    ['PUSH3', member, '/member/securityCenter?part=push', /"publicKey":"/],
  ] as const)('%s is offered nowhere at %s', async (id, loader, address, offer) => {
    const visitor = await newMember(site);
    const read = async () => JSON.stringify((await visitor.ask(loader, address)).data);
    expect(await read()).toMatch(offer);
    await visitor.switchModule(id, false);
    expect(await read()).not.toMatch(offer);
  });
});

describe('a route that asks for a session', () => {
  it('leads a visitor to the log-in', async () => {
    const visitor = await newVisitor(site);
    expect((await visitor.ask(agentHome, '/agentHome')).location).toBe('/login?redirectTo=%2FagentHome');
  });
});

describe('the calls', () => {
  it('ask for the routes of both devices once for a brand, and for the permission in the visitor’s name each time', async () => {
    const visitor = await newVisitor(site);
    for (const loader of [help, promotions]) await visitor.ask(loader, '/help');
    expect(['getRouters', 'getPermission', 'getSystemStatus'].map(visitor.countCalls)).toEqual([2, 2, 0]);
  });

  it('ask how long maintenance lasts only while there is one', async () => {
    const visitor = await newVisitor(site);
    await changeBrand(visitor.world, 'baize', { maintenance: true });
    expect((await visitor.ask(help, '/help')).status).toBe(503);
    expect(visitor.countCalls('getSystemStatus')).toBe(1);
  });
});
