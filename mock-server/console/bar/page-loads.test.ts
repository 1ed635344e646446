import { describe, expect, it } from 'vitest';
import { type Load, pageIds, readLoad } from './page-loads.ts';

const load = (id: string, path: string, at: number): Load => ({ id, path, at });
const entry = (name: string, initiatorType = 'fetch', timings = [{ name: 'mock', description: 'a' }]) =>
  ({ name, initiatorType, startTime: 7, serverTiming: timings }) as unknown as PerformanceResourceTiming;

describe('readLoad', () => {
  it.each([
    ['http://localhost:3000/rng?list=hot', '/rng'],
    ['http://localhost:3000/rng.data?list=hot', '/rng'],
    ['http://localhost:3000/_root.data', '/'],
  ])('reads the page of %s', (address, path) => {
    expect(readLoad(entry(address))).toEqual({ id: 'a', path, at: 7 });
  });

  it('ignores responses without an id, and pages that are only prefetched', () => {
    expect(readLoad(entry('http://localhost:3000/rng', 'fetch', []))).toBeNull();
    expect(readLoad(entry('http://localhost:3000/rng.data', 'link'))).toBeNull();
  });
});

describe('pageIds', () => {
  const loads = [
    load('document', '/', 0),
    load('picture', '/captcha', 5),
    load('next', '/rng', 20),
    load('menu', '/side-menu', 30),
  ];

  it('of a document: everything since', () => {
    expect(pageIds(loads.slice(0, 2), '/', 0)).toEqual(['document', 'picture']);
  });

  it('of a page that scripts opened: its data, and everything since', () => {
    expect(pageIds(loads, '/rng', 25)).toEqual(['next', 'menu']);
  });

  it('of a page without data: everything since it was opened', () => {
    expect(pageIds(loads, '/offline', 25)).toEqual(['menu']);
  });

  it('names each once', () => {
    expect(pageIds([load('a', '/', 0), load('a', '/', 3)], '/', 0)).toEqual(['a']);
  });
});
