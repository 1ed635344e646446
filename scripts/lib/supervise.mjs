import { start } from './process.mjs';

/**
 * Runs programs together: when one ends, or on Ctrl-C, all are stopped. Returns functions that start one and stop all.
 */
export function supervise() {
  const children = [];
  let isStopping = false;

  const stop = (code) => {
    if (isStopping) return;
    isStopping = true;
    const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
    for (const child of running) child.kill('SIGTERM');
    Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve)))).then(() =>
      process.exit(code),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(0));

  return {
    up: (args, env) => children.push(start(args, { env, onEnd: (code) => stop(code ?? 1) })),
    stop,
  };
}
