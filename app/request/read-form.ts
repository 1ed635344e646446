/** Forms are flat: a name is a word, as in the contract. */
const NAME = /^\w{1,40}$/;

/** How many values a form takes of a name that it has several controls of. */
export type Repeats = Readonly<Record<string, number>>;

/**
 * The fields of a form that was posted. Of each name the first value alone, so that a repeated field never changes what was checked; of the names
 * in `repeats` as many as they say, in the order of the page. The server has limited the body's size, and what is no form's name is left out
 * before anything parses it.
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
