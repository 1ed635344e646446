import { paths } from '~/config/paths.ts';
import { readFieldErrors, readRule } from '~/parts/fields/field-rules.server.ts';
import { paymentRefusals } from '~/parts/payment/refusals.server.ts';
import { chooseAction, formAction } from '~/request/form-action.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { type Choice, changeSchema, choicesOf, openSchema, type PageField, pageField, SUB_PAGES } from './schema.ts';
import { readSubName } from './subs.server.ts';

/** Rights to the pages that are not hidden. */
const readPages = (values: Record<PageField, Choice>) =>
  SUB_PAGES.flatMap((page) => {
    const choice = values[pageField(page)];
    return choice === 'hidden' ? [] : [{ page, mayAct: choice === 'act' && choicesOf(page).includes('act') }];
  });

const done = (key: 'subs.opened' | 'subs.changed', name: string) =>
  redirectWithToast(paths.agent('subs'), { tone: 'success', key, values: { name } });

const refusals = {
  ...paymentRefusals('paymentPassword'),
  'field.invalid': readFieldErrors,
};

const open = formAction('createSubAccount')({
  guard: requireAgent,
  secrets: ['password', 'paymentPassword'],
  schema: async (site) => openSchema(await readRule(site, 'password'), site.t),
  async submit({ api }, { name, password = '', paymentPassword, ...values }) {
    const { name: made } = await api.call('createSubAccount', {
      body: { name, password, pages: readPages(values), paymentPassword },
    });
    return done('subs.opened', made);
  },
  refusals: {
    ...refusals,
    'sub.account.taken': ({ t }: Site) => ({ name: t('subs', 'server.errors.taken') }),
    'sub.account.full': ({ t }: Site) => ({ '': t('subs', 'server.errors.full') }),
  },
});

const change = formAction('changeSubAccount')({
  guard: requireAgent,
  secrets: ['password', 'paymentPassword'],
  schema: async (site) => changeSchema(await readRule(site, 'password'), site.t),
  async submit(site, { password, state, paymentPassword, ...values }) {
    const name = readSubName(site) ?? '';
    await site.api.call('changeSubAccount', {
      body: {
        name,
        ...(password && { password }),
        pages: readPages(values),
        isOpen: state === 'open',
        paymentPassword,
      },
    });
    return done('subs.changed', name);
  },
  refusals: { ...refusals, 'sub.account.not.found': ({ t }: Site) => ({ '': t('subs', 'server.errors.gone') }) },
});

/** By `?form=`. */
export const subsAction = chooseAction({ open, change });
