import { start } from './process.mjs';

/**
 * Programs that live and die together: one that ends takes the others with it, and so does Ctrl-C. Gives the function that
 * starts one.
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
