const isTerminal = process.stdout.isTTY;
const paint = (code, text) => (isTerminal ? `\u001b[${code}m${text}\u001b[0m` : text);

/** A line of progress. */
export const say = (text) => console.log(text);
export const strong = (text) => paint('1', text);
export const quiet = (text) => paint('2', text);

/**
 * Ends the process with one line that says what to do.
 * @param {string} text
 * @returns {never}
 */
export function fail(text) {
  console.error(paint('31', text));
  process.exit(1);
}

/** Runs a step and says what it does and how long it took. */
export async function step(title, work) {
  const startedAt = performance.now();
  if (isTerminal) process.stdout.write(`  ${title} …`);
  const result = await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (isTerminal) process.stdout.write('\r\u001b[K');
  say(`  ${title} ${quiet(`${seconds} s`)}`);
  return result;
}
