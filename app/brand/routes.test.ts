import { describe, expect, it } from 'vitest';
import { mergeRoutes } from './routes.ts';

const route = (path: string, enabled = true, loginRequired = false) => ({ name: path, path, enabled, loginRequired });
const every = [route('/'), route('/login')];
const web = [
  ...every,
  route('/pvp', false),
  route('/help', false),
  route('/down', false),
  route('/agentHome', true, true),
];
const { isOn, needsSession } = mergeRoutes([every, web]);

describe('the routes of a brand', () => {
  it.each([
    ['/', true],
    ['/rng', true],
    ['/pvp', false],
    ['/pvp/rooms?page=2', false],
    ['/pvpx', true],
    ['/help#term', false],
    ['/helpmc', true],
    ['/download', false],
  ])('%s is on: %s', (address, expected) => {
    expect(isOn(address)).toBe(expected);
  });

  it('are off where one of the devices has them off, and home alone where home is', () => {
    const { isOn: isOnHere } = mergeRoutes([[route('/', false), route('/rng')], [route('/rng', false)]]);
    expect(['/', '/rng', '/live'].map(isOnHere)).toEqual([false, false, true]);
  });

  it('say which pages ask for a session', () => {
    expect([needsSession('/agentHome'), needsSession('/rng')]).toEqual([true, false]);
  });
});
