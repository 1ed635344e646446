import type { GameEngine, Json } from './types.ts';

export const listSecrets = (engine: GameEngine, json: Json, now: number) => engine.listSecrets?.(json, now) ?? [];

export function withoutSecrets(engine: GameEngine, json: Json, now: number): Json {
  const secrets = listSecrets(engine, json, now);
  if (secrets.length === 0 || json === null || typeof json !== 'object') return json;
  return Object.fromEntries(Object.entries(json).filter(([name]) => !secrets.includes(name)));
}
