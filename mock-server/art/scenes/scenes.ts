import * as halls from './halls.ts';
import * as houses from './houses.ts';
import * as land from './land.ts';
import { bokeh, burst, neonGrid, rays, space, stadium, theatre } from './lights.ts';
import * as seasons from './seasons.ts';
import type { Scene } from './stage.ts';
import * as streets from './streets.ts';
import * as water from './water.ts';

const scenes = {
  ...halls,
  ...houses,
  ...land,
  ...seasons,
  ...streets,
  ...water,
  bokeh,
  burst,
  neonGrid,
  rays,
  space,
  stadium,
  theatre,
};

export type SceneName = keyof typeof scenes;

export function findScene(name: SceneName): Scene {
  return scenes[name];
}
