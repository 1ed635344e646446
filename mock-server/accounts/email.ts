import { domainToASCII } from 'node:url';

/**
 * One spelling of a mail address: NFKC in lower case, its domain in ASCII. Dots and tags of the local part stay, since
 * only its provider knows what they mean. Null for what is no address, or has invisible characters.
 */
export function toEmail(typed: string): string | null {
  const text = typed.trim().normalize('NFKC').toLowerCase();
  if (/[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text)) return null;
  const [, local, domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(text) ?? [];
  const host = domainToASCII(domain).replace(/\.$/, '');
  return local && host.includes('.') ? `${local}@${host}` : null;
}
