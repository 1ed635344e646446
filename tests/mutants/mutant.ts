export interface Mutant {
  name: string;
  /** Damage to a player or a developer. */
  breaks: string;
  file: string;
  /** Occurs in the file exactly once. */
  before: string;
  after: string;
  /** The cheapest that should fail: a test file, or a project of vitest.config.ts. */
  suite: string;
}
