import { z } from 'zod';
import { isoInZone } from '../shared/zone.ts';
import { agree, findHeld, KINDS } from './agreements.ts';
import { account, brand } from './parameters.ts';
import { defineScenario } from './scenario.ts';

export default defineScenario({
  title: 'Agent with all contracts',
  description:
    'An agent has an accepted contract of each kind: those that lack are proposed by the upline, or by the brand, and accepted.',
  touches: [],
  parameters: z.object({ brand, account: account('wawan') }),
  async apply(stage, { brand: code, account: name }) {
    const who = { brand: code, account: name };
    const changes: string[] = [];
    for (const kind of KINDS) {
      const held = await findHeld(stage, who, kind);
      const { upline, validFrom } = held ?? (await agree(stage, who, kind));
      const payer = upline?.account ?? code;
      changes.push(
        `${held ? 'Kept' : 'Made'}: ${kind} of ${name}, paid by ${payer}, from ${isoInZone(validFrom ?? 0)} on.`,
      );
    }
    return { changes };
  },
});
