import { z } from 'zod';
import type { ControlHandlers } from '../control/call.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { AppliedScenario, World } from '../worlds/world.ts';
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

async function apply(stage: Stage, name: string, given: Record<string, unknown>) {
  const { world } = stage;
  const scenario = requireScenario(name);
  const parsed = scenario.parameters.strict().safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `body.parameters.${path.join('.')}: ${message}`);
    throw invalid(faults.join('; ').slice(0, MOST_MESSAGE));
  }
  requireTemplate(name, scenario, world);
  requireNoContradiction(name, scenario, world.scenarios);
  const changes = await scenario.apply(stage, parsed.data).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const code = error.errorCode === 'scenario.impossible' ? '' : `${error.errorCode}: `;
    const why = `${code}${error.message}`.slice(0, MOST_MESSAGE);
    throw new ApiError(422, 'scenario.impossible', `"${name}" cannot be applied here: ${why}`);
  });
  await world.noteScenario({ name, touches: scenario.touches });
  return { name, changes, applied: world.scenarios.map((each) => each.name) };
}

/** `act` does what a member does. */
export const scenarioOperations = (
  actIn: (world: World) => Stage['act'],
): ControlHandlers<'listScenarios' | 'applyScenario'> => ({
  listScenarios: () => Object.entries(scenarios).map(([name, scenario]) => describeScenario(name, scenario)),
  applyScenario: ({ world, body: { name, parameters = {} } }) =>
    apply({ world, act: actIn(world) }, name, parameters as Record<string, unknown>),
});
