import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { startMock } from './server.ts';

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
  process.exit(1);
}

/** Flags stand for their variables. */
function readFlags(): Record<string, string> {
  const names = ['upstream', 'record', 'replay'] as const;
  const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) });
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`MOCK_${name.toUpperCase()}`, String(value)]),
  );
}
