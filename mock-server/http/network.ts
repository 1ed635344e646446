import { isIPv6 } from 'node:net';

const HALF = 4;

/** An IPv4 address, or the /64 network of an IPv6 one, which a single household has. Other forms stay as they are. */
export function toNetwork(ip: string): string {
  const address = ip.split('%', 1)[0] ?? '';
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const groups =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return `${groups
    .slice(0, HALF)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
