export const WORLD_HUES = 12;

const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** Index from 0 to 11 of a world's hue, by the FNV-1a hash of its name. Names are ASCII. */
export function worldHue(name: string): number {
  let hash = OFFSET_BASIS;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), PRIME);
  return (hash >>> 0) % WORLD_HUES;
}
