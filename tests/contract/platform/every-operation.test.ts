import { describe } from 'vitest';
import { operations } from '../../../openapi/generated/gaming-operations.ts';
import { itNeedsBody, itOpensSealedBodies, itReadsJson } from '../../support/bodies.ts';
import { mockForFile } from '../../support/mock.ts';
import { titleOf } from '../../support/operations.ts';
import {
  itCloses,
  itClosesInBreaks,
  itNeedsModule,
  itNeedsSession,
  itRefusesTrialAccounts,
  itServesInBreaks,
  itStaysOpen,
  itTakesGoodInput,
} from '../../support/refusals.ts';

const mock = mockForFile();

/** What operations share follows from their marks in the contract; their good input stands in `<domain>/inputs.ts`. */
for (const { id, access, module, bodyTypes, isEncrypted, ...marks } of Object.values(operations)) {
  describe(titleOf(id), () => {
    itTakesGoodInput(mock, id);
    if (marks.isAlwaysAvailable) itStaysOpen(mock, id);
    else itCloses(mock, id);
    if (access !== 'public') itNeedsSession(mock, id);
    if (access !== 'public' && !marks.isOpenDuringBreak) itClosesInBreaks(mock, id);
    // Its own test says what it does in a self-exclusion.
    if (marks.isOpenDuringBreak && id !== 'excludeSelf') itServesInBreaks(mock, id);
    if (marks.isForRealAccounts) itRefusesTrialAccounts(mock, id);
    if (module) itNeedsModule(mock, id, module);
    if (bodyTypes.length > 0) itNeedsBody(mock, id);
    if (bodyTypes[0] === 'application/json') itReadsJson(mock, id);
    if (isEncrypted) itOpensSealedBodies(mock, id);
  });
}
