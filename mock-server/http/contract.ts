import type { ValidateFunction } from 'ajv';

export interface Operation {
  id: string;
  method: string;
  path: string;
  domain: string;
  dialect: 'envelope' | 'bare';
  access: 'public' | 'token' | 'agent';
  module: string | null;
  isEncrypted: boolean;
  isAlwaysAvailable: boolean;
  isForRealAccounts: boolean;
  /** Serves sessions of sub-accounts, whatever their pages. */
  isForSubAccounts: boolean;
  /** A sub-account needs the right to one of them. */
  agentPages: readonly string[];
  /** A sub-account sends the agent's payment password. */
  needsSubPassword: boolean;
  isSafe: boolean;
  /** Its success is a stream of events. */
  isStream: boolean;
  /** Its success is a file. */
  isFile: boolean;
  /** A site forwards it for the bar in its pages. */
  isForBar: boolean;
  /** Serves members in a break. */
  isOpenDuringBreak: boolean;
  bodyTypes: readonly string[];
  isBodyRequired: boolean;
  statuses: readonly number[];
}

type Validators = Record<string, ValidateFunction | undefined>;

export interface Contract {
  operations: Record<string, Operation>;
  params: Validators;
  bodies: Validators;
  answers: Validators;
}

interface Found {
  operation: Operation;
  path: Record<string, string>;
}

export class OperationTable {
  readonly #exact = new Map<string, Operation>();
  readonly #templates: { operation: Operation; pattern: RegExp }[] = [];
  readonly #all: Operation[];

  constructor(contract: Contract) {
    this.#all = Object.values(contract.operations);
    for (const operation of this.#all) {
      if (operation.path.includes('{')) this.#templates.push({ operation, pattern: parsePattern(operation.path) });
      else this.#exact.set(`${operation.method} ${operation.path}`, operation);
    }
  }

  /** Treats HEAD as GET. */
  find(asked: string, path: string): Found | null {
    const method = asked === 'HEAD' ? 'GET' : asked;
    const exact = this.#exact.get(`${method} ${path}`);
    if (exact) return { operation: exact, path: {} };
    for (const { operation, pattern } of this.#templates) {
      const match = operation.method === method ? pattern.exec(path) : null;
      if (match) return { operation, path: decode(match.groups ?? {}) };
    }
    return null;
  }

  /** Returns the methods of a path; empty for an unknown path. */
  listMethods(path: string): string[] {
    const patterns = this.#templates.filter(({ pattern }) => pattern.test(path)).map(({ operation }) => operation);
    const operations = [...this.#all.filter((operation) => operation.path === path), ...patterns];
    return operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  }

  /** For "did you mean". */
  nearest(path: string): Operation[] {
    const wanted = bigrams(path);
    return this.#all
      .map((operation) => ({ operation, likeness: likeness(wanted, bigrams(operation.path)) }))
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, 3)
      .map(({ operation }) => operation);
  }
}

function parsePattern(template: string): RegExp {
  const source = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

function decode(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value)];
      } catch {
        return [name, value];
      }
    }),
  );
}

function bigrams(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  const lower = text.toLowerCase();
  for (let at = 0; at < lower.length - 1; at += 1) {
    const pair = lower.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Sørensen-Dice, from 0 to 1. */
function likeness(a: Map<string, number>, b: Map<string, number>): number {
  let shared = 0;
  let size = 0;
  for (const [pair, count] of a) {
    shared += Math.min(count, b.get(pair) ?? 0);
    size += count;
  }
  for (const count of b.values()) size += count;
  return size === 0 ? 0 : (2 * shared) / size;
}
