import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./falling.css', import.meta.url), 'utf8');
const MOST_MS = 3000;

/** Duration and stagger. */
function readFall(look: string): { takes: number; step: number } {
  const selector = `.balls[data-state="falling"]${look && `[data-look="${look}"]`} b {`;
  const rule = css.slice(css.indexOf(selector)).split('}')[0] ?? '';
  const [, takes, step] =
    /animation: [\w-]+ (\d+)ms cubic-bezier\([\d., ]+\) calc\(var\(--turn, 0\) \* (\d+)ms\)/.exec(rule) ?? [];
  return { takes: Number(takes), step: Number(step) };
}

it.each([
  ['five digits', '', 5],
  ['Mark Six', '', 7],
  ['dice', 'die', 3],
  ['a race', 'car', 10],
])('the balls of %s fall one after another, within 1.5 to 3 seconds', (_, look, balls) => {
  const { takes, step } = readFall(look);
  expect(step).toBeGreaterThan(0);
  const end = takes + step * (balls - 1);
  expect(end).toBeGreaterThanOrEqual(1500);
  expect(end).toBeLessThanOrEqual(MOST_MS);
});

it('each of ten balls has its turn', () => {
  const turns = [...css.matchAll(/&:nth-child\((\d+)\) \{\s+--turn: (\d+);/g)];
  expect(turns.map(([, child, turn]) => [Number(child), Number(turn)])).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9, 10].map((child) => [child, child - 1]),
  );
});

it('the prizes of a board appear one after another, within 3 seconds', () => {
  const delays = [...css.matchAll(/&:nth-child\(\d+\) \{\s+animation-delay: (\d+)ms;/g)].map(([, ms]) => Number(ms));
  expect(delays).toHaveLength(8);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect((delays.at(-1) ?? 0) + 350).toBeLessThanOrEqual(MOST_MS);
});

it('nothing falls for those who want calm', () => {
  expect(css.indexOf('animation')).toBeGreaterThan(css.indexOf('@media (prefers-reduced-motion: no-preference) {'));
  expect(css.lastIndexOf('animation')).toBeLessThan(css.indexOf('@keyframes'));
});
