import type { Handlers } from '../../http/handlers.ts';
import { readBadges } from './badges.ts';
import { readBoard } from './board.ts';
import { claimMissions, listMissions, readSummary } from './service.ts';

export const missionsOperations = {
  listMissions,
  getMissionSummary: readSummary,
  getMissionLeaderboard: readBoard,
  claimMission: claimMissions,
  countUnread: readBadges,
} satisfies Handlers<'listMissions' | 'getMissionSummary' | 'getMissionLeaderboard' | 'claimMission' | 'countUnread'>;
