import { z } from 'zod';
import { defineScenario } from './scenario.ts';

export default defineScenario({
  title: 'Team of 5,000',
  description: 'boss at baize has 5,000 members below, with a year of sums and a month of bets.',
  template: 'team',
  touches: [],
  parameters: z.object({}),
  apply: async () => ({ changes: ['The template has the team of boss.'] }),
});
