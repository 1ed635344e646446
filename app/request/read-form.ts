/** Forms are flat: a name is a word, as in the contract. */
const NAME = /^\w{1,40}$/;

/**
 * The fields of a form that was posted, with the first value of each; of the names in `repeatable` as many as it says. The server has limited the
 * body's size, and what is no form's name is left out before anything parses it.
 */
export async function readForm(request: Request, repeatable: Record<string, number> = {}): Promise<FormData> {
  const form = new FormData();
  const counts = new Map<string, number>();
  for (const [name, value] of new URLSearchParams(await request.text())) {
    const count = counts.get(name) ?? 0;
    if (!NAME.test(name) || count >= (repeatable[name] ?? 1)) continue;
    counts.set(name, count + 1);
    form.append(name, value);
  }
  return form;
}
