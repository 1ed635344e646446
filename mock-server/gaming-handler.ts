import type { Logger } from 'pino';
import { type OperationId, operations } from '../openapi/generated/gaming-operations.ts';
import { requireMember } from './control/members.ts';
import { announcementOperations } from './domains/agent/announcements/operations.ts';
import { contractOperations } from './domains/agent/contracts/operations.ts';
import { homeOperations } from './domains/agent/home/operations.ts';
import { lineOperations } from './domains/agent/lines/operations.ts';
import { agentOperations } from './domains/agent/operations.ts';
import { partnerOperations } from './domains/agent/partner/operations.ts';
import { registerOperations } from './domains/agent/register/operations.ts';
import { reportOperations } from './domains/agent/reports/operations.ts';
import { subAccountOperations } from './domains/agent/subs/operations.ts';
import { chatOperations } from './domains/chat/operations.ts';
import { gamesOperations } from './domains/games/operations.ts';
import { helpOperations } from './domains/help/operations.ts';
import { lotteryOperations } from './domains/lottery/operations.ts';
import { memberOperations } from './domains/member/operations.ts';
import { messagesOperations } from './domains/messages/operations.ts';
import { missionsOperations } from './domains/missions/operations.ts';
import { pointsOperations } from './domains/points/operations.ts';
import { promotionsOperations } from './domains/promotions/operations.ts';
import { referralOperations } from './domains/referral/operations.ts';
import { rewardsOperations } from './domains/rewards/operations.ts';
import { sessionOperations } from './domains/session/operations.ts';
import { systemOperations } from './domains/system/operations.ts';
import { tournamentsOperations } from './domains/tournaments/operations.ts';
import { verificationOperations } from './domains/verification/operations.ts';
import { vipOperations } from './domains/vip/operations.ts';
import { walletOperations } from './domains/wallet/operations.ts';
import { ApiError } from './http/api-error.ts';
import { formatDevice } from './http/device.ts';
import { failure, wrap } from './http/envelope.ts';
import { type EventStream, type Exchange, known } from './http/exchange.ts';
import { missingHandlers, requireHandlers } from './http/gateway.ts';
import type { HandlerContext, Handlers } from './http/handlers.ts';
import type { MockConfig } from './http/mock-config.ts';
import type { Stage } from './scenarios/scenario.ts';
import type { World } from './worlds/world.ts';

/** A missing operation does not compile. */
export const handlers: Handlers<OperationId> = {
  ...systemOperations,
  ...helpOperations,
  ...verificationOperations,
  ...sessionOperations,
  ...memberOperations,
  ...walletOperations,
  ...gamesOperations,
  ...lotteryOperations,
  ...messagesOperations,
  ...promotionsOperations,
  ...rewardsOperations,
  ...vipOperations,
  ...missionsOperations,
  ...tournamentsOperations,
  ...referralOperations,
  ...pointsOperations,
  ...agentOperations,
  ...homeOperations,
  ...lineOperations,
  ...contractOperations,
  ...partnerOperations,
  ...registerOperations,
  ...announcementOperations,
  ...reportOperations,
  ...subAccountOperations,
  ...chatOperations,
};

type AnyHandler = (context: HandlerContext & { path: unknown; query: unknown; body: unknown }) => unknown;

/** Throws at once for an operation without a handler; in development it answers 501. */
export function gamingHandler(config: MockConfig, log: Logger, served: Partial<typeof handlers> = handlers) {
  if (!config.isDevelopment) requireHandlers(operations, served);
  const missing = missingHandlers(operations, served);
  if (missing.length > 0) log.warn(`The mock answers 501 to what no handler serves yet: ${missing.join(', ')}.`);
  return async (exchange: Exchange): Promise<void> => {
    const headers: Record<string, string> = {};
    const id = known(exchange.operation, 'operation').id as OperationId;
    if (missing.includes(id)) {
      exchange.answer = { ...failure(exchange, notImplemented(id)), isOutsideContract: true };
      return;
    }
    const value = await (served[id] as AnyHandler)({
      world: known(exchange.world, 'world'),
      brand: known(exchange.brand, 'brand'),
      language: exchange.language,
      ip: exchange.ip,
      get device() {
        return formatDevice(exchange.req.headers['user-agent']);
      },
      path: exchange.params.path,
      query: exchange.params.query,
      body: exchange.body,
      files: exchange.files,
      cookies: exchange.params.cookie as Record<string, string>,
      headers: exchange.params.header as Record<string, string>,
      config,
      identity: exchange.identity,
      get member() {
        return known(exchange.identity, 'member');
      },
      setHeader(name, value) {
        headers[name] = value;
      },
    });
    exchange.answer = operations[id].isStream
      ? { status: 200, body: null, stream: value as EventStream, headers }
      : { status: 200, body: wrap(exchange, value), headers };
  };
}

/** Does what a member does, without the steps before the handler. Throws the refusals of the operation, and 404. */
export const actIn =
  (world: World, config: MockConfig): Stage['act'] =>
  async ({ brand: code, account }, id, input) => {
    const { brand, member } = requireMember(world, code, account);
    const identity = { token: '', memberId: member.id, username: member.username, type: member.type, sub: null };
    const { path = {}, query = {}, body } = input as { path?: object; query?: object; body?: unknown };
    const context = { world, brand, language: brand.defaultLanguage, ip: '127.0.0.1', device: 'A scenario', config };
    const others = { files: new Map(), cookies: {}, headers: {}, identity, member: identity, setHeader() {} };
    return (handlers[id] as AnyHandler)({ ...context, ...others, path, query, body }) as never;
  };

const notImplemented = (id: OperationId) =>
  new ApiError(
    501,
    'not.implemented',
    `No handler serves ${id} yet: add it to mock-server/domains/${operations[id].domain}/operations.ts.`,
  );
