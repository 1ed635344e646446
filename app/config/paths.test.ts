import { describe, expect, it } from 'vitest';
import { paths, safeRedirect } from './paths.ts';

describe('safeRedirect', () => {
  it.each(['/', '/rng?vassalage=AURUM', '/help#term', '/live?modal=login&x=%2F'])('keeps %s', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    '//x.example',
    '/\\x.example',
    '\\\\x.example',
    'https://x.example',
    'javascript:alert(1)',
    '',
    null,
    undefined,
    7,
    '/\t/x.example',
    '/.//x.example',
  ])('does not leave the site by %s', (to) => {
    const path = safeRedirect(to);
    expect(new URL(path, 'https://site.example').origin).toBe('https://site.example');
    expect(path.startsWith('//')).toBe(false);
  });
});

describe('paths', () => {
  it('leads to categories and leaves out what is empty', () => {
    expect(paths.category('RNG', { vassalage: 'AURUM', name: '', page: undefined })).toBe('/rng?vassalage=AURUM');
    expect(paths.category('LOTT')).toBe('/lottery');
  });

  it('opens a dialog over a page, before the place on the page', () => {
    expect(paths.modal('/', 'login')).toBe('/?modal=login');
    expect(paths.modal('/rng?vassalage=AURUM', 'login')).toBe('/rng?vassalage=AURUM&modal=login');
    expect(paths.modal('/help?x=1#term', 'login')).toBe('/help?x=1&modal=login#term');
  });
});
