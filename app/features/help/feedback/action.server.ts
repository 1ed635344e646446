import { paths } from '~/config/paths.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireModule } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import { feedbackSchema } from './schema.ts';

export const feedbackAction = formAction('sendFeedback')({
  guard: (site) => requireModule(site, 'FEEDBACK3'),
  schema: ({ t }) => feedbackSchema(t),
  async submit({ api }, { category, text, contact }) {
    await api.call('sendFeedback', { body: { category, text, contact: contact || undefined } });
    return redirectWithToast(paths.help(), { tone: 'success', key: 'help.feedbackSent' });
  },
  refusals: {},
});
