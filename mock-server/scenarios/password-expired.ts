import { z } from 'zod';
import { requireMember } from '../control/members.ts';
import { DAY_MS } from '../shared/zone.ts';
import { account, brand } from './parameters.ts';
import { defineScenario } from './scenario.ts';

export default defineScenario({
  title: 'Password expired',
  description: 'The password of a member is older than the brand allows: the next sign-in asks for another.',
  touches: ['password'],
  parameters: z.object({ brand, account: account('victor') }),
  async apply({ world }, { brand: code, account: name }) {
    const { brand: state, member } = requireMember(world, code, name);
    const passwordChangedAt = world.now() - (state.passwordMaxAgeDays + 1) * DAY_MS;
    await world.patch('Member', { id: member.id }, { passwordChangedAt });
    return { changes: [`The password of ${name} is ${state.passwordMaxAgeDays + 1} days old.`] };
  },
});
