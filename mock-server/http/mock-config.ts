export interface MockConfig {
  /** Operations may lack a handler, worlds outlive a new seed, and browsers keep no picture. */
  isDevelopment: boolean;
  port: number;
  host: string;
  /** The mock's origins as browsers see them. */
  origins: string[];
  /** Host names that the mock answers for besides loopback. */
  hosts: ReadonlySet<string>;
  /** The maximum number of worlds; each has a file as large as the seed. */
  maxWorlds: number;
  /** The built pages of the demo games. */
  gameAssets: string;
  seedFile: string;
  /** The same with 180 days of play; it may be missing. */
  richSeedFile: string;
  worldsDirectory: string;
  logLevel: string;
  cipher: { privateKey: string; refusePlain: boolean };
  idleMs: number;
  abandonedMs: number;
  /** The server whose responses replace the mock's own; null without one. */
  upstream: { url: string; timeoutMs: number; recordFile: string | null } | null;
  /** The recording whose responses replace the mock's own. */
  replayFile: string | null;
}
