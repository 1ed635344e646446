import { describe, expect, it } from 'vitest';
import type { Site } from '~/request/site.server.ts';
import { jackpotPath } from './games.server.ts';
import { isFiltered, readGamesSearch } from './games-search.server.ts';

const MENU = { gameCategory: 'RNG', title: 'Slots', classifications: ['JP' as const], vendors: [] } as const;
const KNOWING = { ...MENU, sorts: ['popular', 'rtp'], flags: ['jackpot', 'new'] };

type Menu = Parameters<typeof readGamesSearch>[1];

const read = (menu: object, query: string) =>
  readGamesSearch({ language: 'EN', url: new URL(`http://site.test/rng?${query}`) } as Site, menu as Menu);

describe('the search of a games page', () => {
  it('has the orders and marks that the API has', () => {
    expect(read(KNOWING, 'sort=rtp&flags=new,jackpot')).toMatchObject({ sort: 'rtp', flags: ['jackpot', 'new'] });
    expect(read(KNOWING, 'sort=name&flags=lowStake,jackpot,x')).toMatchObject({ sort: undefined, flags: ['jackpot'] });
  });

  it('has the name as it was meant, and none of blanks alone', () => {
    expect(read(MENU, 'name=%20fortune%E2%80%8B%E3%80%80gems%EF%BB%BF')).toMatchObject({ name: 'fortune gems' });
    expect(read(MENU, `name=${'x'.repeat(100)}`).name).toHaveLength(60);
    expect(isFiltered(read(MENU, 'name=%E2%80%8B%20'))).toBe(false);
  });

  it('has none where the API would ignore them, so that the page does not claim them', () => {
    const search = read(MENU, 'sort=rtp&flags=jackpot');
    expect(search).toMatchObject({ sort: undefined, flags: [] });
    expect(isFiltered(search)).toBe(false);
    expect(jackpotPath([MENU] as unknown as Menu[])).toBeNull();
    expect(jackpotPath([KNOWING] as unknown as Menu[])).toBe('/rng?list=all&flags=jackpot');
  });
});
