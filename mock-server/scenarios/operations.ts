import { z } from 'zod';
import type { Body } from '../../openapi/generated/control-operations.ts';
import { type ControlHandlers, Reply } from '../control/call.ts';
import { describeWorld, makeWorld } from '../control/worlds.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { AppliedScenario, World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { scenarios } from './catalogue.ts';
import type { Scenario, Stage } from './scenario.ts';

const describeScenario = (name: string, { title, description, template, touches, parameters }: Scenario) => ({
  name,
  title,
  description,
  template: template ?? null,
  touches,
  parameters: z.toJSONSchema(parameters, { io: 'input' }),
});

/** Throws 404. */
function requireScenario(name: string): Scenario {
  const scenario = scenarios[name];
  if (scenario) return scenario;
  throw new ApiError(404, 'scenario.not.found', `There is no scenario "${name}": GET /__mock/scenarios lists them.`);
}

/** Throws 409 for what another scenario of the world touches. The same one again may change its parameters. */
function requireNoContradiction(name: string, { touches }: Scenario, applied: readonly AppliedScenario[]): void {
  for (const other of applied) {
    const shared = other.name === name ? undefined : touches.find((touch) => other.touches.includes(touch));
    if (shared === undefined) continue;
    const message = `"${name}" and "${other.name}", which was applied, both touch the ${shared}: reset the world first.`;
    throw new ApiError(409, 'scenario.contradicts', message);
  }
}

/** Throws 409 for a world that was made otherwise. */
function requireTemplate(name: string, { template }: Scenario, world: World): void {
  if (template === undefined || template === world.template) return;
  const message = `"${name}" needs a world of the template "${template}": make one with POST /__mock/worlds.`;
  throw new ApiError(409, 'scenario.template', message);
}

const MOST_MESSAGE = 400;

type Choice = Body<'applyScenario'>;

/** Throws 400 naming the fault's place in the body, 404, 409, 422. */
async function apply(stage: Stage, { name, parameters = {} }: Choice, place = 'body') {
  const { world } = stage;
  const scenario = requireScenario(name);
  const parsed = scenario.parameters.strict().safeParse(parameters);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${[place, 'parameters', ...path].join('.')}: ${message}`,
    );
    throw invalid(faults.join('; ').slice(0, MOST_MESSAGE));
  }
  requireTemplate(name, scenario, world);
  requireNoContradiction(name, scenario, world.scenarios);
  const { changes, made = {} } = await scenario.apply(stage, parsed.data).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const code = error.errorCode === 'scenario.impossible' ? '' : `${error.errorCode}: `;
    const why = `${code}${error.message}`.slice(0, MOST_MESSAGE);
    throw new ApiError(422, 'scenario.impossible', `"${name}" cannot be applied here: ${why}`);
  });
  await world.noteScenario({ name, touches: scenario.touches });
  return { name, changes, made, applied: world.scenarios.map((each) => each.name) };
}

/** Applies scenarios to a new world, and deletes it if one is refused. Throws as `makeWorld` and `apply`. */
async function makeWorldIn(worlds: Worlds, { scenarios: choices = [], ...options }: Body<'createWorld'>, actIn: ActIn) {
  const needed = worlds.has(options.name) ? [] : choices.map(({ name }) => requireScenario(name).template);
  const template = options.template ?? needed.find((each) => each !== undefined);
  const { world, isNew } = await makeWorld(worlds, { ...options, ...(template && { template }) });
  if (!isNew) return new Reply(200, describeWorld(world));
  try {
    const stage = { world, act: actIn(world) };
    for (const [index, choice] of choices.entries()) await apply(stage, choice, `body.scenarios.${index}`);
  } catch (error) {
    await worlds.delete(world.name);
    throw error;
  }
  return new Reply(201, describeWorld(world));
}

type ActIn = (world: World) => Stage['act'];

/** `act` does what a member does. */
export const scenarioOperations = (
  actIn: ActIn,
): ControlHandlers<'createWorld' | 'listScenarios' | 'applyScenario'> => ({
  createWorld: ({ worlds, body }) => makeWorldIn(worlds, body, actIn),
  listScenarios: () => Object.entries(scenarios).map(([name, scenario]) => describeScenario(name, scenario)),
  applyScenario: ({ world, body }) => apply({ world, act: actIn(world) }, body),
});
