#!/usr/bin/env node
/** `baize-mock`. */
import module from 'node:module';
import { ownFiles, temporaryData } from './own-files.ts';

// From Node.js 22.8 on: the second start then takes two thirds of the time.
(module as { enableCompileCache?: () => void }).enableCompileCache?.();

for (const [name, value] of Object.entries(ownFiles())) process.env[name] ??= value;
if (process.env.MOCK_DATA === undefined && !process.argv.some((each) => /^--(data|help|version)\b/.test(each))) {
  const { folder, remove } = temporaryData();
  process.env.MOCK_DATA = folder;
  process.once('exit', remove);
}
await import('../mock-server/main.ts').catch(({ message }: Error) => {
  console.error(message);
  process.exit(1);
});
