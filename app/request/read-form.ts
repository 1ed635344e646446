/** Field names are words, as in the contract. */
const NAME = /^\w{1,40}$/;

export type Repeats = Readonly<Record<string, number>>;

/**
 * Takes the first value of each name, so that a repeated field cannot bypass a check; names in `repeats` take as many
 * as they say, in order. Drops names that are no words before any parser sees them. The server limits the body's size.
 */
export async function readForm(request: Request, repeats: Repeats = {}): Promise<FormData> {
  const form = new FormData();
  const counts = new Map<string, number>();
  for (const [name, value] of new URLSearchParams(await request.text())) {
    const count = counts.get(name) ?? 0;
    const most = Object.hasOwn(repeats, name) ? (repeats[name] ?? 1) : 1;
    if (!NAME.test(name) || count >= most) continue;
    counts.set(name, count + 1);
    form.append(name, value);
  }
  return form;
}
