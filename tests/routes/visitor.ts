import type { ActionFunction, LoaderFunction } from '@remix-run/node';
import { action as logIn } from '../../app/routes/_shell.login/route.tsx';
import { readToast } from '../../app/session/cookies.server.ts';
import { insertSolved } from '../../mock-server/domains/verification/slider.ts';
import type { World } from '../../mock-server/worlds/world.ts';
import { findCookie, type prepareSite, type RouteAnswer } from './prepare-site.ts';

export type Brand = 'baize' | 'lotus' | 'harbor';
type Scene = 'login' | 'sms' | 'register';
type Fields = Record<string, string>;
type Site = ReturnType<typeof prepareSite>;

interface Request {
  form?: Fields | [name: string, value: string][] | FormData;
  params?: Record<string, string>;
}

/** The form's own message is under ''. */
export interface Told {
  result: { initialValue?: Fields; error?: Record<string, string[]> };
}

export const readErrors = ({ data }: RouteAnswer) => (data as Told).result.error ?? {};

export const readTyped = ({ data }: RouteAnswer) => (data as Told).result.initialValue ?? {};

/** The toast on the next page. */
export const readNextToast = ({ cookies }: RouteAnswer) => readToast(`toast=${findCookie(cookies, 'toast') ?? ''}`);

export const readToastKey = async (answer: RouteAnswer): Promise<string | undefined> =>
  (await readNextToast(answer))?.key;

/** Has a cookie jar in a new world. */
export async function newVisitor(site: Site, brand: Brand = 'baize') {
  const { world, cookies: given, name } = await site.newWorld();
  const cookies: Record<string, string> = { ...given };
  let { address } = site;

  const ask = async (route: LoaderFunction | ActionFunction, path: string, request: Request = {}) => {
    const answer = await site.call(route, path, {
      ...request,
      cookies: { ...cookies },
      host: `${brand}.test`,
      address,
    });
    for (const line of answer.cookies) keep(line);
    return answer;
  };
  const keep = (line: string) => {
    const [, cookie = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /Max-Age=0\b/.test(line)) delete cookies[cookie];
    else cookies[cookie] = value;
  };
  const proof = async (scene: Scene): Promise<Fields> => ({ ...(await insertSolved(world, brand, scene)) });
  return {
    world,
    worldName: name,
    cookies,
    ask,
    proof,
    moveTo: (to: string) => {
      address = to;
    },
    /** Solves a puzzle. */
    logIn: async (form: Fields) =>
      ask(logIn, '/login', { form: { password: 'play1234', ...(await proof('login')), ...form } }),
    /** Returns the code to an E.164 number or a mail address. */
    async codeSentTo(to: string): Promise<string> {
      return lastCodeTo(world, to);
    },
    countCalls: (operationId: string) =>
      world.requests.list().filter((each) => each.operationId === operationId).length,
    switchModule: (modId: string, isEnabled: boolean) =>
      world.patch('BrandModule', { brandCode: brand, modId }, { isEnabled }),
    memberNamed: (username: string) => world.read.one('Member', { brandCode: brand, username }),
  };
}

/** Empty without one. */
export const lastCodeTo = ({ read }: World, to: string): string =>
  read.list('InboxMessage', { to }, 'ORDER BY "id" DESC LIMIT 1')[0]?.code ?? '';

export type Visitor = Awaited<ReturnType<typeof newVisitor>>;

/** Signed in as lucky or with `form`. */
export async function newMember(site: Site, form: Fields = {}, brand: Brand = 'baize') {
  const visitor = await newVisitor(site, brand);
  await visitor.logIn({ username: 'lucky', ...form });
  return visitor;
}
