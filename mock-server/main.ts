import { parseArgs } from 'node:util';
import { destination } from 'pino';
import { contractVersion } from '../openapi/generated/gaming-operations.ts';
import { WrongEnvironment } from './config.ts';
import { findMock } from './mcp/find-mock.ts';
import type { Mock } from './server.ts';
import { startConfigured } from './start.ts';

/** EX_CONFIG of sysexits.h: `npm start` does not start the mock again. */
const WRONG_CONFIGURATION = 78;

const HELP = `baize-mock: the gaming API of Baize, without its servers

  --port N            listen there (4000); 0 takes a free port, and prints {"origin","port"} as a line of JSON
  --host ADDRESS      listen at this address (127.0.0.1)
  --data FOLDER       keep worlds there; without it, they are gone when the mock ends
  --scenario NAME     begin the default world in this state; may be repeated (GET /__mock/scenarios lists all)
  --require-world     refuse requests that name no world
  --upstream URL      forward requests to a server and check its answers
  --record FILE       with --upstream: write them down
  --replay FILE       answer from such a recording
  --help, --version

baize-mock mcp: the same, with the control API as tools of the Model Context Protocol on its standard input and output

  --origin URL        use the mock that listens there, instead of one of its own

Each option has a variable: MOCK_PORT, MOCK_HOST, MOCK_DATA, MOCK_SCENARIOS (with commas), MOCK_DEFAULT_WORLD=none,
MOCK_UPSTREAM, MOCK_RECORD, MOCK_REPLAY.
Ends with 0 after SIGTERM or SIGINT, 78 for a wrong option or variable, 1 for anything else, such as a taken port.
What it does: http://localhost:4000/__mock`;

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  scenario: { type: 'string', multiple: true },
  'require-world': { type: 'boolean' },
  upstream: { type: 'string' },
  record: { type: 'string' },
  replay: { type: 'string' },
  origin: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** Throws WrongEnvironment for an unknown option or command. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const [command = 'serve', ...others] = positionals;
    if (others.length > 0 || !['serve', 'mcp'].includes(command))
      throw new Error(`Unknown command "${positionals.join(' ')}".`);
    if (values.origin !== undefined && command !== 'mcp') throw new Error('--origin is for "baize-mock mcp".');
    return { command, options: values };
  } catch (error) {
    throw new WrongEnvironment(`${(error as Error).message} --help lists all options.`);
  }
}

type Options = ReturnType<typeof readArguments>['options'];

/** Options stand for their variables. */
function variables({ scenario, 'require-world': requireWorld, origin: _, ...texts }: Options) {
  const given = Object.entries(texts).map(([name, value]) => [`MOCK_${name.toUpperCase()}`, String(value)]);
  return {
    ...Object.fromEntries(given),
    ...(scenario && { MOCK_SCENARIOS: scenario.join(',') }),
    ...(requireWorld && { MOCK_DEFAULT_WORLD: 'none' }),
  };
}

/** Standard output is the protocol's. */
async function serveAssistant(options: Options): Promise<void> {
  const { serveMcp } = await import('./mcp/stdio.ts');
  if (options.origin !== undefined)
    return serveMcp(
      await findMock(options.origin).catch(({ message }: Error) => {
        throw new WrongEnvironment(message);
      }),
    );
  const mock = await startConfigured({ ...process.env, ...variables(options) }, destination(2));
  console.error(`The mock listens on ${mock.origin}`);
  endWith(mock);
  await serveMcp(mock.origin);
  await mock.close();
}

function endWith(mock: Mock): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void mock.close().then(() => process.exit(0)));
  }
}

async function main(): Promise<void> {
  const { command, options } = readArguments();
  if (options.help) return console.log(HELP);
  if (options.version) return console.log(contractVersion);
  if (command === 'mcp') return serveAssistant(options);
  const environment = { ...process.env, ...variables(options) };
  const mock = await startConfigured(environment);
  const { origin } = mock;
  const isDrawn = Number(environment.MOCK_PORT ?? 4000) === 0;
  console.log(
    isDrawn
      ? JSON.stringify({ origin, port: Number(new URL(origin).port) })
      : `The mock listens on ${origin}, with its console at ${origin}/__mock/`,
  );
  endWith(mock);
}

main().catch((error: NodeJS.ErrnoException) => {
  const { code, message } = error;
  const isWrongHost = code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL';
  if (code === 'EADDRINUSE')
    console.error(`${message.replace(/.*address/, 'The address')}: end what listens there, or choose another port.`);
  else console.error(isWrongHost ? `The host is no address of this machine: ${message}` : message);
  process.exit(isWrongHost || error instanceof WrongEnvironment ? WRONG_CONFIGURATION : 1);
});
