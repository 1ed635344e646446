import { paths } from '~/config/paths.ts';
import { chooseAction, formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { joinSchema, leaveSchema } from './schema.ts';
import { requireTournamentId } from './tournaments.server.ts';

const idOf = (site: Site): number => requireTournamentId(site, site.url.pathname.split('/').at(-1));

const refusal = (key: 'closed' | 'joined' | 'rank' | 'balance' | 'reused') => (site: Site) => ({
  '': site.t('tournaments', `server.errors.${key}`),
});

const joinAction = formAction('joinTournament')({
  guard: (site) => {
    idOf(site);
    return requireRealAccount(site);
  },
  schema: ({ t }) => joinSchema(t('tournaments', 'server.errors.confirm')),
  async submit(site, _values, { idempotencyKey: reference }) {
    const tournamentId = idOf(site);
    const { title } = await site.api.call('joinTournament', { body: { tournamentId, reference } });
    const toast = { tone: 'success', key: 'tournaments.joined', values: { title } } as const;
    return redirectWithToast(paths.tournament(tournamentId), toast);
  },
  refusals: {
    'tournament.not.found': refusal('closed'),
    'tournament.closed': refusal('closed'),
    'tournament.joined': refusal('joined'),
    'tournament.rank': refusal('rank'),
    'balance.insufficient': refusal('balance'),
    'reference.reused': refusal('reused'),
  },
});

const leaveAction = formAction('leaveTournament')({
  guard: (site) => {
    idOf(site);
    return requireRealAccount(site);
  },
  schema: () => leaveSchema,
  async submit(site) {
    const tournamentId = idOf(site);
    const { title } = await site.api.call('leaveTournament', { query: { tournamentId } });
    const toast = { tone: 'success', key: 'tournaments.left', values: { title } } as const;
    return redirectWithToast(paths.tournament(tournamentId), toast);
  },
  refusals: { 'tournament.not.found': refusal('closed'), 'tournament.closed': refusal('closed') },
});

export const tournamentAction = chooseAction({ join: joinAction, leave: leaveAction });
