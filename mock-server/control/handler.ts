import type { FileHandle } from 'node:fs/promises';
import { type OperationId, operations } from '../../openapi/generated/control-operations.ts';
import type { Coverage } from '../http/answer-counts.ts';
import { ApiError } from '../http/api-error.ts';
import { type Answer, type EventStream, type Exchange, known } from '../http/exchange.ts';
import { requireHandlers } from '../http/gateway.ts';
import { ownOrigin } from '../http/own-origin.ts';
import type { RefusedRequests } from '../http/refused.ts';
import { WorldClosed } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { brandOperations } from './brands.ts';
import { type Call, type ControlHandlers, Reply } from './call.ts';
import { challengeOperations } from './challenges.ts';
import { chatOperations } from './chat.ts';
import { clockOperations } from './clock.ts';
import { contentOperations } from './content.ts';
import { contractOperations } from './contracts.ts';
import { coverageOperations } from './coverage.ts';
import { eventOperations } from './events.ts';
import { faultOperations } from './faults.ts';
import { feedbackOperations } from './feedback.ts';
import { figureOperations } from './figures.ts';
import { guideOperations } from './guide.ts';
import { heldMemberOperations } from './held-members.ts';
import { heldRewardOperations } from './held-rewards.ts';
import { inboxOperations } from './inbox.ts';
import { lotteryOperations } from './lottery.ts';
import { memberFileOperations } from './member-file.ts';
import { memberOperations } from './members.ts';
import { messageOperations } from './messages.ts';
import { orderOperations } from './orders.ts';
import { partnerOperations } from './partners.ts';
import { queueOperations } from './queues.ts';
import { requestOperations } from './requests.ts';
import { rewardOperations } from './rewards.ts';
import { tableOperations } from './tables.ts';
import { tournamentOperations } from './tournaments.ts';
import { worldOperations } from './worlds.ts';

const handlers: ControlHandlers<Exclude<OperationId, AboveId>> = {
  ...worldOperations,
  ...tableOperations,
  ...clockOperations,
  ...requestOperations,
  ...eventOperations,
  ...coverageOperations,
  ...faultOperations,
  ...inboxOperations,
  ...challengeOperations,
  ...brandOperations,
  ...figureOperations,
  ...guideOperations,
  ...memberOperations,
  ...memberFileOperations,
  ...messageOperations,
  ...heldMemberOperations,
  ...orderOperations,
  ...queueOperations,
  ...rewardOperations,
  ...heldRewardOperations,
  ...contractOperations,
  ...partnerOperations,
  ...contentOperations,
  ...feedbackOperations,
  ...chatOperations,
  ...tournamentOperations,
  ...lotteryOperations,
};

/** Operations of folders above this one. */
type AboveId = 'createWorld' | 'listScenarios' | 'applyScenario';

type AnyHandler = (call: Call<never>) => unknown;

interface Process {
  worlds: Worlds;
  refused: RefusedRequests;
  coverage: Coverage;
  config: Call<OperationId>['config'];
}

/** `openapi/control.yaml`. */
export function controlHandler({ worlds, refused, coverage, config }: Process, above: ControlHandlers<AboveId>) {
  const served: ControlHandlers<OperationId> = { ...handlers, ...above };
  requireHandlers(operations, served);
  return async (exchange: Exchange): Promise<void> => {
    const { params, body, req } = exchange;
    const { world: name } = params.path as { world?: string };
    const world = name === undefined ? null : await worlds.find(name);
    const call = {
      worlds,
      refused,
      coverage,
      config,
      origin: ownOrigin(req.socket),
      get world() {
        if (!world) throw worldNotFound(name);
        return world;
      },
      path: params.path,
      query: params.query,
      body,
      upload: req,
      headers: params.header,
    };
    const id = known(exchange.operation, 'operation').id as OperationId;
    const { isFile, isStream } = operations[id];
    // A world that is reset waits for reads. A snapshot waits itself.
    const leave = req.method === 'GET' && !isFile && !isStream ? world?.enter() : undefined;
    try {
      const value = await (served[id] as AnyHandler)(call as Call<never>);
      exchange.answer = toAnswer(value, operations[id]);
    } catch (error) {
      throw error instanceof WorldClosed && !worlds.has(error.world) ? worldNotFound(error.world) : error;
    } finally {
      leave?.();
    }
  };
}

function toAnswer(value: unknown, { isStream, isFile }: { isStream: boolean; isFile: boolean }): Answer {
  if (value instanceof Reply) return { status: value.status, body: value.value };
  if (isFile) return { status: 200, body: null, file: value as FileHandle };
  return isStream ? { status: 200, body: null, stream: value as EventStream } : { status: 200, body: value };
}

const worldNotFound = (name: string | undefined) =>
  new ApiError(404, 'world.not.found', `There is no world "${name}": create it with POST /__mock/worlds.`);
