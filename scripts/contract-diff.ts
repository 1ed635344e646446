/**
 * `npm run contract:diff`: compares each contract with the newest commit of another version. Fails on a breaking
 * difference unless the major version is higher, and on any other unless the version is. `-- --list` prints all of them.
 */
import type { Document } from '../openapi/checks/document.ts';
import { readBundled } from './lib/contract.ts';
import { CONTRACT_NAMES, readBase } from './lib/contract-base.ts';
import { compareContracts, findFault, summarizeChanges } from './lib/contract-diff.ts';

for (const name of CONTRACT_NAMES) {
  const contract = readBundled(name);
  const base = await readBase(name, contract.info.version);
  if (base) await compare(name, base, contract);
  else console.log(`${name} ${contract.info.version}: the history has no other version to compare with`);
}

async function compare(name: string, base: Document, contract: Document): Promise<void> {
  const changes = await compareContracts(base, contract);
  const fault = findFault(base, contract, changes);
  const isListed = fault !== null || process.argv.includes('--list');
  const [head, ...list] = summarizeChanges(changes);
  console.log(`${name} ${base.info.version} → ${contract.info.version}: ${head}`);
  if (isListed) console.log(list.join('\n'));
  if (!fault) return;
  console.error(fault);
  process.exitCode = 1;
}
