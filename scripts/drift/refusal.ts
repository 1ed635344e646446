/** The run cannot look. Its message has no credentials. */
export class Refusal extends Error {}

export function refuse(text: string): never {
  throw new Refusal(text);
}
