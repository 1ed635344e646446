import type { Value } from '../../../../openapi/generated/control-operations.ts';

type WholeRequest = Value<'getRequest'>;
/** Members of the seed, whose passwords are published. */
type People = Value<'getSeedGuide'>['people'];

const MASKED = 'masked';
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Places of masked fields, as `replayRequest` names them: `body.password`, `query.token`. */
export function listMasked({ recorded }: WholeRequest): string[] {
  if (!recorded) return [];
  const body: unknown = recorded.body ? parse(recorded.body) : null;
  return [...placesOf(recorded.query, 'query'), ...placesOf(body, 'body')];
}

function placesOf(value: unknown, place: string): string[] {
  if (value === MASKED) return [place];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) => placesOf(each, `${place}.${name}`));
}

/** Values of masked fields of the body, by place: those that the seed gives to the member. */
export function knownFields(whole: WholeRequest, people: People): Record<string, string> {
  const person = people.find(({ account }) => account === whole.request.account);
  const known = { 'body.password': person?.password, 'body.paymentPassword': person?.paymentPassword };
  return Object.fromEntries(
    listMasked(whole).flatMap((place) => {
      const value = known[place as keyof typeof known];
      return value ? [[place, value]] : [];
    }),
  );
}

/** The request with the known values in its body, and notes on it for who runs a copy. */
function prepare(whole: WholeRequest, people: People): { filled: WholeRequest; notes: string[] } {
  const known = knownFields(whole, people);
  const unknown = listMasked(whole).filter((place) => !(place in known));
  const { recorded, request } = whole;
  const body: unknown = recorded?.body ? parse(recorded.body) : null;
  const values = Object.entries(known).map(([place, value]) => [place.replace(/^body\./, ''), value]);
  const filled =
    recorded && values.length > 0
      ? {
          ...whole,
          recorded: { ...recorded, body: JSON.stringify({ ...(body as object), ...Object.fromEntries(values) }) },
        }
      : whole;
  const notes = [
    ...(values.length > 0 ? [`${Object.keys(known).join(', ')}: masked in the log, taken from the seed.`] : []),
    ...(unknown.length > 0 ? [`Write the real values of ${unknown.join(', ')}: the log has masked them.`] : []),
    ...(isUnsigned(whole) ? [`The request had no valid session: here ${SIGNED_IN} signs in.`] : []),
    ...(request.operationId === null
      ? ['No operation has this path: it is refused until the caller asks for another.']
      : []),
    ...(request.status === BAD_REQUEST && whole.violations.length > 0
      ? [
          `It is refused until the caller mends it: ${whole.violations.map(({ place, message }) => `${place} ${message}`).join(', ')}.`,
        ]
      : []),
  ];
  // A line break would end the comment.
  return { filled, notes: notes.map((note) => note.replace(/\s+/g, ' ')) };
}

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
/** Signs in where the log knows no member. */
const SIGNED_IN = 'lucky';
const isUnsigned = ({ request }: WholeRequest): boolean => request.account === null && request.status === UNAUTHORIZED;
const memberOf = (whole: WholeRequest): string | null => (isUnsigned(whole) ? SIGNED_IN : whole.request.account);

/** A body that was cut is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pathOf({ request, recorded }: WholeRequest): string {
  const pairs = Object.entries(recorded?.query ?? {}).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, String(each)]),
  );
  return `${request.path}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`;
}

/** Lines of a shell: members sign in first. */
export function copyCurl(world: string, whole: WholeRequest, people: People = []): string {
  const { filled, notes } = prepare(whole, people);
  const { request, recorded } = filled;
  const member = memberOf(whole);
  const { origin } = location;
  const brand = request.merchant ?? 'baize';
  const signIn = member
    ? [
        `TOKEN=$(curl -s ${quote(`${origin}/__mock/worlds/${world}/brands/${brand}/sessions`)} -H 'Content-Type: application/json' -d ${quote(JSON.stringify({ account: member }))} | sed -E 's/.*"token":"([^"]+)".*/\\1/')`,
      ]
    : [];
  const line = [
    `curl -i ${request.method === 'GET' ? '' : `-X ${request.method} `}${quote(`${origin}${pathOf(filled)}`)}`,
    `-H 'X-Mock-World: ${world}'`,
    ...(request.merchant ? [`-H ${quote(`Merchant: ${request.merchant}`)}`] : []),
    ...(recorded?.language ? [`-H 'Language: ${recorded.language}'`] : []),
    ...(member ? ['-H "Authorization: $TOKEN"'] : []),
    ...(recorded?.body ? [`-H 'Content-Type: application/json' -d ${quote(recorded.body)}`] : []),
  ].join(' \\\n  ');
  return [...notes.map((note) => `# ${note}`), ...signIn, line].join('\n');
}

const text = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Statements that send it and expect a success: they fail for as long as the world answers otherwise. */
function statements(world: string, whole: WholeRequest, people: People): string {
  const { filled, notes } = prepare(whole, people);
  const { request, recorded } = filled;
  const brand = text(request.merchant ?? 'baize');
  const body = recorded?.body ? writeBody(recorded.body) : null;
  const options = [
    ...(request.method !== (body ? 'POST' : 'GET') ? [`method: '${request.method}'`] : []),
    ...(recorded?.language && recorded.language !== 'EN' ? [`headers: { Language: '${recorded.language}' }`] : []),
    ...(body ? [`body: ${body}`] : []),
  ];
  const member = memberOf(whole);
  return [
    ...notes.map((note) => `  // ${note}`),
    `  const world = mock.existing(${text(world)});`,
    member
      ? `  const session = await world.as(${text(member)}, ${brand});`
      : `  const session = world.visitor(${brand});`,
    `  const response = await session.fetch(${text(pathOf(filled))}${options.length > 0 ? `, { ${options.join(', ')} }` : ''});`,
    '  const answer = await response.text();',
    '  expect(response.status, answer).toBeLessThan(300);',
    "  expect(answer, 'a refusal inside of a success').not.toContain('\"success\":false');",
  ].join('\n');
}

/** A new reference each time: an old one would repeat the old answer. A body that was cut is sent as text. */
function writeBody(json: string): string {
  if (parse(json) === null) return text(json);
  return json.replace(/"reference":"[^"]*"/, '"reference":crypto.randomUUID()');
}

const titleOf = ({ request }: WholeRequest): string =>
  text(
    `${request.operationId ?? `${request.method} ${request.path}`}${request.account ? ` of ${request.account}` : ''} succeeds`,
  );

/** With MOCK_ORIGIN naming the mock. */
export const copyPlaywright = (
  world: string,
  whole: WholeRequest,
  people: People = [],
): string => `import { expect, test } from '@baize/mock/playwright';

// MOCK_ORIGIN=${location.origin} npx playwright test
test(${titleOf(whole)}, async ({ mock }) => {
${statements(world, whole, people)}
});
`;

/** With MOCK_ORIGIN naming the mock. */
export const copyVitest = (
  world: string,
  whole: WholeRequest,
  people: People = [],
): string => `import { MockClient } from '@baize/mock/client';
import { expect, it } from 'vitest';

// MOCK_ORIGIN=${location.origin} npx vitest run
const mock = new MockClient(process.env.MOCK_ORIGIN ?? ${text(location.origin)});

it(${titleOf(whole)}, async () => {
${statements(world, whole, people)}
});
`;
