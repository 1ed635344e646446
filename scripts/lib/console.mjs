const isTerminal = process.stdout.isTTY;
const paint = (code, text) => (isTerminal ? `\u001b[${code}m${text}\u001b[0m` : text);

export const say = (text) => console.log(text);
export const strong = (text) => paint('1', text);
export const quiet = (text) => paint('2', text);

/**
 * Exits with one line that says what to do.
 * @param {string} text
 * @returns {never}
 */
export function fail(text, code = 1) {
  console.error(paint('31', text));
  process.exit(code);
}

const running = new Set();

/** Several steps may run at once. */
export async function step(title, work) {
  const startedAt = performance.now();
  running.add(title);
  showRunning();
  try {
    return await work();
  } finally {
    running.delete(title);
    if (isTerminal) process.stdout.write('\r\u001b[K');
    say(`  ${title} ${quiet(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`)}`);
    showRunning();
  }
}

function showRunning() {
  if (isTerminal && running.size > 0) process.stdout.write(`\r\u001b[K  ${[...running].join(', ')} …`);
}
