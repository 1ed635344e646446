import { describe, expect, it } from 'vitest';
import type { BettingView } from '../../app/features/lottery/betting/betting.types.ts';
import type { BetAnswer } from '../../app/features/lottery/betting/schema.ts';
import { action, loader } from '../../app/routes/_shell.lottery/route.tsx';
import { prepareSite } from './prepare-site.ts';
import { newMember, readErrors, readToastKey, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();
const FIVE_STAR = '/lottery?gameCode=LOTT_0001&vendor=LOTT&group=EACH&play=EACH';
const HO_CHI_MINH = '/vnlottery?gameCode=TCG_LOTTO_VN_0007';
const MULTIPLE = 'Enter a whole number from 1 to 9999.';

type Pick = [name: string, value: string];

const viewAt = async (member: Visitor, address: string) =>
  ((await member.ask(loader, address)).data as { betting: BettingView }).betting;

/** Sends and confirms as a browser without scripts. Returns the response and the contents of the orders. */
async function send(member: Visitor, address: string, picks: Pick[], fields: Record<string, string> = {}) {
  const view = await viewAt(member, address);
  const { play, idempotencyKey, units } = view;
  const { numero } = view.draw;
  const filled = { numero, play: play.code, lines: '', unit: units[0] ?? '', multiple: '1', idempotencyKey, ...fields };
  const form = [...Object.entries(filled), ...picks];
  const first = await member.ask(action, address, { form });
  const asked = (first.data as BetAnswer | undefined)?.asked;
  const answer = asked ? await member.ask(action, address, { form: [...form, ['confirmed', asked.confirmed]] }) : first;
  const { id: memberId } = await member.memberNamed('lucky');
  const orders = member.world.read.list('LotteryOrder', { memberId, numero }, 'ORDER BY "orderNo"');
  return { answer, contents: orders.map(({ content }) => content) };
}

describe('A slip without scripts', () => {
  it('has every pick of every row', async () => {
    const member = await newMember(site);
    const { answer, contents } = await send(member, FIVE_STAR, [
      ['row0', '1'],
      ['row0', '2'],
      ['row0', '4'],
      ['row3', '8'],
      ['row3', '9'],
    ]);
    expect(await readToastKey(answer)).toBe('betting.lotteryBet');
    expect(contents).toEqual(['1,2,4|||8,9|']);
  });

  it('is placed when the member has said yes to what it costs, and asked about anew when that has changed', async () => {
    const member = await newMember(site);
    const { play, idempotencyKey, draw } = await viewAt(member, FIVE_STAR);
    const ask = async (fields: Record<string, string>) => {
      const { numero } = draw;
      const filled = {
        numero,
        play: play.code,
        lines: '',
        unit: '2',
        row0: '7',
        idempotencyKey,
        plan: 'double',
        ...fields,
      };
      return member.ask(action, FIVE_STAR, { form: Object.entries(filled) });
    };
    const askedIn = ({ data }: Awaited<ReturnType<typeof ask>>) => (data as BetAnswer).asked;
    const first = await ask({ multiple: '2', chase: '3' });
    expect(first.status).toBe(200);
    expect(askedIn(first)).toEqual({ confirmed: '280000', amount: '₱28.00', draws: 3 });
    expect((first.data as BetAnswer).picks?.rows[0]).toEqual(['7']);
    const changed = await ask({ multiple: '9', chase: '3', confirmed: '280000' });
    expect(askedIn(changed)).toEqual({ confirmed: '1260000', amount: '₱126.00', draws: 3 });
    expect(member.world.read.list('LotteryOrder', { numero: draw.numero, unit: 20_000n }).length).toBe(0);
    expect(await readToastKey(await ask({ multiple: '9', chase: '3', confirmed: '1260000' }))).toBe(
      'betting.lotteryBet',
    );
  });

  it.each(['', '0', '1.5', 'abc', '-1', '10000'])(
    'with the multiple "%s" says so there, and is kept',
    async (multiple) => {
      const member = await newMember(site);
      const picks: Pick[] = [
        ['row0', '1'],
        ['row0', '2'],
      ];
      const { answer, contents } = await send(member, FIVE_STAR, picks, { multiple, series: '1900', chase: '5' });
      expect(answer.status).toBe(422);
      expect(readErrors(answer)).toEqual({ multiple: [MULTIPLE] });
      expect((answer.data as BetAnswer).picks?.rows.slice(0, 2)).toEqual([['1', '2'], []]);
      expect(readTyped(answer)).toMatchObject({ series: '1900', chase: '5' });
      expect(contents).toEqual([]);
    },
  );

  it.each<[string, Pick[]]>([
    ['A line is not valid for its play. Choose its numbers again.', [['row0', '1|2']]],
    ['Choose numbers first.', []],
  ])('is told "%s"', async (message, picks) => {
    const { answer } = await send(await newMember(site), FIVE_STAR, picks);
    expect(readErrors(answer)).toEqual({ '': [message] });
  });

  it('names what is no number of the play and keeps it, and bets on typed numbers', async () => {
    const member = await newMember(site);
    const text = `a123x abc, 456 ${'9'.repeat(40)}`;
    const { answer, contents } = await send(member, `${HO_CHI_MINH}&group=LO&play=LO3`, [['row0', text]]);
    const message = 'Not valid for this play: a123x, abc, 999999999999…';
    expect(readErrors(answer)).toEqual({ row0: [message] });
    expect((answer.data as BetAnswer).picks?.rows[0]).toEqual([text]);
    expect(contents).toEqual([]);
    const [station] = (await viewAt(member, HO_CHI_MINH)).stations;
    const picks: Pick[] = [
      ['row0', '123, 456.789'],
      ['station', String(station?.gameId)],
    ];
    expect((await send(member, `${HO_CHI_MINH}&group=LO&play=LO3`, picks)).contents).toEqual(['123,456,789']);
  });

  it('is on the stations that are chosen, and on none without', async () => {
    const member = await newMember(site);
    const { stations } = await viewAt(member, HO_CHI_MINH);
    const all = stations.map(({ gameId }): Pick => ['station', String(gameId)]);
    const picks: Pick[] = [
      ['row0', '07'],
      ['row0', '77'],
    ];
    const none = await send(member, `${HO_CHI_MINH}&group=LO&play=LO2`, picks);
    expect(readErrors(none.answer)).toEqual({ '': ['Choose a station.'] });
    const two = await send(member, `${HO_CHI_MINH}&group=DA&play=DA_TWO`, [...all.slice(0, 1), ...picks]);
    expect(readErrors(two.answer)).toEqual({ '': ['Choose two stations'] });
    const each = await send(member, `${HO_CHI_MINH}&group=LO&play=LO2`, [...all, ...picks]);
    expect(await readToastKey(each.answer)).toBe('betting.lotteryBet');
    expect(each.contents).toEqual(all.map(() => '07,77'));
  });
});

describe('A slip of more lines than the lottery takes', () => {
  it('is refused before the gateway has it, and kept as it is', async () => {
    const member = await newMember(site);
    const { mostLines, stations, units } = await viewAt(member, FIVE_STAR);
    const line = { gameIds: [stations[0]?.gameId ?? 1], play: 'EACH', content: '1||||', unit: units[0], multiple: 1 };
    const lines = Array.from({ length: mostLines + 1 }, () => line);
    const { answer, contents } = await send(member, FIVE_STAR, [], { lines: JSON.stringify(lines) });
    expect(readErrors(answer)).toEqual({
      '': ['That is too much for one slip. Remove something and bet it afterwards.'],
    });
    expect(contents).toEqual([]);
    expect(member.world.requests.list().map(({ operationId }) => operationId)).not.toContain('placeLotteryBet');
  });
});

describe('A slip of which one line is refused', () => {
  it.each([
    [{ content: '1|2' }, 'is not valid for its play. Choose its numbers again.'],
    [{ unit: '3' }, ': Choose a unit and a multiple that this lottery offers.'],
  ])('with %j says which, if it has several', async (fault, message) => {
    const member = await newMember(site);
    const line = { gameIds: [1], play: 'EACH', content: '1||||', unit: '2', multiple: 1 };
    const refuse = async (lines: object[]) =>
      readErrors((await send(member, FIVE_STAR, [], { lines: JSON.stringify(lines) })).answer)['']?.[0];
    expect(await refuse([line, { ...line, ...fault }])).toMatch(/^Line 2\b/);
    expect(await refuse([line, { ...line, ...fault }])).toContain(message);
    expect(await refuse([{ ...line, ...fault }])).not.toContain('Line 1');
  });
});

describe('A choice that is sold out', () => {
  it.each([
    ['EACH', '||7||', 'Ball 3: 7 is sold out in this draw. Choose another number.'],
    ['SIDES_1', 'big', 'Big is sold out in this draw. Choose another number.'],
  ])('of %s is named as on the page', async (play, content, expected) => {
    const member = await newMember(site);
    const { draw, stations } = await viewAt(member, FIVE_STAR);
    const { nodeId: gameNodeId } = member.world.read.one('Game', { code: 'LOTT_0001' });
    const of = { brandCode: 'baize', gameNodeId, numero: draw.numero };
    const sold = play === 'EACH' ? { play: 'BALL_3', number: '7' } : { play, number: 'big' };
    await member.world.insert('LotteryNumber', { ...of, ...sold, staked: 10_000_000_000n });
    const lines = [{ gameIds: [stations[0]?.gameId ?? gameNodeId], play, content, unit: '2', multiple: 1 }];
    const { answer } = await send(member, FIVE_STAR, [], { lines: JSON.stringify(lines) });
    expect(readErrors(answer)).toEqual({ '': [expected] });
  });
});

describe('A number that is nearly sold out', () => {
  it.each([
    [199_990_000n, 'You can stake up to ₱1.00 more on 07 in this draw. Lower the stake or choose another number.'],
    [200_000_000n, '07 is sold out in this draw. Choose another number.'],
  ])('with %d staked is told with what is left', async (staked, expected) => {
    const member = await newMember(site);
    const address = `${HO_CHI_MINH}&group=DE&play=DE`;
    const { stations, draw } = await viewAt(member, address);
    const [{ gameId } = { gameId: 0 }] = stations;
    const of = { brandCode: 'baize', gameNodeId: gameId, numero: draw.numero };
    await member.world.insert('LotteryNumber', { ...of, play: 'DE', number: '07', staked });
    const picks: Pick[] = [
      ['row0', '07'],
      ['station', String(gameId)],
    ];
    const { answer, contents } = await send(member, address, picks);
    expect(readErrors(answer)).toEqual({ '': [expected] });
    expect(contents).toEqual([]);
  });
});
