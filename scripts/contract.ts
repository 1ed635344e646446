/** `npm run contract -- --url URL`: compares a server with the contract. */
import { runContract } from './drift/command.ts';

process.exitCode = await runContract(process.argv.slice(2), process.env);
