import { parseArgs } from 'node:util';
import { readConfig, WrongEnvironment } from './config.ts';
import { startMock } from './server.ts';

/** EX_CONFIG of sysexits.h: `npm start` does not start the mock again. */
const WRONG_CONFIGURATION = 78;

try {
  const config = readConfig({ ...process.env, ...readFlags() });
  const mock = await startMock(config);
  console.log(`The mock listens on ${mock.origin}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void mock.close().then(() => process.exit(0)));
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const { MOCK_PORT: port = '4000', MOCK_HOST: host } = process.env;
  const isWrongHost = code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL';
  if (code === 'EADDRINUSE') console.error(`Port ${port} is taken: end what listens there, or set MOCK_PORT.`);
  else console.error(isWrongHost ? `MOCK_HOST=${host} is no address of this machine: ${message}` : message);
  process.exit(isWrongHost || error instanceof WrongEnvironment ? WRONG_CONFIGURATION : 1);
}

/** Flags stand for their variables. */
function readFlags(): Record<string, string> {
  const names = ['upstream', 'record', 'replay'] as const;
  const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) });
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`MOCK_${name.toUpperCase()}`, String(value)]),
  );
}
