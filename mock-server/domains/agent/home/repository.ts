import { query } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';
import type { ContractKind, ContractPeriod } from '../contracts/periods.ts';

/** Accepted contracts that an agent is paid by or pays, without those that never begin. */
const AGREEMENTS = query<{ kind: ContractKind; period: ContractPeriod; validFrom: number; validTo: number | null }>(
  `SELECT DISTINCT "kind", json_extract("terms", '$.period') AS "period", "validFrom" + 0 AS "validFrom", "validTo" + 0 AS "validTo"
    FROM "Contract" WHERE ("lineId" = @id OR ("uplineId" = @id AND NOT "isPaidByBrand")) AND "state" = 'accepted'
      AND "validFrom" < COALESCE("validTo", 9e15)`,
);

export const listAgreements = ({ read }: Store, id: number) => read.all(AGREEMENTS, { id });
