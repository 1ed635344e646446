import type { OperationId, operations } from '../../openapi/generated/gaming-operations.ts';
import type { GoodOptions } from './client.ts';
import type { TestWorld } from './world.ts';

type IdIn<Domain extends string> = {
  [Id in OperationId]: (typeof operations)[Id]['domain'] extends Domain ? Id : never;
}[OperationId];

/** `member` signs in where required; default: lucky. */
export type GoodInput<Id extends OperationId> = GoodOptions<Id> & { member?: string };

/** For a new world. A missing entry does not compile. */
export type GoodInputs<Domain extends string> = {
  [Id in IdIn<Domain>]: GoodInput<Id> | ((world: TestWorld) => Promise<GoodInput<Id>>);
};
