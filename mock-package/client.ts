import { ControlClient } from './control-client.ts';
import { type NewWorld, World, worldBody } from './world.ts';

export type { Body, Input, OperationId, Query, Value } from '../openapi/generated/control-operations.ts';
export { type MockClientOptions, MockError } from './control-client.ts';
export { durationMs } from './duration.ts';
export { type Moment, type NewWorld, type Scenario, type Session, type SessionRequest, World } from './world.ts';

/** A running mock: its control API, and its worlds. */
export class MockClient extends ControlClient {
  /** Makes a world; its name is drawn when none is given. */
  async world(options: NewWorld = {}): Promise<World> {
    const body = worldBody(options);
    await this.call('createWorld', { body });
    return new World(this, body.name);
  }

  /** Names one that exists, as `default` does, without asking. */
  existing(name: string): World {
    return new World(this, name);
  }
}
