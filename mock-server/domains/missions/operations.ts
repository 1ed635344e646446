import type { Handlers } from '../../http/handlers.ts';
import { readBoard } from './board.ts';
import { claimMissions, listMissions, readSummary } from './service.ts';

export const missionsOperations = {
  listMissions,
  getMissionSummary: readSummary,
  getMissionLeaderboard: readBoard,
  claimMission: claimMissions,
} satisfies Handlers<'listMissions' | 'getMissionSummary' | 'getMissionLeaderboard' | 'claimMission'>;
