import { withSite } from '~/request/with-site.server.ts';

/** Does nothing for a visitor. */
export const action = withSite(async ({ api, member }) => {
  if (member) await api.call('touchSession');
  return new Response(null, { status: 204 });
});
