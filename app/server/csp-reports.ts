import express, { type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { findMerchant } from '../brand/brand-hosts.server.ts';
import { hours, minutes, seconds } from '../config/durations.ts';
import { cspReports } from '../config/metrics.server.ts';
import { consume, visitorKey } from '../request/throttle.server.ts';
import { CSP_REPORTS } from './content-security-policy.ts';
import type { FindRoute } from './route-handles.ts';

const TYPES = ['application/csp-report', 'application/reports+json'];
const MOST_BYTES = '8kb';
/** In a minute, from one address. */
const MOST_REPORTS = 20;
/** Anybody can invent reports. */
const MOST_GROUPS = 200;
const OTHER = 'other';
const DIRECTIVES =
  'script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src connect-src frame-src font-src form-action base-uri object-src frame-ancestors default-src'.split(
    ' ',
  );
/** As in "chrome-extension://…". */
const EXTENSION = /^[a-z-]*extension(:|$)/;

/** By `report-uri`; a browser without the Reporting API sends one. */
const Old = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().default(''),
    'source-file': z.string().default(''),
  }),
});
/** By `report-to`. */
const New = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      documentURL: z.string(),
      effectiveDirective: z.string(),
      blockedURL: z.string().nullish(),
      sourceFile: z.string().nullish(),
    }),
  }),
);

interface Report {
  page: string;
  directive: string;
  blocked: string;
  source: string;
}

interface ReportsOptions {
  log: Logger;
  findRoute: FindRoute;
}

/**
 * Takes what browsers report of the Content-Security-Policy. Each new group of brand, route, directive and blocked
 * origin is a line in the log; a metric counts all. Extensions of browsers are no fault of the site's.
 */
export function takeReports({ log, findRoute }: ReportsOptions): RequestHandler {
  const counter = new RateLimiterMemory({ points: MOST_REPORTS, duration: minutes(1) / seconds(1) });
  const groups = new LRUCache<string, true>({ max: MOST_GROUPS, ttl: hours(24), ttlAutopurge: true });
  const take = (report: Report, url: URL) => {
    if (!URL.canParse(report.page) || new URL(report.page).host !== url.host) return;
    if ([report.source, report.blocked].some((text) => EXTENSION.test(text))) return;
    const directive = DIRECTIVES.includes(report.directive) ? report.directive : OTHER;
    cspReports.inc({ directive });
    const { pattern: route } = findRoute(new URL(report.page).pathname);
    const group = { brand: findMerchant(url.host), route, directive, blocked: originOf(report.blocked) };
    const key = JSON.stringify(group);
    if (groups.has(key) || groups.size >= MOST_GROUPS) return;
    groups.set(key, true);
    log.warn(group, 'content security policy was violated');
  };
  const handle: RequestHandler = async (req, res) => {
    const url = res.locals.url as URL;
    const refusal = await consume(counter, visitorKey({ scope: 'reports', address: req.ip ?? '' }));
    if (refusal)
      return void res
        .status(429)
        .set('Retry-After', String(Math.ceil(refusal.msBeforeNext / seconds(1))))
        .end();
    const reports = readReports(req);
    for (const report of reports ?? []) take(report, url);
    res.status(reports ? 204 : 400).end();
  };
  const refuse: ErrorRequestHandler = (error, _req, res, _next) => void res.status(error.status ?? 400).end();
  return express
    .Router()
    .post(CSP_REPORTS, express.json({ type: TYPES, limit: MOST_BYTES }), handle)
    .use(CSP_REPORTS, refuse);
}

/** Returns null for another body. */
function readReports({ body }: Request): Report[] | null {
  const old = Old.safeParse(body);
  if (old.success) {
    const { 'csp-report': report } = old.data;
    const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0] ?? OTHER;
    return [{ page: report['document-uri'], directive, blocked: report['blocked-uri'], source: report['source-file'] }];
  }
  const listed = New.safeParse(body);
  if (!listed.success) return null;
  return listed.data.map(({ body: { documentURL, effectiveDirective, blockedURL, sourceFile } }) => ({
    page: documentURL,
    directive: effectiveDirective,
    blocked: blockedURL ?? '',
    source: sourceFile ?? '',
  }));
}

/** Paths and queries may have secrets. Browsers write `inline` and `eval`, too. */
function originOf(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,30}$/.test(blocked) ? blocked : OTHER;
  const { protocol, origin } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}
