import { expect, it } from 'vitest';
import { run } from './process.mjs';

it('leaves out the notes of Node.js on its own features, and no other warning', async () => {
  const warn = `process.emitWarning('may change', 'ExperimentalWarning'); process.emitWarning('look here');`;
  const { output } = await run(process.execPath, ['-e', warn]);
  expect(output).toContain('look here');
  expect(output).not.toContain('may change');
});
