import { replace } from '@remix-run/node';
import { safeRedirect } from '~/config/paths.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireModule, requireRealAccount } from '~/request/guards.server.ts';
import { checkSchema } from './schema.ts';

/** Redirects to the game or its exit. */
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
    // The CSP lets no form redirect to the vendor.
    if (page.searchParams.has('window')) page.searchParams.delete('window');
    // Another URL would open the game again.
    return replace(`${page.pathname}${page.search}`);
  },
  refusals: {},
});
