import { describe, expect, it } from 'vitest';
import type { LicenceView } from '../../app/features/system/licence/licence.server.ts';
import { loader } from '../../app/routes/_shell.licence.$id/route.tsx';
import { newPlainBrowser } from './plain-browser.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';
import { type Brand, newVisitor } from './visitor.ts';

const site = prepareSite();
const { ask } = startServer();

async function read(id: string, brand?: Brand) {
  const visitor = await newVisitor(site, brand);
  return visitor.ask(loader, `/licence/${id}`, { params: { id } });
}

describe('a licence', () => {
  it.each(['baize', 'lotus', 'harbor'] as const)('of %s is open to visitors', async (brand) => {
    const { status, data } = await read('maltese-gaming', brand);
    expect(status).toBe(200);
    expect(data as LicenceView).toMatchObject({
      number: 'EXAMPLE-MT-1042',
      lapsed: null,
      badge: expect.stringContaining('/licences/maltese.svg'),
      registerUrl: 'https://register.maltese-gaming.example/licences/EXAMPLE-MT-1042',
    });
  });

  it('that has lapsed says so, and has no badge', async () => {
    const { data } = await read('european-former');
    expect(data as LicenceView).toMatchObject({ badge: null, lapsed: expect.stringContaining('has lapsed') });
  });

  it('that the brand does not have is not found', async () => {
    expect((await read('bvi-gaming', 'harbor')).status).toBe(404);
  });

  it('is led to by its badge, and leads to the register; the badge of a lapsed one is off', async () => {
    const visitor = await newVisitor(site);
    const browser = newPlainBrowser(ask, visitor.worldName);
    const { html } = await browser.open('/help');
    const badges = [...html.matchAll(/href="(\/licence\/[^"]+)"/g)].map(([, href = '']) => href);
    expect(badges).toEqual(['european', 'maltese', 'bvi', 'philippines'].map((code) => `/licence/${code}-gaming`));
    const page = await browser.open(badges[0] ?? '');
    expect(page.html).toMatch(
      /<a href="https:\/\/register\.european-gaming\.example\/[^"]+" target="_blank" rel="noopener noreferrer"/,
    );
  });
});
