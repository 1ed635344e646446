import { createContext, useContext } from 'react';

/** Field of every form of a member. */
export const ACTING_AS = 'as';

/** Whom the page shows; null for a visitor. */
export const ActingAsContext = createContext<string | null>(null);

/** For a form that is sent by a script alone. */
export function useActingAs(): Record<string, string> {
  const member = useContext(ActingAsContext);
  return member ? { [ACTING_AS]: member } : {};
}

/** Binds a form to the member whom its page shows: another tab may have signed in another one. */
export function ActingAs() {
  const member = useContext(ActingAsContext);
  return member && <input type="hidden" name={ACTING_AS} value={member} />;
}
