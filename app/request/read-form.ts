/** Forms are flat: a name is a word, as in the contract. */
const NAME = /^\w{1,40}$/;

/**
 * The fields of a form that was posted, with the first value of each. The server has limited the body's size, and what is no form's name is
 * left out before anything parses it.
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(await request.text())) {
    if (NAME.test(name) && !form.has(name)) form.append(name, value);
  }
  return form;
}
