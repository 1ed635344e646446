import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import express, { type Request, type Response } from 'express';
import { type Logger, pino } from 'pino';
import controlAnswers from '../openapi/generated/control-answers.js';
import controlBodies from '../openapi/generated/control-bodies.js';
import { operations as controlOperations } from '../openapi/generated/control-operations.ts';
import controlParams from '../openapi/generated/control-params.js';
import gamingAnswers from '../openapi/generated/gaming-answers.js';
import gamingBodies from '../openapi/generated/gaming-bodies.js';
import { operations as gamingOperations } from '../openapi/generated/gaming-operations.ts';
import gamingParams from '../openapi/generated/gaming-params.js';
import { serveArt } from './art/serve.ts';
import { cashierSimulator } from './cashier/router.ts';
import { BAR_FILE, barFile, limitBar } from './console/bar-file.ts';
import { consoleFiles, consolePage } from './console/router.ts';
import { listAddresses } from './control/addresses.ts';
import { contractPages } from './control/docs.ts';
import { controlHandler } from './control/handler.ts';
import { vendorSimulator } from './demo-games/router.ts';
import { requireSubAct } from './domains/agent/subs/act.ts';
import { identify } from './domains/session/identify.ts';
import { enterBrand } from './domains/system/enter-brand.ts';
import { events } from './events.ts';
import { actIn, gamingHandler } from './gaming-handler.ts';
import { allowOrigins } from './http/allow-origins.ts';
import { AnswerCounts, type Coverage } from './http/answer-counts.ts';
import { openBody } from './http/cipher.ts';
import { type Contract, OperationTable } from './http/contract.ts';
import { type Exchange, known } from './http/exchange.ts';
import { createExpressServer } from './http/express-server.ts';
import { applyFaults, keepStale } from './http/faults.ts';
import { handleRequest, type Pipeline, readAsGet, refuseUnreadable, requireOperation } from './http/gateway.ts';
import { requireHost } from './http/host.ts';
import { listen } from './http/listen.ts';
import { logRequest } from './http/log.ts';
import type { MockConfig } from './http/mock-config.ts';
import { readRequest, requireBodyType, requireSameSite } from './http/params.ts';
import { recordExchange } from './http/recording.ts';
import { RefusedRequests } from './http/refused.ts';
import { drawRequestId, requestId } from './http/request-id.ts';
import { refuseUnparsed } from './http/unparsed.ts';
import { validateEvent, validateIn, validateOut } from './http/validation.ts';
import { enterWorld } from './http/world.ts';
import { mcpEndpoint } from './mcp/router.ts';
import { proxyTo } from './recorder/recorder.ts';
import { replayFrom } from './recorder/replay.ts';
import { scenarioOperations } from './scenarios/operations.ts';
import { summarize } from './seeded.ts';
import { subscribers } from './subscribers.ts';
import { geetestService } from './third-party/geetest/service.ts';
import { openIdProviders } from './third-party/openid.ts';
import { phoneAuthService } from './third-party/phone-auth.ts';
import { customerSupport } from './third-party/support.ts';
import { tagService } from './third-party/tag.ts';
import { Worlds } from './worlds/worlds.ts';
import { tallying, WriteTally } from './worlds/write-tally.ts';

const gaming: Contract = {
  operations: gamingOperations,
  params: gamingParams,
  bodies: gamingBodies,
  answers: gamingAnswers,
};
const control: Contract = {
  operations: controlOperations,
  params: controlParams,
  bodies: controlBodies,
  answers: controlAnswers,
};

interface Parts {
  worlds: Worlds;
  refused: RefusedRequests;
  coverage: Coverage;
  config: MockConfig;
  log: Logger;
}

function gamingPipeline({ worlds, refused, coverage, config, log }: Parts): Pipeline {
  const operations = new OperationTable(gaming);
  const world = (exchange: Exchange) => enterWorld(exchange, worlds);
  const operation = (exchange: Exchange) => requireOperation(exchange, operations);
  const count = (exchange: Exchange) => coverage.gaming.add(exchange);
  const withSteps = (requestSteps: Pipeline['requestSteps']): Pipeline => ({
    operations,
    log,
    refused,
    validateEvent: (exchange, event) => validateEvent(exchange, gaming, event),
    openStream: ({ world }, end) => known(world, 'world').openStream(end),
    requestSteps,
    responseSteps: [(exchange) => checkAnswer(exchange, gaming), keepStale, recordExchange, logRequest, count],
  });
  if (config.upstream)
    return withSteps({ requestId, operation, readAsGet, forward: proxyTo(config.upstream, gaming, log) });
  if (config.replayFile)
    return withSteps({ requestId, world, operation, replay: replayFrom(config.replayFile, config.origins) });
  const handle = gamingHandler(config, log);
  return withSteps({
    requestId,
    world,
    operation,
    due: (exchange) => exchange.world?.playDue(),
    brand: enterBrand,
    session: identify,
    faults: applyFaults,
    body: readRequest,
    seal: (exchange) => openBody(exchange, config.cipher),
    schema: (exchange) => validateIn(exchange, gaming),
    right: requireSubAct,
    rules: (exchange) => {
      if (!exchange.world?.isRecording) return handle(exchange);
      exchange.tally = new WriteTally();
      return tallying(exchange.tally, () => handle(exchange));
    },
  });
}

function controlPipeline(parts: Parts): Pipeline {
  const { worlds, coverage, config, log } = parts;
  const operations = new OperationTable(control);
  return {
    operations,
    log,
    validateEvent: (exchange, event) => validateEvent(exchange, control, event),
    openStream: (_, end) => worlds.hub.openStream(end),
    requestSteps: {
      requestId,
      drawRequestId,
      operation: (exchange) => requireOperation(exchange, operations),
      sameSite: ({ req }) => requireSameSite(req, config.origins),
      requireBodyType,
      readRequest,
      schema: (exchange) => validateIn(exchange, control),
      handle: controlHandler(
        parts,
        scenarioOperations((world) => actIn(world, config)),
      ),
    },
    responseSteps: [(exchange) => checkAnswer(exchange, control), (exchange) => coverage.control.add(exchange)],
  };
}

/** Unknown paths and injected faults have no schema. */
function checkAnswer(exchange: Exchange, contract: Contract): void {
  const { operation, answer } = exchange;
  if (!operation || answer?.isOutsideContract) return;
  validateOut(exchange, contract);
}

/** A connection that closes while a busy client reuses it looks like an outage. */
const KEEP_ALIVE_MS = 65_000;

export interface Mock {
  server: Server;
  worlds: Worlds;
  /** Without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

const API = /^\/(wps|__mock(?!\/(docs|mcp|console|bar\.js)\b))\/[^?]/;

/** Throws without a seeded database, for a taken port, or for an operation without a handler. */
export async function startMock(config: MockConfig, log: Logger = pino({ level: config.logLevel })): Promise<Mock> {
  const worlds = new Worlds({
    template: config.seedFile,
    richTemplate: config.richSeedFile,
    teamTemplate: config.teamSeedFile,
    events,
    subscribers,
    directory: config.worldsDirectory,
    idleMs: config.idleMs,
    abandonedMs: config.abandonedMs,
    maxWorlds: config.maxWorlds,
    maxSnapshotBytes: config.maxSnapshotBytes,
    summarize,
    defaultWorld: config.defaultWorld,
  });
  const refused = new RefusedRequests();
  const coverage = { gaming: new AnswerCounts(gamingOperations), control: new AnswerCounts(controlOperations) };
  const parts = { worlds, refused, coverage, config, log };
  const pipelines = { control: controlPipeline(parts), gaming: gamingPipeline(parts) };
  const answer = (req: Request, res: Response) =>
    handleRequest(req.url.startsWith('/__mock') ? pipelines.control : pipelines.gaming, req, res);
  const app = express();
  app.disable('x-powered-by');
  app.use(requireHost(config.hosts, refused));
  if (config.corsOrigins.length > 0) app.use(allowOrigins(config.corsOrigins));
  app.use(limitBar(pipelines.control.operations));
  // Most requests are for the APIs.
  app.use((req, res, next) => (API.test(req.url) ? answer(req, res) : next()));
  app.get('/__mock', consolePage(), listAddresses);
  app.use('/__mock/console', consoleFiles());
  app.use('/__mock/docs', contractPages());
  app.get(BAR_FILE, barFile);
  app.use('/__mock/mcp', mcpEndpoint(config.origins, refused));
  app.use('/cdn', serveArt(config));
  app.use('/openid', openIdProviders(worlds, config));
  app.use('/identitytoolkit.googleapis.com', phoneAuthService(worlds));
  app.use('/googletagmanager.com', tagService(worlds));
  app.use('/geetest.com', geetestService(worlds));
  app.use('/support', customerSupport(worlds));
  app.use('/cashier', cashierSimulator(worlds, log));
  app.use('/vendor', vendorSimulator(worlds, config, log));
  app.use(answer);
  app.use(refuseUnreadable(log, refused));
  const server = createExpressServer(app);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('clientError', (error, socket) => refuseUnparsed(error, socket as Socket, refused));
  const { port, closeSecond } = await listen(server, config, (message) => log.warn(message));
  if (config.origins.length === 0) config.origins.push(`http://localhost:${port}`, `http://127.0.0.1:${port}`);
  return {
    server,
    worlds,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      closeSecond();
      for (const world of worlds.list()) world.endStreams('stopped');
      worlds.hub.endStreams('stopped');
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await worlds.close();
    },
  };
}
