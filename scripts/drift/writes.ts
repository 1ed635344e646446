import { listOperations } from '../../openapi/checks/document.ts';
import document from '../../openapi/generated/gaming-document.js';
import { type OperationId, operations } from '../../openapi/generated/gaming-operations.ts';
import { listNeeds } from './needs.ts';
import { type DriftOptions, sessionFor } from './probes.ts';
import { refuse } from './refusal.ts';

type Sessions = Pick<DriftOptions, 'token' | 'agentToken'>;

/** Operations of `--write`, in the order given. @throws Refusal before anything is sent */
export function readWrites(text: string | undefined, isAllowed: boolean, sessions: Sessions): string[] {
  if (text === undefined) return [];
  const writes = text.split(',').map((name) => name.trim());
  if (!isAllowed) refuse(`--write ${text} changes data on the server: set CONTRACT_WRITES=1 where that is meant.`);
  for (const [at, id] of writes.entries()) refuseWrite(id, writes.slice(0, at), sessions);
  return writes;
}

function refuseWrite(id: string, before: string[], sessions: Sessions): void {
  if (!isOperation(id)) refuse(`--write: the contract has no operation "${id}".`);
  if (operations[id].isSafe) refuse(`--write: ${id} changes nothing, and is sent anyway.`);
  if (before.includes(id)) refuse(`--write: ${id} is there twice.`);
  const whose = operations[id].access;
  if (whose !== 'public' && !sessionFor(whose === 'agent' ? 'agent' : 'member', sessions))
    refuse(`--write: ${id} needs a session: set CONTRACT_MEMBER and CONTRACT_PASSWORD.`);
  const [found] = [...listOperations(document)].filter(({ operation }) => operation.operationId === id);
  for (const { name, source, words } of found ? listNeeds(found.operation) : []) {
    if (!isOperation(source)) refuse(`--write: ${id} cannot be sent, since a run does not have its ${name}: ${words}.`);
    if (!operations[source].isSafe && !before.includes(source))
      refuse(`--write: ${id} needs the ${name} of ${source}: name that one before it.`);
  }
}

const isOperation = (id: string | null): id is OperationId => id !== null && Object.hasOwn(operations, id);
