const TOKEN = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;

/** Returns null if tags are in order, attributes unique and references defined. */
export function findFault(svg: string): string | null {
  const open: string[] = [];
  let position = 0;
  while (position < svg.length) {
    const next = svg.indexOf('<', position);
    const text = svg.slice(position, next < 0 ? undefined : next);
    if (/&(?!amp;|lt;|gt;|quot;)/.test(text)) return `a bare ampersand at ${position}`;
    if (next < 0) break;
    TOKEN.lastIndex = next;
    const token = TOKEN.exec(svg);
    if (!token) return `not a tag at ${next}: ${svg.slice(next, next + 60)}`;
    const [whole, closing, name = '', attributes = '', empty] = token;
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) return `an attribute twice at ${next}: ${whole.slice(0, 120)}`;
    if (/NaN|undefined|Infinity/.test(attributes)) return `not a number at ${next}: ${whole.slice(0, 120)}`;
    if (closing && open.pop() !== name) return `${name} closed out of order at ${next}`;
    if (!closing && !empty) open.push(name);
    position = next + whole.length;
  }
  if (open.length > 0) return `${open.join(', ')} left open`;
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const missing = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].find((match) => !ids.has(match[1] ?? ''));
  return missing ? `${missing[1]} is not defined` : null;
}
