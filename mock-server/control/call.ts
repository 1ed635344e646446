import type { IncomingMessage } from 'node:http';
import type { Body, OperationId, Path, Query } from '../../openapi/generated/control-operations.ts';
import type { Coverage } from '../http/answer-counts.ts';
import type { MockConfig } from '../http/mock-config.ts';
import type { RefusedRequests } from '../http/refused.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';

export interface Call<Id extends OperationId> {
  worlds: Worlds;
  refused: RefusedRequests;
  coverage: Coverage;
  config: Pick<MockConfig, 'origins' | 'sites'>;
  /** The mock's own, for requests to itself. */
  origin: string;
  /** Throws 404. */
  readonly world: World;
  path: Path<Id>;
  query: Query<Id>;
  body: Body<Id>;
  /** Bytes of the body of an operation that takes a file. */
  upload: IncomingMessage;
  /** Spelt as in the contract. */
  headers: Record<string, string>;
}

/** A success with another status than 200. */
export class Reply {
  constructor(
    readonly status: number,
    readonly value: unknown,
  ) {}
}

/** Answers are validated at run time. */
export type ControlHandlers<Id extends OperationId> = { [Key in Id]: (call: Call<Key>) => unknown };
