/** A bug that is planted on purpose, to see which suite notices it. */
export interface Mutant {
  name: string;
  /** What a player or a developer would suffer. */
  breaks: string;
  file: string;
  /** Text that is in the file exactly once, and what stands there instead. */
  before: string;
  after: string;
  /** The cheapest suite that should notice: a test file, or a project of vitest.config.ts. */
  suite: string;
}
