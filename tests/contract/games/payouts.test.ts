import { describe, expect, it } from 'vitest';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { OpenGame } from '../../support/vendor.ts';

const mock = mockForFile();
const DICE = 'CANDLEWICK_0020';
const TWO_DECIMALS = /^\d+\.\d\d$/;

describe('POST /vendor/api/rounds', () => {
  it('when the rules give a part of a hundredth › it pays whole hundredths, the one above or the one below', async () => {
    const world = await mock.newWorld();
    const { launchUrl } = await world.client.value('launchTrial', { query: { gameCode: DICE } });
    const game = new OpenGame(world, new URL(launchUrl ?? '', world.client.origin).searchParams.get('token') ?? '');
    const paid = new Set<string>();
    for (let round = 0; round < 60; round += 1) {
      const { status, body } = await game.bet({ level: 1, side: 'under', chance: 50 });
      expect(status).toBe(200);
      expect(body.win).toMatch(TWO_DECIMALS);
      expect(body.balance).toMatch(TWO_DECIMALS);
      paid.add(body.win);
    }
    // A stake of 0.10 at 1.91 to one.
    expect([...paid].sort()).toEqual(['0.00', '0.19', '0.20']);
    await expectBalancedBooks(world);
  });
});
