import type { operations as gaming } from '../../openapi/generated/gaming.d.ts';
import type { MockConfig } from '../config.ts';
import type { World } from '../worlds/world.ts';
import type { BrandState, Identity, Language } from './exchange.ts';

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;
type Success<Operation> = Operation extends { responses: { 200: infer Answer } } ? Json<Answer> : never;

/** What a handler gives: the `value` of an envelope, the whole of a bare answer. */
export type Value<Operation> =
  Success<Operation> extends { success: true; value: infer Inner } ? Inner : Success<Operation>;

type Query<Operation> = Operation extends { parameters: { query?: infer Parameters } }
  ? NonNullable<Parameters>
  : never;
type Body<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Content } } }
  ? Content
  : never;

/** What a handler knows of its request; everything in it has been checked against the contract. */
export interface Context<Operation> {
  world: World;
  brand: BrandState;
  language: Language;
  ip: string;
  query: Query<Operation>;
  body: Body<Operation>;
  cookies: Record<string, string>;
  config: MockConfig;
  /** The signed-in member; throws for an operation without `x-access: token`. */
  readonly member: Identity;
  setHeader(name: string, value: string): void;
}

export type OperationId = keyof gaming;

/** The part of the contract that a domain serves. */
export type Handlers<Id extends OperationId> = {
  [Key in Id]: (context: Context<gaming[Key]>) => Value<gaming[Key]> | Promise<Value<gaming[Key]>>;
};
