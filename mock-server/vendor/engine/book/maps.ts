import { esportsLeagues } from './esports-leagues.ts';
import { partsSport } from './parts.ts';
import type { League } from './sport.ts';

const MAPS = 3;

const mapsOf = (id: string, leagues: readonly League[]) => partsSport({ id, unit: 'map', parts: MAPS, leagues });

const { rift, shooter, mobile, towers, fleet, duel, fight } = esportsLeagues;

export const maps = mapsOf('maps', [rift, shooter, mobile, towers]);

export const lanes = mapsOf('lanes', [rift, towers]);
export const tactics = mapsOf('shooter', [shooter]);
export const mobileArena = mapsOf('mobile', [mobile]);
export const towerPush = mapsOf('towers', [towers]);
export const starFleet = mapsOf('fleet', [fleet]);
/** Card duels count games, fights count rounds. */
export const cardDuel = partsSport({ id: 'duel', unit: 'game', parts: 3, leagues: [duel] });
export const fighting = partsSport({ id: 'fight', unit: 'round', parts: 3, leagues: [fight] });
