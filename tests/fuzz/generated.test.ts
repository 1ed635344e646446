import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationTitle } from '../support/operations.ts';
import { described } from './contract.ts';
import { type PreparedMock, prepareMock } from './prepared.ts';
import { checkOperation, type Tally } from './property.ts';
import { formatTable } from './report.ts';

/** `npm run fuzz` sets them. `npm test` runs the same few cases each time. */
const { FUZZ_CASES, FUZZ_SEED, FUZZ_OPERATION, FUZZ_PATH } = process.env;
const asked = described.filter(({ id }) => !FUZZ_OPERATION || id === FUZZ_OPERATION);
const seed = Number(FUZZ_SEED ?? 20_260_101);
const cases = FUZZ_CASES ? Math.ceil(Number(FUZZ_CASES) / asked.length) : 3;
/** With so many cases every operation must succeed at least once. */
const MANY = 100;
const LONGEST_CASE_MS = 1000;

const tallies = new Map<string, Tally>();
let prepared: PreparedMock;
beforeAll(async () => {
  if (asked.length === 0) throw new Error(`The contract has no operation ${FUZZ_OPERATION}`);
  prepared = await prepareMock();
});
afterAll(async () => {
  await prepared?.close();
  if (FUZZ_CASES) console.log(formatTable(tallies));
});

describe('Generated requests', () => {
  it.each(asked.map((operation) => [operationTitle(operation.id), operation] as const))(
    '%s',
    async (_, operation) => {
      const tally = await checkOperation(prepared, operation, { cases, seed, path: FUZZ_PATH });
      tallies.set(operation.id, tally);
      if (cases >= MANY && !FUZZ_PATH) expect(tally.succeeded, 'cases that succeeded').toBeGreaterThan(0);
    },
    60_000 + cases * LONGEST_CASE_MS,
  );
});
