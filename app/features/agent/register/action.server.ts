import { data, redirect } from '@remix-run/node';
import { paths } from '~/config/paths.ts';
import { readFieldErrors } from '~/parts/fields/field-rules.server.ts';
import { paymentRefusals } from '~/parts/payment/refusals.server.ts';
import { chooseAction, formAction } from '~/request/form-action.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { agentPassword, agentPasswordRefusals } from '../rights/rights.server.ts';
import { readNewRates, readRates } from './rates.server.ts';
import { linksPath, listDomains, readRules, tabPath } from './register.server.ts';
import { accountSchema, linkSchema, manageSchema } from './schema.ts';

/** The rates of the page were those of before. */
const ratesChanged = ({ t }: Site) => ({ '': t('register', 'errors.rates') });
const rateRefusals = {
  'rate.high': ratesChanged,
  'rate.low': ratesChanged,
  'rate.step': ratesChanged,
  'rate.unknown': ratesChanged,
};

export interface AccountCard {
  username: string;
  password: string;
  /** The log-in page. */
  link: string;
  /** All of it, to send. */
  message: string;
}
export type AccountAnswer = FormAnswer & { card?: AccountCard };

/** Only this response has the password: nothing keeps it, and a reload finds the user name taken. */
function accountCard({ t, brand, url }: Site, username: string, password: string): AccountCard {
  const link = `${url.origin}${paths.login()}`;
  const message = t('register', 'server.message', { brand: brand.merchantName, username, password, link });
  return { username, password, link, message };
}

const accountAction = formAction('createDownline')({
  guard: requireAgent,
  secrets: ['password', 'paymentPassword'],
  extra: (): Pick<AccountAnswer, 'card'> => ({}),
  async schema(site) {
    const [rules, { fields }] = await Promise.all([readRules(site), readNewRates(site)]);
    return accountSchema(rules, fields, site.t);
  },
  async submit(site, { username = '', password = '', nickname, type, paymentPassword, ...values }) {
    const { fields } = await readNewRates(site);
    const account = await site.api.call('createDownline', {
      body: {
        username,
        password,
        ...(nickname && { nickname }),
        type: type === '2' ? 2 : 0,
        rates: readRates(fields, values),
        paymentPassword,
      },
    });
    return data({ card: accountCard(site, account.account, password) });
  },
  refusals: {
    ...paymentRefusals('paymentPassword'),
    ...rateRefusals,
    'rate.quota': ({ t }) => ({ rate_LOTT: t('register', 'errors.quota') }),
    TOO_MANY_REQUESTS: ({ t }) => ({ '': t('register', 'errors.dayLimit') }),
    'username.taken': ({ t }) => ({ username: t('member', 'errors.usernameTaken') }),
    'field.invalid': (site, failure) => readFieldErrors(site, failure),
  },
});

const linkAction = formAction('createInviteLink')({
  guard: requireAgent,
  schema: async (site) => linkSchema(listDomains(site), (await readNewRates(site)).fields, site.t),
  async submit(site, { type, days, domain, showsInviter, ...values }, { form }) {
    const { fields } = await readNewRates(site);
    await site.api.call('createInviteLink', {
      body: {
        type: type === '2' ? 2 : 0,
        rates: readRates(fields, values),
        days: days === '' ? null : Number(days),
        domain,
        showsInviter: showsInviter === 'on',
        ...agentPassword(site, form),
      },
    });
    return redirectWithToast(tabPath('links'), { tone: 'success', key: 'register.linkMade' });
  },
  refusals: {
    ...agentPasswordRefusals,
    ...rateRefusals,
    'links.many': ({ t }) => ({ '': t('register', 'errors.manyLinks') }),
    'domain.invalid': ({ t }) => ({ domain: t('register', 'errors.domain') }),
  },
});

const CHANGES = {
  pause: { isPaused: true },
  resume: { isPaused: false },
  show: { showsInviter: true },
  hide: { showsInviter: false },
} as const;

const manageAction = formAction(
  'changeInviteLink',
  'deleteInviteLink',
)({
  guard: requireAgent,
  schema: () => manageSchema,
  async submit(site, { code, intent }) {
    if (intent === 'end') await site.api.call('deleteInviteLink', { query: { code } });
    else await site.api.call('changeInviteLink', { body: { code, ...CHANGES[intent] } });
    return redirect(linksPath(site));
  },
  refusals: {
    'invitation.not.found': ({ t }) => ({ '': t('register', 'errors.linkGone') }),
    'invitation.ended': ({ t }) => ({ '': t('register', 'errors.linkOver') }),
  },
});

export const registerCentreAction = chooseAction({ account: accountAction, link: linkAction, manage: manageAction });
