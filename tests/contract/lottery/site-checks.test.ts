import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { checkDraw, type FairDraw } from '../../../app/features/lottery/fair/check.ts';
import { writeRecipe } from '../../../app/features/lottery/fair/recipe.server.ts';
import { winningNumbers } from '../../../mock-server/domains/lottery/draws/draws.ts';
import { computeResult, hashOfDay, secretOfDay } from '../../../mock-server/engine/lottery/draws.ts';
import { familiesIn } from '../../../mock-server/engine/lottery/families/families.ts';
import type { Family } from '../../../mock-server/engine/lottery/types.ts';

const DAYS = 50;
const DRAWS = 4;

/** As the contract sends it after its day. */
function buildDraw(family: Family, worldSecret: string, numero: string): FairDraw {
  const daySeed = secretOfDay(worldSecret, '20260318');
  const result = computeResult(family, daySeed, `${family.code}_0001`, numero);
  const { numbers, balls, isDistinct = false, board = {} } = family;
  return {
    gameCode: `${family.code}_0001`,
    numero,
    daySeed,
    daySeedHash: hashOfDay(worldSecret, '20260318'),
    winNo: winningNumbers(result),
    board: Object.entries(result.board).map(([prize, list]) => ({ prize, numbers: [...list] })),
    drawing: {
      numbers: numbers && [...numbers],
      balls,
      isDistinct,
      board: Object.entries(board).map(([prize, [count, digits]]) => ({ prize, numbers: count, digits })),
    },
  };
}

const tampered = (text: string) => text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));

describe.each(familiesIn(6).map((family) => [family.code, family] as const))('the check of %s', (_, family) => {
  it('computes what the gateway draws, for many seeds and draws', async () => {
    for (let day = 0; day < DAYS; day += 1)
      for (let index = 0; index < DRAWS; index += 1) {
        const draw = buildDraw(family, `world ${day}`, `20260318000${index}`);
        expect(await checkDraw(draw), `${day} ${index}`).toMatchObject({ doesSeedFit: true, doesResultFit: true });
      }
  });

  it('finds a seed, a hash, a number of the draw and a result that are not the published ones', async () => {
    const draw = buildDraw(family, 'a world', '202603180001');
    const seed = await checkDraw({ ...draw, daySeed: tampered(draw.daySeed) });
    expect(seed).toMatchObject({ doesSeedFit: false, doesResultFit: false });
    const hash = await checkDraw({ ...draw, daySeedHash: tampered(draw.daySeedHash) });
    expect(hash).toMatchObject({ doesSeedFit: false, doesResultFit: true });
    const numero = await checkDraw({ ...draw, numero: '202603180002' });
    expect(numero).toMatchObject({ doesSeedFit: true, doesResultFit: false });
    const [first = '', ...others] = draw.winNo;
    const result = await checkDraw({
      ...draw,
      winNo: [tampered(first), ...others],
      board: draw.board.map(({ prize, numbers }, index) => ({
        prize,
        numbers: index === 0 ? numbers.map(tampered) : numbers,
      })),
    });
    expect(result).toMatchObject({ doesSeedFit: true, doesResultFit: false });
  });

  it('is told as a program that computes the same', () => {
    const draw = buildDraw(family, 'another world', '202603180001');
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', writeRecipe(draw)], {
      encoding: 'utf8',
    });
    const lines = family.numbers
      ? [draw.winNo.join()]
      : draw.board.map(({ prize, numbers }) => `${prize} ${numbers.join()}`);
    expect(output.trim().split('\n')).toEqual([draw.daySeedHash, ...lines]);
  });
});
