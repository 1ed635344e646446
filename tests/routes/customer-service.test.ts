import { describe, expect, it } from 'vitest';
import { action as signOut } from '../../app/routes/logout.ts';
import { loader as service } from '../../app/routes/service/route.tsx';
import { loader as serviceLink } from '../../app/routes/service-link.ts';
import { changeBrand } from '../../mock-server/control/brands.ts';
import { prepareSite } from './prepare-site.ts';
import { newVisitor } from './visitor.ts';

const site = prepareSite();

type Visitor = Awaited<ReturnType<typeof newVisitor>>;
const serviceUrl = async (visitor: Visitor) =>
  ((await visitor.ask(serviceLink, '/service-link')).json as { url: string }).url;

describe('customer service', () => {
  it('is the live chat, and the VIP service above rank 4 until the member signs out', async () => {
    const visitor = await newVisitor(site);
    expect(await serviceUrl(visitor)).toMatch(/\/support\/baize\/live\?/);
    await visitor.logIn({ username: 'boss' });
    expect(await serviceUrl(visitor)).toMatch(/\/support\/baize\/live\?/);
    await visitor.logIn({ username: 'victor' });
    expect(await serviceUrl(visitor)).toMatch(/\/support\/baize\/vip\?/);
    await visitor.ask(signOut, '/logout', { form: {} });
    expect(await serviceUrl(visitor)).toMatch(/\/support\/baize\/live\?/);
  });

  it('is reached without scripts by a redirect, and opens encrypted links on the server', async () => {
    const visitor = await newVisitor(site, 'harbor');
    const { status, location } = await visitor.ask(service, '/service');
    expect([status, location]).toEqual([302, expect.stringMatching(/^http:.+\/support\/harbor\/live\?world=/)]);
    expect(await serviceUrl(visitor)).toBe(location);
  });

  it('says so where the link does not open', async () => {
    const visitor = await newVisitor(site);
    await changeBrand(visitor.world, 'baize', { serviceLink: 'broken' });
    expect(await serviceUrl(visitor)).toBeNull();
    expect(await visitor.ask(service, '/service')).toMatchObject({ status: 502, location: null });
  });

  it.each([
    ['in maintenance', { maintenance: true }],
    ['closed to the address', { restrictedAddresses: [site.address] }],
  ])('is there while the brand is %s', async (_, closed) => {
    const visitor = await newVisitor(site);
    await visitor.logIn({ username: 'victor' });
    await changeBrand(visitor.world, 'baize', closed);
    expect(await serviceUrl(visitor)).toMatch(/\/support\/baize\/live\?/);
  });
});
