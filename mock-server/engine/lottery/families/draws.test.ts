import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { computeResult, hashOfDay, secretOfDay } from '../draws.ts';
import { familiesIn } from './families.ts';
import { ssc } from './ssc.ts';

const DAY = '20260102';
const secret = secretOfDay('a world', DAY);

describe('a draw', () => {
  it('is a function of the day’s secret, the game and the number', () => {
    const draw = () => computeResult(ssc, secret, 'CQSSC', '20260102001');
    expect(draw()).toEqual(draw());
    expect(computeResult(ssc, secret, 'CQSSC', '20260102002')).not.toEqual(draw());
    expect(computeResult(ssc, secret, 'XJSSC', '20260102001')).not.toEqual(draw());
    expect(computeResult(ssc, secretOfDay('another', DAY), 'CQSSC', '20260102001')).not.toEqual(draw());
  });

  it('can be computed again by hand from the secret, whose hash is known before', () => {
    const block = createHmac('sha256', secret).update('CQSSC:20260102001:0:0').digest();
    const balls = [0, 1, 2, 3, 4].map((index) => block.readUIntBE(index * 6, 6) % 10);
    expect(computeResult(ssc, secret, 'CQSSC', '20260102001').balls).toEqual(balls);
    expect(hashOfDay('a world', DAY)).toBe(createHash('sha256').update(secret).digest('hex'));
  });
});

const DIGITS = { low: 0, high: 9, count: 5, isDistinct: false };
const SHAPES: Record<string, typeof DIGITS> = {
  SSC: DIGITS,
  K3: { ...DIGITS, low: 1, high: 6, count: 3 },
  PK10: { low: 1, high: 10, count: 10, isDistinct: true },
  '11X5': { low: 1, high: 11, count: 5, isDistinct: true },
  PC28: { ...DIGITS, count: 3 },
  MARK6: { low: 1, high: 49, count: 7, isDistinct: true },
};
const BOARDS: Record<string, [numbers: number, digits: number[]]> = {
  VN_NORTH: [27, [2, 3, 4, 5]],
  VN_SOUTH: [18, [2, 3, 4, 5, 6]],
  '4D': [23, [4]],
  THAI: [6, [2, 3, 6]],
};

describe.each(familiesIn(6).map((family) => [family.code, family] as const))('a draw of %s', (code, family) => {
  const results = Array.from({ length: 2000 }, (_, index) => computeResult(family, secret, code, String(index)));

  it('has its numbers, each as often as the others', () => {
    const shape = SHAPES[code];
    if (!shape) {
      const [numbers = 0, digits = []] = BOARDS[code] ?? [];
      for (const { board } of results) {
        const all = Object.values(board).flat();
        expect(all).toHaveLength(numbers);
        expect([...new Set(all.map(({ length }) => length))].sort()).toEqual(digits);
      }
      return;
    }
    const counts = new Map<number, number>();
    for (const { balls } of results) {
      expect(balls).toHaveLength(shape.count);
      if (shape.isDistinct) expect(new Set(balls).size).toBe(shape.count);
      for (const ball of balls) counts.set(ball, (counts.get(ball) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: shape.high - shape.low + 1 }, (_, index) => shape.low + index),
    );
    const mean = (results.length * shape.count) / counts.size;
    // Five standard errors.
    for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(5 * Math.sqrt(mean));
  });
});
