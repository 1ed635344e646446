import type { operations as control } from '../../openapi/generated/control.d.ts';
import { contractVersion, operations } from '../../openapi/generated/control-operations.ts';
import {
  operations as gaming,
  operations as gamingOperations,
  contractVersion as gamingVersion,
} from '../../openapi/generated/gaming-operations.ts';
import { closeTeamDays } from '../domains/team/team.ts';
import { firstDrawAt } from '../engine/lottery/grids.ts';
import { ApiError } from '../http/api-error.ts';
import { type Answer, type Exchange, known } from '../http/exchange.ts';
import { requireHandlers } from '../http/gateway.ts';
import { isoInZone } from '../shared/zone.ts';
import { Clock, type ClockSetting, LATEST_TIME } from '../worlds/clock.ts';
import { describeMiss, type Fault, type FaultPlan } from '../worlds/fault-plan.ts';
import { TemplateFailed } from '../worlds/team-template.ts';
import type { World } from '../worlds/world.ts';
import { type Template, TooManyWorlds, type Worlds } from '../worlds/worlds.ts';
import { changeBrand, describeBrand, describeVendors } from './brands.ts';
import { createProof, listChallenges } from './challenges.ts';
import { decideMessage, listReports, sendAsSupport, setMemberStanding } from './chat.ts';
import { type ContentKind, listContent, publishContent, saveContent } from './content.ts';
import { proposeContract } from './contracts.ts';
import { answerFeedback, listFeedback } from './feedback.ts';
import { answerHeldMember, listHeldMembers } from './held-members.ts';
import { answerHeldReward, listHeldRewards } from './held-rewards.ts';
import { clearInbox, listInbox } from './inbox.ts';
import { correctDraw, decideDraw } from './lottery.ts';
import { createSession, listMembers } from './members.ts';
import { answerRedemption, answerWithdrawal, reportPayment } from './orders.ts';
import { decidePartner, listPartners } from './partners.ts';
import { answerApplication, changePromotion, giveReward } from './rewards.ts';
import { cancelTournament, createTournament } from './tournaments.ts';

interface Call {
  path: {
    world?: string;
    brand?: string;
    orderNo?: string;
    gameCode?: string;
    numero?: string;
    promotionId?: number;
    rewardId?: number;
    feedbackId?: number;
    partnerId?: number;
    tournamentId?: number;
    kind?: string;
    contentId?: string;
    messageId?: string;
  };
  query: { to?: string };
  body: never;
}

type Handler = (call: Call) => Promise<Answer> | Answer;

const ok = (body: unknown, status = 200): Answer => ({ status, body });

const describeWorld = (world: World) => ({
  name: world.name,
  isOpen: world.isOpen,
  now: world.now(),
  nowIso: isoInZone(world.now()),
  lastUsed: Math.round(world.lastUsed),
  lastUsedIso: isoInZone(world.lastUsed),
});

function describeClock({ clock }: World) {
  const now = clock.now();
  return { setting: clock.setting, now, nowIso: isoInZone(now) };
}

const FIRST_DRAW_AT = firstDrawAt();

/** Throws 422 before the lotteries' first draw, as no draw could be read, and after `LATEST_TIME`. */
function requireInRange(now: number): void {
  const limit = now < FIRST_DRAW_AT ? `before ${isoInZone(FIRST_DRAW_AT)}` : `after ${isoInZone(LATEST_TIME)}`;
  if (now < FIRST_DRAW_AT || now > LATEST_TIME)
    throw new ApiError(422, 'clock.outside', `The clock may not be ${limit}.`);
}

const requireSetting = (setting: ClockSetting | undefined) => setting && requireInRange(Clock.startOf(setting));

const describeFaults = (faults: FaultPlan) => faults.list().map((fault) => ({ ...fault, miss: describeMiss(fault) }));

/** Throws 404 for a fault of an unknown operation. */
function requireKnownOperations(faults: Fault[]): void {
  const isKnown = (id: string) => id === '*' || id === 'vendor' || id in gaming;
  for (const [index, { operation }] of faults.entries()) {
    if (isKnown(operation)) continue;
    const word = operation.toLowerCase();
    const near = Object.keys(gaming).filter((id) => id.toLowerCase().includes(word) || word.includes(id.toLowerCase()));
    const hint = near.length > 0 ? ` Like it: ${near.slice(0, 5).join(', ')}.` : '';
    const message = `body.${index}.operation: the contract has no operation "${operation}".${hint}`;
    throw new ApiError(404, 'operation.not.found', message);
  }
}

const servedApi = (version: string, all: object) => ({ version, operations: Object.keys(all).length });

/** `openapi/control.yaml`. */
export function controlHandler(worlds: Worlds) {
  const startedAt = performance.now();

  const existing = async (name = ''): Promise<World> => {
    const world = await worlds.find(name);
    if (!world)
      throw new ApiError(404, 'world.not.found', `There is no world "${name}": create it with POST /__mock/worlds.`);
    return world;
  };
  const inWorld =
    (answer: (world: World, call: Call) => unknown): Handler =>
    async (call) =>
      ok(await answer(await existing(call.path.world), call));

  const handlers: Record<keyof control, Handler> = {
    getHealth: () =>
      ok({
        status: 'ok',
        gaming: servedApi(gamingVersion, gamingOperations),
        control: servedApi(contractVersion, operations),
        worlds: worlds.list().filter(({ isOpen }) => isOpen).length,
        uptimeMs: Math.round(performance.now() - startedAt),
        memoryBytes: process.memoryUsage.rss(),
      }),
    listWorlds: () => ok(worlds.list().map(describeWorld)),
    async createWorld({ body }) {
      const { name, ...options } = body as { name: string; clock?: ClockSetting; template?: Template };
      if (!worlds.has(name)) requireSetting(options.clock);
      const { world, isNew } = await worlds.create(name, options).catch((error) => {
        if (error instanceof TooManyWorlds) throw new ApiError(409, 'worlds.too.many', error.message);
        throw error instanceof TemplateFailed ? new ApiError(503, 'template.failed', error.message) : error;
      });
      // The first reader of a year would wait for seconds.
      if (isNew && options.template === 'team') await closeTeamDays(world, { code: 'baize' });
      return ok(describeWorld(world), isNew ? 201 : 200);
    },
    async deleteWorld({ path }) {
      const world = await existing(path.world);
      await worlds.delete(world.name);
      return ok(describeWorld(world));
    },
    resetWorld: inWorld(async (world) => {
      await world.begin();
      return describeWorld(world);
    }),
    getClock: inWorld(describeClock),
    setClock: inWorld(async (world, { body }) => {
      requireSetting(body);
      await world.changeClock((clock) => clock.set(body));
      await world.playAllDue();
      return describeClock(world);
    }),
    advanceClock: inWorld(async (world, { body }) => {
      const { ms } = body as { ms: number };
      requireInRange(world.now() + ms);
      await world.changeClock((clock) => clock.advance(ms));
      await world.playAllDue();
      return describeClock(world);
    }),
    listInbox: inWorld((world, { query }) => listInbox(world, query.to)),
    clearInbox: inWorld(clearInbox),
    listChallenges: inWorld(listChallenges),
    createProof: inWorld((world, { path, body }) => createProof(world, path.brand ?? '', body)),
    reportPayment: inWorld((world, { path, body }) => reportPayment(world, path.orderNo ?? '', body)),
    answerWithdrawal: inWorld((world, { path, body }) => answerWithdrawal(world, path.orderNo ?? '', body)),
    answerRedemption: inWorld((world, { path, body }) => answerRedemption(world, path.orderNo ?? '', body)),
    setLotteryDraw: inWorld((world, { path, body }) => decideDraw(world, path.gameCode ?? '', path.numero ?? '', body)),
    correctLotteryDraw: inWorld((world, { path, body }) =>
      correctDraw(world, path.gameCode ?? '', path.numero ?? '', body),
    ),
    answerApplication: inWorld((world, { path, body }) => answerApplication(world, path.brand ?? '', body)),
    proposeContract: inWorld((world, { path, body }) => proposeContract(world, path.brand ?? '', body)),
    createReward: inWorld((world, { path, body }) => giveReward(world, path.brand ?? '', body)),
    listHeldMembers: inWorld((world, { path }) => listHeldMembers(world, path.brand ?? '')),
    answerHeldMember: inWorld((world, { path, body }) => answerHeldMember(world, path.brand ?? '', body)),
    listHeldRewards: inWorld((world, { path }) => listHeldRewards(world, path.brand ?? '')),
    answerHeldReward: inWorld((world, { path, body }) =>
      answerHeldReward(world, path.brand ?? '', Number(path.rewardId), body),
    ),
    listPartners: inWorld((world, { path }) => listPartners(world, path.brand ?? '')),
    decidePartner: inWorld((world, { path, body }) =>
      decidePartner(world, path.brand ?? '', Number(path.partnerId), body),
    ),
    listContent: inWorld((world, { path }) => listContent(world, path.brand ?? '', path.kind as ContentKind)),
    saveContent: inWorld((world, { path, body }) =>
      saveContent(world, path.brand ?? '', path.kind as ContentKind, path.contentId ?? '', body),
    ),
    publishContent: inWorld((world, { path }) =>
      publishContent(world, path.brand ?? '', path.kind as ContentKind, path.contentId ?? ''),
    ),
    listFeedback: inWorld((world, { path }) => listFeedback(world, path.brand ?? '')),
    answerFeedback: inWorld((world, { path, body }) =>
      answerFeedback(world, path.brand ?? '', Number(path.feedbackId), body),
    ),
    listChatReports: inWorld((world, { path }) => listReports(world, path.brand ?? '')),
    decideChatMessage: inWorld((world, { path, body }) =>
      decideMessage(world, path.brand ?? '', path.messageId ?? '', body),
    ),
    setChatStanding: inWorld((world, { path, body }) => setMemberStanding(world, path.brand ?? '', body)),
    sendAsSupport: inWorld((world, { path, body }) => sendAsSupport(world, path.brand ?? '', body)),
    changePromotion: inWorld((world, { path, body }) =>
      changePromotion(world, path.brand ?? '', Number(path.promotionId), body),
    ),
    createTournament: inWorld((world, { path, body }) => createTournament(world, path.brand ?? '', body)),
    cancelTournament: inWorld((world, { path }) =>
      cancelTournament(world, path.brand ?? '', Number(path.tournamentId)),
    ),
    listRequests: inWorld(({ requests }) => requests.list().map((row) => ({ ...row, timeIso: isoInZone(row.time) }))),
    getFaults: inWorld(({ faults }) => describeFaults(faults)),
    setFaults: inWorld(async ({ faults }, { body }) => {
      requireKnownOperations(body);
      await faults.set(body);
      return describeFaults(faults);
    }),
    getBrand: inWorld((world, { path }) => describeBrand(world, path.brand ?? '')),
    listBrandMembers: inWorld((world, { path }) => listMembers(world, path.brand ?? '')),
    listBrandVendors: inWorld((world, { path }) => describeVendors(world, path.brand ?? '')),
    createSession: inWorld((world, { path, body }) => createSession(world, path.brand ?? '', body)),
    changeBrand: inWorld((world, { path, body }) => changeBrand(world, path.brand ?? '', body)),
  };
  requireHandlers(operations, handlers);

  return async (exchange: Exchange): Promise<void> => {
    const { params, body } = exchange;
    const id = known(exchange.operation, 'operation').id as keyof control;
    exchange.answer = await handlers[id]({ path: params.path, query: params.query, body: body as never });
  };
}
