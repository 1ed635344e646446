import { describe, expect, it } from 'vitest';
import { type LotteryView, lotteryNamed, refusalBy, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { DAY, HOUR, MINUTE, SECOND, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

type MenuClient = Pick<TestWorld, 'client'>['client'];

async function listLotteries(client: MenuClient, query: object = {}, merchant = 'baize'): Promise<LotteryView[]> {
  const menu = await client.value('getLotteryMenu', { query: { language: 'EN', ...query }, merchant });
  return menu.flatMap(({ gameMenus }) => gameMenus);
}

/** In the brands' zone; `days` counts from WORLD_TIME. */
const atTime = (hours: number, minutes = 0, days = 0): number =>
  WORLD_TIME + (hours - 12) * HOUR + minutes * MINUTE + days * DAY;

const weekdayIn = (zoneHours: number, time: number): number => new Date(time + zoneHours * HOUR).getUTCDay() + 1;

/** lottery.md, Vietnam, by weekday: Sunday is 1. */
const SOUTH: Readonly<Record<number, readonly string[]>> = {
  1: ['Tien Giang', 'Kien Giang', 'Da Lat'],
  2: ['Ho Chi Minh City', 'Dong Thap', 'Ca Mau'],
  3: ['Ben Tre', 'Vung Tau', 'Bac Lieu'],
  4: ['Dong Nai', 'Can Tho', 'Soc Trang'],
  5: ['Tay Ninh', 'An Giang', 'Binh Thuan'],
  6: ['Vinh Long', 'Binh Duong', 'Tra Vinh'],
  7: ['Ho Chi Minh City', 'Long An', 'Hau Giang', 'Binh Phuoc'],
};
const CENTRAL: typeof SOUTH = {
  1: ['Hue', 'Khanh Hoa', 'Kon Tum'],
  2: ['Phu Yen', 'Hue'],
  3: ['Dak Lak', 'Quang Nam'],
  4: ['Da Nang', 'Khanh Hoa'],
  5: ['Binh Dinh', 'Quang Tri', 'Quang Binh'],
  6: ['Gia Lai', 'Ninh Thuan'],
  7: ['Da Nang', 'Quang Ngai', 'Dak Nong'],
};
const NORTH: typeof SOUTH = {
  1: ['Thai Binh'],
  2: ['Hanoi'],
  3: ['Quang Ninh'],
  4: ['Bac Ninh'],
  5: ['Hanoi'],
  6: ['Hai Phong'],
  7: ['Nam Dinh'],
};

describe('GET /lgw/vn/games/game_menu', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])("has the stations of Vietnam's weekday %i, and no others", async (weekday) => {
    const { client } = await mock.newWorld();
    const all = await listLotteries(client, {}, 'lotus');
    const drawn = (tag: string) =>
      all
        .filter(
          ({ gameMenuTag, drawDayOfWeek }) => gameMenuTag === tag && drawDayOfWeek.split(',').includes(`${weekday}`),
        )
        .map(({ remark }) => remark.replace(/ (Lottery|Northern Draw)$/, ''));
    expect(drawn('VN_SOUTH').sort()).toEqual([...(SOUTH[weekday] ?? [])].sort());
    expect(drawn('VN_CENTRAL').sort()).toEqual([...(CENTRAL[weekday] ?? [])].sort());
    expect(drawn('VN_NORTH')).toEqual(NORTH[weekday]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('opens only draws of the days that it names, %i days on', async (days) => {
    const world = await mock.newWorld({ clock: { mode: 'frozen', at: WORLD_TIME + days * DAY } });
    for (const { remark, vendor, drawDayOfWeek, drawAt, winningTime } of await listLotteries(
      world.client,
      {},
      'lotus',
    )) {
      if (vendor !== 'TCG_LOTTO_VN') continue;
      const named = drawDayOfWeek.split(',').map(Number);
      expect(named, remark).toContain(weekdayIn(7, drawAt));
      expect(named, remark).toContain(weekdayIn(7, winningTime));
    }
  });

  it('has a fast lottery in the tab of fast draws and in that of its group', async () => {
    const { client } = await mock.newWorld();
    const menu = await client.value('getLotteryMenu', { query: { language: 'EN' }, merchant: 'baize' });
    const listIds = (tag: string) => menu.find((each) => each.tag === tag)?.gameMenus.map(({ gameId }) => gameId) ?? [];
    const fast = menu.find(({ tag }) => tag === 'FAST')?.gameMenus ?? [];
    expect(fast.length).toBeGreaterThan(0);
    for (const { gameId, gameGroupCode } of fast) expect(listIds(gameGroupCode)).toContain(gameId);
    for (const { gameMenus } of menu)
      expect(new Set(gameMenus.map(({ gameId }) => gameId)).size).toBe(gameMenus.length);
  });

  it.each([
    ['baize', 'FAST,SSC,K3', ['Manila Three Digit', 'Cebu Two Digit Express', 'One Minute Lotto']],
    ['lotus', 'VN_NORTH,VN_SOUTH,VN_CENTRAL,FAST', ['Hanoi Northern Draw', 'Ho Chi Minh City Lottery']],
    ['harbor', 'THAI,FAST', ['Bangkok Two Up']],
  ])("begins at %s with the brand's own market, and so do the hot ones", async (merchant, first, hottest) => {
    const { client } = await mock.newWorld();
    const menu = await client.value('getLotteryMenu', { merchant });
    expect(menu.map(({ tag }) => tag).join()).toMatch(new RegExp(`^${first}`));
    const hot = await client.value('listPopularLotteries', { merchant, query: { language: 'EN' } });
    expect(hot.slice(0, hottest.length).map(({ remark }) => remark)).toEqual(hottest);
  });

  it('has what the plays of the mode that opens pay at most', async () => {
    const { client } = await mock.newWorld();
    const most = new Map<string, number>();
    for (const { gameId, gameGroupCode, defaultPlayType = null, mostOdds } of await listLotteries(client)) {
      if (most.has(gameGroupCode)) continue;
      most.set(gameGroupCode, Number(mostOdds));
      const { groups } = await client.value('getPlayMenu', { path: { gameId } });
      const opened = groups.filter(({ prizeMode }) => prizeMode === defaultPlayType);
      const prizes = opened.flatMap(({ plays }) => plays.flatMap((play) => play.prizes));
      // A new member's series is 1956.
      const pays = prizes.map(({ fair: [over = 0, of = 1], odds }) => Number(odds ?? (1956 * over) / (2000 * of)));
      const difference = Math.max(...pays) - Number(mostOdds);
      expect(difference >= -1e-9 && difference < 0.01, gameGroupCode).toBe(true);
    }
    expect(Object.fromEntries(most)).toMatchObject({ '4D': 3500, THAI: 970, VN_NORTH: 8800 });
  });

  it('counts down to the lock, and opens the next draw with it', async () => {
    const world = await mock.newWorld();
    const first = await lotteryNamed(world, 'One Minute Lotto');
    expect(first).toMatchObject({ remainTime: 55 * SECOND, lockTime: 5 * SECOND, drawAt: WORLD_TIME + MINUTE });
    await world.clock.advance(first.remainTime - 1);
    expect(await lotteryNamed(world, 'One Minute Lotto')).toMatchObject({ numero: first.numero, remainTime: 1 });
    await world.clock.advance(1);
    const second = await lotteryNamed(world, 'One Minute Lotto');
    expect(second).toMatchObject({ remainTime: MINUTE, drawAt: WORLD_TIME + 2 * MINUTE, lastNumero: first.lastNumero });
    expect(second.numero).not.toBe(first.numero);
    await world.clock.advance(first.lockTime);
    expect(await lotteryNamed(world, 'One Minute Lotto')).toMatchObject({
      numero: second.numero,
      lastNumero: first.numero,
      winningTime: first.drawAt,
    });
  });

  it('does not move while the clock stands', async () => {
    const { client } = await mock.newWorld();
    expect(await listLotteries(client)).toEqual(await listLotteries(client));
  });

  it('agrees with the clock after ten minutes', async () => {
    const world = await mock.newWorld();
    const before = new Map((await listLotteries(world.client)).map((lottery) => [lottery.gameId, lottery]));
    await world.clock.advance(10 * MINUTE);
    for (const { gameId, remark, numero, remainTime, lockTime, drawAt } of await listLotteries(world.client)) {
      expect(WORLD_TIME + 10 * MINUTE + remainTime + lockTime, remark).toBe(drawAt);
      const earlier = before.get(gameId);
      if (earlier?.numero === numero) expect(remainTime, remark).toBe(earlier.remainTime - 10 * MINUTE);
    }
  });

  it('has only the prize modes that are asked for, and Vietnam always', async () => {
    const { client } = await mock.newWorld();
    const vendors = async (prizeMode: string) => [
      ...new Set((await listLotteries(client, { prizeMode }, 'lotus')).map(({ vendor }) => vendor)),
    ];
    const all = await listLotteries(client, {}, 'lotus');
    expect(await listLotteries(client, { prizeMode: 'Lott,ZY,Elott,SEA' }, 'lotus')).toEqual(all);
    expect((await vendors('SEA')).sort()).toEqual(['TCG_LOTTO_VN', 'TCG_SEA']);
    for (const lottery of await listLotteries(client, { prizeMode: 'ZY' }, 'lotus'))
      if (lottery.vendor !== 'TCG_LOTTO_VN') expect(lottery.prizeModes, lottery.remark).toContain('ZY');
    expect((await client.call('getLotteryMenu', { query: { prizeMode: 'Other' } })).status).toBe(400);
  });

  it('has none of a category that the brand has switched off', async () => {
    const world = await mock.newWorld();
    const before = await listLotteries(world.client);
    await world.changeBrand('baize', { modules: { LOTT3: false } });
    const after = await listLotteries(world.client);
    expect(before.some(({ vendor }) => vendor === 'LOTT')).toBe(true);
    expect(after.every(({ vendor }) => vendor !== 'LOTT')).toBe(true);
    const closed = before.find(({ vendor }) => vendor === 'LOTT');
    const { gameId } = closed ?? { gameId: 0 };
    expect(await refusalBy(world.client, 'getNearDraw', { query: { gameId } })).toMatchObject({
      status: 404,
      errorCode: 'game.not.found',
    });
  });

  it('opens each lottery with the prize mode of its first play', async () => {
    const { client } = await mock.newWorld();
    const families = new Map(
      (await listLotteries(client)).map((each) => [`${each.vendor} ${each.gameGroupCode}`, each]),
    );
    for (const { gameId, remark, prizeModes, defaultPlayType } of families.values()) {
      const { groups } = await client.value('getPlayMenu', { path: { gameId } });
      expect([prizeModes[0] ?? null, defaultPlayType ?? null], remark).toEqual([
        groups[0]?.prizeMode,
        groups[0]?.prizeMode,
      ]);
    }
  });

  it.each([
    ['LOTT', 'Lott'],
    ['ELOTT', 'Elott'],
    ['SEA', 'SEA'],
  ] as const)(
    'of a brand of the type %s opens each lottery that has it with the prize mode %s',
    async (lotteryType, mode) => {
      const world = await mock.newWorld();
      await world.changeBrand('baize', { lotteryType });
      const all = await listLotteries(world.client);
      expect(all.some(({ prizeModes }) => prizeModes.includes(mode))).toBe(true);
      for (const { prizeModes, remark } of all) if (prizeModes.includes(mode)) expect(prizeModes[0], remark).toBe(mode);
      const { gameId } = await lotteryNamed(world, 'Mark Six Classic');
      const { groups } = await world.client.value('getPlayMenu', { path: { gameId } });
      const own = all.find((each) => each.gameId === gameId);
      expect([groups[0]?.prizeMode, own?.defaultPlayType]).toEqual([own?.prizeModes[0], own?.prizeModes[0]]);
    },
  );

  it('names lotteries in the language that is asked for', async () => {
    const { client } = await mock.newWorld();
    const names = async (language: string) => (await listLotteries(client, { language })).map(({ remark }) => remark);
    expect(await names('VI')).not.toEqual(await names('EN'));
  });
});

describe('GET /lgw/vn/games/game_menu/recent', () => {
  it('has the lotteries of the last bets, the latest first and each once', async () => {
    const world = await mock.newWorld();
    const member = await world.client.signedIn();
    const earlier = (await member.value('getRecentLottery', { query: { language: 'EN' } })).map(({ remark }) => remark);
    const bet = async (name: string, line: { play: string; content: string }) => {
      await member.value('placeLotteryBet', {
        body: slipOn(await lotteryNamed(world, name), line),
      });
      await world.clock.advance(SECOND);
    };
    await bet('Mark Six Classic', { play: 'SPECIAL', content: '7' });
    await bet('One Minute Lotto', { play: 'EACH', content: '1||||5' });
    const recent = await member.value('getRecentLottery', { query: { language: 'EN' } });
    const expected = ['One Minute Lotto', 'Mark Six Classic', ...earlier];
    expect(recent.map(({ remark }) => remark)).toEqual([...new Set(expected)]);
    const one = await member.value('getRecentLottery', { query: { language: 'EN', recentCount: 1 } });
    expect(one.map(({ remark }) => remark)).toEqual(['One Minute Lotto']);
  });
});

describe('the opened draws', () => {
  it("are Vietnam's in one list and the others' in the other, as in the menu", async () => {
    const { client } = await mock.newWorld();
    const opened = {
      vietnam: await client.value('listOpenedNumeros', { merchant: 'lotus' }),
      others: await client.value('listOpenedLottoNumeros', { merchant: 'lotus' }),
    };
    const all = await listLotteries(client, {}, 'lotus');
    for (const [list, isOurs] of [
      [opened.vietnam, (vendor: string) => vendor === 'TCG_LOTTO_VN'],
      [opened.others, (vendor: string) => vendor !== 'TCG_LOTTO_VN'],
    ] as const) {
      const expected = new Map(all.filter(({ vendor }) => isOurs(vendor)).map((lottery) => [lottery.gameId, lottery]));
      expect(list.length).toBe(Math.min(expected.size, 100));
      for (const { gameId, ...status } of list) expect(expected.get(gameId)).toMatchObject(status);
    }
    expect(await client.value('listOpenedLottoNumeros', { query: { count: 3 } })).toHaveLength(3);
  });

  it('are popular in their order, as many as are asked for', async () => {
    const { client } = await mock.newWorld();
    const popular = await client.value('listPopularLotteries', { query: { language: 'EN' } });
    expect(popular.map(({ remark }) => remark).slice(2, 4)).toEqual(['One Minute Lotto', 'Quick Three One Minute']);
    expect(await client.value('listPopularLotteries', { query: { language: 'EN', count: 2 } })).toEqual(
      popular.slice(0, 2),
    );
  });
});

it('tells what a stake may cost in the units of the brand', async () => {
  const { client } = await mock.newWorld();
  const units = async (merchant: string) => {
    const [lottery] = (await listLotteries(client, {}, merchant)).filter(({ vendor }) => vendor === 'ELOTT');
    const path = { gameId: lottery?.gameId ?? 0 };
    return (await client.value('getGameSetting', { path, merchant })).units;
  };
  expect(await units('baize')).toEqual(['2', '0.2', '0.02', '0.002']);
  expect(await units('lotus')).toEqual(['2000', '200']);
});

it('opens the first draw of the morning while the night is without draws', async () => {
  const world = await mock.newWorld({ clock: { mode: 'frozen', at: atTime(4) } });
  // Draws of five digits pause from 03:10 to 07:30.
  expect(await lotteryNamed(world, 'Classic Five Star')).toMatchObject({
    drawAt: atTime(7, 30),
    winningTime: atTime(3, 10),
  });
});
