import { isActingAs } from '~/session/acting-as.server.ts';
import { fullName } from '~/session/cookie.server.ts';
import { writeToast } from '~/session/cookies.server.ts';
import { ACTING_AS } from '~/ui/acting-as.tsx';
import type { ServerContext } from './context.ts';
import type { Site } from './site.server.ts';

/** A page of one member must not act for another, who has signed in meanwhile. False for a visitor, who is guarded. */
export const isOtherMember = ({ member, scope }: Site, form: FormData): boolean =>
  member !== null && !isActingAs(form.get(ACTING_AS), scope, member);

export const otherMemberMessage = (site: Site): string => site.t('session', 'server.toasts.otherMember', names(site));

/**
 * For a 409, after which a script loads the page of that member: the message is a toast, as the form may not survive.
 * A document shows it in its form.
 */
export async function refuseOtherMember(site: Site, { isData }: ServerContext) {
  if (!isData) return { message: otherMemberMessage(site), cookies: [] };
  const toast = await writeToast({ tone: 'error', key: 'session.otherMember', values: names(site) });
  return { message: '', cookies: [toast] };
}

const names = ({ member }: Site) => ({ name: member ? fullName(member) : '' });
