import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { pino } from 'pino';
import { readEnv } from '../../app/config/env.server.ts';
import { builtAssets, createApp, MOST_HEADER_BYTES } from '../../app/server/app.ts';

const BUILD = path.resolve('build/site/server/index.js');

/** A sign of a cut character, in no valid response. */
export const NO_CHARACTER = /[\0\ufffd]/;

interface BuiltSite {
  build: ServerBuild;
  server: Server;
  port: number;
}

/** In the environment of `prepareSite`. `hear` receives each log line. */
export async function serveBuiltSite(hear: (line: string) => void): Promise<BuiltSite> {
  const build = await importBuild();
  const log = pino(new Writable({ write: (chunk, _encoding, done) => done(void hear(String(chunk))) }));
  const assets = builtAssets(path.resolve('build/site/client'));
  const server = createServer(
    { maxHeaderSize: MOST_HEADER_BYTES },
    createApp({ env: readEnv(process.env), log, build, assets }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { build, server, port: (server.address() as AddressInfo).port };
}

async function importBuild(): Promise<ServerBuild> {
  if (!existsSync(BUILD)) throw new Error('There is no built site: run "npm run build" first.');
  return import(pathToFileURL(BUILD).href);
}
