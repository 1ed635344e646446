/**
 * `npm run contract:diff` fails on a breaking change unless the major version is higher, and on any change under the
 * same version. `npm run contract:accept` accepts the contract.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Document } from '../openapi/checks/document.ts';
import { bundle } from './lib/contract.ts';
import { compareContracts, forbidden, lacksVersion, summarizeChanges } from './lib/contract-diff.ts';
import { root } from './lib/process.mjs';

const isAccepting = process.argv.includes('--accept');

for (const name of ['gaming', 'control']) {
  const file = path.join(root, `openapi/accepted/${name}.json`);
  const contract = await bundle(name);
  if (isAccepting) writeFileSync(file, `${JSON.stringify(contract, null, 1)}\n`);
  else await compare(name, JSON.parse(readFileSync(file, 'utf8')), contract);
}

async function compare(name: string, accepted: Document, contract: Document): Promise<void> {
  const changes = await compareContracts(accepted, contract);
  const broken = forbidden(accepted, contract, changes);
  const versions = `${accepted.info.version} → ${contract.info.version}`;
  console.log(`${name} ${versions}: ${summarizeChanges(changes)}`);
  if (broken.length > 0) fail('Raise the major version in info.version, or keep what clients rely on.');
  if (lacksVersion(accepted, contract)) fail('Raise info.version: the accepted contract of this version is another.');
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
