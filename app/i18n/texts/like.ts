type PluralEnding = 'zero' | 'one' | 'two' | 'few' | 'many';

/** `_other` replaces missing plural forms. */
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

/** English's keys, lists of any length; of plural forms only `_other` is required. */
export type TextsLike<Tree> = {
  readonly [Key in keyof Tree as Exclude<Key, OptionalKey<Tree>>]: TextLike<Tree[Key]>;
} & {
  readonly [Key in OptionalKey<Tree>]?: string;
};
