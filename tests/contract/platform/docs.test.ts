import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operations } from '../../support/operations.ts';

const mock = mockForFile();

const get = (path: string, headers = {}) => fetch(`${mock.origin}${path}`, { headers, redirect: 'manual' });

describe.each(['gaming', 'control'] as const)('GET /__mock/docs/%s', (name) => {
  it('when it is opened › a page whose files are all of this host', async () => {
    const page = await get(`/__mock/docs/${name}`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'self'; style-src 'self' 'unsafe-inline';/,
    );
    const html = await page.text();
    const named = [...html.matchAll(/(?:href|src|data-url)="([^"]*)"/g)].map(([, path = '']) => path);
    expect(named).toContain(`/__mock/docs/${name}.json`);
    expect(named.every((path) => path.startsWith('/__mock/docs/'))).toBe(true);
    const answers = await Promise.all(named.map((path) => get(path)));
    expect(answers.map(({ status }) => status)).toEqual(named.map(() => 200));
    const kept = answers.filter((answer) => answer.headers.get('cache-control')?.includes('immutable'));
    expect(kept.map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual([
      'favicon-32x32.png',
      'swagger-ui.css',
      'swagger-ui-bundle.js',
    ]);
  });

  it('when its document is read › every operation, and the mock itself as the server', async () => {
    const document = await (await get(`/__mock/docs/${name}.json`)).json();
    expect(JSON.stringify(Object.values(document.paths).map((path) => Object.keys(path as object)))).not.toContain(
      'parameters',
    );
    const ids = Object.values<Record<string, { operationId?: string }>>(document.paths).flatMap((path) =>
      Object.values(path).flatMap(({ operationId }) => operationId ?? []),
    );
    expect(ids.toSorted()).toEqual(operations.flatMap((each) => (each.document === name ? each.id : [])).toSorted());
    expect(document.servers).toEqual([{ url: '/', description: 'This mock' }]);
  });
});

describe('/__mock/docs', () => {
  it('when it is opened without a name › the page of the gaming API', async () => {
    expect((await get('/__mock/docs')).headers.get('location')).toBe('/__mock/docs/gaming');
    expect(await (await get('/__mock')).text()).toContain('/__mock/docs/gaming');
  });

  it('when the file is not of the pages, or the host is foreign › refused', async () => {
    expect((await get('/__mock/docs/package.json')).status).toBe(404);
    expect((await get('/__mock/docs/..%2fmain.js')).status).toBe(404);
    const foreign = await mock.client.send({
      method: 'GET',
      path: '/__mock/docs/gaming',
      headers: { Host: 'example.com' },
    });
    expect(foreign.status).toBe(421);
  });
});
