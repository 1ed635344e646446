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
  const port = process.env.MOCK_PORT ?? '4000';
  console.error(code === 'EADDRINUSE' ? `Port ${port} is taken: end what listens there, or set MOCK_PORT.` : message);
  const isWrong = error instanceof WrongEnvironment || code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL';
  process.exit(isWrong ? WRONG_CONFIGURATION : 1);
}

/** Flags stand for their variables. */
function readFlags(): Record<string, string> {
  const names = ['upstream', 'record', 'replay'] as const;
  const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) });
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`MOCK_${name.toUpperCase()}`, String(value)]),
  );
}
