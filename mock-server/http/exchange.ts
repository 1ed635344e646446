import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  CashRules,
  FieldRule,
  Jackpot,
  Language,
  LotteryType,
  PageRight,
  PointRules,
  RebateRules,
  ThirdParty,
  UsageLimits,
} from '../worlds/columns.ts';
import type { FaultDecision } from '../worlds/fault-plan.ts';
import type { Recording, Violation } from '../worlds/request-log.ts';
import type { World } from '../worlds/world.ts';
import type { WriteTally } from '../worlds/write-tally.ts';
import type { Operation } from './contract.ts';

export interface BrandState {
  code: string;
  name: string;
  currency: string;
  currencySymbol: string;
  /** The catalogue's stakes are in units. */
  unit: number;
  lotteryType: LotteryType;
  jackpot: Jackpot;
  defaultLanguage: Language;
  isSingleWallet: boolean;
  isSingleSession: boolean;
  passwordMaxAgeDays: number;
  /** Without the plus. */
  countryDialingCode: string;
  codeMinutes: number;
  /** Years. */
  minimumAge: number;
  /** Scenes that need a slider puzzle. */
  sliderScenes: ReadonlySet<string>;
  /** Null if the gateway has its own puzzles. */
  geetestId: string | null;
  /** Null if the gateway sends all codes. */
  phoneAuthKey: string | null;
  clientIds: ThirdParty['clientIds'];
  registerRules: Record<string, FieldRule>;
  cashRules: CashRules;
  pointRules: PointRules;
  rebateRules: RebateRules;
  usageLimits: UsageLimits;
  hosts: readonly string[];
  isInMaintenance: boolean;
  maintenanceEndTime: number | null;
  restrictedAddresses: string[];
  /** Enabled with all their parents. */
  modules: ReadonlySet<string>;
}

/** An account of somebody who works for an agent (agent.md: Sub-accounts and safety). */
export interface SubAccount {
  id: number;
  name: string;
  pages: PageRight[];
}

export interface Identity {
  token: string;
  memberId: number;
  username: string;
  /** 0 member; 1, 2, 41, 42 agents; 4 trial (specification, section 6). */
  type: number;
  /** Null for the member's own session. */
  sub: SubAccount | null;
}

export interface EventStream<Event extends object = object> {
  /** Calls `send` with each event until it is unsubscribed; it returns false while the reader has much to read. */
  subscribe: (send: (event: Event) => boolean) => () => void;
  /** Called when a slow reader has read. Without it such a reader is cut off, and comes back with `Last-Event-ID`. */
  resume?: () => void;
}

export interface Answer {
  status: number;
  /** Instead of a body. */
  stream?: EventStream;
  /** Instead of a body; closed when it is sent. */
  file?: FileHandle;
  /** The contract has no schema for injected faults and the mock's errors. */
  isOutsideContract?: boolean;
  stack?: string;
  body: unknown;
  /** The body as JSON, where a step has written it already. */
  text?: string;
  headers?: Record<string, string>;
}

export interface Params {
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  path: Record<string, unknown>;
  cookie: Record<string, unknown>;
}

/** Each step adds its result. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly path: string;
  readonly search: string;
  readonly operation: Operation | null;
  readonly startedAt: number;
  requestId: string;
  /** In the request log of the world; empty before it. */
  recordId: string;
  /** Names of the steps that ran, and when each ended, in milliseconds since the start. */
  readonly stepNames: string[];
  readonly stepEnds: number[];
  isNewWorld: boolean;
  violations: readonly Violation[];
  faults: readonly FaultDecision[];
  /** While the world is recorded. */
  tally: WriteTally | null;
  recording: Recording | null;
  world: World | null;
  leaveWorld: (() => void) | null;
  brand: BrandState | null;
  language: Language;
  ip: string;
  identity: Identity | null;
  /** Decrypted after openBody. That of an upload is the request, not yet read. */
  body: unknown;
  /** By field of the multipart body. */
  files: ReadonlyMap<string, Buffer>;
  params: Params;
  answer: Answer | null;
}

/** Throws for steps in the wrong order. */
export function known<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The step that finds the ${name} has not run`);
  return value;
}
