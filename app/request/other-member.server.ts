import { actingAs } from '~/session/acting-as.server.ts';
import { fullName } from '~/session/cookie.server.ts';
import { ACTING_AS } from '~/ui/acting-as.tsx';
import type { Site } from './site.server.ts';

/** A page of one member must not act for another, who has signed in meanwhile. False for a visitor, who is guarded. */
export const isOtherMember = ({ member, scope }: Site, form: FormData): boolean =>
  member !== null && form.get(ACTING_AS) !== actingAs(scope, member);

export const otherMemberMessage = ({ t, member }: Site): string =>
  t('common', 'errors.otherMember', { name: member ? fullName(member) : '' });
