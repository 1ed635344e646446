import { expect, it } from 'vitest';
import { readExpressions } from '../../deploy/expressions.test-support.ts';
import { freePort } from '../../scripts/lib/process.mjs';
import { prepareSite } from './prepare-site.ts';
import { startBuilt } from './start-built.ts';

const site = prepareSite();

/** Prometheus and the rules add these labels. */
const ADDED = ['job', 'instance', 'slo'];
it('the built site counts answers by route, calls by operation, and its cache, on a port of its own', async () => {
  const metricsPort = String(await freePort());
  const { origin } = await startBuilt({ METRICS_PORT: metricsPort, CACHE_SECONDS: '30' });
  const { name } = await site.newWorld();
  const ask = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: { Cookie: `mock-world=${name}; lang=EN` } });
    await answer.arrayBuffer();
    return answer.status;
  };
  const read = async (): Promise<string> => (await fetch(`http://localhost:${metricsPort}/metrics`)).text();

  expect([await ask('/noticePage'), await ask('/noticePage'), await ask('/noticePage.data')]).toEqual([200, 200, 200]);
  await ask('/no/where/1');
  await expect.poll(read).toContain('http_route="(none)"');
  const before = (await read()).split('\n').length;
  for (let count = 2; count < 40; count += 1) await ask(`/no/where/${count}?page=${count}`);
  const text = await read();
  expect(text.split('\n').length).toBe(before);
  const value = (line: string) =>
    Number(
      text
        .split('\n')
        .find((each) => each.startsWith(line))
        ?.split(' ')[1],
    );
  const answers = 'http_server_request_duration_seconds_count';
  const ofPage = 'http_route="/noticePage",http_response_status_code="200",brand="baize"';
  expect(value(`${answers}{http_request_method="GET",${ofPage}}`)).toBe(3);
  expect(value('http_client_request_duration_seconds_count{operation="getWhitelabel",status="200"}')).toBeGreaterThan(
    0,
  );
  expect(value('site_page_cache_total{result="miss"}')).toBeGreaterThan(0);
  expect(value('site_open_streams')).toBe(0);
  expect(text).toContain('nodejs_eventloop_lag_seconds');

  // The rules and the board read what is there, by labels that it has.
  await Promise.all(Array.from({ length: 121 }, () => ask('/slider')));
  const violation = { 'document-uri': `${origin}/help`, 'effective-directive': 'img-src' };
  await fetch(`${origin}/reports/csp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/csp-report' },
    body: JSON.stringify({ 'csp-report': violation }),
  });
  const labels = new Map<string, Set<string>>();
  for (const [, metric = '', sample = ''] of (await read()).matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    const names = [...sample.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
    labels.set(metric, new Set([...(labels.get(metric) ?? []), ...names, ...ADDED]));
  }
  const unknown = readExpressions().flatMap((expression) =>
    expression.metrics
      .filter((metric) => !metric.includes(':'))
      .flatMap((metric) =>
        ['job', ...expression.labels]
          .filter((label) => !labels.get(metric)?.has(label))
          .map((label) => [metric, label]),
      ),
  );
  expect(unknown).toEqual([]);

  // Neither there nor anywhere without the variable.
  expect(await ask('/metrics')).toBe(404);
});
