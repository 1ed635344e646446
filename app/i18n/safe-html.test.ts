import { describe, expect, it } from 'vitest';
import { safeHtml } from './safe-html.server.ts';

describe('HTML of editors', () => {
  it('keeps links, which tell the other site nothing and lend it no rank', () => {
    expect(safeHtml('<a href="https://elsewhere.example" rel="me" target="_blank">x</a>')).toBe(
      '<a href="https://elsewhere.example" rel="noopener nofollow">x</a>',
    );
  });

  it.each([
    ['<script>f()</script>x', 'x'],
    ['<p onclick="f()" style="position:fixed">x</p>', '<p>x</p>'],
    ['<a href="javascript:f()">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<a href="//elsewhere.example">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<img src=x onerror=f()>x', 'x'],
    ['<h1>x</h1>', '<h3>x</h3>'],
  ])('loses what could run, style the page or pretend to be part of it: %s', (html, safe) => {
    expect(safeHtml(html)).toBe(safe);
  });

  it('loses links to pages that are off, not their text', () => {
    const html = '<a href="/rng">slots</a>, <a href="/live">tables</a>';
    const safe = '<span>slots</span>, <a href="/live" rel="noopener nofollow">tables</a>';
    expect(safeHtml(html, (address) => address !== '/rng')).toBe(safe);
  });
});
