import type { Resource, ResourceTemplateType } from '@modelcontextprotocol/server';
import type { ContractDocument, ContractOperation } from './contract.ts';
import { type Arguments, callControl } from './control-api.ts';

export interface Contracts {
  gaming: ContractDocument;
  control: ContractDocument;
}

interface Mock extends Contracts {
  origin: string;
  signal: AbortSignal;
}

export const RESOURCE_TYPE = 'application/json';
const MOST_REQUESTS = 100;

export const TEMPLATES: ResourceTemplateType[] = [
  {
    name: 'operation',
    title: 'An operation of the contracts',
    uriTemplate: 'baize://operations/{operationId}',
    description: 'Parameters, body, answers and error codes, with their schemas.',
    mimeType: RESOURCE_TYPE,
  },
  {
    name: 'scenario',
    title: 'A scenario',
    uriTemplate: 'baize://scenarios/{name}',
    description: 'The state that it brings a world to, and its parameters.',
    mimeType: RESOURCE_TYPE,
  },
  {
    name: 'timeline',
    title: 'The timeline of a world',
    uriTemplate: 'baize://worlds/{world}/timeline',
    description: 'Its clock, faults, latest requests, inbox, and what will happen next.',
    mimeType: RESOURCE_TYPE,
  },
];

const INDEXES: Resource[] = [
  { name: 'operations', title: 'All operations', uri: 'baize://operations', mimeType: RESOURCE_TYPE },
  { name: 'scenarios', title: 'All scenarios', uri: 'baize://scenarios', mimeType: RESOURCE_TYPE },
];

/** Throws for a refusal. */
async function read<Value>({ control, origin, signal }: Mock, id: string, args: Arguments = {}): Promise<Value> {
  const { isOk, text } = await callControl(origin, control.operations.get(id) as ContractOperation, args, signal);
  const value = JSON.parse(text);
  if (!isOk) throw new Error(value.message);
  return value;
}

const listScenarios = (mock: Mock) => read<{ name: string }[]>(mock, 'listScenarios');
const listWorlds = (mock: Mock) => read<{ name: string }[]>(mock, 'listWorlds');

/** The indexes, and the timeline of each world. */
export async function listResources(mock: Mock): Promise<Resource[]> {
  const timelines = (await listWorlds(mock)).map(({ name }) => ({
    name: `timeline of ${name}`,
    uri: `baize://worlds/${name}/timeline`,
    mimeType: RESOURCE_TYPE,
  }));
  return [...INDEXES, ...timelines];
}

function findOperation({ gaming, control }: Contracts, id: string): unknown {
  for (const contract of [gaming, control]) {
    const operation = contract.operations.get(id);
    const { method, path, parameters, source } = operation ?? {};
    if (source) return contract.withComponents({ method, path, ...source, parameters });
  }
  return null;
}

const indexOf = ({ gaming, control }: Contracts) =>
  [gaming, control].flatMap(({ operations }) =>
    [...operations].map(([operationId, { method, path, source }]) => ({
      operationId,
      method,
      path,
      summary: source.summary,
    })),
  );

async function timelineOf(mock: Mock, world: string): Promise<unknown> {
  if (!(await listWorlds(mock)).some(({ name }) => name === world)) return null;
  const [clock, faults, requests, inbox, due] = await Promise.all([
    read(mock, 'getClock', { world }),
    read(mock, 'getFaults', { world }),
    read<unknown[]>(mock, 'listRequests', { world }),
    read(mock, 'listInbox', { world }),
    read(mock, 'listDue', { world }),
  ]);
  return { clock, faults, requests: requests.slice(0, MOST_REQUESTS), inbox, due };
}

/** Null for an address that is none. */
function findValue(mock: Mock, address: string): unknown {
  const [kind, name, part] = address.split('/');
  if (kind === 'operations' && part === undefined) return name ? findOperation(mock, name) : indexOf(mock);
  if (kind === 'worlds' && name && part === 'timeline') return timelineOf(mock, name);
  if (kind !== 'scenarios' || part !== undefined) return null;
  return listScenarios(mock).then((all) => (name ? (all.find((each) => each.name === name) ?? null) : all));
}

/** Returns its JSON, or null for an unknown address. */
export async function readResource(mock: Mock, uri: string): Promise<string | null> {
  const value = uri.startsWith('baize://') ? await findValue(mock, uri.slice('baize://'.length)) : null;
  return value === null ? null : JSON.stringify(value);
}
