import { describe, expect, it } from 'vitest';
import type { HomeView } from '../../app/features/home/home.types.ts';
import type { LoginPageView } from '../../app/features/session/session.types.ts';
import { loader as sportsbook } from '../../app/routes/_play.fbsports/route.tsx';
import { loader as game } from '../../app/routes/_play.game/route.tsx';
import { loader as homePage } from '../../app/routes/_shell._index/route.tsx';
import { loader as category } from '../../app/routes/_shell.$category/route.tsx';
import { loader as logIn } from '../../app/routes/_shell.login/route.tsx';
import { loader as register } from '../../app/routes/_shell.register/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { findGame, readPlayView } from './played-games.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, type Visitor } from './visitor.ts';

const site = prepareSite();

describe('a game that is tried', () => {
  const trialUrl = (code: string, from = '/rng') => `/game?gameCode=${code}&from=${encodeURIComponent(from)}&trial=1`;

  it('is framed with play money for a visitor, without a wallet, and leads to a real account and back', async () => {
    const visitor = await newVisitor(site);
    const { code } = await findGame(visitor, 'RNG');
    const answer = await visitor.ask(game, trialUrl(code));
    const realPath = `/register?redirectTo=${encodeURIComponent(`/game?gameCode=${code}&from=%2Frng`)}`;
    expect(readPlayView(answer)).toMatchObject({
      kind: 'frame',
      wallet: null,
      leaveTo: '/rng',
      retryTo: `/game?gameCode=${code}&from=%2Frng&trial=1`,
      trial: { canRegister: true, realPath },
    });
    expect(answer.cookies).toEqual([]);
    expect([visitor.countCalls('launchTrial'), visitor.countCalls('getBalance')]).toEqual([1, 0]);
    const { view } = (await visitor.ask(register, realPath)).data as { view: { redirectTo: string } };
    expect(view.redirectTo).toBe(`/game?gameCode=${code}&from=%2Frng`);
  });

  it('of sports and of a lobby says so on its page: neither a window nor a dialog takes its place', async () => {
    const visitor = await newVisitor(site);
    const [sports, lobby] = [await findGame(visitor, 'SPORTS'), await findGame(visitor, 'LIVE', true)];
    const window = await visitor.ask(game, `${trialUrl(sports.code)}&window=1`);
    expect(readPlayView(window)).toMatchObject({ kind: 'window', trial: { canRegister: true } });
    const view = readPlayView(await visitor.ask(game, trialUrl(lobby.code, '/live')));
    expect(view).toMatchObject({ kind: 'list', trial: { canRegister: true } });
    expect(view.kind === 'list' && view.games[0]?.path).toMatch(/^\/game\?gameCode=\w+&trial=1$/);
  });

  it('is open to a trial account, which is warned before the game itself, a lottery and the sportsbook', async () => {
    const visitor = await newVisitor(site);
    const { code } = await findGame(visitor, 'RNG');
    const signedIn = await visitor.ask(freePlay, '/free-play', { form: { redirectTo: `/game?gameCode=${code}` } });
    expect(signedIn.location).toContain('trial=1');
    expect(readPlayView(await visitor.ask(game, trialUrl(code)))).toMatchObject({
      kind: 'frame',
      wallet: null,
      trial: {},
    });
    const warned = await visitor.ask(game, `/game?gameCode=${code}&from=%2Frng`);
    expect(warned.location).toBe('/rng?modal=realAccount');
    expect((await visitor.ask(sportsbook, '/fbsports')).location).toBe('/?modal=realAccount');
    const lottery = await visitor.ask(category, '/lottery?gameCode=LOTT_0001', { params: { category: 'lottery' } });
    expect(lottery.location).toBe('/?modal=realAccount');
  });

  it('is the game itself for a member', async () => {
    const member = await newMember(site);
    const { code } = await findGame(member, 'RNG');
    const answer = await member.ask(game, trialUrl(code));
    expect(answer.location).toBe(`/game?gameCode=${code}&from=%2Frng`);
  });

  it('where there is no free play asks to sign in, and no card and no log-in offers it', async () => {
    const visitor = await newVisitor(site);
    const { code } = await findGame(visitor, 'RNG');
    const offersTo = async ({ ask }: Visitor) => {
      const home = (await ask(homePage, '/')).data as HomeView;
      const cards = home.categories.flatMap(({ games }) => games);
      const to = `/login?redirectTo=${encodeURIComponent(`/game?gameCode=${code}`)}`;
      const { login } = (await ask(logIn, to)).data as { login: LoginPageView };
      return { cards: cards.filter(({ canTry }) => canTry).length / cards.length, login: login.trialPath };
    };
    const open = await offersTo(visitor);
    expect(open.cards).toBeGreaterThan(0.7);
    expect(open.login).toBe(`/game?gameCode=${code}&trial=1`);
    const other = await newVisitor(site);
    await other.switchModule('FREEPLAY3', false);
    expect(await offersTo(other)).toEqual({ cards: 0, login: null });
    expect((await other.ask(game, trialUrl(code))).location).toMatch(/^\/login\?redirectTo=/);
  });

  it('that its vendor cannot open says why', async () => {
    const visitor = await newVisitor(site);
    const { code, vendorCode } = await findGame(visitor, 'RNG');
    expect((await visitor.ask(game, trialUrl('LOTT_0001'))).location).toMatch(/^\/lottery\?gameCode=LOTT_0001/);
    expect(readPlayView(await visitor.ask(game, trialUrl('NO_SUCH_GAME')))).toMatchObject({
      reason: 'notFound',
      isTrial: true,
    });
    await visitor.world.patch('BrandVendor', { vendorCode }, { isInMaintenance: true });
    const closed = await visitor.ask(game, trialUrl(code));
    expect([closed.status, readPlayView(closed)]).toMatchObject([503, { reason: 'maintenance', isTrial: true }]);
  });

  it('waits when one address has tried many, and no account is made for it', async () => {
    const visitor = await newVisitor(site);
    const { code } = await findGame(visitor, 'RNG');
    for (let time = 0; time < 60; time += 1) await visitor.ask(game, trialUrl(code));
    const answer = await visitor.ask(game, trialUrl(code));
    expect([answer.status, readPlayView(answer)]).toMatchObject([429, { reason: 'tooMany', isTrial: true }]);
    expect(visitor.countCalls('launchTrial')).toBe(60);
    visitor.moveTo('203.0.113.77');
    expect((await visitor.ask(game, trialUrl(code))).status).toBe(200);
  });
});
