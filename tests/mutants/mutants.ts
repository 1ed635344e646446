import { accessMutants } from './access.ts';
import { ledgerMutants } from './ledger.ts';
import type { Mutant } from './mutant.ts';
import { settlementMutants } from './settlement.ts';

/** Oracles, histories and walks prove the rest. */
export const mutants: Mutant[] = [...ledgerMutants, ...settlementMutants, ...accessMutants];

/** @throws unless `before` occurs exactly once */
export function plant({ name, file, before, after }: Mutant, text: string): string {
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`"${name}": its text is in ${file} ${parts.length - 1} times, not once.`);
  return parts.join(after);
}
