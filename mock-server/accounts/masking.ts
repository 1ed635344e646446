/** Masks a player's name for public boards: the first two and the last two letters stay. */
export const maskPlayer = (name: string): string => `${name.slice(0, 2)}***${name.slice(-2)}`;

/** Masks a phone number: the first four and the last three digits stay. */
export function maskMobile(number: string): string {
  return number.length < 8 ? '****' : `${number.slice(0, 4)}****${number.slice(-3)}`;
}

/** Masks a mail address: the first two letters and the domain stay. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? '***' : `${address.slice(0, Math.min(2, at))}***${address.slice(at)}`;
}

/** Masks an account number: the last four characters stay, and the first four of a long one such as a crypto address. */
export function maskAccount(number: string): string {
  return `${number.length > 24 ? number.slice(0, 4) : ''}****${number.slice(-4)}`;
}
