import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PeriodSums } from '../../../../openapi/rules/pay.ts';
import { parseMoney } from '../../../shared/money.ts';
import { calculate } from './calculate.ts';
import { daysOf, periodAt } from './periods.ts';
import { type ContractTerms, checkTerms, checkUnder } from './terms.ts';

const TERMS: ContractTerms = {
  period: 'M',
  tiers: [
    { turnover: '0.00', loss: '1000.00', activeMembers: 2, rate: 500 },
    { turnover: '0.00', loss: '5000.00', activeMembers: 4, rate: 1000 },
  ],
  measure: 'AFTER',
  base: 'AFTER',
  activeDeposit: '0.00',
  activeBet: '100.00',
  deductions: ['REBATE', 'PROMOTION', 'COMMISSION', 'SALARY'],
  fee: 0,
  step: '1.00',
  isCarried: false,
};
const SUMS: PeriodSums = {
  turnover: parseMoney('90000.00'),
  stake: parseMoney('91000.00'),
  win: parseMoney('84999.50'),
  rebate: parseMoney('200.00'),
  promotion: parseMoney('300.00'),
  commission: parseMoney('50.00'),
  salary: parseMoney('150.00'),
  activeMembers: 4,
};
const pay = (terms: Partial<ContractTerms>, sums: Partial<PeriodSums> = {}, carried = 0n) =>
  calculate({
    kind: terms.period === 'D' && terms.deductions?.length === 0 ? 'DAILY' : 'DIVIDEND',
    terms: { ...TERMS, ...terms },
    sums: { ...SUMS, ...sums },
    carried,
    smallest: 1n,
  });

describe('what a contract pays', () => {
  // Stake less wins is 6,000.50; deductions are 700.
  it.each([
    ['after deductions, in whole steps', {}, {}, 0n, { tier: 2, base: '5300.00', amount: '530.00' }],
    [
      'with a tier by the loss before',
      { measure: 'BEFORE' },
      { rebate: parseMoney('2000') },
      0n,
      { tier: 2, base: '3500.00' },
    ],
    ['on the loss before', { base: 'BEFORE' }, {}, 0n, { tier: 2, base: '6000.00', amount: '600.00' }],
    ['by all conditions of a tier', {}, { activeMembers: 3 }, 0n, { tier: 1, rate: 500, amount: '265.00' }],
    ['nothing without a tier', {}, { activeMembers: 1 }, 0n, { tier: null, rate: 0, base: '5300.00', amount: '0.00' }],
    ['with a fee off', { fee: 1000 }, {}, 0n, { after: '4700.45', base: '4700.00', tier: 1 }],
    ['without deductions that are off', { deductions: ['SALARY'] }, {}, 0n, { after: '5850.50', amount: '585.00' }],
    ['in larger steps', { step: '1000.00' }, {}, 0n, { base: '5000.00', amount: '500.00' }],
    [
      'less what was carried over',
      { isCarried: true },
      {},
      parseMoney('400'),
      { after: '4900.50', tier: 1, carried: '0.00' },
    ],
    [
      'nothing for a loss of the house, which is dropped',
      {},
      { win: parseMoney('95000') },
      0n,
      { base: '0.00', carried: '0.00' },
    ],
    [
      'and carries it over',
      { isCarried: true },
      { win: parseMoney('95000') },
      parseMoney('10'),
      { base: '0.00', carried: '4710.00' },
    ],
    [
      'a salary of valid bets',
      { period: 'D', deductions: [], tiers: [{ turnover: '50000.00', loss: '0.00', activeMembers: 0, rate: 25 }] },
      {},
      0n,
      { deducted: [], base: '90000.00', amount: '225.00' },
    ],
  ] as const)('%s', (_, terms, sums, carried, expected) => {
    expect(pay(terms as Partial<ContractTerms>, sums, carried)).toMatchObject(expected);
  });

  it('never pays more with one member, peso or tier less', () => {
    const money = fc.integer({ min: 0, max: 9_000_000 }).map((value) => BigInt(value) * 100n);
    fc.assert(
      fc.property(
        money,
        money,
        money,
        fc.integer({ min: 0, max: 9 }),
        fc.boolean(),
        (stake, win, rebate, activeMembers, isCarried) => {
          const sums = { stake, win, rebate, activeMembers };
          const amount = (changed: Partial<PeriodSums>, terms: Partial<ContractTerms> = { isCarried }) =>
            parseMoney(pay(terms, { ...sums, ...changed }).amount);
          const paid = amount({});
          expect(amount({ win: win + 10_000n })).toBeLessThanOrEqual(paid);
          expect(amount({ rebate: rebate + 10_000n })).toBeLessThanOrEqual(paid);
          expect(amount({ activeMembers: activeMembers - 1 })).toBeLessThanOrEqual(paid);
          expect(amount({}, { isCarried, tiers: TERMS.tiers.slice(0, 1) })).toBeLessThanOrEqual(paid);
        },
      ),
    );
  });
});

describe('terms', () => {
  const tier = (loss: string, activeMembers: number, rate: number) => ({ turnover: '0.00', loss, activeMembers, rate });

  it.each([
    ['a rate that does not rise', { tiers: [tier('10.00', 0, 500), tier('20.00', 0, 500)] }],
    ['a measure that falls', { tiers: [tier('10.00', 2, 500), tier('20.00', 1, 600)] }],
    ['the same measures', { tiers: [tier('10.00', 2, 500), tier('10.00', 2, 600)] }],
    ['a loss below zero', { tiers: [tier('-1.00', 0, 500)] }],
    ['an hour', { period: 'HOUR' }],
  ] as const)('with %s › refused', (_, terms) => {
    expect(() => checkTerms('DIVIDEND', { ...TERMS, ...terms } as ContractTerms)).toThrow();
  });

  it('salaries with losses, deductions or a fee › refused', () => {
    const salary = { ...TERMS, period: 'D', deductions: [], tiers: [tier('0.00', 1, 10)] } as ContractTerms;
    expect(() => checkTerms('DAILY', salary)).not.toThrow();
    for (const change of [
      { tiers: [tier('1.00', 1, 10)] },
      { deductions: ['REBATE'] },
      { fee: 1 },
      { isCarried: true },
    ])
      expect(() => checkTerms('DAILY', { ...salary, ...change } as ContractTerms)).toThrow();
  });

  it('of a line › under the own at exactly each threshold', () => {
    const under =
      (tiers: ContractTerms['tiers'], rest: Partial<ContractTerms> = {}) =>
      () =>
        checkUnder(TERMS, { ...TERMS, ...rest, tiers });
    expect(under([tier('1000.00', 2, 500), tier('5000.00', 4, 1000)])).not.toThrow();
    expect(under([tier('4999.00', 4, 501)])).toThrow('Tier 1 would pay 5.01%; there you have 5.00% yourself.');
    expect(under([tier('999.00', 2, 1)])).toThrow('there you have 0.00% yourself');
    expect(under([tier('1000.00', 2, 100)], { isCarried: true })).toThrow('own contract');
    expect(under([tier('1000.00', 2, 100)], { deductions: TERMS.deductions.toReversed() })).not.toThrow();
  });
});

describe('periods in the brand’s zone', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`);
  it.each([
    ['FIVE', '2026-02-28T23:57:10', '2026-02-28T23:55', '2026-03-01T00:00'],
    ['HOUR', '2026-02-28T23:57:10', '2026-02-28T23:00', '2026-03-01T00:00'],
    ['D', '2026-02-28T23:57:10', '2026-02-28T00:00', '2026-03-01T00:00'],
    ['W', '2026-03-01T00:00:00', '2026-02-23T00:00', '2026-03-02T00:00'],
    ['H', '2026-02-15T23:59:59', '2026-02-01T00:00', '2026-02-16T00:00'],
    ['H', '2026-02-16T00:00:00', '2026-02-16T00:00', '2026-03-01T00:00'],
    ['M', '2026-12-31T12:00:00', '2026-12-01T00:00', '2027-01-01T00:00'],
  ] as const)('%s at %s', (period, time, from, to) => {
    const span = periodAt(period, at(time));
    expect(span).toEqual({ from: at(`${from}:00`), to: at(`${to}:00`) });
    expect(periodAt(period, span.to - 1)).toEqual(span);
    expect(daysOf(span).last).toBeGreaterThanOrEqual(daysOf(span).first);
  });
});
