import { describe, expect, it } from 'vitest';
import { closedPages, mergeRoutes } from './routes.ts';

type Modules = Parameters<typeof closedPages>[0];
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

  it('are off where the module of the games, or its parent, is', () => {
    const node = (modId: string, enabled: '0' | '1', childrenNodes: Modules = []) => ({
      modId,
      enabled,
      childrenNodes,
    });
    const games = (enabled: '0' | '1') => [
      node('GAMES3', enabled, [node('RNG3', '0'), node('LIVE3', '1'), node('COCKFIGHT3', '0')]),
    ];
    expect([closedPages(games('1')), closedPages(games('0'))]).toEqual([['/rng'], ['/rng', '/live']]);
    expect(mergeRoutes([[route('/rng')]], ['/rng']).isOn('/rng?vassalage=AURUM')).toBe(false);
  });

  it('say which pages ask for a session', () => {
    expect([needsSession('/agentHome'), needsSession('/rng')]).toEqual([true, false]);
  });
});
