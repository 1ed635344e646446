import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import type { ActionFunction, AppLoadContext, LoaderFunction } from '@remix-run/node';
import { pino } from 'pino';
import { beforeAll, inject, onTestFinished, vi } from 'vitest';
import { newContext, type ServerContext } from '../../app/request/context.ts';
import { readScope } from '../../app/request/site.server.ts';
import { actingAs } from '../../app/session/acting-as.server.ts';
import { readSession } from '../../app/session/cookie.server.ts';
import { ACTING_AS } from '../../app/ui/acting-as.tsx';
import { readConfig } from '../../mock-server/config.ts';
import { DEVELOPMENT_PUBLIC_KEY } from '../../mock-server/http/development-keys.ts';
import { type Mock, startMock } from '../../mock-server/server.ts';

interface Options {
  /** A list repeats a name; FormData sends a file. */
  form?: Record<string, string> | [name: string, value: string][] | FormData;
  cookies?: Record<string, string>;
  host?: string;
  params?: Record<string, string>;
  /** The visitor's. */
  address?: string;
}

export interface RouteAnswer {
  status: number;
  /** Returned or thrown. */
  data: unknown;
  location: string | null;
  cookies: string[];
  headers: Headers;
  /** Body of a Response. */
  text: string;
  /** Null when the text does not parse. */
  json: unknown;
  context: ServerContext;
}

interface Answerable {
  type?: string;
  data?: unknown;
  init?: ResponseInit | null;
}

let files = 0;
let worlds = 0;
let serving: { mock: Promise<Mock>; environment: string } | undefined;

/**
 * Runs a mock in this process. Each test takes a world, and each file an address. The site reads its configuration once
 * and files of a process share the mock, so list a file with its own `environment` in `vitest.config.ts`.
 */
export function prepareSite(environment: Record<string, string> = {}) {
  files += 1;
  const address = `203.0.113.${files}`;
  let mock: Mock;
  beforeAll(async () => {
    const asked = JSON.stringify(environment);
    serving ??= { mock: serve(environment), environment: asked };
    if (serving.environment !== asked)
      throw new Error('This file needs a process of its own: list it in vitest.config.ts.');
    mock = await serving.mock;
  });

  return {
    /** Default of the visitor's requests. */
    address,
    async newWorld() {
      worlds += 1;
      const name = `route-${worlds}`;
      const { world } = await mock.worlds.create(name, {});
      return { name, world, cookies: { 'mock-world': name, lang: 'EN' } };
    },
    mock: async () => mock,
    /** A site without worlds uses the default one. */
    world: async (name: string) => mock.worlds.use(name),
    call: (route: LoaderFunction | ActionFunction, path: string, options: Options = {}) =>
      call(route, path, { address, ...options }),
  };
}

/** Sets the mock's addresses in the site's environment. */
async function serve(environment: Record<string, string>): Promise<Mock> {
  const folder = mkdtempSync(path.join(inject('scratchFolder'), 'mock-'));
  const mock = await startMock({
    ...readConfig({
      MOCK_PORT: '0',
      MOCK_DATA: folder,
      MOCK_LOG: 'silent',
      // Files of a worker share the mock.
      MOCK_MAX_WORLDS: '5000',
      // The identity providers redirect to the site.
      MOCK_HOSTS: 'baize.test,lotus.test,harbor.test',
    }),
    seedFile: '.data/seed.db',
  });
  Object.assign(process.env, {
    GAMING_API_URL: mock.origin,
    API_PUBLIC_KEY: DEVELOPMENT_PUBLIC_KEY,
    // Longer than a busy machine takes. Tests of time-outs call `losePatience`.
    API_TIMEOUT_MS: '15000',
    MOCK_WORLDS: '1',
    SESSION_SECRET: 'a secret for tests of more than 32 characters',
    LOG_SECRET: 'another secret for tests of more than 32 characters',
    // The `.localhost` names are the brands' main domains.
    BRAND_HOSTS: [
      'localhost=baize,127.0.0.1=baize',
      ...['baize', 'lotus', 'harbor'].map((brand) => `${brand}.test=${brand},${brand}.localhost=${brand}`),
    ].join(','),
    SOCIAL_CLIENT_SECRETS: ['baize-google', 'baize-facebook', 'lotus-facebook']
      .map((client) => `${client}=${client}-secret`)
      .join(','),
    ...environment,
  });
  return mock;
}

/** As the forms of the page do. */
async function nameMember(body: FormData | URLSearchParams, request: Request): Promise<void> {
  const member = await readSession(request.headers.get('Cookie'));
  if (member) body.set(ACTING_AS, actingAs(readScope(request), member));
}

/** As the server does. */
async function call(
  route: LoaderFunction | ActionFunction,
  address: string,
  { form, cookies = {}, host = 'baize.test', params = {}, address: visitor = '' }: Options,
): Promise<RouteAnswer> {
  const context = newContext({
    nonce: 'nonce',
    requestId: 'request-of-a-test',
    log: pino({ level: 'silent' }),
    address: visitor,
  }) as AppLoadContext;
  const headers = {
    Cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  };
  const url = `http://${host}${address}`;
  const body = form instanceof FormData ? form : form && new URLSearchParams(form);
  if (body && !body.has(ACTING_AS)) await nameMember(body, new Request(url, { headers }));
  const request = new Request(url, { method: body ? 'POST' : 'GET', headers, body });
  let result: unknown;
  try {
    result = await route({ request, context, params });
  } catch (thrown) {
    result = thrown;
  }
  if (result instanceof Error) throw result;
  return { ...(await read(result)), context };
}

async function read(result: unknown): Promise<Omit<RouteAnswer, 'context'>> {
  if (result instanceof Response) {
    const text = await result.text();
    const isJson = result.headers.get('Content-Type')?.includes('json');
    return {
      json: isJson ? JSON.parse(text) : null,
      text,
      headers: result.headers,
      status: result.status,
      data: null,
      location: result.headers.get('Location'),
      cookies: result.headers.getSetCookie(),
    };
  }
  const answer = (result ?? {}) as Answerable;
  const isWrapped = answer.type === 'DataWithResponseInit';
  const headers = new Headers(isWrapped ? answer.init?.headers : undefined);
  return {
    status: (isWrapped && answer.init?.status) || 200,
    data: isWrapped ? answer.data : result,
    location: null,
    cookies: headers.getSetCookie(),
    json: null,
    text: '',
    headers,
  };
}

/** From Set-Cookie headers. */
export function findCookie(lines: string[], name: string): string | null {
  const line = lines.find((each) => each.startsWith(`${name}=`));
  return line?.slice(name.length + 1).split(';')[0] || null;
}

const timeout = AbortSignal.timeout.bind(AbortSignal);

/** Until the end of the test. Returns a function that restores the time-outs. */
export function losePatience(ms = 1): () => void {
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(ms));
  const restore = () => void spy.mockRestore();
  onTestFinished(restore);
  return restore;
}
