import { describe, expect, it } from 'vitest';
import { animalAt, familyAt } from './families.ts';

const [SNAKE, HORSE] = [5, 6];

describe('animalAt', () => {
  it.each([
    ['2026-02-16T23:59:59.999+08:00', SNAKE],
    ['2026-02-17T00:00:00+08:00', HORSE],
    ['2026-03-18T12:00:00+08:00', HORSE],
    ['2027-02-05T23:59:59.999+08:00', HORSE],
    // New moons four minutes before midnight and seven after.
    ['2027-02-06T00:00:00+08:00', 7],
    ['2030-02-02T23:59:59.999+08:00', 9],
    ['2030-02-03T00:00:00+08:00', 10],
    ['2020-01-25T00:00:00+08:00', 0],
  ])('at %s › the animal %i of the lunar year, whose days begin in GMT+8', (time, animal) => {
    expect(animalAt(Date.parse(time))).toBe(animal);
  });
});

describe('familyAt', () => {
  it('when the lunar year begins › Mark Six has the numbers of its animal, and other families stay', () => {
    const [before, after] = ['2026-02-16T12:00:00+08:00', '2026-02-17T12:00:00+08:00'].map(Date.parse);
    const numbersAt = (time = 0) => {
      const { rule } = familyAt('MARK6', time).plays.find(({ code }) => code === 'SPECIAL_ZODIAC') ?? {};
      if (rule?.kind !== 'market') throw new Error('Mark Six has bets on animals');
      return rule.choices.find(({ values }) => values.includes(1))?.symbol;
    };
    expect([numbersAt(before), numbersAt(after)]).toEqual([String(SNAKE), String(HORSE)]);
    expect(familyAt('SSC', before ?? 0)).toEqual(familyAt('SSC', after ?? 0));
  });

  it('when there is no such family › throws', () => {
    expect(() => familyAt('NONE', 0)).toThrow('NONE');
  });
});
