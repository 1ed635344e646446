import { withSite } from '~/request/site.server.ts';

/** Keeps the session alive during long forms; does nothing for a visitor. */
export const action = withSite(async ({ api, member }) => {
  if (member) await api.call('touchSession');
  return new Response(null, { status: 204 });
});
