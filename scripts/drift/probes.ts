import {
  type Document,
  isSafe,
  type Json,
  listOperations,
  listParameters,
  type Operation,
  type Parameter,
} from '../../openapi/checks/document.ts';
import { buildExample } from '../../openapi/checks/example.ts';
import type { Known } from './known.ts';
import { findNeeded, listNeeds } from './needs.ts';

export interface DriftOptions {
  /** Base path included, without a slash at the end. */
  url: string;
  merchant: string;
  /** A session's; asks the agents' operations too, without `agentToken`. */
  token?: string;
  agentToken?: string;
  /** No report shows them. */
  secrets?: readonly string[];
  language?: string;
  world?: string;
  /** Operations with side effects that it may send, in this order. */
  writes: readonly string[];
  timeoutMs: number;
  /** Between two requests. */
  pauseMs: number;
}

export type SessionName = 'token' | 'agentToken';

export interface ProbeRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Probe {
  operation: string;
  way: 'required inputs' | 'all inputs' | 'no merchant' | 'no token';
  /** Whose session it needs; null for a public operation. */
  token: 'member' | 'agent' | null;
  /** The session that decides its answer. */
  session: SessionName | null;
  /** Null for any status. */
  expected: number | null;
  /** They need a value of an earlier response. */
  wants: readonly string[];
  /** Says which input of a write no earlier answer gave; null where it can be sent. */
  lack: (known: Known) => string | null;
  request: (known: Known) => ProbeRequest;
}

type Found = ReturnType<typeof listOperations> extends Generator<infer Each> ? Each : never;

/** Ends the session that other requests need. */
const LAST = /^logout/;

/** Requests without an earlier value come first, those with side effects last. */
export function listProbes(document: Document, options: DriftOptions): Probe[] {
  const found = [...listOperations(document)];
  const chosen = found.filter(
    ({ method, operation }) => isSafe(method, operation) || options.writes.includes(operation.operationId),
  );
  const probes = chosen.flatMap((each) => probesOfOne(document, each, options).map((probe) => ({ probe, each })));
  return probes.sort((a, b) => rankProbe(a, options) - rankProbe(b, options)).map(({ probe }) => probe);
}

function rankProbe(
  { probe, each: { method, operation } }: { probe: Probe; each: Found },
  options: DriftOptions,
): number {
  if (isSafe(method, operation)) return probe.wants.length > 0 ? 1 : 0;
  const { writes } = options;
  return 2 + writes.indexOf(operation.operationId) + (LAST.test(operation.operationId) ? writes.length : 0);
}

function probesOfOne(document: Document, found: Found, options: DriftOptions): Probe[] {
  const { method, item, operation } = found;
  const needsToken = (operation['x-access'] ?? 'public') !== 'public';
  const all = listParameters(document, item, operation);
  const required = all.filter((parameter) => parameter.required);
  const whose = needsToken ? (operation['x-access'] === 'agent' ? 'agent' : 'member') : null;
  const session = sessionFor(whose, options);
  const isGiven = whose === null || session !== null;
  const probe = (way: Probe['way'], parameters: Parameter[], expected: number | null): Probe => ({
    operation: operation.operationId,
    way,
    token: whose,
    session: whose === null || !way.endsWith('inputs') ? null : session,
    expected,
    wants: parameters.filter(isWanting).map(({ name }) => name),
    lack: (known) => (isSafe(method, operation) ? null : findLack(operation, known)),
    request: (known) => buildRequest(document, found, { parameters, options, known, way, whose }),
  });
  const probes = isGiven ? [probe('required inputs', required, null)] : [];
  if (isGiven && isSafe(method, operation) && all.some(isInput)) probes.push(probe('all inputs', all, null));
  if (!isSafe(method, operation)) return probes;
  probes.push(probe('no merchant', required, 400));
  return needsToken ? [...probes, probe('no token', required, 401)] : probes;
}

function findLack(operation: Operation, known: Known): string | null {
  const lacking = listNeeds(operation).find(({ source, place }) => source && known.findIn(source, place) === undefined);
  return lacking ? `${lacking.source} gave no ${lacking.name}` : null;
}

const isInput = (parameter: Parameter) => parameter.in === 'query' && !parameter.required;

/** Only the server knows it. A bare `id` does not name its kind. */
function isWanting({ in: place, name, schema }: Parameter): boolean {
  if (place !== 'query' && place !== 'path') return false;
  return !schema.enum && schema.format !== 'uri' && /(.Id|Code|vassalage)$/i.test(name) && name !== 'merchantCode';
}

interface Asked {
  parameters: Parameter[];
  options: DriftOptions;
  known: Known;
  way: Probe['way'];
  whose: Probe['token'];
}

function buildRequest(document: Document, { pathname, method, operation }: Found, asked: Asked): ProbeRequest {
  const { parameters, options, known, way, whose } = asked;
  const query = new URLSearchParams();
  const headers: Record<string, string> = { Accept: 'application/json', ...ownHeaders(options, { way, whose }) };
  const needed = findNeeded(listNeeds(operation), known);
  let path = pathname;
  for (const parameter of parameters) {
    const value = String(needed[parameter.name] ?? chooseInput(document, parameter, asked));
    if (parameter.in === 'query') query.set(parameter.name, value);
    else if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else if (parameter.in === 'header' && !isOurs(parameter.name)) headers[parameter.name] = value;
  }
  const [[type, media] = []] = Object.entries(operation.requestBody?.content ?? {});
  const search = query.size > 0 ? `?${query}` : '';
  const request = { method: method.toUpperCase(), path: `${path}${search}`, headers };
  if (!type || !media) return request;
  const example = media.example ?? buildExample(document, media.schema);
  const body = fillBody(known.fill(example), needed);
  return { ...request, headers: { ...headers, 'Content-Type': type }, body: write(body, type) };
}

/** A reference of its own, since one that was sent before would return what that one made. */
function fillBody(body: Json, needed: Record<string, Json>): Json {
  if (!body || typeof body !== 'object' || Array.isArray(body)) return body;
  const own: Record<string, Json> = { reference: `contract-${crypto.randomUUID()}`, ...needed };
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, own[name] ?? value]));
}

/** Never from examples. */
const isOurs = (name: string) => /^(merchant|language|x-request-id|x-forwarded-.*|x-timestamp)$/i.test(name);

/** One session serves both where the other is not set. */
export function sessionFor(whose: Probe['token'], options: Pick<DriftOptions, SessionName>): SessionName | null {
  const order = whose === 'agent' ? (['agentToken', 'token'] as const) : (['token', 'agentToken'] as const);
  return order.find((name) => options[name] !== undefined) ?? null;
}

export function ownHeaders(
  options: DriftOptions,
  { way, whose }: Pick<Asked, 'way' | 'whose'> = { way: 'required inputs', whose: 'member' },
): Record<string, string> {
  const { merchant, language, world } = options;
  const session = sessionFor(whose, options);
  const token = session ? options[session] : undefined;
  return {
    ...(way !== 'no merchant' && { Merchant: merchant }),
    ...(way !== 'no token' && token !== undefined && { Authorization: token }),
    ...(language !== undefined && { Language: language }),
    ...(world !== undefined && { 'X-Mock-World': world }),
    'X-Request-Id': `contract-${crypto.randomUUID().slice(0, 8)}`,
  };
}

function chooseInput(document: Document, parameter: Parameter, { options, known }: Asked): Json {
  if (/^merchant(Code)?$/.test(parameter.name)) return options.merchant;
  const example = parameter.example ?? buildExample(document, parameter.schema);
  return isWanting(parameter) ? (known.findValue(parameter.name) ?? example) : example;
}

function write(body: Json, type: string): string {
  if (type === 'application/json') return JSON.stringify(body);
  return new URLSearchParams(body as Record<string, string>).toString();
}
