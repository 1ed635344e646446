export interface MockConfig {
  /** Allows missing handlers, keeps worlds over a new seed, and disables picture caching. */
  isDevelopment: boolean;
  port: number;
  host: string;
  /** Origins as browsers see them. */
  origins: string[];
  /** Host names besides loopback. */
  hosts: ReadonlySet<string>;
  /** Each world has a file as large as the seed. */
  maxWorlds: number;
  /** Built pages of the demo games. */
  gameAssets: string;
  seedFile: string;
  /** Seed with 180 days of play; it may be missing. */
  richSeedFile: string;
  worldsDirectory: string;
  logLevel: string;
  cipher: { privateKey: string; refusePlain: boolean };
  idleMs: number;
  abandonedMs: number;
  /** Proxy target in place of the mock's responses; null without one. */
  upstream: { url: string; timeoutMs: number; recordFile: string | null } | null;
  /** Recording in place of the mock's responses. */
  replayFile: string | null;
}
