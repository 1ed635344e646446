import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  type Tool,
} from '@modelcontextprotocol/server';
import { contractVersion } from '../../openapi/generated/control-operations.ts';
import { ContractDocument } from './contract.ts';
import { type Contracts, listResources, RESOURCE_TYPE, readResource, TEMPLATES } from './resources.ts';
import { callTool, listTools } from './tools.ts';

const INSTRUCTIONS = [
  'A mock of the gaming API. Each world is a copy of the seed with its own clock, data, faults and log; "default" is the one of requests without X-Mock-World.',
  'Make a world of your own with createWorld before you change anything, and bring it to a state with applyScenario: listScenarios names all.',
  'When a request went wrong, listRequests finds it and explainRequest says why.',
].join('\n');

let reading: Promise<{ contracts: Contracts; tools: Tool[] }> | null = null;

async function readContracts() {
  const [gaming, control] = await Promise.all([ContractDocument.read('gaming'), ContractDocument.read('control')]);
  return { contracts: { gaming, control }, tools: listTools(control) };
}

/**
 * The control API at `origin` as tools, and contract, scenarios and timelines as resources. It reaches that mock and
 * nothing else: no file, no command, no other host.
 */
export async function mcpServer(origin: string): Promise<Server> {
  reading ??= readContracts();
  const { contracts, tools } = await reading;
  const server = new Server(
    { name: 'baize-mock', version: contractVersion },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools }));
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq: { signal } }) => {
    const { name, arguments: args = {} } = params;
    const result = await callTool({ contract: contracts.control, origin }, name, args, signal);
    if (result) return result;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool "${name}": tools/list names all.`);
  });
  server.setRequestHandler('resources/list', async (_, { mcpReq: { signal } }) => ({
    resources: await listResources({ ...contracts, origin, signal }),
  }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: TEMPLATES }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }, { mcpReq: { signal } }) => {
    const text = await readResource({ ...contracts, origin, signal }, uri);
    if (text === null) throw new ResourceNotFoundError(uri);
    return { contents: [{ uri, mimeType: RESOURCE_TYPE, text }] };
  });
  return server;
}
