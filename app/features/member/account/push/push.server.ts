import { paths } from '~/config/paths.ts';
import { chooseAction, formAction } from '~/request/form-action.server.ts';
import { requireModule, requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { AccountPart, PartView } from '../part/part.server.ts';
import { removeSchema, subscriptionSchema, TOPICS } from './schema.ts';

const PUSH_PATH = paths.account({ part: 'push' });

function guard(site: Site): void {
  requireModule(site, 'PUSH3');
  requireRealAccount(site);
}

async function readBrowsers({ api, brand, format, t }: Site) {
  const { list } = await api.call('listPushSubscriptions');
  return {
    publicKey: brand.pushPublicKey ?? '',
    browsers: list.map(({ id, device, topics, time }) => ({
      id,
      device,
      topics,
      said:
        TOPICS.filter((topic) => topics[topic])
          .map((topic) => t('account', `push.topics.${topic}`))
          .join(' · ') || t('account', 'push.topics.nothing'),
      time: format.dateTime(time),
      isoTime: new Date(time).toISOString(),
    })),
  };
}

const addAction = formAction('addPushSubscription')({
  guard,
  schema: () => subscriptionSchema,
  secrets: ['endpoint', 'p256dh', 'auth'],
  async submit({ api, t }, { endpoint, p256dh, auth, ...chosen }) {
    const topics = { money: !!chosen.money, draws: !!chosen.draws, promotions: !!chosen.promotions };
    if (!Object.values(topics).includes(true)) return { '': t('account', 'push.errors.chooseOne') };
    await api.call('addPushSubscription', { body: { endpoint, keys: { p256dh, auth }, topics } });
    return redirectWithToast(PUSH_PATH, { tone: 'success', key: 'member.pushOn' });
  },
  refusals: {
    'push.full': ({ t }) => ({ '': t('account', 'push.errors.full') }),
    'push.endpoint': ({ t }) => ({ '': t('account', 'push.errors.refused') }),
    'push.keys': ({ t }) => ({ '': t('account', 'push.errors.refused') }),
  },
});

const removeAction = formAction('removePushSubscription')({
  guard,
  schema: () => removeSchema,
  async submit({ api }, query) {
    await api.call('removePushSubscription', { query });
    return redirectWithToast(PUSH_PATH, { tone: 'success', key: 'member.pushOff' });
  },
  refusals: {},
});

/** accounts.md: Messages to browsers. */
export const pushPart = {
  state: ({ modules }) => (modules.has('PUSH3') ? { text: null, isSafe: null } : null),
  read: readBrowsers,
  action: chooseAction({ add: addAction, remove: removeAction }, (_site, form) =>
    form.get('intent') === 'remove' ? 'remove' : 'add',
  ),
} satisfies AccountPart<unknown>;

export type PushView = PartView<typeof pushPart>;
