/** An address that its owner knows again and a stranger learns little of: without the last part, an IPv6 one without the last half. */
export function maskAddress(ip: string): string {
  if (!ip.includes(':')) return ip.replace(/\.\d+$/, '.*');
  const [head = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 4);
  return `${groups.join(':')}:*`;
}
