import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isPanelName } from '../../app/layout/panels.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as panel } from '../../app/routes/panel.tsx';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, type Visitor } from './visitor.ts';

const site = prepareSite();

interface Answer {
  at: string;
  panel: { name: string; view: object } | null;
  failure?: { kind: string };
}

const open = async ({ ask }: Visitor, at: string) => {
  const answer = await ask(panel, `/panel?at=${encodeURIComponent(at)}`);
  return { ...answer, data: answer.data as Answer };
};

/** What the frame of a page reads, and a panel over it must not. */
const OF_THE_SHELL = ['listVendors', 'getMenus', 'listAnnouncements', 'listNotices', 'getMemberInfo', 'getBalance'];

describe('a panel over a page', () => {
  it.each(['login', 'recover', 'menu', 'realAccount'])('"%s" reads no shell, and is small', async (name) => {
    const visitor = await newVisitor(site);
    const { data } = await open(visitor, `/help?modal=${name}`);
    expect(data.panel?.name).toBe(name);
    expect(gzipSync(JSON.stringify(data)).length).toBeLessThan(5_000);
    for (const operation of OF_THE_SHELL) expect(visitor.countCalls(operation), operation).toBe(0);
  });

  it('is the same in the shell’s own read, for a reload and without scripts', async () => {
    const visitor = await newVisitor(site);
    const { data } = await open(visitor, '/help?modal=login');
    expect((await visitor.ask(shell, '/help?modal=login')).data).toMatchObject({ panel: data.panel });
  });

  it.each(['/help', '/help?modal=nothing', '/help?modal=constructor', '//evil.example?modal=login'])(
    'does not open at %s',
    async (at) => {
      expect((await open(await newVisitor(site), at)).data.panel).toBeNull();
    },
  );

  it('opens for whom it is alone', async () => {
    const visitor = await newVisitor(site);
    for (const name of ['logout', 'afterLogin', 'lobby']) {
      expect((await open(visitor, `/help?modal=${name}`)).data.panel, name).toBeNull();
    }
    const member = await newMember(site);
    for (const name of ['login', 'recover', 'register']) {
      expect((await open(member, `/help?modal=${name}`)).data.panel, name).toBeNull();
    }
    expect((await open(visitor, '/help?modal=transfer')).location).toBe('/login?redirectTo=%2Fhelp%3Fmodal%3Dtransfer');
  });

  it('is that of the password, whatever was asked for, where it must be changed', async () => {
    const member = await newMember(site, { username: 'stale' });
    expect((await open(member, '/help?modal=menu')).data.panel).toMatchObject({
      name: 'password',
      view: { mustChange: 'expired' },
    });
  });

  it('says what is the matter within the panel', async () => {
    const visitor = await newVisitor(site);
    visitor.world.faults.set([{ operation: 'listCountries', kind: 'html', status: 502 }]);
    const { status, data } = await open(visitor, '/help?modal=login&method=sms');
    expect([status, data.failure?.kind]).toEqual([200, 'contract']);
  });
});

it('every link to a panel names one that there is', () => {
  const folder = path.resolve('app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const link = /modal="(\w+)"|(?:pathTo|useModalLink)\('(\w+)'|paths\.modal\([^']*?, '(\w+)'/g;
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(link)].map(([, a, b, c]) => `${a ?? b ?? c}`),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !isPanelName(name))).toEqual([]);
});
