import { randomBytes } from 'node:crypto';
import { createCookie, data, redirect } from '@remix-run/node';
import * as z from 'zod/mini';
import { days, seconds } from '~/config/durations.ts';
import { isHttpsSite } from '~/config/env.server.ts';
import { paths } from '~/config/paths.ts';
import { formAction } from '~/request/form-action.server.ts';
import { VOTES } from './help.constants.ts';

/** One vote a device. Its path keeps it from the pages, as a page with a further cookie is not shared. */
const voterCookie = createCookie('voter', {
  path: paths.helpVote(),
  httpOnly: true,
  sameSite: 'lax',
  maxAge: days(365) / seconds(1),
});
const VOTER = /^[\w-]{16,64}$/;

export const voteAction = formAction('setHelpVote')({
  guard: null,
  schema: () =>
    z.object({
      article: z.string(),
      isHelpful: z.enum(VOTES),
      home: z.enum([paths.help(), paths.helpCentre()]),
    }),
  async submit(site, { article, isHelpful, home }, { isData, cookies }) {
    const known: unknown = await voterCookie.parse(site.request.headers.get('Cookie')).catch(() => null);
    const voter = typeof known === 'string' && VOTER.test(known) ? known : randomBytes(18).toString('base64url');
    await site.api.call('setHelpVote', { body: { tag: article, isHelpful: isHelpful === 'yes', voter } });
    const cookie = await voterCookie.serialize(voter, { secure: isHttpsSite() });
    if (isData) {
      cookies.push(cookie);
      return data({});
    }
    const toPath = home === paths.help() ? paths.help : paths.helpCentre;
    return redirect(`${toPath({ article, voted: isHelpful })}#vote`, { headers: { 'Set-Cookie': cookie } });
  },
  refusals: { 'help.not.found': ({ t }) => ({ '': t('help', 'server.gone') }) },
});
