import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawAsset } from '../../mock-server/art/gallery.ts';
import { pointRewardPath } from '../../mock-server/art/paths.ts';
import { gameTypes } from '../../mock-server/catalogue/vendors.ts';
import { PEOPLE, SEED_PASSWORD, SEED_PAYMENT_PASSWORD } from '../../mock-server/control/seed-people.ts';
import { verifyPassword } from '../../mock-server/domains/session/password.ts';
import { SEED_TIME } from '../../mock-server/worlds/clock.ts';
import { languages, type Texts } from '../../mock-server/worlds/columns.ts';
import { MOVING_TIMES } from '../../mock-server/worlds/database.ts';
import { PrismaClient } from '../generated/client.ts';
import { PrismaSqlite } from '../sqlite/adapter.ts';
import { Sqlite } from '../sqlite/database.ts';
import { buildSeed } from './build.ts';
import { bannerGroups } from './system/texts/banners/copy.ts';

const TOKEN = /^[A-Za-z0-9#(),.%/ '_-]+$/;
const brandCodes = ['baize', 'harbor', 'lotus'];

let folder: string;
let file: string;
let db: PrismaClient;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'seed-'));
  file = path.join(folder, 'seed.db');
  copyFileSync('.data/seed.db', file);
  db = new PrismaClient({ adapter: new PrismaSqlite(file) });
});

afterAll(async () => {
  await db.$disconnect();
  rmSync(folder, { recursive: true });
});

const hashFile = (name: string) => createHash('sha256').update(readFileSync(name)).digest('hex');

describe('buildSeed', () => {
  it('gives the same bytes every time, and leaves nothing beside them', async () => {
    const place = path.join(folder, 'again');
    const again = path.join(place, 'seed.db');
    mkdirSync(place);
    // It replaces an older seed.
    copyFileSync(file, again);
    await buildSeed(again);
    expect(hashFile(again)).toBe(hashFile(file));
    expect(readdirSync(place)).toEqual(['seed.db']);
  });
});

describe('docs/who-is-who.md', () => {
  const text = readFileSync('docs/who-is-who.md', 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)` (\|.*) \|$/gm)].map(([, name = '', rest = '']) => [
    name,
    ...rest
      .split('|')
      .slice(1)
      .map((cell) => cell.trim()),
  ]);
  const TYPES: Record<string, number[]> = { player: [0], 'general agent': [1], agent: [2], 'master agent': [41, 42] };
  const count = rows.filter((row) => row.length === 8).length;

  it('has the words of the seed guide', () => {
    expect(rows.slice(0, count).map((row) => [row[0], row[7]?.replaceAll('`', '')])).toEqual(Object.entries(PEOPLE));
  });

  it.each(rows.slice(0, count))('%s', async (username, type = '', rank, baize, lotus, harbor, payment) => {
    const members = await db.member.findMany({ where: { username } });
    const wallets = await db.wallet.groupBy({ by: ['memberId'], _sum: { balance: true } });
    const balance = (id: number) =>
      String(Number(wallets.find((row) => row.memberId === id)?._sum.balance ?? 0) / 10_000);
    const told = { baize, lotus, harbor } as Record<string, string | undefined>;
    for (const { id, brandCode, type: of, rankLevel, paymentHash } of members) {
      expect([brandCode, balance(id)]).toEqual([brandCode, told[brandCode]]);
      expect(TYPES[type]).toContain(of);
      expect(String(rankLevel)).toBe(rank);
      expect(await verifyPassword(SEED_PAYMENT_PASSWORD, paymentHash ?? '')).toBe(payment === SEED_PAYMENT_PASSWORD);
    }
    expect(members.map(({ brandCode }) => brandCode).sort()).toEqual(brandCodes);
  });

  it.each(rows.slice(count))('%s', async (username, type = '', upline, contracts = '') => {
    const member = await db.member.findFirstOrThrow({
      where: { username, brandCode: 'baize' },
      include: { upline: true },
    });
    expect(TYPES[type]).toContain(member.type);
    expect(`\`${member.upline?.username}\``).toBe(upline);
    for (const { state } of await db.contract.findMany({ where: { lineId: member.id } }))
      expect(contracts).toContain(state);
  });
});

describe('a new world', () => {
  it('moves every time of the seed', () => {
    const database = new Sqlite(file);
    const columns = database.rows<{ model: keyof typeof MOVING_TIMES; column: string }>(
      `SELECT t."name" AS "model", c."name" AS "column" FROM file.sqlite_master t, pragma_table_info(t."name") c
        WHERE t."type" = 'table' AND c."type" = 'DATETIME'`,
    );
    const isSeeded = ({ model, column }: (typeof columns)[number]) =>
      database.rows(`SELECT 1 FROM "${model}" WHERE "${column}" IS NOT NULL LIMIT 1`).length > 0;
    const left = columns.filter(
      (each) => isSeeded(each) && !MOVING_TIMES[each.model]?.some((moved) => moved === each.column),
    );
    expect(left.map(({ model, column }) => `${model}.${column}`)).toEqual([]);
    database.close();
  });
});

describe('the catalogue', () => {
  it('has three brands, forty vendors and more, and 1,200 games and more of all nine types', async () => {
    const brands = await db.brand.findMany({ orderBy: { code: 'asc' } });
    expect(brands.map(({ code }) => code)).toEqual(brandCodes);
    expect(new Set((await db.vendor.findMany()).map(({ code }) => code)).size).toBeGreaterThanOrEqual(40);
    expect(await db.game.count()).toBeGreaterThanOrEqual(1200);
    const types = await db.game.groupBy({ by: ['gameType'] });
    expect(types.map(({ gameType }) => gameType).sort()).toEqual([...gameTypes].sort());
  });

  it('keeps of a game name only what differs from English', async () => {
    for (const { name } of await db.game.findMany()) {
      const { EN, ...others } = JSON.parse(name) as Partial<Texts>;
      expect(EN).toBeTruthy();
      expect(Object.values(others)).not.toContain(EN);
    }
  });

  it('has books in which every movement sums to zero, and every balance is the sum of its entries', async () => {
    const sums = await db.ledgerEntry.groupBy({ by: ['movementId'], _sum: { amount: true } });
    expect(sums.length).toBeGreaterThan(500);
    expect(sums.filter(({ _sum }) => _sum.amount !== 0n)).toEqual([]);
    const held = await db.ledgerEntry.groupBy({ by: ['memberId', 'accountTypeId'], _sum: { amount: true } });
    const booked = new Map(
      held.map(({ memberId, accountTypeId, _sum }) => [`${memberId} ${accountTypeId}`, _sum.amount]),
    );
    const wallets = await db.wallet.findMany();
    for (const { memberId, accountTypeId, balance } of wallets)
      expect(booked.get(`${memberId} ${accountTypeId}`) ?? 0n).toBe(balance);
    expect(await db.ledgerEntry.count({ where: { balanceAfter: { lt: 0 } } })).toBe(0);
  });

  it('has a finished order for each deposit, and none of novice, whom missions and chat take for new', async () => {
    const deposits = await db.movement.findMany({ where: { entries: { some: { typeCode: 6101 } } } });
    const orders = await db.depositOrder.findMany({ where: { state: 'success' } });
    expect(orders.map(({ orderNo }) => orderNo).toSorted()).toEqual(deposits.map(({ orderNo }) => orderNo).toSorted());
    const members = await db.member.findMany({ where: { username: 'novice' } });
    const owners = new Set(deposits.map(({ memberId }) => memberId));
    expect(members.map(({ id }) => owners.has(id))).toEqual([false, false, false]);
  });

  it('shows sixty winners of each brand from the last four hours, at games that the brand has', async () => {
    for (const brandCode of brandCodes) {
      const winners = await db.winner.findMany({ where: { brandCode }, include: { game: true } });
      const carried = await db.brandVendor.findMany({ where: { brandCode } });
      const places = new Set(carried.map(({ vendorCode, gameType }) => `${gameType} ${vendorCode}`));
      expect(winners).toHaveLength(60);
      expect(new Set(winners.map(({ time }) => time.getTime())).size).toBe(60);
      for (const { time, game } of winners) {
        expect(SEED_TIME - time.getTime()).toBeGreaterThan(0);
        expect(SEED_TIME - time.getTime()).toBeLessThanOrEqual(4 * 60 * 60_000);
        expect(places).toContain(`${game.gameType} ${game.vendorCode}`);
      }
    }
  });
});

describe.each(brandCodes)('%s', (brandCode) => {
  it('has a team of sixty, and lucky, in three levels below the boss, each registered after the one above', async () => {
    const boss = await db.member.findUniqueOrThrow({ where: { brandCode_username: { brandCode, username: 'boss' } } });
    const levels: number[] = [];
    let above = [boss];
    while (above.length > 0) {
      const below = await db.member.findMany({
        where: { uplineId: { in: above.map(({ id }) => id) } },
        include: { upline: true },
      });
      for (const { registeredAt, upline } of below) {
        expect(registeredAt.getTime()).toBeGreaterThan(upline?.registeredAt.getTime() ?? Number.POSITIVE_INFINITY);
        expect([1, 2, 41, 42]).toContain(upline?.type);
      }
      levels.push(below.length);
      above = below;
    }
    for (const type of [1, 2, 41, 42]) expect(await db.member.count({ where: { brandCode, type } })).toBeGreaterThan(0);
    expect(levels.filter((size) => size > 0)).toHaveLength(3);
    expect(levels.reduce((sum, size) => sum + size, 0)).toBe(61);
  });

  it('lets everyone in with the password of the seed', async () => {
    const { passwordHash } = await db.member.findUniqueOrThrow({
      where: { brandCode_username: { brandCode, username: 'lucky' } },
    });
    expect(await verifyPassword(SEED_PASSWORD, passwordHash)).toBe(true);
    expect(await verifyPassword('play12345', passwordHash)).toBe(false);
  });

  it('has promotions that no other brand has, and one of each state', async () => {
    const promotions = await db.promotion.findMany({ orderBy: { id: 'asc' } });
    const codesOfOthers = new Set(promotions.filter((each) => each.brandCode !== brandCode).map(({ code }) => code));
    const own = promotions.filter((each) => each.brandCode === brandCode);
    expect(own.filter(({ code }) => !codesOfOthers.has(code)).length).toBeGreaterThanOrEqual(4);
    expect(own.filter(({ budget }) => budget === '{"number":0}')).toHaveLength(1);
    expect(own.filter(({ endTime }) => endTime.getTime() <= SEED_TIME)).toHaveLength(1);
    expect(own.filter(({ startTime }) => startTime.getTime() > SEED_TIME)).toHaveLength(1);
    const given = await db.reward.findMany({ where: { brandCode, source: 'PROMOTION', state: 'claimable' } });
    expect(own.map(({ id }) => id)).toContain(given[0]?.promotionId);
  });

  it('tells the numbers of the referral in its promotion', async () => {
    const { terms } = await db.promotion.findUniqueOrThrow({
      where: { brandCode_code: { brandCode, code: 'friend-referral' } },
    });
    const tiers = await db.referralTier.findMany({ where: { brandCode } });
    const numbers = tiers.flatMap(({ required, inviterAmount, friendAmount }) => [
      required,
      inviterAmount,
      friendAmount,
    ]);
    for (const text of Object.values(JSON.parse(terms) as Texts))
      for (const number of numbers.filter((each) => each > 0)) expect(text).toContain(number.toLocaleString('en-US'));
  });

  it('has banners for every group', async () => {
    const groups = await db.banner.groupBy({ by: ['groupName'], where: { brandCode } });
    expect(groups.map(({ groupName }) => groupName).sort()).toEqual([...bannerGroups].sort());
  });

  it('leads only to routes that are enabled', async () => {
    const routes = await db.route.findMany({ where: { brandCode, isEnabled: true } });
    const paths = new Set(routes.map(({ path }) => path));
    const entries = await db.menuEntry.findMany({ where: { brandCode } });
    const banners = await db.banner.findMany({ where: { brandCode, linkageType: 'ROUTE' } });
    for (const address of [...entries.map(({ path }) => path), ...banners.map(({ link }) => link)]) {
      expect(paths).toContain(address.replace(/[?#].*$/, '').replace('/promoDetail', '/promotions'));
    }
  });

  it('links its slot banners to vendors that it carries', async () => {
    const banners = await db.banner.findMany({ where: { brandCode, link: { contains: 'vassalage=' } } });
    for (const { link } of banners) {
      const vendorCode = link.replace(/.*vassalage=/, '');
      expect(await db.brandVendor.count({ where: { brandCode, vendorCode, gameType: 'RNG' } })).toBe(1);
    }
  });

  it('has the articles that its help menu and its highlights lead to', async () => {
    const entries = await db.menuEntry.findMany({ where: { brandCode, place: 'help' } });
    const highlights = await db.announcement.findMany({ where: { brandCode, type: 'H' } });
    const paths = [...entries.map(({ path }) => path), ...highlights.map(({ link }) => link)];
    const tags = paths.filter((path) => path.startsWith('/help'));
    for (const tag of tags.map((path) => path.replace(/^\/help(#|\?article=)/, '')))
      expect(await db.helpArticle.count({ where: { brandCode, tag } }), tag).toBe(1);
  });

  it('switches a module off with the one above it', async () => {
    const modules = await db.brandModule.findMany({ where: { brandCode } });
    const off = new Set(modules.filter(({ isEnabled }) => !isEnabled).map(({ modId }) => modId));
    for (const { parentId, isEnabled } of modules) if (parentId && off.has(parentId)) expect(isEnabled).toBe(false);
  });

  it('has a theme that the contract lets through', async () => {
    const { theme } = await db.brand.findUniqueOrThrow({ where: { code: brandCode } });
    const { light, dark } = JSON.parse(theme) as Record<'light' | 'dark', Record<string, string>>;
    for (const value of [...Object.values(light), ...Object.values(dark)]) expect(value).toMatch(TOKEN);
    expect(light).toHaveProperty('font-display');
  });
});

/** Filipino players say these in English. */
const ENGLISH_IN_FILIPINO = new Set([
  'Home',
  'Slots',
  'Live casino',
  'Sports',
  'Esports',
  'Fishing',
  'Card games',
  'Responsible gaming',
  'Parlay boost',
  'Points mall',
]);

describe('texts', () => {
  it('are said in all six languages, and differ from English', async () => {
    const texts = await everyText();
    expect(texts.length).toBeGreaterThan(500);
    for (const { where, text } of texts) {
      for (const lang of languages) {
        expect(text[lang]?.trim(), `${where} in ${lang}`).toBeTruthy();
        expect(text[lang], `${where} in ${lang}`).not.toMatch(/[{}]|!!|undefined|NaN/);
        if (lang !== 'EN' && !(lang === 'TY' && ENGLISH_IN_FILIPINO.has(text.EN)))
          expect(text[lang], `${where} in ${lang}`).not.toBe(text.EN);
      }
    }
  });

  it('are as long as the contract allows', async () => {
    const limits: Record<string, number> = {
      'Banner.title': 80,
      'Banner.subtitle': 160,
      'Announcement.title': 160,
      'Announcement.content': 20_000,
      'Announcement.linkText': 80,
      'Promotion.title': 160,
      'Promotion.summary': 400,
      'PointReward.name': 120,
      'PointReward.text': 400,
      'Notice.title': 200,
      'Notice.content': 20_000,
      'MenuEntry.label': 80,
      'Brand.tagline': 160,
      'Brand.siteTitle': 160,
      'Brand.description': 320,
      'Brand.footer': 2000,
      'Licence.name': 80,
      'Licence.scope': 200,
      'Brand.reward': 160,
    };
    for (const { where, text } of await everyText()) {
      const limit = limits[where] ?? Number.POSITIVE_INFINITY;
      for (const lang of languages) expect(text[lang].length, `${where} in ${lang}`).toBeLessThanOrEqual(limit);
    }
  });

  it('use the tags that a page keeps', async () => {
    for (const { where, text } of await everyText()) {
      const tags = languages.flatMap((lang) => text[lang].match(/<\/?[^\s>]+/g) ?? []);
      for (const tag of tags) expect(tag, where).toMatch(/^<\/?(p|ul|ol|li|h3|b|a)$/);
    }
  });
});

describe('the points mall', () => {
  it('has 25 rewards a brand, each with a picture of its own', async () => {
    for (const brandCode of brandCodes) {
      const rewards = await db.pointReward.findMany({ where: { brandCode } });
      const pictures = new Set(rewards.map(({ picture }) => drawAsset(pointRewardPath(picture))));
      expect([rewards.length, pictures.size, pictures.has(null)]).toEqual([25, 25, false]);
    }
  });
});

/** Except the names of games. */
async function everyText(): Promise<{ where: string; text: Texts }[]> {
  const listFields = (where: string, rows: readonly object[], fields: readonly string[]) =>
    rows.flatMap((row) =>
      fields.map((field) => ({
        where: `${where}.${field}`,
        text: JSON.parse(String((row as Record<string, unknown>)[field])) as Texts,
      })),
    );
  const ofBrands = (await db.brand.findMany()).flatMap(({ texts, vipService }) => [
    ...Object.entries(JSON.parse(texts) as Record<string, Texts>).map(([field, text]) => ({
      where: `Brand.${field}`,
      text,
    })),
    ...(JSON.parse(vipService) as { rewards: Texts[] }).rewards.map((text) => ({ where: 'Brand.reward', text })),
  ]);
  return [
    ...ofBrands,
    ...listFields('Licence', await db.licence.findMany(), ['name', 'scope']),
    ...listFields('MenuEntry', await db.menuEntry.findMany(), ['label']),
    ...listFields('Banner', await db.banner.findMany(), ['title', 'subtitle']),
    ...listFields('Announcement', await db.announcement.findMany({ where: { type: { not: 'H' } } }), [
      'title',
      'content',
    ]),
    ...listFields(
      'Announcement',
      await db.announcement.findMany({ where: { type: { not: 'H' }, link: { not: '' } } }),
      ['linkText'],
    ),
    ...listFields('Promotion', await db.promotion.findMany(), ['title', 'summary', 'content']),
    ...listFields('PointReward', await db.pointReward.findMany(), ['name', 'text']),
    ...listFields('Notice', await db.notice.findMany(), ['title', 'content']),
    ...listFields('Message', await db.message.findMany({ where: { sender: null } }), ['title', 'content']),
  ];
}
