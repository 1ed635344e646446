/** Tells which patterns other engines read too: RE2 and the engines like it, of Go and Rust, lack parts of JavaScript's regular expressions. */

/** The highest count of a repetition in RE2, and the highest product of nested ones. */
const MOST_REPEATS = 1000;

/** What a pattern is taken apart into; all else is a plain character or a quantifier. */
const PARTS =
  /(?<escaped>\\.)|(?<set>\[(?:\\.|[^\]\\])*\])|(?<open>\((?:\?<?.)?)|(?<close>\))|\{(?<least>\d+)(?:,(?<most>\d*))?\}/gsu;
const ESCAPES_IN_RE2 = /^\\([bBdDfnrsStvwW]|[^\p{L}\p{N}])$/u;
const ESCAPES_IN_SETS = /^\\([dDfnrsStvwW]|[^\p{L}\p{N}])$/u;
const ESCAPED = /\\./gsu;

/** Returns what is wrong with a pattern, a line each: it is no regular expression, or has a part that RE2 lacks. */
export function faultsOfPattern(pattern) {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return [error.message];
  }
  return [...partsThatRe2Lacks(pattern)];
}

function* partsThatRe2Lacks(pattern) {
  /** For each open group the highest count within it. */
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

/** Raises the count of the innermost open group. */
function raise(counts, count) {
  counts.push(Math.max(counts.pop(), count));
}
