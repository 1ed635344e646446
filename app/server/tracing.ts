import { context as otel, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { DataFunctionArgs, ServerBuild } from '@remix-run/node';
import type { Response } from 'express';
import { seconds } from '../config/durations.ts';
import type { Env } from '../config/env.server.ts';
import { contextOf, traceparentOf, tracer } from '../config/trace.server.ts';
import type { ServerContext } from '../request/context.ts';
import type { RequestLocals } from './remix.ts';

/** Spans that are under way at SIGTERM. */
const FLUSH_MS = seconds(3);

export interface Tracing {
  /** Begins a request's span, which ends with the response. Returns its `traceparent`. */
  startRequest: (given: string | undefined, method: string, res: Response) => string;
  /** With spans of loaders, actions and rendering. */
  traceBuild: (build: ServerBuild) => ServerBuild;
  /** Sends what is left. */
  end: () => Promise<void>;
}

/** Loaded with OTEL_EXPORTER_OTLP_ENDPOINT alone: the libraries are not small. */
export function startTracing(env: Env, buildId: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'site', 'service.version': buildId }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  otel.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return {
    startRequest,
    traceBuild,
    end: () => provider.forceFlush({ timeoutMillis: FLUSH_MS }).catch(() => undefined),
  };
}

function startRequest(given: string | undefined, method: string, res: Response): string {
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER }, contextOf(given));
  res.once('close', () => {
    const { route } = res.locals as RequestLocals;
    span.updateName(`${method} ${route.pattern}`);
    span.setAttributes({
      'http.request.method': method,
      'http.route': route.pattern,
      'http.response.status_code': res.statusCode,
    });
    if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  return traceparentOf(span) ?? '';
}

type DataFunction = (args: DataFunctionArgs) => unknown;

function traceBuild({ routes, entry, ...build }: ServerBuild): ServerBuild {
  const traced = Object.entries(routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, ...module } = route.module;
    const parts = {
      ...(loader && { loader: traceFunction(`loader ${id}`, loader as DataFunction) }),
      ...(action && { action: traceFunction(`action ${id}`, action as DataFunction) }),
    };
    return [id, { ...route, module: { ...module, ...parts } }];
  });
  const { default: render, ...others } = entry.module;
  const traceRender: typeof render = (request, status, headers, remix, context) =>
    inSpan('render', context, async () => render(request, status, headers, remix, context));
  return { ...build, routes: Object.fromEntries(traced), entry: { module: { ...others, default: traceRender } } };
}

const traceFunction =
  (name: string, run: DataFunction) =>
  (args: DataFunctionArgs): Promise<unknown> =>
    inSpan(name, args.context, async () => run(args));

/** A thrown Response is an answer. */
async function inSpan<Value>(
  name: string,
  { traceparent }: Pick<ServerContext, 'traceparent'>,
  run: () => Promise<Value>,
): Promise<Value> {
  return tracer().startActiveSpan(name, {}, contextOf(traceparent), async (span: Span) => {
    try {
      return await run();
    } catch (error) {
      if (error instanceof Error) span.setStatus({ code: SpanStatusCode.ERROR, message: error.name });
      throw error;
    } finally {
      span.end();
    }
  });
}
