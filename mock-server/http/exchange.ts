import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CashRules } from '../../prisma/seed/wallet/cash-rules.ts';
import type { World } from '../worlds/world.ts';
import type { Operation } from './contract.ts';

export type Language = 'CN' | 'EN' | 'ID' | 'TH' | 'TY' | 'VI';

/** The rule of a member's field (specification, section 5). */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  acceptedPattern: string;
  patternId: number;
  minLength: number;
  maxLength: number;
  type: string;
}

/** The brand as every request needs it. */
export interface BrandState {
  code: string;
  name: string;
  currency: string;
  currencySymbol: string;
  /** How much of the currency one unit is; the catalogue's stakes are in units. */
  unit: number;
  /** What the jackpot restarts from, in units, and the weekday of its restart, from 0 for Monday. */
  jackpot: { start: number; weekday: number };
  defaultLanguage: Language;
  isSingleWallet: boolean;
  isSingleSession: boolean;
  passwordMaxAgeDays: number;
  /** Of the brand's country, without the plus. */
  countryDialingCode: string;
  codeMinutes: number;
  /** How old a member must be in years. */
  minimumAge: number;
  /** What needs a solved slider puzzle. */
  sliderScenes: ReadonlySet<string>;
  /** The brand's id at geetest; null where the puzzles are the gateway's own. */
  geetestId: string | null;
  /** The key at the third party's phone sign-in; null where the gateway sends all codes itself. */
  phoneAuthKey: string | null;
  /** The brand's client id at each identity provider. */
  clientIds: Record<'GOOGLE' | 'FACEBOOK', string>;
  registerRules: Record<string, FieldRule>;
  cashRules: CashRules;
  /** The names that the site is opened under. */
  hosts: readonly string[];
  isInMaintenance: boolean;
  maintenanceEndTime: number | null;
  restrictedAddresses: string[];
  /** Modules that are on, their parents too. */
  modules: ReadonlySet<string>;
}

/** The signed-in member. */
export interface Identity {
  token: string;
  memberId: number;
  /** 0 member; 1, 2, 41, 42 agents; 4 trial (specification, section 6). */
  type: number;
}

export interface Answer {
  status: number;
  /** A failure on purpose or a mistake of the mock's: the contract has no schema for it. */
  isOutsideContract?: boolean;
  /** Where the mock's own mistake was made. */
  stack?: string;
  body: unknown;
  headers?: Record<string, string>;
}

export interface Params {
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  path: Record<string, unknown>;
  cookie: Record<string, unknown>;
}

/** One request in its pipeline; each step adds its result. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly path: string;
  readonly search: string;
  readonly operation: Operation | null;
  readonly startedAt: number;
  requestId: string;
  world: World | null;
  /** Counts the request out of its world. */
  leaveWorld: (() => void) | null;
  brand: BrandState | null;
  language: Language;
  /** The player's address. */
  ip: string;
  identity: Identity | null;
  /** The request's body, decrypted after openBody. */
  body: unknown;
  /** The files of a multipart body by their field. */
  files: ReadonlyMap<string, Buffer>;
  params: Params;
  answer: Answer | null;
}

/** A value that an earlier step has set. Throws when the steps are in the wrong order. */
export function known<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The step that finds the ${name} has not run`);
  return value;
}
