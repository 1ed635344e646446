import { describe, expect, it } from 'vitest';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { type LotteryView, lotteryNamed, refusalBy, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { DAY, HOUR } from '../../support/world.ts';

const mock = mockForFile();

const FOUR_DIGITS = 'Kuala Lumpur Four Digit';
const soldOut = (number: string) => ({ status: 422, errorCode: 'number.sold.out', number });

/** Two members with as much money as they need, or with that of the seed where the books are to be balanced. */
async function atTable(name: string, { isRich = false } = {}) {
  const world = await mock.newWorld();
  if (isRich) await world.change('UPDATE "Wallet" SET "balance" = ?', 10_000_000_000);
  const [lucky, victor] = await Promise.all(['lucky', 'victor'].map((username) => world.client.signedIn(username)));
  if (!lucky || !victor) throw new Error('Two members play');
  const lottery = await lotteryNamed(world, name);
  return { world, lucky, victor, lottery };
}

let references = 0;
const bodyOf = (lottery: LotteryView, play: string, content: string, multiple: number) => {
  references += 1;
  return { body: slipOn(lottery, { play, content, multiple }, `limits-${references}`) };
};

describe('The limit of a number', () => {
  it('is of all ways to bet on its prizes, in every order that they cover', async () => {
    const { lucky, victor, lottery } = await atTable(FOUR_DIGITS, { isRich: true });
    // A box stakes 2 × 1000 on each of its 24 orders; the limit is 20,000.
    await lucky.value('placeLotteryBet', bodyOf(lottery, 'BIG_BOX', '5678', 1000));
    await victor.value('placeLotteryBet', bodyOf(lottery, 'BIG', '8765', 8999));
    expect(await refusalBy(victor, 'placeLotteryBet', bodyOf(lottery, 'BIG', '8765', 2))).toMatchObject(
      soldOut('8765'),
    );
    expect(await refusalBy(victor, 'placeLotteryBet', bodyOf(lottery, 'BIG_BOX', '5687', 2))).toMatchObject(
      soldOut('8765'),
    );
    // One stake for all of 24 orders lies on each with a part of it.
    await victor.value('placeLotteryBet', bodyOf(lottery, 'BIG_IBOX', '5678', 24));
    await victor.value('placeLotteryBet', bodyOf(lottery, 'SMALL', '8765', 1000));
    await victor.value('placeLotteryBet', bodyOf(lottery, 'BIG', '5678', 1000));
  });

  it('is free again when a chase has stopped, or its member takes a break', async () => {
    const { world, lucky, victor, lottery } = await atTable(FOUR_DIGITS, { isRich: true });
    const [first, second] = await lucky.value('listChaseNumeros', { path: { gameId: lottery.gameId } });
    if (!first || !second) throw new Error('There are draws to come');
    const chase = [first, second].map(({ numero }) => ({ numero, multiple: 1 }));
    const chased = (content: string) => bodyOf(lottery, 'BIG', content, 9000).body;
    await lucky.value('placeLotteryBet', { body: { ...chased('1234'), chase, isStopOnWin: true } });
    await victor.value('placeLotteryBet', { body: { ...chased('4321'), chase } });
    const onSecond = (content: string) => ({ body: { ...chased(content), numero: second.numero } });
    expect(await refusalBy(victor, 'placeLotteryBet', onSecond('1234'))).toMatchObject(soldOut('1234'));
    expect(await refusalBy(lucky, 'placeLotteryBet', onSecond('4321'))).toMatchObject(soldOut('4321'));
    await victor.value('startTimeOut', { body: { days: 1 } });
    await lucky.value('placeLotteryBet', onSecond('4321'));
    const ten = Array.from({ length: 10 }, () => '0000');
    await world.decideDraw(
      { ...lottery, numero: first.numero },
      {
        board: { first: ['1234'], second: ['0001'], third: ['0002'], special: ten, consolation: ten },
      },
    );
    await world.advance(first.drawAt - (await world.advance(0)).now);
    const boss = await world.client.signedIn('boss');
    await boss.value('placeLotteryBet', onSecond('1234'));
  });

  it('is not of play money', async () => {
    const { world, lucky, lottery } = await atTable(FOUR_DIGITS, { isRich: true });
    const { token } = await world.client.value('loginFreePlay', { headers: { os: 'OTHER', platform: 'W' } });
    await world.change('UPDATE "Wallet" SET "balance" = ?', 10_000_000_000);
    await world.client.value('placeLotteryBet', { ...bodyOf(lottery, 'BIG', '9876', 9999), token });
    await world.client.value('placeLotteryBet', { ...bodyOf(lottery, 'BIG', '9876', 9999), token });
    await lucky.value('placeLotteryBet', bodyOf(lottery, 'BIG', '9876', 9999));
  });
});

it('The limit of a draw is that of a station, whichever is named first', async () => {
  const { lucky, lottery } = await atTable('Dong Thap Lottery', { isRich: true });
  const other = await lotteryNamed({ client: lucky }, 'Ca Mau Lottery');
  const pair = (gameIds: number[], multiple: number) => {
    references += 1;
    const lines = [{ gameIds, play: 'DA_TWO', content: '12,77', unit: '2', multiple }];
    return { body: { numero: lottery.numero, reference: `limits-${references}`, lines } };
  };
  const [one, two] = [lottery.gameId, other.gameId];
  // 72 stakes of 2 × 340 are 48,960; the limit of a draw is 100,000.
  await lucky.value('placeVnLotteryBet', pair([one, two], 340));
  await lucky.value('placeVnLotteryBet', pair([two, one], 340));
  expect(await refusalBy(lucky, 'placeVnLotteryBet', pair([two, one], 340))).toMatchObject({
    errorCode: 'stake.too.large',
  });
});

it('An order of a draw that came early cannot be cancelled, also while it waits to be settled', async () => {
  const { world, lucky, lottery } = await atTable('Classic Five Star');
  await lucky.value('placeLotteryBet', bodyOf(lottery, 'SIDES_1', 'small', 10));
  const { now } = await world.advance(0);
  await world.decideDraw(lottery, { balls: [9, 9, 9, 9, 9], drawnAt: now + 1000 });
  // As if the order's turn had not come yet.
  await world.change('DELETE FROM "DueEvent" WHERE "kind" = ?', 'lottery.settle');
  await world.advance(1000);
  const { content } = await lucky.value('searchLotteryOrders', { body: { state: 2 } });
  expect(content).toMatchObject([{ canCancel: false }]);
  const body = { orderNos: content.map(({ orderNo }) => orderNo) };
  expect(await refusalBy(lucky, 'cancelLotteryOrders', { body })).toMatchObject({ errorCode: 'draw.closed' });
});

describe('Settlement', () => {
  it('gives back an order that its play cannot read any more, and settles the others', async () => {
    const { world, lucky, lottery } = await atTable('One Minute Lotto');
    await lucky.value('placeLotteryBet', bodyOf(lottery, 'EACH', '1||||', 1));
    await lucky.value('placeLotteryBet', bodyOf(lottery, 'EACH', '2||||', 1));
    await world.change('UPDATE "LotteryOrder" SET "play" = ? WHERE "content" = ? AND "state" = 2', 'GONE', '1||||');
    await world.decideDraw(lottery, { balls: [2, 2, 2, 2, 2] });
    await world.advance(HOUR);
    const member = await world.client.signedIn();
    const { content } = await member.value('searchLotteryOrders', { body: { numero: lottery.numero } });
    expect(content.map(({ state }) => state).sort()).toEqual([12, 4]);
    await expectBalancedBooks(world);
  });

  it('goes on when the brand has given up the lottery', async () => {
    const { world, lucky, lottery } = await atTable('One Minute Lotto');
    await lucky.value('placeLotteryBet', bodyOf(lottery, 'EACH', '2||||', 1));
    await world.decideDraw(lottery, { balls: [2, 2, 2, 2, 2] });
    await world.change('DELETE FROM "BrandVendor" WHERE "brandCode" = ? AND "vendorCode" = ?', 'baize', 'ELOTT');
    await world.advance(HOUR);
    const member = await world.client.signedIn();
    const { content } = await member.value('searchLotteryOrders', { body: { numero: lottery.numero } });
    expect(content).toMatchObject([{ state: 4, win: '19.56' }]);
    await expectBalancedBooks(world);
  });

  it('pays at most the highest win of a bet', async () => {
    const { world, lucky, lottery } = await atTable('Classic Five Star');
    const { mostWin } = await lucky.value('getGameSetting', { path: { gameId: lottery.gameId } });
    await lucky.value('placeLotteryBet', bodyOf(lottery, 'STAR5_DIRECT', '1|1|1|1|1', 2000));
    await world.decideDraw(lottery, { balls: [1, 1, 1, 1, 1] });
    await world.advance(DAY);
    const member = await world.client.signedIn();
    const { content } = await member.value('searchLotteryOrders', { body: { numero: lottery.numero } });
    expect(content).toMatchObject([{ state: 4, win: mostWin }]);
    await expectBalancedBooks(world);
  });
});

it('A lottery on days of the month is drawn on the weekday of its next draw', async () => {
  const { lottery } = await atTable('Bangkok Two Up');
  // 16:00 in Bangkok is on the same day in UTC.
  expect(lottery.drawDayOfWeek).toBe(String(new Date(lottery.drawAt).getUTCDay() + 1));
});
