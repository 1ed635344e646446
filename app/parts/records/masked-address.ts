/** The last part of an IPv4 address, the last half of an IPv6 one. */
export function maskAddress(ip: string): string {
  if (!ip.includes(':')) return ip.replace(/\.\d+$/, '.*');
  const [head = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 4);
  return `${groups.join(':')}:*`;
}
