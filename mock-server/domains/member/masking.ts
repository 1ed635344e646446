/** A player's name on public boards: the first two and the last two letters stay. */
export const maskPlayer = (name: string): string => `${name.slice(0, 2)}***${name.slice(-2)}`;

/** A phone number with its middle hidden: the first four and the last three stay. */
export function maskMobile(number: string): string {
  return number.length < 8 ? '****' : `${number.slice(0, 4)}****${number.slice(-3)}`;
}

/** A mail address with its name hidden but for the first two letters. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? '***' : `${address.slice(0, Math.min(2, at))}***${address.slice(at)}`;
}
