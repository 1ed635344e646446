/** Names in User-Agent headers, those that others pretend to be last. */
const BROWSERS = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone|iPod/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

const nameIn = (names: readonly (readonly [string, RegExp])[], agent: string) =>
  names.find(([, pattern]) => pattern.test(agent))?.[0];

/** "Chrome on Windows" from a User-Agent header; what it does not tell is left out. */
export function deviceOf(agent = ''): string {
  const browser = nameIn(BROWSERS, agent) ?? 'A client';
  const system = nameIn(SYSTEMS, agent);
  return system ? `${browser} on ${system}` : browser;
}
