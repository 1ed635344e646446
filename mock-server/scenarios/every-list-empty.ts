import { z } from 'zod';
import { findMemberByName } from '../accounts/repository.ts';
import { SEED_PASSWORD } from '../control/seed-people.ts';
import { createMember } from '../domains/member/create.ts';
import { requireBrandState } from '../domains/system/brand-state.ts';
import { brand } from './parameters.ts';
import { defineScenario, impossible } from './scenario.ts';

export default defineScenario({
  title: 'Every list empty',
  description: 'There is a member who has just been added, with the password play1234, and has done nothing.',
  touches: [],
  parameters: z.object({
    brand,
    account: z
      .string()
      .regex(/^[a-z0-9]{4,20}$/)
      .default('blank')
      .describe('User name of the new member.'),
  }),
  async apply({ world }, { brand: code, account: name }) {
    if (findMemberByName(world, code, name))
      throw impossible(`"${code}" has a member "${name}" already: choose another name.`);
    await createMember(world, requireBrandState(world, code), {
      username: name,
      nickname: name,
      type: 0,
      password: SEED_PASSWORD,
      mobileNum: null,
      mobileKey: null,
      email: null,
      isContactProven: false,
      payeeName: null,
      contacts: '{}',
      uplineId: null,
      referrerId: null,
      registerUrl: '',
      invitationCode: null,
      chooseRates: () => ({}),
    });
    return { changes: [`${name} is a member of ${code}, with the password ${SEED_PASSWORD}.`] };
  },
});
