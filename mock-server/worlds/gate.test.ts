import { expect, it } from 'vitest';
import { Gate } from './gate.ts';

const wait = () => new Promise((resolve) => setTimeout(resolve, 1));

/** A gate whose guests write down when they come and go. */
function newGate() {
  const gate = new Gate();
  const log: string[] = [];
  const visit = (name: string) => async () => {
    log.push(`${name} in`);
    await wait();
    log.push(`${name} out`);
    return name;
  };
  return { gate, log, visit };
}

it('lets many in at once', async () => {
  const { gate, log, visit } = newGate();
  await Promise.all([gate.share(visit('a')), gate.share(visit('b'))]);
  expect(log).toEqual(['a in', 'b in', 'a out', 'b out']);
});

it('lets one in alone, in the order of coming', async () => {
  const { gate, log, visit } = newGate();
  const names = await Promise.all([
    gate.share(visit('a')),
    gate.alone(visit('B')),
    gate.share(visit('c')),
    gate.alone(visit('D')),
    gate.alone(visit('E')),
    gate.share(visit('f')),
  ]);
  expect(names).toEqual(['a', 'B', 'c', 'D', 'E', 'f']);
  expect(log).toEqual(['a', 'B', 'c', 'D', 'E', 'f'].flatMap((name) => [`${name} in`, `${name} out`]));
});

it('takes what one alone starts for a part of it', async () => {
  const { gate, log, visit } = newGate();
  await gate.alone(async () => {
    expect(gate.isAlone).toBe(true);
    await gate.share(visit('inner'));
    await gate.alone(visit('innermost'));
  });
  expect(gate.isAlone).toBe(false);
  await gate.share(visit('next'));
  expect(log).toEqual(['inner in', 'inner out', 'innermost in', 'innermost out', 'next in', 'next out']);
});

it('goes on after a failure', async () => {
  const { gate, log, visit } = newGate();
  const failing = gate.alone(() => Promise.reject(new Error('no')));
  const next = gate.alone(visit('next'));
  await expect(failing).rejects.toThrow('no');
  await next;
  expect(log).toEqual(['next in', 'next out']);
});
