import { expect, it } from 'vitest';
import { follow, type HubEvent } from './hub.server.ts';

const idOf = (number: number) => String(number).padStart(4, '0');
const event = (number: number): HubEvent => ({ id: idOf(number), data: { number } });

/** A stream with these events, which stays open. */
async function* openWith(count: number, signal: AbortSignal) {
  yield 'open' as const;
  for (let number = 1; number <= count; number += 1) yield event(number);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
}

/** Events that a reader gets who comes back after one of them. */
async function readAfter(count: number, last: number): Promise<string[]> {
  const key = `${count} ${last}`;
  const read = (after: string) => {
    const chunks: string[] = [];
    follow(
      key,
      (_, signal) => openWith(count, signal),
      after,
    )((chunk) => void chunks.push(Buffer.from(chunk).toString()));
    return () => chunks.join('').trim().split('\n\n').filter(Boolean);
  };
  const first = read('');
  await expect.poll(() => first().length).toBe(count);
  return read(idOf(last))();
}

it('a reader comes back › the events after its last one', async () => {
  expect(await readAfter(120, 118)).toEqual(
    [119, 120].map((number) => `id: ${idOf(number)}\ndata: {"number":${number}}`),
  );
});

it('a reader has missed more than the process keeps › it reads the page again, then the latest hundred', async () => {
  const got = await readAfter(120, 10);
  expect([got[0], got.length]).toEqual(['data: {"kind":"reload"}', 101]);
});
