import type { z } from 'zod';
import type { Body, Input, OperationId, Value } from '../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../http/api-error.ts';
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

export interface Outcome {
  /** Sentences about what it has changed. */
  changes: string[];
  /** Values that the next call may need, by their name in the contract. */
  made?: Record<string, string>;
}

export interface Scenario<Parameters extends z.ZodObject = z.ZodObject> {
  title: string;
  description: string;
  /** Template that the world must have been made with. */
  template?: Template;
  /** Two scenarios that touch the same thing contradict each other. */
  touches: readonly string[];
  parameters: Parameters;
  apply: (stage: Stage, parameters: z.output<Parameters>) => Promise<Outcome>;
}

export const defineScenario = <Parameters extends z.ZodObject>(scenario: Scenario<Parameters>): Scenario<Parameters> =>
  scenario;

/** Thrown by `apply` in a world where the scenario cannot be. */
export const impossible = (message: string) => new ApiError(422, 'scenario.impossible', message);
