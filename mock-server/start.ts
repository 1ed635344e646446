import { type DestinationStream, pino } from 'pino';
import { readConfig, WrongEnvironment } from './config.ts';
import { type Mock, startMock } from './server.ts';

/** In the default world, by the control API. Throws WrongEnvironment for what is refused. */
async function applyScenario(origin: string, name: string): Promise<void> {
  const answer = await fetch(`${origin}/__mock/worlds/default/scenarios`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const { message } = (await answer.json()) as { message?: string };
  if (!answer.ok) throw new WrongEnvironment(`The scenario "${name}" was not applied: ${message}`);
}

/** Logs to the standard output by default. Throws WrongEnvironment for a variable that is wrong, and the system's error for a taken port. */
export async function startConfigured(
  environment: Record<string, string | undefined>,
  logTo?: DestinationStream,
): Promise<Mock> {
  const config = readConfig(environment);
  const mock = await startMock(config, pino({ level: config.logLevel }, logTo));
  try {
    for (const name of config.scenarios) await applyScenario(mock.origin, name);
    return mock;
  } catch (error) {
    await mock.close();
    throw error;
  }
}
