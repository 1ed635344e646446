import type {
  Body,
  OperationId,
  Path,
  Query,
  StreamEvent,
  StreamId,
  Value,
} from '../../openapi/generated/gaming-operations.ts';
import type { Language } from '../worlds/columns.ts';
import type { World } from '../worlds/world.ts';
import type { BrandState, EventStream, Identity } from './exchange.ts';
import type { MockConfig } from './mock-config.ts';

export interface HandlerContext {
  world: World;
  brand: BrandState;
  language: Language;
  ip: string;
  readonly device: string;
  cookies: Record<string, string>;
  /** By field of a multipart body, which does not have the bytes. */
  files: ReadonlyMap<string, Buffer>;
  /** Spelt as in the contract. */
  headers: Record<string, string>;
  config: MockConfig;
  /** Throws for an operation without `x-access: token`. */
  readonly member: Identity;
  /** Null for a visitor. */
  identity: Identity | null;
  setHeader(name: string, value: string): void;
}

/** A member of a brand, whoever reads about them. */
export type MemberContext = Pick<HandlerContext, 'world' | 'brand' | 'language' | 'member'>;

export interface Context<Id extends OperationId> extends HandlerContext {
  path: Path<Id>;
  query: Query<Id>;
  body: Body<Id>;
}

/** The gateway itself sends the events that every stream has. */
export type OwnEvent<Id extends StreamId> = Exclude<StreamEvent<Id>, { kind: 'open' | 'ended' }>;

type Result<Id extends OperationId> = Id extends StreamId ? EventStream<OwnEvent<Id>> : Value<Id>;

export type Handlers<Id extends OperationId> = {
  [Key in Id]: (context: Context<Key>) => Result<Key> | Promise<Result<Key>>;
};
