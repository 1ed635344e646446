/** Two letters stay at each end. */
export const maskPlayer = (name: string): string => `${name.slice(0, 2)}***${name.slice(-2)}`;

/** Shows less of a short name than `maskPlayer`, which would give it away. */
export function maskNickname(nickname: string): string {
  const letters = [...nickname];
  const shown = letters.length < 6 ? 1 : 2;
  return `${letters.slice(0, shown).join('')}***${shown === 2 ? letters.slice(-2).join('') : ''}`;
}

/** Keeps the first four and the last three digits. */
export function maskMobile(number: string): string {
  return number.length < 8 ? '****' : `${number.slice(0, 4)}****${number.slice(-3)}`;
}

/** Keeps the first two letters and the domain. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? '***' : `${address.slice(0, Math.min(2, at))}***${address.slice(at)}`;
}

/** Keeps the last four characters, and the first four of a long number. */
export function maskAccount(number: string): string {
  return `${number.length > 24 ? number.slice(0, 4) : ''}****${number.slice(-4)}`;
}
