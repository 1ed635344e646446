/** `npm run generate`. */
import { install } from './lib/prepare.mjs';
import { bin, run } from './lib/process.mjs';
import { requireMachine } from './lib/settings.mjs';

requireMachine();
await install();
const client = await run(bin('prisma'), ['generate'], { env: { CHECKPOINT_DISABLE: '1' }, isShown: true });
const contract = await run(bin('tsx'), ['scripts/generate-contract.ts', ...process.argv.slice(2)], { isShown: true });
process.exitCode = client.code || contract.code;
