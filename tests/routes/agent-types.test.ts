import { expect, it } from 'vitest';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as agentHome } from '../../app/routes/_shell.agentHome/route.tsx';
import { prepareSite } from './prepare-site.ts';
import { newVisitor } from './visitor.ts';

const site = prepareSite();

it.each([41, 42])('an agent of type %i of the seed is led to the agents’ home', async (type) => {
  const visitor = await newVisitor(site);
  const { username } = visitor.world.read.one('Member', { brandCode: 'baize', type });
  expect((await visitor.logIn({ username })).location).toMatch(/^\/agentHome/);
  expect((await visitor.ask(agentHome, '/agentHome')).status).toBe(200);
  expect((await visitor.ask(shell, '/')).data).toMatchObject({ member: { hasAgentHome: true, isTrial: false } });
});
