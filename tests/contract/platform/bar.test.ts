import { describe, expect, it } from 'vitest';
import { operations } from '../../../openapi/generated/control-operations.ts';
import { mockForFile } from '../../support/mock.ts';

const mock = mockForFile();

const FORWARDED = { 'X-Mock-Bar': '1', 'Content-Type': 'application/json' };
const forBar = Object.values(operations).filter(({ isForBar }) => isForBar);

const send = (method: string, path: string, headers: Record<string, string> = FORWARDED) =>
  fetch(`${mock.origin}${path}`, { method, headers, redirect: 'manual' });

const fill = (path: string, world: string) => path.replace('{world}', world).replaceAll(/\{\w+\}/g, 'x');

describe('A request that a site forwards for its bar', () => {
  it('the contract marks what the bar needs, and no more', () => {
    expect(forBar.map(({ id }) => id).toSorted()).toEqual([
      'advanceClock',
      'applyScenario',
      'getClock',
      'getFaults',
      'getHealth',
      'listRequests',
      'listScenarios',
      'setClock',
      'setFaults',
    ]);
  });

  it.each(forBar)('when it is for $id › it is served', async ({ method, path }) => {
    const { name } = await mock.newWorld();
    expect((await send(method, fill(path, name))).status).not.toBe(403);
  });

  it.each(Object.values(operations).filter(({ isForBar }) => !isForBar))(
    'when it is for $id › 403 bar.not.allowed',
    async ({ method, path }) => {
      const refused = await send(method, fill(path, 'default'));
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ errorCode: 'bar.not.allowed' });
    },
  );

  it.each(['/__mock', '/__mock/docs/gaming', '/__mock/mcp', '/wps/system/status', '/__mock/nothing'])(
    'when it is for %s › 403, which the mock serves to others',
    async (path) => {
      expect((await send('GET', path)).status).toBe(403);
      expect((await send('GET', path, {})).status).not.toBe(403);
    },
  );
});

describe('GET /__mock/bar.js', () => {
  it('when it is built › the script; otherwise a text that says how', async () => {
    const answer = await send('GET', '/__mock/bar.js');
    expect(answer.headers.get('content-type')).toMatch(answer.ok ? /^text\/javascript/ : /^text\/plain/);
    expect(await answer.text()).toContain(answer.ok ? 'mock-bar' : 'npm run build -- mock');
  });
});
