import { describe, expect, it } from 'vitest';
import type { Body } from '../../../openapi/generated/gaming-operations.ts';
import { lotteryNamed, refusalBy } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { openGame } from '../../support/vendor.ts';
import { MINUTE } from '../../support/world.ts';

const mock = mockForFile();

/** In the seed (GameSetting). */
const MOST_LINES = 100;

type Line = Body<'placeLotteryBet'>['lines'][number];
const KINDS = [
  ['placeLotteryBet', 'Manila Three Digit', 'TOP2'],
  ['placeVnLotteryBet', 'Ho Chi Minh City Lottery', 'DE'],
] as const;

describe.each(KINDS)('%s', (id, name, play) => {
  /** The lottery's numbers can sell out. */
  async function atTable() {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const { gameId, numero, drawAt, lockTime } = await lotteryNamed(world, name);
    const slip = (line: Partial<Line> = {}, reference = 'slip-of-a-test') => {
      const whole = { play, content: '07', unit: '2', multiple: 1, ...line };
      const ofKind =
        id === 'placeLotteryBet' ? { gameId, lines: [whole] } : { lines: [{ ...whole, gameIds: [gameId] }] };
      return { body: { numero, reference, ...ofKind } as Body<'placeLotteryBet'> };
    };
    const refusal = (line?: Partial<Line>, reference?: string) => refusalBy(lucky, id, slip(line, reference));
    const money = async () => (await lucky.value('getBalance')).sumBalance;
    return { world, lucky, slip, refusal, money, numero, lockAt: drawAt - lockTime };
  }

  it.each([
    ['play.unknown', { play: 'NONE_SUCH' }],
    ['line.invalid', { content: '07,777' }],
    ['unit.invalid', { unit: '3' }],
    ['stake.too.large', { unit: '2', content: range(0, 99), multiple: 9999 }],
    ['balance.insufficient', { unit: '2', content: range(0, 49), multiple: 150 }],
  ])('refuses with %s what is impossible', async (errorCode, line) => {
    const { refusal, money } = await atTable();
    const before = await money();
    expect(await refusal(line)).toMatchObject({ status: 422, errorCode });
    expect(await money()).toBe(before);
  });

  it('names the line that it refuses, from 0, and none where the whole slip is too large', async () => {
    const { world, lucky, slip } = await atTable();
    await lucky.value(id, slip());
    await world.change('UPDATE "LotteryNumber" SET "staked" = ?', 2_000_000_000);
    const refusal = async (change: Partial<Line>) => {
      const [good, bad] = [slip({ content: '08' }), slip({ content: '09', ...change })];
      const lines = [good, bad].flatMap(({ body }) => body.lines);
      const { errorCode, line } = (await refusalBy(lucky, id, {
        body: { ...good.body, reference: 'two-lines', lines },
      })) as { errorCode?: string; line?: number };
      return [errorCode, line];
    };
    expect(await refusal({ play: 'NONE_SUCH' })).toEqual(['play.unknown', 1]);
    expect(await refusal({ content: '07,777' })).toEqual(['line.invalid', 1]);
    expect(await refusal({ unit: '3' })).toEqual(['unit.invalid', 1]);
    expect(await refusal({ content: '07' })).toEqual(['number.sold.out', 1]);
    expect(await refusal({ content: range(10, 99), multiple: 9999 })).toEqual(['stake.too.large', undefined]);
  });

  it('refuses a slip of too many lines before it reads one of them', async () => {
    const { lucky, slip, money } = await atTable();
    const before = await money();
    const { body } = slip({ play: 'NONE_SUCH' });
    const lines = Array.from({ length: MOST_LINES + 1 }, () => body.lines[0]) as typeof body.lines;
    expect(await refusalBy(lucky, id, { body: { ...body, lines } })).toMatchObject({
      status: 422,
      errorCode: 'stake.too.large',
      message: `A slip can have at most ${MOST_LINES} lines.`,
    });
    const fewer = { ...body, lines: lines.slice(1) };
    expect(await refusalBy(lucky, id, { body: fewer })).toMatchObject({ status: 422, errorCode: 'play.unknown' });
    expect(await money()).toBe(before);
  });

  it('refuses another slip under the same reference', async () => {
    const { lucky, slip, refusal } = await atTable();
    await lucky.value(id, slip());
    expect(await refusal({ multiple: 2 })).toMatchObject({ status: 409, errorCode: 'reference.reused' });
  });

  it('refuses a number that is sold out', async () => {
    const { world, lucky, slip, refusal } = await atTable();
    await lucky.value(id, slip());
    await world.change('UPDATE "LotteryNumber" SET "staked" = ?', 2_000_000_000);
    expect(await refusal({}, 'one-slip-more')).toMatchObject({ status: 422, errorCode: 'number.sold.out' });
    await lucky.value(id, slip({ content: '08' }, 'one-slip-more'));
  });

  it('refuses a draw that is locked', async () => {
    const { world, slip, lockAt } = await atTable();
    await world.clock.freeze(lockAt - 1);
    const signedIn = await world.client.signedIn();
    await signedIn.value(id, slip());
    await world.clock.freeze(lockAt);
    expect(await refusalBy(signedIn, id, slip({}, 'one-slip-more'))).toMatchObject({ errorCode: 'draw.closed' });
  });

  it('keeps to the limit of losses', async () => {
    const { lucky, slip, refusal } = await atTable();
    const { limits } = await lucky.value('getLimits');
    const used = Number(limits.find(({ kind, period }) => kind === 'LOSS' && period === 'DAY')?.used);
    await lucky.value('setLimits', { body: { limits: [{ kind: 'LOSS', period: 'DAY', amount: String(used + 2) }] } });
    await lucky.value(id, slip());
    expect(await refusal({}, 'one-slip-more')).toMatchObject({ status: 422, errorCode: 'limit.loss' });
  });

  it('keeps to the limit of time', async () => {
    const { world, lucky, refusal } = await atTable();
    const game = await openGame(world, lucky, 'AURUM_0001');
    await world.clock.advance(MINUTE);
    await game.ask('play');
    await lucky.value('setLimits', { body: { limits: [{ kind: 'TIME', period: 'DAY', minutes: 1 }] } });
    expect(await refusal()).toMatchObject({ status: 422, errorCode: 'limit.time' });
  });

  it('waits for the answer to a reality check', async () => {
    const { world, lucky, refusal } = await atTable();
    const game = await openGame(world, lucky, 'AURUM_0001');
    await lucky.value('setPreferences', { body: { realityMinutes: 5 } });
    await world.clock.advance(5 * MINUTE);
    await game.ask('play');
    expect(await refusal()).toMatchObject({ status: 422, errorCode: 'reality.check' });
    await lucky.value('answerRealityCheck', { body: { answer: 'CONTINUE' } });
  });
});

describe(operationTitle('getLotteryOrder'), () => {
  it('is not found where it is none of the member’s', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await refusalBy(lucky, 'getLotteryOrder', { path: { id: 'L000000000000' } })).toMatchObject({
      status: 404,
      errorCode: 'order.not.found',
    });
  });
});

/** Formats "00,01,…". */
function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(2, '0')).join();
}
