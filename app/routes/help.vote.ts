import { redirect } from '@remix-run/node';
import { paths } from '~/config/paths.ts';
import { voteAction } from '~/features/help/vote.action.server.ts';
import { throttleAddress } from '~/request/throttled.server.ts';

export const loader = () => redirect(paths.help());

export const action = throttleAddress('votes', voteAction);
