import { esportsLeagues } from './esports-leagues.ts';
import { partsSport } from './parts.ts';
import type { League } from './sport.ts';

const MAPS = 3;

const buildMaps = (id: string, leagues: readonly League[]) => partsSport({ id, unit: 'map', parts: MAPS, leagues });

const { rift, shooter, mobile, towers, fleet, duel, fight } = esportsLeagues;

export const maps = buildMaps('maps', [rift, shooter, mobile, towers]);

export const lanes = buildMaps('lanes', [rift, towers]);
export const tactics = buildMaps('shooter', [shooter]);
export const mobileArena = buildMaps('mobile', [mobile]);
export const towerPush = buildMaps('towers', [towers]);
export const starFleet = buildMaps('fleet', [fleet]);
/** Card duels count games, fights count rounds. */
export const cardDuel = partsSport({ id: 'duel', unit: 'game', parts: 3, leagues: [duel] });
export const fighting = partsSport({ id: 'fight', unit: 'round', parts: 3, leagues: [fight] });
