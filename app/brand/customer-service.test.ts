import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chooseService, serviceAddress } from './customer-service.server.ts';

const live = { csType: 1, csPosition: 2, path: 'https://chat.example/' };
const vip = { csType: 2, csPosition: 1, path: 'https://chat.example/vip' };
const telegram = { csType: 4, csPosition: 3, path: 'https://telegram.example/' };
const entries = [live, vip, telegram];

const KEY = 'a2c4e6g8';
function encrypt(text: string): string {
  const cipher = createCipheriv('des-ede3-ecb', KEY.repeat(3), null);
  return `${cipher.update(text, 'utf8', 'base64')}${cipher.final('base64')}${KEY}`;
}
const addressFrom = (path: string, csType = 1) => serviceAddress({ csType, csPosition: 1, path });

describe('chooseService', () => {
  it.each([
    [0, live],
    [4, live],
    [5, vip],
    [6, vip],
  ])('is for rank %i', (rank, expected) => {
    expect(chooseService(entries, rank)).toEqual(expected);
  });

  it('is the live chat where the brand has no VIP service, encrypted or not', () => {
    const encrypted = { ...live, csType: 3 };
    expect(chooseService([telegram, encrypted], 6)).toEqual(encrypted);
  });

  it('is nothing where the brand has none', () => {
    expect(chooseService([telegram], 6)).toBeNull();
  });
});

describe('serviceAddress', () => {
  it('opens an encrypted address with its last eight characters', () => {
    expect(addressFrom(encrypt('https://chat.example/?x=ü'), 3)).toBe('https://chat.example/?x=ü');
  });

  it.each([
    ['what is too short', '12345678'],
    ['another key', `${encrypt('https://chat.example/').slice(0, -8)}12345678`],
    ['no base64', '!!!!a2c4e6g8'],
    ['an address of another kind', encrypt('javascript:alert(1)')],
  ])('is null for %s', (_, path) => {
    expect(addressFrom(path, 3)).toBeNull();
  });

  it.each([
    ['https://chat.example/', 'https://chat.example/'],
    ['/helpmc', '/helpmc'],
    ['//evil.example', '/'],
    ['javascript:alert(1)', null],
  ])('takes %s as it is where that is an address', (path, expected) => {
    expect(addressFrom(path)).toBe(expected);
  });
});
