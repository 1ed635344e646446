import type { Value } from '../../../../openapi/generated/control-operations.ts';

type WholeRequest = Value<'getRequest'>;

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

/** Names the masked fields in a comment, as none of them is known. */
function maskedNote(whole: WholeRequest, mark: '#' | '//'): string[] {
  const masked = listMasked(whole);
  return masked.length > 0 ? [`${mark} Write the real values of ${masked.join(', ')}: the log has masked them.`] : [];
}

/** Lines of a shell: members sign in first. */
export function copyCurl(world: string, whole: WholeRequest): string {
  const { request, recorded } = whole;
  const { origin } = location;
  const brand = request.merchant ?? 'baize';
  const signIn = request.account
    ? [
        `TOKEN=$(curl -s ${quote(`${origin}/__mock/worlds/${world}/brands/${brand}/sessions`)} -H 'Content-Type: application/json' -d ${quote(JSON.stringify({ account: request.account }))} | sed -E 's/.*"token":"([^"]+)".*/\\1/')`,
      ]
    : [];
  const line = [
    `curl -i ${request.method === 'GET' ? '' : `-X ${request.method} `}${quote(`${origin}${pathOf(whole)}`)}`,
    `-H 'X-Mock-World: ${world}'`,
    ...(request.merchant ? [`-H ${quote(`Merchant: ${request.merchant}`)}`] : []),
    ...(recorded?.language ? [`-H 'Language: ${recorded.language}'`] : []),
    ...(request.account ? ['-H "Authorization: $TOKEN"'] : []),
    ...(recorded?.body ? [`-H 'Content-Type: application/json' -d ${quote(recorded.body)}`] : []),
  ].join(' \\\n  ');
  return [...maskedNote(whole, '#'), ...signIn, line].join('\n');
}

const text = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Statements that send it and expect a success: they fail for as long as the world answers otherwise. */
function statements(world: string, whole: WholeRequest): string {
  const { request, recorded } = whole;
  const brand = text(request.merchant ?? 'baize');
  const body = recorded?.body ? writeBody(recorded.body) : null;
  const options = [
    ...(request.method !== (body ? 'POST' : 'GET') ? [`method: '${request.method}'`] : []),
    ...(recorded?.language && recorded.language !== 'EN' ? [`headers: { Language: '${recorded.language}' }`] : []),
    ...(body ? [`body: ${body}`] : []),
  ];
  const needsMember = request.account !== null || request.status === 401;
  return [
    ...maskedNote(whole, '//').map((note) => `  ${note}`),
    `  const world = mock.existing(${text(world)});`,
    needsMember
      ? `  const session = await world.as(${text(request.account ?? 'lucky')}, ${brand});`
      : `  const session = world.visitor(${brand});`,
    `  const response = await session.fetch(${text(pathOf(whole))}${options.length > 0 ? `, { ${options.join(', ')} }` : ''});`,
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
): string => `import { expect, test } from '@baize/mock/playwright';

// MOCK_ORIGIN=${location.origin} npx playwright test
test(${titleOf(whole)}, async ({ mock }) => {
${statements(world, whole)}
});
`;

/** With MOCK_ORIGIN naming the mock. */
export const copyVitest = (
  world: string,
  whole: WholeRequest,
): string => `import { MockClient } from '@baize/mock/client';
import { expect, it } from 'vitest';

// MOCK_ORIGIN=${location.origin} npx vitest run
const mock = new MockClient(process.env.MOCK_ORIGIN ?? ${text(location.origin)});

it(${titleOf(whole)}, async () => {
${statements(world, whole)}
});
`;
