/** `npm run new-operation -- <domain> <operationId> <METHOD> <path>`. */
import { fail, say } from './lib/console.mjs';
import { addOperation } from './lib/new-operation.ts';
import { bin, must, root } from './lib/process.mjs';

const USAGE = 'npm run new-operation -- wallet getRebate GET /wps/relay/getRebate';

const [domain = '', operationId = '', method = '', address = ''] = process.argv.slice(2);
try {
  const files = addOperation(root, { domain, operationId, method: method.toUpperCase(), path: address });
  const code = files.filter((file) => file.endsWith('.ts'));
  await must(bin('biome'), ['check', '--write', ...code]);
  await must(bin('tsx'), ['scripts/generate-contract.ts', 'gaming']);
  const test = code.at(-1);
  say(`${files.map((file) => `  ${file}`).join('\n')}

Next:
  1. The contract: description, access, value and refusals in openapi/paths/${domain}.yaml and openapi/schemas/${domain}.yaml.
  2. npm run generate, then the rules in mock-server/domains/${domain}/service.ts, tables in repository.ts.
  3. Columns: prisma/schema.prisma, prisma/seed/.
  4. Tests: npx vitest run --project contract ${test}
  5. The site: api.call('${operationId}') in app/features/${domain}/; then npm run check.`);
} catch (error) {
  fail(`${(error as Error).message}\n${USAGE}`);
}
