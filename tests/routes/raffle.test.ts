import { describe, expect, it } from 'vitest';
import type { PromotionPageView } from '../../app/features/promotions/promotions.server.ts';
import type { SpinView } from '../../app/features/promotions/raffle/spin.server.ts';
import { loader as memberPage } from '../../app/routes/_shell.member.$/route.tsx';
import { action, loader } from '../../app/routes/_shell.promoDetail/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { changePromotion } from '../../mock-server/control/rewards.ts';
import { expectRefusals, sendTo } from './form-refusals.ts';
import { newReader } from './plain-reader.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';
import { newMember, newVisitor, readNextToast, type Visitor } from './visitor.ts';

const site = prepareSite();
const { ask } = startServer();
const RAFFLE = 1015;
const PATH = `/promoDetail?id=${RAFFLE}`;

async function read(visitor: Visitor, path = PATH) {
  const { raffle } = ((await visitor.ask(loader, path)).data as { view: PromotionPageView }).view;
  if (!raffle) throw new Error(`${path} shows no raffle.`);
  return raffle;
}

const setPrizes = ({ world }: Pick<Visitor, 'world'>, ...prizes: object[]) =>
  changePromotion(world, 'baize', RAFFLE, {
    rules: { prizes: prizes.map((prize, index) => ({ prizeId: index + 1, weight: 1, ...prize })) },
  });
const CASH = { kind: 'CREDIT', amount: 10, turnover: 3 };
const BLANK = { kind: 'BLANK', name: { EN: 'Nothing' } };

const spin = (member: Visitor, idempotencyKey: string) =>
  member.ask(action, `${PATH}&form=spin`, { form: { idempotencyKey } });

describe('the page of a raffle', () => {
  it('shows everybody prizes with chance and stock, visitors and trial accounts nothing of their own', async () => {
    const visitor = await newVisitor(site);
    const seen = await read(visitor);
    expect(seen.own).toBeNull();
    expect(seen.prizes[0]).toEqual({
      id: 1,
      text: '₱5,000.00 (wager it 3×)',
      chance: '0.02%',
      left: '1 left',
      isGone: false,
    });
    await visitor.ask(freePlay, '/free-play', { form: {} });
    expect((await read(visitor)).own).toBeNull();
  });

  it('a spin leads to its result; the same key spends one ticket', async () => {
    const member = await newMember(site);
    await setPrizes(member, CASH);
    const { own } = await read(member);
    expect(own).toMatchObject({
      tickets: 3,
      lots: [expect.stringMatching(/^1 ticket until /), expect.stringMatching(/^2 tickets until /)],
      total: 2,
      result: null,
    });
    const key = own?.key ?? '';
    const { location } = await spin(member, key);
    expect(location).toMatch(/^\/promoDetail\?id=1015&spin=X\d{20}$/);
    expect((await spin(member, key)).location).toBe(location);
    const after = (await read(member, location ?? '')).own;
    expect(after).toMatchObject({ tickets: 2, total: 3, result: { prizeId: 1, prize: '₱10.00', isBlank: false } });
    expect(after?.key).not.toBe(key);
    expect((await read(member, `${PATH}&spin=X20251231100000000009`)).own?.result).toBeNull();
  });

  it('a prize that is gone has no chance; all gone › no spin', async () => {
    const member = await newMember(site);
    await setPrizes(member, { ...CASH, stock: 0 }, BLANK);
    const { prizes } = await read(member);
    expect(prizes.map(({ chance, isGone }) => [chance, isGone])).toEqual([
      ['0%', true],
      ['100%', false],
    ]);
    await setPrizes(member, { ...CASH, stock: 0 });
    expect((await read(member)).own).toMatchObject({ tickets: 3, hasPrizes: false });
  });

  it('tells each refusal of a spin and of new seeds', async () => {
    const member = await newMember(site);
    const closed = { errors: { '': 'This raffle is closed to you now. Load the page again to see why.' } };
    await expectRefusals(member, {
      operation: 'claimRaffle',
      send: sendTo(member, action, `${PATH}&form=spin`),
      values: {},
      idempotencyKey: (await read(member)).own?.key ?? '',
      refusals: {
        'promotion.not.found': closed,
        'promotion.closed': closed,
        'raffle.empty': { errors: { '': 'All prizes are gone. You keep your tickets.' } },
        'raffle.ticket': { errors: { '': 'You have no ticket left. A deposit gives new ones.' } },
        'reference.reused': { errors: { '': /^This spin was sent with other content/ } },
      },
    });
    await expectRefusals(member, {
      operation: 'changeRaffleSeeds',
      send: sendTo(member, action, `${PATH}&form=seeds`),
      values: { clientSeed: 'mine' },
      refusals: { 'promotion.not.found': closed },
    });
  });

  it('without scripts › the result is on the page; new seeds show the server seed of the spin', async () => {
    const reader = await newReader(site, ask);
    await setPrizes(reader, { ...CASH, weight: 4200 });
    const page = await reader.send(await reader.open(PATH), 'Spin the wheel');
    expect([page.says('You win ₱10.00'), page.says('You have 2 tickets')]).toEqual([true, true]);
    const refused = await reader.send(page, 'Fairness and seeds', { clientSeed: 'not so' });
    expect(refused.form('Fairness and seeds')?.findError('clientSeed')).toContain('1 to 64 letters');
    const renewed = await reader.send(refused, 'Fairness and seeds', { clientSeed: 'mine' });
    expect(renewed.says('your earlier spins can be verified now')).toBe(true);
    const proof = await reader.open(/\/member\/raffleSpin\/\w+/.exec(renewed.html)?.[0] ?? '');
    const said = ['Order number', ', below 4,200', '{"prizeId"'].map((text) => proof.says(text));
    expect(said).toEqual([true, true, false]);
  });

  it('when the module is off › 404', async () => {
    const member = await newMember(site);
    await member.switchModule('RAFFLE3', false);
    expect((await member.ask(loader, PATH)).status).toBe(404);
    expect((await member.ask(memberPage, '/member/raffleSpin/X20251231100000000000')).status).toBe(404);
  });
});

describe('/member/raffleSpin/', () => {
  it('has the seeds, the weights of that moment and the prize; the server seed after new seeds alone', async () => {
    const member = await newMember(site);
    await setPrizes(member, { ...CASH, stock: 4 }, { ...CASH, stock: 0 });
    const { location } = await spin(member, 'a-spin-of-hers');
    const path = `/member/raffleSpin/${new URL(location ?? '', 'http://site').searchParams.get('spin')}`;
    const view = async () => ((await member.ask(memberPage, path)).data as { view: SpinView }).view;
    expect(await view()).toMatchObject({
      prize: '₱10.00',
      weights: [
        { id: 1, name: '₱10.00', weight: '1', left: '4', isWon: true, isGone: false },
        { id: 2, name: '₱10.00', left: '0', isWon: false, isGone: true },
      ],
      proof: { serverSeed: null, draws: [], prizeId: 1 },
    });
    const renewed = await member.ask(action, `${PATH}&form=seeds`, { form: { clientSeed: 'mine' } });
    expect(await readNextToast(renewed)).toMatchObject({ key: 'raffle.renewed' });
    expect((await view()).proof).toMatchObject({ serverSeed: expect.any(String), draws: [{ bound: 1, value: 0 }] });
  });

  it('names the prizes that the raffle still has, and the one that was won', async () => {
    const member = await newMember(site);
    await setPrizes(member, { ...CASH, weight: 9 }, { ...BLANK, stock: 0 }, { ...CASH, amount: 50, stock: 0 });
    const { location } = await spin(member, 'a-spin-of-hers');
    const path = `/member/raffleSpin/${new URL(location ?? '', 'http://site').searchParams.get('spin')}`;
    const names = async () =>
      ((await member.ask(memberPage, path)).data as { view: SpinView }).view.weights.map(({ name }) => name);
    expect(await names()).toEqual(['₱10.00', 'Nothing', '₱50.00']);
    await setPrizes(member, { ...CASH, amount: 20 }, BLANK, { ...CASH, weight: 2 });
    expect(await names()).toEqual(['₱10.00', 'Nothing', null]);
    member.world.faults.set([{ operation: 'getRaffle', kind: 'status', status: 500 }]);
    expect(await names()).toEqual(['₱10.00', null, null]);
  });

  it.each(['X20260101000000000000', 'x'])('%s › 404', async (orderNo) => {
    expect((await (await newMember(site)).ask(memberPage, `/member/raffleSpin/${orderNo}`)).status).toBe(404);
  });
});
