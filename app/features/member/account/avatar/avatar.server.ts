import * as z from 'zod/mini';
import { paths } from '~/config/paths.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { AccountPart, PartView } from '../part/part.server.ts';

const avatarSchema = z.object({ avatarId: z.string().check(z.regex(/^[1-9]\d?$/)) });

async function readAvatars({ api, image }: Site) {
  const { avatarId, choices } = await api.call('getPlayerAvatar');
  return {
    chosen: String(avatarId),
    choices: choices.map((choice) => ({ id: String(choice.avatarId), src: image(choice.avatar) })),
  };
}

const chooseAvatar = formAction('setPlayerAvatar')({
  guard: requireRealAccount,
  schema: () => avatarSchema,
  async submit(site, { avatarId }) {
    await site.api.call('setPlayerAvatar', { body: { avatarId: Number(avatarId) } });
    return redirectWithToast(paths.account(), { tone: 'success', key: 'member.avatarSaved' });
  },
  refusals: {},
});

export const avatarPart = {
  state: () => ({ text: null, isSafe: null }),
  read: readAvatars,
  action: chooseAvatar,
} satisfies AccountPart<unknown>;
export type AvatarView = PartView<typeof avatarPart>;
