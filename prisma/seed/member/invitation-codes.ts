/** Codes of the boss's invitations. */
export const PLAYERS_CODE = 'BOSS88';
export const AGENTS_CODE = 'BOSSTEAM';
export const PAUSED_CODE = 'BOSSFEST';
export const OLD_CODE = 'BOSS2020';

/** Invitation by which a direct line of the boss registered; null for one who came without. */
export function chooseInvitation({ type, registeredDaysAgo: days }: { type: number; registeredDaysAgo: number }) {
  if (type !== 0) return AGENTS_CODE;
  if (days > 320 && days < 700) return OLD_CODE;
  return days < 300 ? PLAYERS_CODE : null;
}
