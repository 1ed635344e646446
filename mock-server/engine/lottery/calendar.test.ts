import { describe, expect, it } from 'vitest';
import { drawsBetween, findDraw, type Grid, gridPeriod, lastDraw, openDraw, pageDraws } from './calendar.ts';
import { GRIDS, vietnam } from './grids.ts';

const YEAR = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)] as const;

interface Table {
  zone: string;
  times: string[];
  perDay: number;
  on?: (weekday: string, monthDay: number, date: string) => boolean;
  /** First numbers of 2 January 2026, and its last. */
  numbers: [first: string, last: string];
}

function every(minutes: number, first: string, last: string): string[] {
  const times: string[] = [];
  const [h = 0, m = 0] = first.split(':').map(Number);
  for (let time = h * 60 + m; ; time += minutes) {
    const text = `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
    times.push(text);
    if (text === last) return times;
  }
}

const SHANGHAI = 'Asia/Shanghai';
const SAIGON = 'Asia/Ho_Chi_Minh';
const TABLES: Record<string, [Grid, Table]> = {
  'the house’s every minute': [
    GRIDS.house1,
    {
      zone: SHANGHAI,
      times: [...every(1, '00:01', '23:59'), '24:00'],
      perDay: 1440,
      numbers: ['202601020001', '202601021440'],
    },
  ],
  'the house’s every three minutes': [
    GRIDS.house3,
    {
      zone: SHANGHAI,
      times: [...every(3, '00:03', '23:57'), '24:00'],
      perDay: 480,
      numbers: ['202601020001', '202601020480'],
    },
  ],
  'the house’s every five minutes': [
    GRIDS.house5,
    {
      zone: SHANGHAI,
      times: [...every(5, '00:05', '23:55'), '24:00'],
      perDay: 288,
      numbers: ['202601020001', '202601020288'],
    },
  ],
  'the house’s every ten minutes': [
    GRIDS.house10,
    {
      zone: SHANGHAI,
      times: [...every(10, '00:10', '23:50'), '24:00'],
      perDay: 144,
      numbers: ['202601020001', '202601020144'],
    },
  ],
  'every evening': [
    GRIDS.evening,
    { zone: 'Asia/Manila', times: ['20:30'], perDay: 1, numbers: ['20260102', '20260102'] },
  ],
  SSC: [
    GRIDS.ssc,
    {
      zone: SHANGHAI,
      times: [...every(20, '00:30', '03:10'), ...every(20, '07:30', '23:50')],
      perDay: 59,
      numbers: ['20260102001', '20260102059'],
    },
  ],
  K3: [
    GRIDS.k3,
    { zone: SHANGHAI, times: every(20, '08:50', '22:10'), perDay: 41, numbers: ['20260102001', '20260102041'] },
  ],
  '11x5': [
    GRIDS.elevenFive,
    { zone: SHANGHAI, times: every(20, '09:30', '23:10'), perDay: 42, numbers: ['20260102001', '20260102042'] },
  ],
  PK10: [GRIDS.pk10, { zone: SHANGHAI, times: every(20, '09:30', '23:50'), perDay: 44, numbers: ['786493', '786536'] }],
  PC28: [
    GRIDS.pc28,
    { zone: SHANGHAI, times: every(5, '09:05', '23:55'), perDay: 179, numbers: ['3192548', '3192726'] },
  ],
  'Mark Six': [
    GRIDS.markSix,
    {
      zone: SHANGHAI,
      times: ['21:30'],
      perDay: 1,
      on: (weekday) => ['Tue', 'Thu', 'Sat'].includes(weekday),
      numbers: ['20260103', '20260103'],
    },
  ],
  '4D': [
    GRIDS.fourD,
    {
      zone: 'Asia/Singapore',
      times: ['19:00'],
      perDay: 1,
      on: (weekday) => ['Wed', 'Sat', 'Sun'].includes(weekday),
      numbers: ['20260103', '20260103'],
    },
  ],
  'Thai style': [
    GRIDS.thai,
    {
      zone: 'Asia/Bangkok',
      times: ['16:00'],
      perDay: 1,
      on: (_, monthDay) => monthDay === 1 || monthDay === 16,
      numbers: ['20260116', '20260116'],
    },
  ],
  'the north': [
    vietnam.north(),
    {
      zone: SAIGON,
      times: ['18:15'],
      perDay: 1,
      on: (_weekday, _monthDay, date) => !['20260216', '20260217', '20260218', '20260219'].includes(date),
      numbers: ['20260102', '20260102'],
    },
  ],
  'a station of the south': [
    vietnam.south([1, 6]),
    {
      zone: SAIGON,
      times: ['16:15'],
      perDay: 1,
      on: (weekday) => weekday === 'Mon' || weekday === 'Sat',
      numbers: ['20260103', '20260103'],
    },
  ],
  'a station of the centre': [
    vietnam.central([3]),
    {
      zone: SAIGON,
      times: ['17:15'],
      perDay: 1,
      on: (weekday) => weekday === 'Wed',
      numbers: ['20260107', '20260107'],
    },
  ],
};

function clockIn(zone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (time: number) => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const { weekday = '', year, month, day, hour, minute } = parts;
    return { weekday, monthDay: Number(day), date: `${year}${month}${day}`, time: `${hour}:${minute}` };
  };
}

const HOUR = 3_600_000;
const parseMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes * 60_000;
};

describe.each(Object.entries(TABLES))('%s', (_, [grid, table]) => {
  it('is drawn at the times of the table, on each of its days of a year and on no other', () => {
    expect(table.times).toHaveLength(table.perDay);
    const clock = clockIn(table.zone);
    const drawn = new Map<string, number[]>();
    for (const { drawAt, day, lockAt } of drawsBetween(grid, ...YEAR)) {
      if (lockAt !== drawAt - grid.lockMs) throw new Error(`The draw of ${drawAt} locks at ${lockAt}`);
      const times = drawn.get(day);
      if (times) times.push(drawAt);
      else drawn.set(day, [drawAt]);
    }
    let days = 0;
    // The zone cuts the year's first and last day.
    for (let noon = Date.UTC(2026, 0, 2, 12); noon < Date.UTC(2026, 11, 31); noon += 24 * HOUR) {
      const { weekday, monthDay, date, time } = clock(noon);
      const midnight = noon - parseMinutes(time);
      expect(clock(midnight)).toMatchObject({ date, time: '00:00' });
      const isOn = table.on?.(weekday, monthDay, date) ?? true;
      if (isOn) days += 1;
      expect(drawn.get(date) ?? [], date).toEqual(isOn ? table.times.map((each) => midnight + parseMinutes(each)) : []);
    }
    expect(days).toBeGreaterThan(20);
  });

  it('numbers its draws, and finds each by its number', () => {
    const all = [...drawsBetween(grid, Date.UTC(2026, 0, 1, 16), Date.UTC(2026, 0, 31))];
    const first = all[0];
    expect([first?.numero, all[table.perDay - 1]?.numero]).toEqual(table.numbers);
    expect(new Set(all.map(({ numero }) => numero)).size).toBe(all.length);
    for (const draw of all) expect(findDraw(grid, draw.numero)).toEqual(draw);
    const isRunning = grid.numbering.kind === 'running';
    for (const wrong of ['', '0', 'x', '-1', '9'.repeat(20), ...(isRunning ? [] : ['20260230', '2026023099999'])])
      expect(findDraw(grid, wrong), wrong).toBeNull();
  });

  it('closes each draw before a lottery of any zone publishes the seed of its day', () => {
    // All lotteries share a day's seed, and the day ends first in GMT+8.
    for (const { day, lockAt } of drawsBetween(grid, ...YEAR)) {
      const [year, month, date] = [day.slice(0, 4), day.slice(4, 6), day.slice(6)].map(Number);
      const published = Date.UTC(year ?? 0, (month ?? 0) - 1, (date ?? 0) + 1) - 8 * HOUR;
      if (lockAt >= published) throw new Error(`The draw of ${new Date(lockAt).toISOString()} can be told from ${day}`);
    }
  });

  it('repeats its times after its period, unless that is of months or pauses', () => {
    if (grid.monthDays || grid.pauses) return expect(() => gridPeriod(grid)).toThrow();
    const [from, period] = [Date.UTC(2026, 2, 3, 4, 5), gridPeriod(grid)];
    const times = (after: number) => [...drawsBetween(grid, after, after + 8 * 86_400_000)].map(({ drawAt }) => drawAt);
    expect(times(from).length).toBeGreaterThan(0);
    expect(times(from + period)).toEqual(times(from).map((time) => time + period));
  });

  it('pages its draws from the newest one, and counts all', () => {
    const span = [Date.UTC(2026, 0, 1, 16), Date.UTC(2026, 1, 25, 11)] as const;
    const all = [...drawsBetween(grid, span[0] - 1, span[1])].toReversed();
    for (const skip of [0, 1, all.length - 2, all.length])
      expect(pageDraws(grid, span, { skip, take: 3 })).toEqual({ list: all.slice(skip, skip + 3), total: all.length });
  });

  it('takes bets for the next draw until its lock, then for the one after', () => {
    const [draw, next] = [...drawsBetween(grid, Date.UTC(2026, 4, 5), Date.UTC(2026, 5, 8))];
    if (!draw || !next) throw new Error('There are two draws');
    expect(openDraw(grid, draw.lockAt - 1)).toEqual(draw);
    expect(openDraw(grid, draw.lockAt)).toEqual(next);
    expect(lastDraw(grid, draw.drawAt)).toEqual(draw);
    expect(lastDraw(grid, next.drawAt - 1)).toEqual(draw);
  });
});

it.each([
  ['2026-02-15T18:10', '20260220'],
  ['2026-02-19T23:00', '20260220'],
  ['2027-02-05T00:00', '20270209'],
])('the north › at %s the next draw that takes bets is %s', (time, numero) => {
  expect(openDraw(vietnam.north(), Date.parse(`${time}:00+07:00`)).numero).toBe(numero);
  expect(findDraw(vietnam.north(), '20260217')).toBeNull();
});

it('the house’s every half minute › is drawn each half minute of the day, the last time at midnight', () => {
  const midnight = Date.UTC(2026, 0, 1, 16);
  const draws = [...drawsBetween(GRIDS.houseHalf, midnight, midnight + 24 * HOUR)];
  expect(draws.map(({ drawAt }) => drawAt - midnight)).toEqual(
    Array.from({ length: 2880 }, (_, index) => (index + 1) * 30_000),
  );
  expect([draws[0]?.numero, draws.at(-1)?.numero]).toEqual(['202601020001', '202601022880']);
});
