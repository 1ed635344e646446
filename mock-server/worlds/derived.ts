interface Branch<Result> {
  results: Map<string, Result>;
  below: WeakMap<object, Branch<Result>>;
}

const newBranch = <Result>(): Branch<Result> => ({ results: new Map(), below: new WeakMap() });

/** Queries are people's: of each set of sources so many results are kept. */
const KEPT_RESULTS = 200;

/**
 * Results of pure functions of objects that never change, such as rows that a world remembers. They cannot become stale: what is read anew is
 * another object, and results go with the objects that they were made from.
 */
export class Derived<Result> {
  readonly #root = newBranch<Result>();

  /** What `compute` makes of the sources and of what the key tells; it must look at nothing else. */
  of(sources: readonly object[], key: string, compute: () => Result): Result {
    let branch = this.#root;
    for (const source of sources) {
      const next = branch.below.get(source) ?? newBranch<Result>();
      branch.below.set(source, next);
      branch = next;
    }
    const known = branch.results.get(key);
    if (known !== undefined) return known;
    const result = compute();
    if (branch.results.size >= KEPT_RESULTS) branch.results.clear();
    branch.results.set(key, result);
    return result;
  }
}
