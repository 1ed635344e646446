import type { Provider } from '../domains/system/issuers.ts';
import { people } from './people.ts';

const NAMES: Record<Provider, string> = { GOOGLE: 'Google', FACEBOOK: 'Facebook' };

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** `address` is the URL of the authorization request. */
export function chooserPage(provider: Provider, address: string): string {
  const link = (name: string, value: string, label: string, hint = '') => {
    const target = `${address}&${name}=${value}`;
    return `<li><a href="${escapeHtml(target)}"><b>${escapeHtml(label)}</b> ${escapeHtml(hint)}</a></li>`;
  };
  const choices = people.map(({ id, name, email }) => link('person', id, name, email)).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in with the offline ${NAMES[provider]}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; background: #f3f4f6; color: #1f2430 }
  main { box-sizing: border-box; width: min(26rem, 100vw - 2rem); padding: 1.75rem; border-radius: 1rem; background: #fff; box-shadow: 0 8px 32px #0002 }
  h1 { margin: 0; font-size: 1.35rem }
  p { margin: .25rem 0 1.25rem; color: #555c6b }
  ul { margin: 0; padding: 0; list-style: none; display: grid; gap: .5rem }
  a { display: block; padding: .75rem 1rem; border: 1px solid #c9ced8; border-radius: .6rem; color: inherit; text-decoration: none }
  a:hover, a:focus-visible { border-color: #3457d5; outline: 2px solid #3457d533 }
</style>
<main>
  <h1>Choose an account</h1>
  <p>This is the offline ${NAMES[provider]}: nobody real is here.</p>
  <ul>${choices}${link('cancel', '1', 'Cancel')}</ul>
</main>
</html>
`;
}
