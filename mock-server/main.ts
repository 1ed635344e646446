import { readConfig } from './config.ts';
import { startMock } from './server.ts';

try {
  const config = readConfig(process.env);
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
