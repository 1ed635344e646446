import type { z } from 'zod';
import type { Body, Input, OperationId, Value } from '../../openapi/generated/gaming-operations.ts';
import type { World } from '../worlds/world.ts';
import type { Template } from '../worlds/worlds.ts';

export interface Stage {
  world: World;
  /**
   * Does what a member does, by the rules of the operation, but with no fault, closed brand or break in the way. Throws
   * its refusals.
   */
  act<Id extends OperationId>(who: { brand: string; account: string }, id: Id, input: Input<Id>): Promise<Value<Id>>;
}

export type { Body };

export interface Scenario<Parameters extends z.ZodObject = z.ZodObject> {
  title: string;
  description: string;
  /** Template that the world must have been made with. */
  template?: Template;
  /** Two scenarios that touch the same thing contradict each other. */
  touches: readonly string[];
  parameters: Parameters;
  /** Returns what it has changed, a sentence each. */
  apply: (stage: Stage, parameters: z.output<Parameters>) => Promise<string[]>;
}

export const defineScenario = <Parameters extends z.ZodObject>(scenario: Scenario<Parameters>): Scenario<Parameters> =>
  scenario;
