import { type Context, isSpanContextValid, context as otel, ROOT_CONTEXT, type Span, trace } from '@opentelemetry/api';

/** Makes spans that record nothing, unless `server/tracing.ts` is loaded. */
export const tracer = () => trace.getTracer('site');

/** Context with the span of a `traceparent`; W3C Trace Context. */
export function contextOf(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = traceparent?.split('-') ?? [];
  const span = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) };
  return isSpanContextValid(span) ? trace.setSpanContext(ROOT_CONTEXT, span) : ROOT_CONTEXT;
}

/** Within a loader that of its span, else that of the request. */
export const activeContext = (traceparent: string | undefined): Context =>
  trace.getSpan(otel.active()) ? otel.active() : contextOf(traceparent);

/** Undefined without a trace. */
export function traceparentOf(span: Span): string | undefined {
  const own = span.spanContext();
  if (!isSpanContextValid(own)) return undefined;
  return `00-${own.traceId}-${own.spanId}-${own.traceFlags.toString(16).padStart(2, '0')}`;
}
