import { z } from 'zod';
import { letPass } from '../control/clock.ts';
import { createSession } from '../control/members.ts';
import { account, brand, seconds } from './parameters.ts';
import { defineScenario } from './scenario.ts';

export default defineScenario({
  title: 'Session about to end',
  description: 'A new session of a member ends in some seconds unless it is used; the clock moves for it.',
  touches: ['clock'],
  parameters: z.object({ brand, account: account('lucky'), seconds: seconds(60, 'Seconds until it ends.') }),
  async apply({ world }, { brand: code, account: name, seconds: left }) {
    const { expiresAt, token } = await createSession(world, code, { account: name });
    const ms = Math.max(0, expiresAt - world.now() - left * 1000);
    await letPass(world, ms);
    return { changes: [`The session of ${name} ends in ${left} s.`], made: { token } };
  },
});
