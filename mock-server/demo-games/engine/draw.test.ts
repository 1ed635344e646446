import { describe, expect, it } from 'vitest';
import { fairSource } from '../../engine/fair.ts';
import { roundPayout } from './draw.ts';

describe('A rounded payout', () => {
  it.each([0n, 100n, 1_234_500n])('of %d is what it is, and draws nothing', (payout) => {
    const none = { int: () => expect.unreachable('nothing is to be drawn') };
    expect(roundPayout(payout, 100n, none)).toBe(payout);
  });

  it('is one of the two beside it, and on average the same', () => {
    const rounds = 20_000;
    let sum = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const paid = roundPayout(196n, 100n, fairSource('server', 'client', nonce));
      expect([100n, 200n]).toContain(paid);
      sum += Number(paid);
    }
    expect(Math.abs(sum / rounds - 196)).toBeLessThan(1);
  });
});
