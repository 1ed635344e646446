import type { GameEngine, Json } from './types.ts';

export const secretsOf = (engine: GameEngine, json: Json, now: number) => engine.secretsOf?.(json, now) ?? [];

export function withoutSecrets(engine: GameEngine, json: Json, now: number): Json {
  const secrets = secretsOf(engine, json, now);
  if (secrets.length === 0 || json === null || typeof json !== 'object') return json;
  return Object.fromEntries(Object.entries(json).filter(([name]) => !secrets.includes(name)));
}
