import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';

const mock = mockForFile({ MOCK_REFUSE_PLAIN: '1' });
const script = fileURLToPath(new URL('../../../docs/sealed-sign-in.mjs', import.meta.url));

it('docs/sealed-sign-in.mjs › signs in by both schemes where plain bodies are refused', async () => {
  await mock.client.value('createWorld', { body: { name: 'default' } });
  const { stdout } = await promisify(execFile)(process.execPath, [script, mock.origin]);
  expect(stdout).toBe('RSA lucky\nJWE lucky\n');
});

it('docs/sealed-sign-in.mjs › imports nothing but node:crypto, in 40 lines', () => {
  const text = readFileSync(script, 'utf8');
  expect([...text.matchAll(/from '([^']+)'|import\(|require\(/g)].map(([, name]) => name)).toEqual(['node:crypto']);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});
