/** A bug that is planted on purpose, to see which suite fails. */
export interface Mutant {
  name: string;
  /** The damage to a player or a developer. */
  breaks: string;
  file: string;
  /** Text that occurs in the file exactly once. */
  before: string;
  /** Its replacement. */
  after: string;
  /** The cheapest suite that should fail: a test file, or a project of vitest.config.ts. */
  suite: string;
}
