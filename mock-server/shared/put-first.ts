/** Returns the items whose key is in `first`, in its order, then the others in their own. */
export function putFirst<Item>(
  items: readonly Item[],
  first: readonly string[],
  keyOf: (item: Item) => string,
): Item[] {
  const rank = (item: Item) => (first.includes(keyOf(item)) ? first.indexOf(keyOf(item)) : first.length);
  return items.toSorted((a, b) => rank(a) - rank(b));
}
