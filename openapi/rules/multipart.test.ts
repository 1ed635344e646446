import { describe, expect, it } from 'vitest';
import { hasManyParts, MOST_PARTS, readBoundary } from './multipart.ts';

describe('readBoundary', () => {
  it.each([
    'multipart/form-data; boundary=x-1',
    'multipart/form-data;boundary="x-1"',
    'Multipart/Form-Data; charset=utf-8; BOUNDARY=x-1',
    'multipart/form-data ; boundary=x-1 ; charset="UTF-8"',
  ])('of %s is x-1', (type) => {
    expect(readBoundary(type)).toBe('x-1');
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    'multipart/form-data; boundary=a; boundary=b',
    'multipart/form-data; boundary="a\\"b"',
    'multipart/form-data; boundary="a;boundary=b"',
    'multipart/form-data; boundary=a b',
    'multipart/form-data; boundary=a, multipart/form-data; boundary=b',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
    'multipart/form-data; x; boundary=a',
  ])('of %s is none', (type) => {
    expect(readBoundary(type)).toBeNull();
  });

  it('is not another parameter whose name ends like it', () => {
    expect(readBoundary('multipart/form-data; xboundary=zz; boundary=x')).toBe('x');
    expect(readBoundary('multipart/form-data; xboundary=zz')).toBeNull();
  });
});

it.each([
  [MOST_PARTS, false],
  [MOST_PARTS + 1, true],
])('%i parts are too many: %s', (parts, isTooMany) => {
  const body = `${'--x\r\n\r\n\r\n'.repeat(parts)}--x--`;
  expect(hasManyParts(Buffer.from(body), 'x')).toBe(isTooMany);
});
