import { describe, expect, test } from 'vitest';
import { postponeScripts } from './late-scripts.ts';

const page = (body: string) =>
  [
    '<html><head><link rel="preload" href="/assets/inter.woff2" as="font"/><link rel="stylesheet" href="/assets/app-1.css"/>',
    '<link rel="stylesheet" href="/assets/fonts-1.css"/></head><body>',
    body,
    '<link rel="modulepreload" href="/assets/root.js"/><script nonce="n$&">window.first = 1</script>',
    '<script nonce="n$&" type="module" async="">import "/assets/root.js"; "$1"</script></body></html>',
  ].join('');

describe.each([
  ['with a first picture', '<img src="/hero.webp" fetchpriority="high"/>'],
  ['without one', '<p>Log in</p>'],
])('a page %s', (_name, body) => {
  const html = postponeScripts(page(body));

  test('fetches no module and no typeface by itself, and all else as before', () => {
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<link rel="late-modulepreload" href="/assets/root.js"/>');
    expect(html).not.toContain('rel="preload"');
    expect(html).toContain('<link rel="stylesheet" href="/assets/app-1.css"/>');
    expect(html).toContain('window.first = 1');
  });

  test('keeps its code to the letter, and begins it under its own nonce', () => {
    expect(html).toContain(
      '<script nonce="n$&" type="late-module">import "/assets/root.js"; "$1"</script><script nonce="n$&">(',
    );
    expect(html).toMatch(/\)\("late-"\)<\/script><\/body>/);
  });

  test('has its typeface where there are no scripts', () => {
    expect(html).toContain('<noscript><link rel="stylesheet" href="/assets/fonts-1.css"/></noscript></head>');
  });
});

test('a page without scripts stays as it is', () => {
  const plain = '<html><head><link rel="stylesheet" href="/assets/app-1.css"/></head><body><p>Closed</p></body></html>';
  expect(postponeScripts(plain)).toBe(plain);
});
