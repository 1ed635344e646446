import { describe, expect, it } from 'vitest';
import { type Repeats, readForm } from './read-form.ts';

const read = async (body: string, repeats?: Repeats) => [
  ...(await readForm(new Request('http://baize.test/lottery', { method: 'POST', body }), repeats)),
];

describe('readForm', () => {
  it('takes the first value of a name', async () => {
    expect(await read('a=1&b=2&a=3&b=')).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
  });

  it('takes several values of the names that the form repeats, in their order', async () => {
    expect(await read('row0=1&unit=2&row0=2&unit=1&row0=3&row1=4&row1=5', { row0: 5 })).toEqual([
      ['row0', '1'],
      ['unit', '2'],
      ['row0', '2'],
      ['row0', '3'],
      ['row1', '4'],
    ]);
  });

  it('takes no more values than the form has controls', async () => {
    expect(await read('station=1&'.repeat(20_000), { station: 3 })).toHaveLength(3);
  });

  it('leaves out what is no name of a form, also one that every object has', async () => {
    expect(await read('row0[]=1&a.b=2&=3&constructor=4&constructor=5&__proto__=6', { row0: 2 })).toEqual([
      ['constructor', '4'],
      ['__proto__', '6'],
    ]);
  });
});
