type PluralEnding = 'zero' | 'one' | 'two' | 'few' | 'many';

/** The keys of plural forms that a language may not have; `_other` stands in for them. */
type OptionalKey<Tree> = {
  [Key in keyof Tree]: Key extends `${infer Stem}_${PluralEnding}`
    ? `${Stem}_other` extends keyof Tree
      ? Key
      : never
    : never;
}[keyof Tree];

type TextLike<Value> = Value extends string
  ? string
  : Value extends readonly string[]
    ? readonly string[]
    : TextsLike<Value>;

/**
 * What a language's texts must be when these are the English ones: the same keys, with a list of any length where English
 * has a list. Of a plural's forms only `_other` is required.
 */
export type TextsLike<Tree> = {
  readonly [Key in keyof Tree as Exclude<Key, OptionalKey<Tree>>]: TextLike<Tree[Key]>;
} & {
  readonly [Key in OptionalKey<Tree>]?: string;
};
