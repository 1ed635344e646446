import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { sendCode } from '~/features/verification/codes.server.ts';
import { sendMemberCode } from '~/features/verification/member-codes.server.ts';
import { CODE_CHANNELS, MEMBER_CODE_SCENES } from '~/features/verification/verification.types.ts';
import { readForm } from '~/request/read-form.ts';
import { withSite } from '~/request/with-site.server.ts';
import { setCookies } from '~/session/cookies.server.ts';

const Scene = z.enum(['login', 'register', 'forgot']);
const MemberCode = z.object({ scene: z.enum(MEMBER_CODE_SCENES), channel: z.enum(CODE_CHANNELS) });

export const loader = () => redirect(paths.login());

/** By SMS, to a member also by mail. */
export const action = withSite(
  async (site) => {
    const form = await readForm(site.request);
    const ofMember = MemberCode.safeParse(Object.fromEntries(form));
    if (ofMember.success) return Response.json(await sendMemberCode(site, ofMember.data, { form }));
    const scene = Scene.safeParse(form.get('scene'));
    if (!scene.success) throw data('The form says not what the code is for.', { status: 400 });
    const cookies: string[] = [];
    const answer = await sendCode(site, scene.data, { form, cookies });
    return Response.json(answer, { headers: setCookies(cookies) });
  },
  { isOpen: true },
);
