import { paths } from '~/config/paths.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireModule, requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import { joinSchema } from './schema.ts';

export const joinAction = formAction('applyPartner')({
  guard: (site) => {
    requireModule(site, 'PARTNER3');
    requireRealAccount(site);
  },
  schema: ({ t }) => joinSchema(t),
  async submit({ api }, body) {
    await api.call('applyPartner', { body });
    return redirectWithToast(paths.join(), { tone: 'success', key: 'join.applied' });
  },
  refusals: {
    'partner.open': ({ t }) => ({ '': t('join', 'server.open') }),
    'partner.agent': ({ t }) => ({ '': t('join', 'server.agent') }),
  },
});
