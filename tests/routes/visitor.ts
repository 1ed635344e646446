import type { ActionFunction, LoaderFunction } from '@remix-run/node';
import { action as logIn } from '../../app/routes/_shell.login/route.tsx';
import { readToast } from '../../app/session/cookies.server.ts';
import { insertSolved } from '../../mock-server/domains/verification/slider.ts';
import { cookieOf, type prepareSite, type RouteAnswer } from './prepare-site.ts';

export type Brand = 'baize' | 'lotus' | 'harbor';
type Scene = 'login' | 'sms' | 'register';
type Fields = Record<string, string>;
type Site = ReturnType<typeof prepareSite>;

interface Request {
  form?: Fields | [name: string, value: string][] | FormData;
  params?: Record<string, string>;
}

/** What a form's answer says of its fields; the form's own message is under ''. */
export interface Told {
  result: { initialValue?: Fields; error?: Record<string, string[]> };
}

/** The messages of a refused form. */
export const errorsOf = ({ data }: RouteAnswer) => (data as Told).result.error ?? {};

/** What a refused form goes on with. */
export const typedOf = ({ data }: RouteAnswer) => (data as Told).result.initialValue ?? {};

/** The key of the message that the next page shows. */
export async function toastOf({ cookies }: RouteAnswer): Promise<string | undefined> {
  return (await readToast(`toast=${cookieOf(cookies, 'toast') ?? ''}`))?.key;
}

/** Somebody with a browser, in a world of their own: cookies are kept as a browser keeps them. */
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
    /** The fields of a solved puzzle. */
    proof,
    /** Goes on from another address. */
    moveTo: (to: string) => {
      address = to;
    },
    /** Signs in by name, with a solved puzzle. */
    logIn: async (form: Fields) =>
      ask(logIn, '/login', { form: { password: 'play1234', ...(await proof('login')), ...form } }),
    /** The code of the last message to a number with its plus, or to a mail address. */
    async codeSentTo(to: string): Promise<string> {
      const message = await world.db.inboxMessage.findFirstOrThrow({ where: { to }, orderBy: { id: 'desc' } });
      return message.code ?? '';
    },
    /** How often the API was asked for an operation. */
    countCalls: (operationId: string) =>
      world.requests.list().filter((each) => each.operationId === operationId).length,
    /** Turns a module of the brand on or off. */
    switchModule: (modId: string, isEnabled: boolean) =>
      world.db.brandModule.updateMany({ where: { brandCode: brand, modId }, data: { isEnabled } }),
    /** A member of the seed. */
    memberNamed: (username: string) =>
      world.db.member.findUniqueOrThrow({ where: { brandCode_username: { brandCode: brand, username } } }),
  };
}

export type Visitor = Awaited<ReturnType<typeof newVisitor>>;

/** The same, signed in: lucky, unless the form tells of somebody else. */
export async function newMember(site: Site, form: Fields = {}, brand: Brand = 'baize') {
  const visitor = await newVisitor(site, brand);
  await visitor.logIn({ username: 'lucky', ...form });
  return visitor;
}
