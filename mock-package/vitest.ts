import { inject, onTestFinished } from 'vitest';
import { MockClient, type NewWorld, type World } from './client.ts';
import { startMock } from './index.ts';
import { reportOf } from './report.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mockOrigin: string;
  }
}

interface Project {
  provide(key: 'mockOrigin', value: string): void;
}

/** For `globalSetup: ['@baize/mock/vitest']`: one mock for the run, unless `MOCK_ORIGIN` names one that runs. */
export default async function globalSetup(project: Project): Promise<() => Promise<void>> {
  const running = process.env.MOCK_ORIGIN ? null : await startMock({ requireWorld: true });
  project.provide('mockOrigin', running?.origin ?? process.env.MOCK_ORIGIN ?? '');
  return async () => running?.stop();
}

/** Within a test: the world is deleted after it, and a failure tells its requests, clock and faults. */
export async function newWorld(options: NewWorld = {}): Promise<World> {
  const world = await new MockClient(inject('mockOrigin')).world(options);
  onTestFinished(async ({ task }) => {
    await addReport(task, world);
    await world.delete();
  });
  return world;
}

interface Task {
  result?: { state?: string; errors?: { message: string }[] };
}

/** To the messages of a test that failed. */
export async function addReport({ result }: Task, world: World): Promise<void> {
  if (result?.state !== 'fail') return;
  const report = await reportOf(world);
  for (const error of result.errors ?? []) error.message += `\n\n${report}\n`;
}
