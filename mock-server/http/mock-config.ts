import type { CipherOptions } from './cipher.ts';

export interface MockConfig {
  /** Allows missing handlers, keeps worlds over a new seed, and disables picture caching. */
  isDevelopment: boolean;
  port: number;
  host: string;
  /** As browsers see them. */
  origins: string[];
  /** Besides loopback. */
  hosts: ReadonlySet<string>;
  /** Origins of front ends elsewhere. */
  corsOrigins: string[];
  /** Origins of the brands' sites as browsers see them. */
  sites: Readonly<Record<string, string>>;
  /** Each world has a file as large as the seed. */
  maxWorlds: number;
  maxSnapshotBytes: number;
  gameAssets: string;
  seedFile: string;
  /** 180 days of play; may be missing. */
  richSeedFile: string;
  /** A team of 5,000; built on first use. */
  teamSeedFile: string;
  worldsDirectory: string;
  /** Applied to the default world at the start. */
  scenarios: string[];
  /** Its template; `none`: requests must name a world. */
  defaultWorld: 'rich' | 'lean' | 'none';
  logLevel: string;
  cipher: CipherOptions;
  idleMs: number;
  abandonedMs: number;
  /** Answers instead of the mock. */
  upstream: { url: string; timeoutMs: number; recordFile: string | null } | null;
  /** Answers instead of the mock. */
  replayFile: string | null;
}
