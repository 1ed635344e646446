import type { Body, OperationId, Query, Value } from '../../openapi/generated/gaming-operations.ts';
import type { MockConfig } from '../config.ts';
import type { World } from '../worlds/world.ts';
import type { BrandState, Identity, Language } from './exchange.ts';

/** What every handler knows of its request. */
export interface Surroundings {
  world: World;
  brand: BrandState;
  language: Language;
  ip: string;
  /** The player's browser and system. */
  readonly device: string;
  cookies: Record<string, string>;
  config: MockConfig;
  /** The signed-in member; throws for an operation without `x-access: token`. */
  readonly member: Identity;
  setHeader(name: string, value: string): void;
}

/** The same with the operation's own input, which has been checked against the contract. */
export interface Context<Id extends OperationId> extends Surroundings {
  query: Query<Id>;
  body: Body<Id>;
}

/** The part of the contract that a domain serves. */
export type Handlers<Id extends OperationId> = {
  [Key in Id]: (context: Context<Key>) => Value<Key> | Promise<Value<Key>>;
};
