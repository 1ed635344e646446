import type { Handlers } from '../../http/handlers.ts';
import { joinTournament, leaveTournament, listTournaments, readTournament } from './service.ts';

export const tournamentsOperations = {
  listTournaments,
  getTournament: readTournament,
  joinTournament,
  leaveTournament,
} satisfies Handlers<'listTournaments' | 'getTournament' | 'joinTournament' | 'leaveTournament'>;
