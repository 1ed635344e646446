const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
export const WORLD_HUES = 12;

/** Returns 0 to 11 by a hash of the name (FNV-1a), the same in console and bar. */
export function worldHue(name: string): number {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return (hash >>> 0) % WORLD_HUES;
}
