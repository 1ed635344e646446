import { watch } from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

/** Editors write a file in several steps, and many files one by one. */
const QUIET_MS = 100;

/** Never twice at once. A change during the work repeats it. */
export function watchFolders(folders, work) {
  let timer;
  let isRunning = false;
  const run = async () => {
    if (isRunning) return void wait();
    isRunning = true;
    await work();
    isRunning = false;
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(run, QUIET_MS);
  };
  for (const folder of folders) watch(path.join(root, folder), { recursive: true }, wait);
}
