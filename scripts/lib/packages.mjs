import { accessSync, constants } from 'node:fs';
import { run } from './process.mjs';

/** Whether a file is there and can be run. */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs a Debian package where this process may; whether it is there now is for the caller to see. */
export async function installPackage(name) {
  if (process.getuid?.() !== 0) return;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', name], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
