import type { OperationId, operations } from '../../openapi/generated/gaming-operations.ts';
import type { GoodOptions } from './client.ts';
import type { TestWorld } from './world.ts';

type IdIn<Domain extends string> = {
  [Id in OperationId]: (typeof operations)[Id]['domain'] extends Domain ? Id : never;
}[OperationId];

/** What an operation succeeds with. Where it needs a session, `member` signs in: lucky, unless told. */
export type GoodInput<Id extends OperationId> = GoodOptions<Id> & { member?: string };

/** The good input of each operation of a domain in a new world; one that lacks its entry does not compile. */
export type GoodInputs<Domain extends string> = {
  [Id in IdIn<Domain>]: GoodInput<Id> | ((world: TestWorld) => Promise<GoodInput<Id>>);
};
