import { readBundled } from './lib/contract.ts';
import { faultsOfExamples } from './lib/examples.ts';
import { findSource } from './lib/find-source.ts';

for (const name of ['gaming', 'control'] as const) {
  const { faults, count } = faultsOfExamples(readBundled(name));
  for (const { place, message } of faults) console.error(`${findSource(name, place)} ${place}: ${message}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${name}: ${count} examples fit their schemas`);
}
