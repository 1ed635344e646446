import { describe, expect, it } from 'vitest';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { type LotteryView, lotteryNamed, refusalBy, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { DAY, HOUR } from '../../support/world.ts';

const mock = mockForFile();

const FOUR_DIGITS = 'Kuala Lumpur Four Digit';
const soldOut = (number: string) => ({ status: 422, errorCode: 'number.sold.out', number });

/** Rich, or with the seed's money where the test checks the books. */
async function atTable(name: string, { isRich = false } = {}) {
  const world = await mock.newWorld();
  if (isRich) await world.change('UPDATE "Wallet" SET "balance" = ?', 10_000_000_000);
  const [lucky, victor] = await Promise.all(['lucky', 'victor'].map((username) => world.client.signedIn(username)));
  if (!lucky || !victor) throw new Error('Two members play');
  const lottery = await lotteryNamed(world, name);
  return { world, lucky, victor, lottery };
}

let references = 0;
const buildBody = (lottery: LotteryView, play: string, content: string, multiple: number) => {
  references += 1;
  return { body: slipOn(lottery, { play, content, multiple }, `limits-${references}`) };
};

describe('The limit of a number', () => {
  it('is of all ways to bet on its prizes, in every order that they cover', async () => {
    const { lucky, victor, lottery } = await atTable(FOUR_DIGITS, { isRich: true });
    // A box stakes 2 × 1000 on each of its 24 orders; the limit is 20,000.
    await lucky.value('placeLotteryBet', buildBody(lottery, 'BIG_BOX', '5678', 1000));
    await victor.value('placeLotteryBet', buildBody(lottery, 'BIG', '8765', 8999));
    expect(await refusalBy(victor, 'placeLotteryBet', buildBody(lottery, 'BIG', '8765', 2))).toMatchObject(
      soldOut('8765'),
    );
    expect(await refusalBy(victor, 'placeLotteryBet', buildBody(lottery, 'BIG_BOX', '5687', 2))).toMatchObject(
      soldOut('8765'),
    );
    // A stake is divided among all 24 orders.
    await victor.value('placeLotteryBet', buildBody(lottery, 'BIG_IBOX', '5678', 24));
    await victor.value('placeLotteryBet', buildBody(lottery, 'SMALL', '8765', 1000));
    await victor.value('placeLotteryBet', buildBody(lottery, 'BIG', '5678', 1000));
  });

  it('is free again when a chase has stopped, or its member takes a break', async () => {
    const { world, lucky, victor, lottery } = await atTable(FOUR_DIGITS, { isRich: true });
    const [first, second] = await lucky.value('listChaseNumeros', { path: { gameId: lottery.gameId } });
    if (!first || !second) throw new Error('There are draws to come');
    const chase = [first, second].map(({ numero }) => ({ numero, multiple: 1 }));
    const chased = (content: string) => buildBody(lottery, 'BIG', content, 9000).body;
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
    await world.clock.advance(first.drawAt - (await world.clock.advance(0)).now);
    const boss = await world.client.signedIn('boss');
    await boss.value('placeLotteryBet', onSecond('1234'));
  });

  /** Two lines on a number, in a draw and five times in the next one. */
  async function atChase(multiple: number) {
    const table = await atTable(FOUR_DIGITS, { isRich: true });
    const [first, second] = await table.lucky.value('listChaseNumeros', { path: { gameId: table.lottery.gameId } });
    if (!first || !second) throw new Error('There are draws to come');
    const { body } = buildBody(table.lottery, 'BIG', '1234', multiple);
    const chase = [
      { numero: first.numero, multiple: 1 },
      { numero: second.numero, multiple: 5 },
    ];
    return { ...table, first, second, slip: { body: { ...body, lines: [...body.lines, ...body.lines], chase } } };
  }

  it('when the draws of a chase have multiples › each counts its own, up to exactly the limit', async () => {
    const { lucky, victor, lottery, first, second, slip } = await atChase(1000);
    // Two lines of 2 × 1000 are 4,000, then 20,000.
    await lucky.value('placeLotteryBet', slip);
    const refusalOn = ({ numero }: { numero: string }) =>
      refusalBy(victor, 'placeLotteryBet', buildBody({ ...lottery, numero }, 'BIG', '1234', 9000));
    expect(await refusalOn(first)).toMatchObject({ ...soldOut('1234'), left: '16000.00' });
    expect(await refusalOn(second)).toMatchObject({ ...soldOut('1234'), left: '0.00' });
  });

  it('when the second draw of a chase alone is above it › refused, naming that draw', async () => {
    const { lucky, second, slip } = await atChase(1001);
    const refused = await refusalBy(lucky, 'placeLotteryBet', slip);
    expect(refused).toMatchObject({ ...soldOut('1234'), line: 1, left: '9990.00' });
    expect(refused.message).toContain(`in the draw ${second.numero}:`);
  });

  it('when a number may win in several results › counts what is staked on all of them', async () => {
    const { lucky, lottery } = await atTable('Ho Chi Minh City Lottery', { isRich: true });
    // 18 results of 2 × 555 are 19,980; the limit is 20,000.
    await lucky.value('placeLotteryBet', buildBody(lottery, 'LO2', '07', 555));
    expect(await refusalBy(lucky, 'placeLotteryBet', buildBody(lottery, 'LO2', '07', 1))).toMatchObject({
      ...soldOut('07'),
      left: '20.00',
    });
    await lucky.value('placeLotteryBet', buildBody(lottery, 'LO2', '08', 1));
  });

  it('when numbers must come together › is not theirs: no one of them decides the bet', async () => {
    const { lucky, lottery } = await atTable('Ho Chi Minh City Lottery', { isRich: true });
    await lucky.value('placeLotteryBet', buildBody(lottery, 'DA', '12,77', 690));
  });

  it('when three digits may come in any order › is that of the play on their own order', async () => {
    const { lucky, lottery } = await atTable('Manila Three Digit', { isRich: true });
    await lucky.value('placeLotteryBet', buildBody(lottery, 'TOP3', '123', 9999));
    // A sixth of 2 × 9 is on each order; 2.00 remain.
    expect(await refusalBy(lucky, 'placeLotteryBet', buildBody(lottery, 'TOP3_ANY', '321', 9))).toMatchObject({
      ...soldOut('123'),
      left: '2.00',
    });
    await lucky.value('placeLotteryBet', buildBody(lottery, 'TOP3_ANY', '321', 6));
  });

  it('is of a ball at its place, however it is bet on', async () => {
    const { lucky, victor, lottery } = await atTable('One Minute Lotto', { isRich: true });
    const soldOutOn3 = { ...soldOut('7'), row: 2, line: 0, left: '0.00' };
    await lucky.value('placeLotteryBet', buildBody(lottery, 'BALL_3', '7,8', 5000));
    await victor.value('placeLotteryBet', buildBody(lottery, 'EACH', '7|7|7||', 5000));
    expect(await refusalBy(victor, 'placeLotteryBet', buildBody(lottery, 'EACH', '||7||', 1))).toMatchObject(
      soldOutOn3,
    );
    expect(await refusalBy(lucky, 'placeLotteryBet', buildBody(lottery, 'BALL_3', '7', 1))).toMatchObject(soldOut('7'));
    await lucky.value('placeLotteryBet', buildBody(lottery, 'EACH', '7||8||', 5000));
    // Three balls in order are no bet on one of them.
    await lucky.value('placeLotteryBet', buildBody(lottery, 'FIRST3_DIRECT', '1|1|7', 1));
  });

  it.each([
    ['Racing Ten Capital', 'FIRST1', '3', 'EACH', '3|||||||||', 5000],
    ['Eleven Pick Five East', 'ANY1', '3', 'ANY1', '3', 5000],
    ['One Minute Lotto', 'FIRST3_SUM', '13', 'FIRST3_SUM', '13', 66],
  ])('in %s is of %s on %s', async (name, play, content, other, otherContent, multiple) => {
    const { lucky, victor, lottery } = await atTable(name, { isRich: true });
    const most = () => buildBody(lottery, play, content, multiple);
    await lucky.value('placeLotteryBet', most());
    await victor.value('placeLotteryBet', most());
    expect(await refusalBy(lucky, 'placeLotteryBet', buildBody(lottery, other, otherContent, 66))).toMatchObject(
      soldOut(content),
    );
  });

  it('is wider on a choice that is a word, and counts all lines of a slip', async () => {
    const { world, lucky, victor, lottery } = await atTable('One Minute Lotto', { isRich: true });
    const { mostPerNumber, mostPerChoice } = await lucky.value('getGameSetting', { path: { gameId: lottery.gameId } });
    expect([mostPerNumber, mostPerChoice]).toEqual(['20000.00', '200000.00']);
    const slip = (content: string) => {
      const { body } = buildBody(lottery, 'SIDES_1', content, 9999);
      return { body: { ...body, lines: [...body.lines, ...body.lines] } };
    };
    const boss = await world.client.signedIn('boss');
    // Five slips of 2 × 19,998 leave 20.00.
    for (const member of [lucky, lucky, victor, victor, boss]) await member.value('placeLotteryBet', slip('big'));
    expect(await refusalBy(boss, 'placeLotteryBet', slip('big'))).toMatchObject({
      ...soldOut('big'),
      line: 0,
      left: '20.00',
    });
    await boss.value('placeLotteryBet', buildBody(lottery, 'SIDES_1', 'small', 1));
  });

  it('when a bet is cancelled › takes its stakes again', async () => {
    const { lucky, victor, lottery } = await atTable('One Minute Lotto', { isRich: true });
    const { orderNumber } = await lucky.value('placeLotteryBet', buildBody(lottery, 'EACH', '7|7|||', 9999));
    expect(await refusalBy(victor, 'placeLotteryBet', buildBody(lottery, 'EACH', '|7|||', 2))).toMatchObject({
      ...soldOut('7'),
      left: '2.00',
    });
    const { content } = await lucky.value('searchLotteryOrders', { body: { orderNumber } });
    await lucky.value('cancelLotteryOrders', { body: { orderNos: content.map(({ orderNo }) => orderNo) } });
    await victor.value('placeLotteryBet', buildBody(lottery, 'EACH', '|7|||', 9999));
  });

  it('is not of play money', async () => {
    const { world, lucky, lottery } = await atTable(FOUR_DIGITS, { isRich: true });
    const { token } = await world.client.value('loginFreePlay', { headers: { os: 'OTHER', platform: 'W' } });
    await world.change('UPDATE "Wallet" SET "balance" = ?', 10_000_000_000);
    await world.client.value('placeLotteryBet', { ...buildBody(lottery, 'BIG', '9876', 9999), token });
    await world.client.value('placeLotteryBet', { ...buildBody(lottery, 'BIG', '9876', 9999), token });
    await lucky.value('placeLotteryBet', buildBody(lottery, 'BIG', '9876', 9999));
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
  await lucky.value('placeLotteryBet', buildBody(lottery, 'SIDES_1', 'small', 10));
  const { now } = await world.clock.advance(0);
  await world.decideDraw(lottery, { balls: [9, 9, 9, 9, 9], drawnAt: now + 1000 });
  await world.change('DELETE FROM "DueEvent" WHERE "kind" = ?', 'lottery.settle');
  await world.clock.advance(1000);
  const { content } = await lucky.value('searchLotteryOrders', { body: { state: 2 } });
  expect(content).toMatchObject([{ canCancel: false }]);
  const body = { orderNos: content.map(({ orderNo }) => orderNo) };
  expect(await refusalBy(lucky, 'cancelLotteryOrders', { body })).toMatchObject({ errorCode: 'draw.closed' });
});

describe('A slip', () => {
  const tooLarge = { status: 422, errorCode: 'stake.too.large' };

  it('when it has 100 lines › is taken; with one more 422', async () => {
    const { lucky, lottery } = await atTable('One Minute Lotto');
    const lines = (count: number) =>
      Array.from({ length: count }, () => ({ play: 'EACH', content: '1||||', unit: '0.002', multiple: 1 }));
    const slip = (count: number) => ({ body: { ...buildBody(lottery, 'EACH', '1||||', 1).body, lines: lines(count) } });
    expect(await refusalBy(lucky, 'placeLotteryBet', slip(101))).toMatchObject(tooLarge);
    expect(await lucky.value('placeLotteryBet', slip(100))).toMatchObject({ orders: 100 });
  });

  it('when a line has more than 100,000 stakes › 422', async () => {
    const { lucky, lottery } = await atTable('Hanoi Northern Draw');
    const slip = (count: number) => {
      const numbers = Array.from({ length: count }, (_, index) => String(index).padStart(2, '0')).join();
      const { body } = buildBody(lottery, 'SET3', numbers, 1);
      return { body: { ...body, lines: body.lines.map((line) => ({ ...line, unit: '0.002' })) } };
    };
    // Three of 85 are 98,770 sets, three of 86 are 102,340.
    expect(await refusalBy(lucky, 'placeLotteryBet', slip(86))).toMatchObject({ ...tooLarge, line: 0 });
    expect(await lucky.value('placeLotteryBet', slip(85))).toMatchObject({ totalBettingAmount: '197.54' });
  });

  it('when a draw of a chase has a multiple › the limits of an order hold for what it costs there', async () => {
    const { lucky, lottery } = await atTable('One Minute Lotto', { isRich: true });
    const chased = (content: string, unit: string, multiple: number, times: number) => {
      const { body } = buildBody(lottery, 'EACH', content, multiple);
      const lines = body.lines.map((line) => ({ ...line, unit }));
      return { body: { ...body, lines, chase: [{ numero: lottery.numero, multiple: times }] } };
    };
    // Five stakes of 2 × 2000 are 20,000; the limit is 50,000.
    expect(await refusalBy(lucky, 'placeLotteryBet', chased('1,2,3,4,5||||', '2', 2000, 3))).toMatchObject(tooLarge);
    await lucky.value('placeLotteryBet', chased('1,2,3,4,5||||', '2', 2000, 2));
    const tooOften = { status: 422, errorCode: 'unit.invalid', line: 0 };
    expect(await refusalBy(lucky, 'placeLotteryBet', chased('1||||', '0.002', 5000, 2))).toMatchObject(tooOften);
    await lucky.value('placeLotteryBet', chased('1||||', '0.002', 3333, 3));
  });

  it('when its draw is more than 40 days ahead › 422 draw.unknown', async () => {
    const { lucky, lottery } = await atTable('Classic Five Star');
    const onDraw = (numero: string) => buildBody({ ...lottery, numero }, 'EACH', '1||||', 1);
    // Draws at 11:50 and at 12:10 of the fortieth day.
    await lucky.value('placeLotteryBet', onDraw('20260427023'));
    expect(await refusalBy(lucky, 'placeLotteryBet', onDraw('20260427024'))).toMatchObject({
      status: 422,
      errorCode: 'draw.unknown',
    });
  });

  it.each([
    ['a chase', { chase: [] as object[] }],
    ['a series', { series: 1900 }],
    ['another draw', { numero: '' }],
  ])('when it is sent again with %s › 409: it is another one', async (_, change) => {
    const { lucky, lottery } = await atTable('One Minute Lotto');
    const { body } = buildBody(lottery, 'EACH', '1||||', 1);
    await lucky.value('placeLotteryBet', { body });
    const [first, second] = await lucky.value('listChaseNumeros', { path: { gameId: lottery.gameId } });
    const chase = [first, second].map((draw) => ({ numero: draw?.numero ?? '', multiple: 1 }));
    const other = {
      ...('chase' in change && { chase }),
      ...('series' in change && { series: change.series }),
      ...('numero' in change && { numero: second?.numero }),
    };
    expect(await refusalBy(lucky, 'placeLotteryBet', { body: { ...body, ...other } })).toMatchObject({
      status: 409,
      errorCode: 'reference.reused',
    });
  });
});

describe('Settlement', () => {
  it('when the lunar year begins between bet and draw › the animals are those of the draw', async () => {
    const world = await mock.newWorld();
    await world.clock.freeze(Date.parse('2027-02-05T23:59:30+08:00'));
    const lucky = await world.client.signedIn();
    const lottery = await lotteryNamed(world, 'Mark Six Minute');
    expect(lottery.drawAt).toBe(Date.parse('2027-02-06T00:00:00+08:00'));
    // 49 is of the horse on the last day of its year, then of the goat.
    const [horse, goat] = ['6', '7'];
    for (const animal of [horse, goat])
      await lucky.value('placeLotteryBet', buildBody(lottery, 'SPECIAL_ZODIAC', animal ?? '', 1));
    await world.decideDraw(lottery, { balls: [1, 2, 3, 4, 5, 6, 49] });
    await world.clock.freeze(lottery.drawAt);
    const { content } = await lucky.value('searchLotteryOrders', { body: { numero: lottery.numero } });
    expect(content.map(({ content: animal, state, win }) => [animal, state, win]).sort()).toEqual([
      [horse, 5, '0.00'],
      [goat, 4, '19.00'],
    ]);
  });

  it('gives back an order that its play cannot read any more, and settles the others', async () => {
    const { world, lucky, lottery } = await atTable('One Minute Lotto');
    await lucky.value('placeLotteryBet', buildBody(lottery, 'EACH', '1||||', 1));
    await lucky.value('placeLotteryBet', buildBody(lottery, 'EACH', '2||||', 1));
    await world.change('UPDATE "LotteryOrder" SET "play" = ? WHERE "content" = ? AND "state" = 2', 'GONE', '1||||');
    await world.decideDraw(lottery, { balls: [2, 2, 2, 2, 2] });
    await world.clock.advance(HOUR);
    const member = await world.client.signedIn();
    const { content } = await member.value('searchLotteryOrders', { body: { numero: lottery.numero } });
    expect(content.map(({ state }) => state).sort()).toEqual([12, 4]);
    await expectBalancedBooks(world);
  });

  /** The stake is 2.00 and wins. */
  async function atWinningTable() {
    const table = await atTable('One Minute Lotto');
    const { world, lucky, lottery } = table;
    const before = (await lucky.value('getBalance')).sumBalance;
    await lucky.value('placeLotteryBet', buildBody(lottery, 'EACH', '2||||', 1));
    await world.decideDraw(lottery, { balls: [2, 2, 2, 2, 2] });
    const giveUp = async (brandCode?: string) => {
      const served = await world.running.worlds.use(world.name);
      await served.delete('BrandVendor', { vendorCode: 'ELOTT', brandCode });
    };
    const listOrders = async (client = lucky) =>
      (await client.value('searchLotteryOrders', { body: { numero: lottery.numero } })).content;
    return { ...table, before, giveUp, listOrders };
  }

  it.each([
    ['the brand has given up the lottery', ({ giveUp }: Awaited<ReturnType<typeof atWinningTable>>) => giveUp('baize')],
    [
      'all brands have switched off its category',
      async ({ world }: Awaited<ReturnType<typeof atWinningTable>>) => {
        for (const brand of ['baize', 'harbor', 'lotus'])
          await world.changeBrand(brand, { modules: { ELOTT3: false } });
      },
    ],
  ])('goes on when %s', async (_, switchOff) => {
    const table = await atWinningTable();
    await switchOff(table);
    await table.world.clock.advance(HOUR);
    expect(await table.listOrders(await table.world.client.signedIn())).toMatchObject([{ state: 4, win: '19.56' }]);
    await expectBalancedBooks(table.world);
  });

  it('when no brand offers the lottery any more › gives its orders back, once; cancelling them is free', async () => {
    const { world, lucky, lottery, before, giveUp, listOrders } = await atWinningTable();
    await lucky.value('placeLotteryBet', buildBody(lottery, 'EACH', '3||||', 1));
    const [{ gameName } = { gameName: '' }] = await listOrders();
    await giveUp();
    const open = { gameName, state: 2, canCancel: true };
    const orders = await listOrders();
    expect(orders).toMatchObject([open, open]);
    const [last] = orders;
    const body = { orderNos: [last?.orderNo ?? ''] };
    expect(await lucky.value('cancelLotteryOrders', { body })).toMatchObject({ refund: '2.00', fee: '0.00' });
    for (const _ of [1, 2]) {
      await world.clock.advance(HOUR);
      const member = await world.client.signedIn();
      const given = { gameName, win: '0.00', returned: '2.00', canCancel: false };
      expect(await listOrders(member)).toMatchObject([
        { ...given, state: 8 },
        { ...given, state: 12 },
      ]);
      expect((await member.value('getBalance')).sumBalance).toBe(before);
      const { order } = await member.value('getLotteryOrder', { path: { id: orders[1]?.orderNo ?? '' } });
      expect(order).toMatchObject({ state: 12, profit: '0.00' });
      await world.change(
        'INSERT INTO "DueEvent" ("kind", "subject", "dueAt") VALUES (?, ?, ?)',
        'lottery.settle',
        `${lottery.gameId} ${lottery.numero}`,
        lottery.drawAt,
      );
    }
    const gives = await world.read(
      'SELECT 1 FROM "LedgerEntry" WHERE "typeCode" = 4107 AND "time" >= ?',
      lottery.drawAt,
    );
    expect(gives).toHaveLength(2);
    await expectBalancedBooks(world);
  });

  it('pays at most the highest win of a bet', async () => {
    const { world, lucky, lottery } = await atTable('Classic Five Star');
    const { mostWin } = await lucky.value('getGameSetting', { path: { gameId: lottery.gameId } });
    await lucky.value('placeLotteryBet', buildBody(lottery, 'STAR5_DIRECT', '1|1|1|1|1', 2000));
    await world.decideDraw(lottery, { balls: [1, 1, 1, 1, 1] });
    await world.clock.advance(DAY);
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
