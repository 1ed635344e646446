import { start } from './process.mjs';
import { WRONG_CONFIGURATION } from './settings.mjs';

/** A shorter life means a pause before the restart. */
const LEAST_LIFE_MS = 5000;
/** Each pause is twice the one before. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** SIGKILL follows SIGTERM: longer than the site's shutdown takes (`app/server/shutdown.ts`). */
const GRACE_MS = 25_000 + Number(process.env.SHUTDOWN_DELAY_MS ?? 0);
const PARENT_CHECK_MS = 500;

/**
 * Runs programs until Ctrl-C, SIGTERM, SIGHUP or the end of npm. With `restarts`, an ended program restarts, after a
 * growing pause if it ended within seconds; otherwise, and after a wrong configuration, its end stops all. Returns functions that start a program and
 * stop all.
 */
export function supervise({ restarts = false, firstPauseMs = FIRST_PAUSE_MS, longestPauseMs = LONGEST_PAUSE_MS } = {}) {
  const children = new Set();
  let isStopping = false;

  const stop = (code) => {
    if (isStopping) return;
    isStopping = true;
    const running = [...children].filter((child) => child.exitCode === null && child.signalCode === null);
    for (const child of running) {
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
    }
    Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve)))).then(() =>
      process.exit(code),
    );
  };
  // A second signal must not end this process before its programs.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
  whenNpmEnds(() => stop(0));

  const up = (args, env, shortLives = 0) => {
    const startedAt = Date.now();
    const onEnd = (code) => {
      children.delete(child);
      if (!restarts || isStopping || code === WRONG_CONFIGURATION) return stop(code ?? 1);
      const lives = Date.now() - startedAt < LEAST_LIFE_MS ? shortLives + 1 : 0;
      const pause = lives === 0 ? 0 : Math.min(firstPauseMs * 2 ** (lives - 1), longestPauseMs);
      const when = pause === 0 ? 'now' : `in ${pause / 1000} s`;
      console.error(`${args[0]} ended with ${code ?? 'a signal'} and is started again ${when}.`);
      setTimeout(() => {
        if (!isStopping) up(args, env, lives);
      }, pause);
    };
    const child = start(args, { env, onEnd });
    children.add(child);
    return child;
  };
  return { up, stop };
}

/** npm forwards only SIGINT and SIGTERM, and a killed npm nothing: its programs get another parent. */
function whenNpmEnds(work) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    work();
  }, PARENT_CHECK_MS);
  timer.unref();
}
