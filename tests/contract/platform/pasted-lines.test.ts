import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../scripts/lib/process.mjs';
import { mockForFile } from '../../support/mock.ts';

const mock = mockForFile();
const world = { world: 'demo' };

// `--json` is from 7.82 on.
const { output: version } = await run('sh', ['-c', 'curl --version']);
const [, major = 0, minor = 0] = /^curl (\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
const hasCurl = major > 7 || (major === 7 && minor >= 82);

const listLines = (text: string) => [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, lines = '']) => lines);

async function paste(...lines: string[]) {
  const script = lines.join('\n').replaceAll('localhost:4000', new URL(mock.origin).host);
  return run('bash', ['-c', script]);
}

/** Appears in the output of a request that the contract does not allow, or of a script that has failed. */
const MISTAKE =
  /request_param_err|request_body_required|operation\.not\.found|path\.not\.found|mock\.mistake|: line \d+:|curl: \(/;

describe.skipIf(!hasCurl)('The lines of docs/first-ten-minutes.md', () => {
  it('when they are pasted › sign-in, refusal, fault, scenario and time are as it says', async () => {
    const { code, output } = await paste(...listLines(readFileSync('docs/first-ten-minutes.md', 'utf8')));
    expect(output).not.toMatch(MISTAKE);
    expect(code).toBe(0);
    const said = ['"sumBalance":"12458.75"', 'amount.too.large', '"struck":1', '"kind":"expiry"', '"facts":'];
    for (const text of said) expect(output).toContain(text);
  });
});

const [prologue = '', ...recipes] = readFileSync('docs/recipes.md', 'utf8').split(/^### /m);
const all = recipes.map((text): [string, string] => [text.split('\n', 1)[0] ?? '', listLines(text).join('\n')]);
// Its template takes a minute.
const quick = all.filter(([title]) => title !== 'A team of 5,000');
const some = process.env.TEST_ALL ? quick : quick.filter((_, index) => index % 5 === 0);

describe.skipIf(!hasCurl)('The lines of docs/recipes.md', () => {
  beforeAll(() => mock.client.call('createWorld', { body: { name: world.world } }));

  it('there are forty, of at most three lines', () => {
    expect(all.length).toBeGreaterThanOrEqual(40);
    for (const [title, lines] of all) expect(lines.trim().split('\n').length, title).toBeLessThanOrEqual(3);
  });

  it.each(some)('%s › no line is refused as wrong', async (_, lines) => {
    await mock.client.value('resetWorld', { path: world });
    const { code, output } = await paste(...listLines(prologue), lines);
    expect(output).not.toMatch(MISTAKE);
    expect(code).toBe(0);
  });
});
