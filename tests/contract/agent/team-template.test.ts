import { copyFileSync, mkdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildTeamTemplate } from '../../../prisma/seed/team/template.ts';
import { Client } from '../../support/client.ts';
import { mockForFile, SEED_FILE } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { add, cents, days, TODAY } from '../../support/team-tree.ts';
import { WORLD_TIME } from '../../support/world.ts';

/** Its folder has a template of its own. */
const mock = mockForFile({ MOCK_LOG: 'error' });

const SIZE = { members: 121, days: 40, betDays: 12 };
const clock = { mode: 'frozen' as const, at: WORLD_TIME };
const create = (name: string) => mock.client.call('createWorld', { body: { name, clock, template: 'team' } });

async function templateFile(): Promise<string> {
  const world = await mock.newWorld();
  return path.join(path.dirname(await world.file()), '../../team.db');
}

describe(`${operationTitle('createWorld')} › the template "team"`, () => {
  it('when it is of another seed and cannot be built › 503 says why, and there is no world', async () => {
    const file = await templateFile();
    copyFileSync(SEED_FILE, file);
    mkdirSync(`${file}.new`);
    expect(await create('broken')).toMatchObject({
      status: 503,
      body: { errorCode: 'template.failed', message: expect.stringContaining('team.db.new') },
    });
    rmdirSync(`${file}.new`);
    expect((await mock.client.value('listWorlds')).map(({ name }) => name)).not.toContain('broken');
  });

  it('when it is there › a world has a team whose lines, days and bets add up', async () => {
    buildTeamTemplate(SEED_FILE, await templateFile(), SIZE);
    const created = await Promise.all([create('team'), create('team')]);
    expect(created.map(({ status }) => status).sort()).toEqual([200, 201]);
    const agent = await new Client(mock.origin, 'team').signedIn('boss');
    const month = days(TODAY - SIZE.betDays + 1, TODAY);
    const whole = days(TODAY - SIZE.days, TODAY);
    for (const range of [month, whole, days(TODAY - SIZE.days, TODAY - SIZE.betDays - 1)]) {
      let accounts = ['boss'];
      while (accounts.length > 0) {
        const below: string[] = [];
        for (const account of accounts) {
          const { own, sums, list } = await agent.value('listDownlines', {
            query: { ...range, account, pageSize: 100 },
          });
          expect(add([own, ...list.map(({ figures }) => figures)]), account).toEqual(add([sums]));
          below.push(...list.filter(({ lines }) => lines > 0).map(({ member }) => member.account));
        }
        accounts = below;
      }
      const overview = await agent.value('getTeamOverview', { query: range });
      expect(add(overview.days.map(({ figures }) => figures))).toEqual(add([overview.now.figures]));
      // The seed's own lines play for less.
      expect(cents(overview.now.figures.validBet)).toBeGreaterThan(cents('2000.00'));
    }
    const { list: losers } = await agent.value('listTeamProfit', { query: { ...month, isAgent: false, pageSize: 20 } });
    for (const { member, figures } of losers) {
      const { sums } = await agent.value('listMemberBets', { query: { ...month, account: member.account } });
      expect([sums.validBet, sums.win], member.account).toEqual([figures.validBet, figures.win]);
    }
    const income = await agent.value('listRevenue', { query: whole });
    expect(income.list.length).toBeGreaterThan(SIZE.days - 5);
  });

  it('when a scenario needs it, and none is named › the world begins with it', async () => {
    buildTeamTemplate(SEED_FILE, await templateFile(), SIZE);
    const body = { name: 'of-scenario', clock, scenarios: [{ name: 'team-of-5000' }] };
    expect(await mock.client.call('createWorld', { body })).toMatchObject({ status: 201 });
    const boss = await new Client(mock.origin, 'of-scenario').signedIn('boss');
    expect((await boss.value('getTeamOverview', { query: days(TODAY, TODAY) })).members).toBeGreaterThan(100);
  });
});
