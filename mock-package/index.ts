import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { MockClient } from './client.ts';
import { ownFiles, temporaryData } from './own-files.ts';

export * from './client.ts';

export interface StartOptions {
  /** A free one by default. */
  port?: number;
  /** `127.0.0.1` by default. */
  host?: string;
  /** Keeps the worlds; by default they are gone with the mock. */
  data?: string;
  /** Applied to the default world. */
  scenarios?: readonly string[];
  /** Refuses requests that name no world, so that none is shared by accident. */
  requireWorld?: boolean;
  /** Runs it in this process, which a debugger then follows; by default in one of its own. */
  inProcess?: boolean;
  /** Other variables, such as `MOCK_CORS`. */
  environment?: Readonly<Record<string, string>>;
}

const START_MS = 30_000;
const END_MS = 5_000;

export class RunningMock extends MockClient implements AsyncDisposable {
  readonly #end: () => Promise<void>;
  #ended: Promise<void> | null = null;

  constructor(origin: string, end: () => Promise<void>) {
    super(origin);
    this.#end = end;
  }

  /** Ends the mock, and removes its worlds unless `data` keeps them. */
  stop(): Promise<void> {
    this.#ended ??= this.#end();
    return this.#ended;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop();
  }
}

/** @throws with what the mock said, when it does not start: a taken port, a wrong option, an unknown scenario */
export function startMock({ inProcess = false, ...options }: StartOptions = {}): Promise<RunningMock> {
  const { port = 0, host, data, scenarios = [], requireWorld = false, environment = {} } = options;
  const variables = {
    ...ownFiles(),
    MOCK_PORT: String(port),
    ...(host && { MOCK_HOST: host }),
    ...(data && { MOCK_DATA: data }),
    ...(scenarios.length > 0 && { MOCK_SCENARIOS: scenarios.join(',') }),
    ...(requireWorld && { MOCK_DEFAULT_WORLD: 'none' }),
    ...environment,
  };
  return inProcess ? startHere(variables) : startChild(variables);
}

async function startHere(variables: Record<string, string>): Promise<RunningMock> {
  const { startConfigured } = await import('../mock-server/start.ts');
  const own = variables.MOCK_DATA === undefined ? temporaryData() : null;
  try {
    const mock = await startConfigured({ ...(own && { MOCK_DATA: own.folder }), ...variables });
    return new RunningMock(mock.origin, () => mock.close().finally(own?.remove));
  } catch (error) {
    own?.remove();
    throw error;
  }
}

async function startChild(variables: Record<string, string>): Promise<RunningMock> {
  const bin = fileURLToPath(new URL('./bin.js', import.meta.url));
  const child = spawn(process.execPath, [bin], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test runner that is killed leaves no mock behind.
  const kill = () => child.kill();
  process.once('exit', kill);
  const origin = await readOrigin(child);
  return new RunningMock(origin, async () => {
    process.removeListener('exit', kill);
    await end(child);
  });
}

async function readOrigin(child: ChildProcess): Promise<string> {
  let said = '';
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (said.includes('\n')) process.stderr.write(chunk);
    else complaint = `${complaint}${chunk}`.slice(-4000);
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill();
      reject(new Error(`The mock did not start within ${START_MS / 1000} s. ${complaint}`));
    }, START_MS);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The mock ended with ${code} before it was up: ${complaint.trim()}`));
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      const origin = /http:\/\/[^\s"]+/.exec(said)?.[0];
      if (!origin || !said.includes('\n')) return;
      clearTimeout(timer);
      resolve(origin);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), END_MS);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(timer);
}
