import { expect, it } from 'vitest';
import { siteEntry } from './site.ts';

const SITES = {
  baize: 'http://localhost:3000',
  lotus: 'http://lotus.localhost:3000',
  harbor: 'https://harbor.example',
};

it('the mock knows no site of the brand › null', () => {
  expect(siteEntry({}, { world: 'default', brand: 'baize' })).toBeNull();
});

it('the default world › the site’s own host', () => {
  expect(siteEntry(SITES, { world: 'default', brand: 'lotus' })).toBe(
    'http://lotus.localhost:3000/__mock/enter?world=default',
  );
});

it('another world › a host of its own, with member and path', () => {
  expect(siteEntry(SITES, { world: 'My_World.2', brand: 'baize', account: 'lucky', to: '/member?a=1&b' })).toBe(
    'http://my-world-2.baize.localhost:3000/__mock/enter?world=My_World.2&account=lucky&to=%2Fmember%3Fa%3D1%26b',
  );
});

it('a site that is not on this machine › its own host in every world', () => {
  expect(siteEntry(SITES, { world: 'other', brand: 'harbor' })).toBe('https://harbor.example/__mock/enter?world=other');
});

it.each([
  ['a'.repeat(64), 'a'.repeat(40)],
  [`${'a'.repeat(39)}-b`, 'a'.repeat(39)],
  ['7_', '7'],
])('the world %s › the label %s, which neither begins nor ends with a hyphen', (world, label) => {
  const { hostname } = new URL(siteEntry(SITES, { world, brand: 'baize' }) ?? '');
  expect(hostname).toBe(`${label}.baize.localhost`);
});
