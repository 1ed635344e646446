import { data, redirect } from '@remix-run/node';
import type { ApiFailure } from '~/api/failure.ts';
import { seconds } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import { chooseAction, formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { countTry } from '~/request/throttle.server.ts';
import { retryAfterMs } from '~/request/too-many.server.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { findRoom } from './chat.server.ts';
import { messageSchema, reportSchema } from './schema.ts';

const tellToWait = ({ t }: Site, waitMs: number) => ({
  '': t('chat', 'server.errors.wait', { count: Math.ceil(waitMs / seconds(1)) }),
});
const waitMessage = (site: Site, failure: ApiFailure) => tellToWait(site, retryAfterMs(failure));

/** Messages and reports of a member. Returns null within the limit. */
async function countTurn(site: Site) {
  const waitMs = await countTry('chat', `${site.scope}|${site.member?.username}`);
  return waitMs === null ? null : tellToWait(site, waitMs);
}
const unknownRoom = ({ t }: Site) => ({ '': t('chat', 'server.errors.gone') });

const mutedMessage = ({ t, format }: Site, { value }: ApiFailure) => ({
  '': t('chat', 'state.MUTED', { until: format.dateTime((value as { until: number }).until) }),
});

/** A member with one of them reads only. */
const CLOSED = ['chat.banned', 'chat.deposit', 'chat.muted'];

export interface SentAnswer extends FormAnswer {
  isClosed: boolean;
}

/** With scripts the stream brings the message. */
const send = formAction('sendChatMessage')({
  guard: requireRealAccount,
  schema: ({ t }) => messageSchema(t),
  extra: (_answer, _submitted, failure) => ({ isClosed: CLOSED.includes(failure?.errorCode ?? '') }),
  async submit(site, { text, room: wanted }, { isData }) {
    const room = findRoom(site, wanted);
    const refusal = await countTurn(site);
    if (refusal) return refusal;
    await site.api.call('sendChatMessage', { path: { room }, body: { text } });
    return isData ? data({}) : redirect(paths.chat({ room }));
  },
  refusals: {
    TOO_MANY_REQUESTS: waitMessage,
    'chat.banned': ({ t }) => ({ '': t('chat', 'state.BANNED') }),
    'chat.contact': ({ t }) => ({ text: t('chat', 'server.errors.contact') }),
    'chat.deposit': ({ t }) => ({ '': t('chat', 'state.DEPOSIT') }),
    'chat.muted': mutedMessage,
    'chat.room.not.found': unknownRoom,
    'chat.text': ({ t }) => ({ text: t('chat', 'server.errors.text') }),
    'chat.words': ({ t }) => ({ text: t('chat', 'server.errors.words') }),
  },
});

const report = formAction('reportChatMessage')({
  guard: requireRealAccount,
  schema: reportSchema,
  async submit(site, { message: messageId, room: wanted }, { isData }) {
    const room = findRoom(site, wanted);
    const refusal = await countTurn(site);
    if (refusal) return refusal;
    await site.api.call('reportChatMessage', { path: { room, messageId } });
    return isData ? data({}) : redirectWithToast(paths.chat({ room }), { tone: 'success', key: 'chat.reported' });
  },
  refusals: {
    TOO_MANY_REQUESTS: waitMessage,
    'chat.message.not.found': unknownRoom,
    'chat.own': ({ t }) => ({ '': t('chat', 'server.errors.own') }),
    'chat.reported': ({ t }) => ({ '': t('chat', 'server.errors.reported') }),
    'chat.room.not.found': unknownRoom,
  },
});

export const chatAction = chooseAction({ send, report });
