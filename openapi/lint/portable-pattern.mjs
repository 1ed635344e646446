/** RE2 and similar engines of Go and Rust lack parts of JavaScript's regular expressions. */

/** Limit of RE2, also for the product of nested repetitions. */
const MOST_REPEATS = 1000;

/** Anything else is a plain character or a quantifier. */
const PARTS =
  /(?<escaped>\\.)|(?<set>\[(?:\\.|[^\]\\])*\])|(?<open>\((?:\?<?.)?)|(?<close>\))|\{(?<least>\d+)(?:,(?<most>\d*))?\}/gsu;
const ESCAPES_IN_RE2 = /^\\([bBdDfnrsStvwW]|[^\p{L}\p{N}])$/u;
const ESCAPES_IN_SETS = /^\\([dDfnrsStvwW]|[^\p{L}\p{N}])$/u;
const ESCAPED = /\\./gsu;

/** A line each: invalid, or unsupported by RE2. */
export function faultsOfPattern(pattern) {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return [error.message];
  }
  return [...partsThatRe2Lacks(pattern)];
}

function* partsThatRe2Lacks(pattern) {
  /** By open group. */
  const counts = [1];
  let closed = { at: -1, count: 1 };
  for (const { 0: part, index, groups } of pattern.matchAll(PARTS)) {
    const { escaped, set, open, close, least, most } = groups;
    if (escaped && !ESCAPES_IN_RE2.test(escaped)) yield `${escaped} is an escape that RE2 lacks`;
    if (set) yield* faultsOfSet(set);
    if (open) {
      if (open !== '(' && open !== '(?:') yield `${open} is a group that RE2 lacks`;
      counts.push(1);
    }
    if (close) {
      closed = { at: index + 1, count: counts.pop() };
      raise(counts, closed.count);
    }
    if (least) {
      const count = Math.max(Number(least), Number(most ?? 0)) * (closed.at === index ? closed.count : 1);
      if (count > MOST_REPEATS) yield `${part} repeats up to ${count} times; RE2 does so ${MOST_REPEATS} times at most`;
      raise(counts, count);
    }
  }
}

function* faultsOfSet(set) {
  if (set === '[]' || set === '[^]') yield `${set} is empty, which RE2 refuses`;
  for (const [escaped] of set.matchAll(ESCAPED)) {
    if (!ESCAPES_IN_SETS.test(escaped)) yield `${escaped} is an escape that RE2 lacks in a set`;
  }
}

function raise(counts, count) {
  counts.push(Math.max(counts.pop(), count));
}
