import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutants, plant } from '../tests/mutants/mutants.ts';

it.each(mutants.map((mutant) => [mutant.name, mutant] as const))(
  'the mutant "%s" still finds its text, and its suite is there',
  (_name, mutant) => {
    const text = readFileSync(mutant.file, 'utf8');
    expect(plant(mutant, text)).not.toBe(text);
    expect(existsSync(mutant.suite)).toBe(true);
  },
);

it('every mutant has a name of its own', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});
