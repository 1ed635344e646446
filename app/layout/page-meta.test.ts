import type { ErrorResponse } from '@remix-run/react';
import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

const description = { name: 'description', content: 'Games.' };
const root = { id: 'root', data: { brandName: 'Baize' }, meta: [{ title: 'Baize, the house of games' }, description] };

type Arguments = Parameters<typeof pageMeta>[0];
const readMeta = (page: { data?: unknown; error?: unknown }, parent: object = root) =>
  pageMeta({ matches: [parent], ...page } as unknown as Arguments);
const thrown = (data: unknown): ErrorResponse =>
  ({ status: 404, statusText: '', internal: true, data }) as ErrorResponse;

describe('pageMeta', () => {
  it('gives the page its own title, and its own description if it has one', () => {
    expect(readMeta({ data: { title: 'Slots · Baize' } })).toEqual([description, { title: 'Slots · Baize' }]);
    const own = { name: 'description', content: 'Reels.' };
    expect(readMeta({ data: { title: 'Slots', description: 'Reels.' } })).toEqual([{ title: 'Slots' }, own]);
  });

  it('tells the failure in the title, with the brand where it is known', () => {
    const error = thrown({ kind: 'notFound', title: 'This page does not exist' });
    expect(readMeta({ error })).toContainEqual({ title: 'This page does not exist · Baize' });
    expect(readMeta({ error }, { ...root, data: { brandName: null } })).toContainEqual({
      title: 'This page does not exist',
    });
  });

  it.each([[undefined], [new Error('broken')], [thrown(null)]])(
    'keeps the title of the brand where there is none: %s',
    (error) => {
      expect(readMeta({ error })).toEqual(root.meta);
    },
  );
});
