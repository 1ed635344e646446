import type { GoodInputs } from '../../support/good-input.ts';

/** Baize's. */
export const RUNNING = 1001;
export const PUBLISHED = 1002;
export const FINISHED = 1003;

export const tournamentsInputs: GoodInputs<'tournaments'> = {
  listTournaments: {},
  getTournament: { query: { tournamentId: RUNNING } },
  joinTournament: { body: { tournamentId: PUBLISHED, reference: 'join-of-inputs' } },
  leaveTournament: { query: { tournamentId: PUBLISHED } },
};
