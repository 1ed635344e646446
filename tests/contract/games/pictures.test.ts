import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';

const mock = mockForFile();

const BRANDS = ['baize', 'lotus', 'harbor'] as const;
const AT_ONCE = 8;
const SLOW = 120_000;

function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/[\w/.%-]+\.svg$/.test(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(picturesIn) : [];
}

async function listCovers(client: Client): Promise<string[]> {
  const covers: string[] = [];
  for (const { gameCategory } of await client.value('getGameMenus')) {
    let totalPages = 1;
    for (let pageNo = 1; pageNo <= totalPages; pageNo += 1) {
      const query = {
        clientType: 3,
        platform: 'flash,html5-desktop',
        gameType: gameCategory,
        pageNo,
        pageSize: 100,
      } as const;
      const page = await client.value('listGames', { query });
      covers.push(...picturesIn(page));
      totalPages = page.totalPages;
    }
  }
  return covers;
}

async function listPictures(client: Client, merchant: string): Promise<string[]> {
  const member = client.as({ token: await client.signIn('lucky') });
  const values = await Promise.all([
    client.value('listVendors', { query: { platform: 'html5-desktop' } }),
    client.value('listHotGames', { query: { merchantCode: merchant, isPlatform: 2 } }),
    client.value('getWinnerBoard', { query: { gameCategory: 'ALL', limitNum: 100 } }),
    client.value('getRankList', { query: { period: 'MONTH', limitNum: 100 } }),
    client.value('listRooms'),
    client.value('getWhitelabel'),
    client.value('listAnnouncements', { query: { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' } }),
    member.value('getMemberInfo'),
    member.value('getPlayerAvatar'),
  ]);
  return [...values.flatMap(picturesIn), ...(await listCovers(client))];
}

describe('the pictures of a brand', () => {
  it('each has one at every address that the API returns', { timeout: SLOW }, async () => {
    const { client } = await mock.newWorld();
    const found = await Promise.all(BRANDS.map((merchant) => listPictures(client.as({ merchant }), merchant)));
    const waiting = [...new Set(found.flat())];
    expect(waiting.length).toBeGreaterThan(1000);
    const missing: string[] = [];
    const request = async () => {
      for (let path = waiting.pop(); path; path = waiting.pop()) {
        const { status, headers } = await fetch(`${mock.origin}/cdn${path}`);
        if (status !== 200 || !headers.get('Content-Type')?.startsWith('image/svg+xml')) missing.push(path);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, request));
    expect(missing).toEqual([]);
  });
});
