import { advance } from './lottery-player.ts';
import { newPlainBrowser } from './plain-browser.ts';
import type { prepareSite } from './prepare-site.ts';
import type { startServer } from './start-server.ts';
import { type Brand, newVisitor } from './visitor.ts';

type Site = ReturnType<typeof prepareSite>;
type Ask = ReturnType<typeof startServer>['ask'];

/** The world is by day, since banks are closed at night. */
export async function newReader(site: Site, ask: Ask, username = 'lucky', brand: Brand = 'baize') {
  const visitor = await newVisitor(site, brand);
  const { world, worldName } = visitor;
  const hour = (new Date(world.now()).getUTCHours() + 8) % 24;
  if (hour < 7 || hour > 21) await advance(visitor, ((34 - hour) % 24) * 3_600_000);
  /** In a new browser. */
  const signIn = async (member: string) => {
    delete visitor.cookies.session;
    await visitor.logIn({ username: member });
    const browser = newPlainBrowser(ask, worldName, brand);
    browser.cookies.session = visitor.cookies.session ?? '';
    return browser;
  };
  const browser = await signIn(username);
  return { ...visitor, ...browser, signIn };
}

export type Reader = Awaited<ReturnType<typeof newReader>>;
