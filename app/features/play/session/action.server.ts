import { replace } from '@remix-run/node';
import { safeRedirect } from '~/config/paths.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireModule, requireRealAccount } from '~/request/guards.server.ts';
import { checkSchema } from './schema.ts';

/** Answers the reality check over a game or a betting page, and leads back to that page, or to where it is left. */
export const checkAction = formAction('answerRealityCheck')({
  guard: (site) => {
    requireModule(site, 'RESPONSIBLE3');
    requireRealAccount(site);
  },
  schema: () => checkSchema,
  async submit({ api, url }, { answer, leaveTo }) {
    await api.call('answerRealityCheck', { body: { answer } });
    if (answer === 'LEAVE') return replace(safeRedirect(leaveTo));
    const page = new URL(url);
    // The policy of the site lets no form lead to the vendor, where this would.
    if (page.searchParams.has('window')) page.searchParams.delete('window');
    // Else the address stays as it was written: for another one the game would be opened again.
    return replace(`${page.pathname}${page.search}`);
  },
  refusals: {},
});
