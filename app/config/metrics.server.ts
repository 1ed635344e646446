import { Counter, Histogram, type Metric, register } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Server and pages are bundled apart and share the library: each has this module. */
const once = <Made extends Metric>(name: string, make: (name: string) => Made): Made =>
  (register.getSingleMetric(name) as Made | undefined) ?? make(name);

/** `http_route` is the pattern that matched: an invented address makes no series. */
export const serverDuration = once(
  'http_server_request_duration_seconds',
  (name) =>
    new Histogram({
      name,
      help: 'Answers to visitors, without streams and files.',
      labelNames: ['http_request_method', 'http_route', 'http_response_status_code', 'brand'],
      buckets: SECONDS,
    }),
);

export const clientDuration = once(
  'http_client_request_duration_seconds',
  (name) =>
    new Histogram({
      name,
      help: 'Calls of the gaming API by operation; the status is that of the answer, "timeout" or "network".',
      labelNames: ['operation', 'status'],
      buckets: SECONDS,
    }),
);

export const pageCache = once(
  'site_page_cache_total',
  (name) => new Counter({ name, help: 'Pages for everybody, "hit" or "miss".', labelNames: ['result'] }),
);

export const throttled = once(
  'site_throttled_total',
  (name) => new Counter({ name, help: 'Tries above a limit, by its name.', labelNames: ['limit'] }),
);

export const cutRequests = once(
  'site_cut_requests_total',
  (name) => new Counter({ name, help: 'Answers whose connection ended before they did.' }),
);

export const redisFailures = once(
  'site_redis_failures_total',
  (name) => new Counter({ name, help: 'Calls of Redis that failed, whose work this process did alone.' }),
);

export const cspReports = once(
  'site_csp_reports_total',
  (name) =>
    new Counter({ name, help: 'Violations that browsers report, without extensions.', labelNames: ['directive'] }),
);
