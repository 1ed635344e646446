import type { Mutant } from './mutant.ts';

const TEAM_ROWS = 'mock-server/domains/money/team/repository.ts';
const IN_TEAM = 'tests/contract/agent/team.test.ts';

export const agentMutants: Mutant[] = [
  {
    name: 'team: everyone is of the team',
    breaks: 'an agent reads members beside, above, and of other agents',
    file: TEAM_ROWS,
    before: 'return path[0]?.id === agentId ? path : null;',
    after: 'return path.length > 0 ? path : null;',
    suite: IN_TEAM,
  },
  {
    name: 'team: the agent’s own play is no part of the team',
    breaks: 'own and lines are not the team',
    file: TEAM_ROWS,
    before: 'SELECT "day", ${list} FROM "DailySum" WHERE "memberId" = @id AND ${OF_DAYS}',
    after: 'SELECT "day", ${list} FROM "DailySum" WHERE "memberId" = -@id AND ${OF_DAYS}',
    suite: IN_TEAM,
  },
  {
    name: 'team: today below a line is forgotten',
    breaks: 'the sum of the lines is less than the team until midnight',
    file: TEAM_ROWS,
    before: `WHERE "top" <> "branch"."id" AND "day" > @closed`,
    after: `WHERE "top" <> "branch"."id" AND "day" > @closed + 1`,
    suite: IN_TEAM,
  },
  {
    name: 'team: a clock that was set back leaves its days closed',
    breaks: 'what is open again counts twice',
    file: TEAM_ROWS,
    before: `"brandCode" = ?) AND "day" > ?'`,
    after: `"brandCode" = ?) AND "day" > ? + 1'`,
    suite: IN_TEAM,
  },
  {
    name: 'team: promotions are no cost',
    breaks: 'an agent is shown a profit that the house does not make',
    file: 'mock-server/domains/money/team/team.ts',
    before: 'stakes - win - rebate - promotion;',
    after: 'stakes - win - rebate;',
    suite: IN_TEAM,
  },
  {
    name: 'team: any member is an agent',
    breaks: 'players read the reports of agents',
    file: 'mock-server/domains/session/identify.ts',
    before: `if (operation.access === 'agent') requireAgent(resumed);`,
    after: '',
    suite: 'tests/contract/agent/every-operation.test.ts',
  },
];
