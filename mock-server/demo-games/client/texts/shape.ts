import type english from './en.ts';

/** Allows any string as value. */
export type Widened<Value> = { [Key in keyof Value]: Value[Key] extends string ? string : Widened<Value[Key]> };

export type Texts = Widened<typeof english>;
