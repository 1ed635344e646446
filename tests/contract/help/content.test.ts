import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();

async function begin(kind: 'promotion' | 'banner' | 'announcement' | 'article', contentId: string) {
  const world = await mock.newWorld();
  const path = { ...world.path, brand: 'baize', kind, contentId };
  return {
    world,
    path,
    save: (body: Record<string, Record<string, string>>) => world.client.call('saveContent', { path, body }),
    publish: () => world.client.call('publishContent', { path }),
  };
}

describe(operationTitle('publishContent'), () => {
  it('when an article is saved and published › players read it from then on, and the draft is gone', async () => {
    const { world, save, publish } = await begin('article', 'deposit-late');
    const read = async (language: 'EN' | 'TY') =>
      (await world.client.value('getHelpCenter', { language }))
        .flatMap(({ children }) => children)
        .find(({ tag }) => tag === 'deposit-late')?.title;
    const before = await read('EN');
    const draft = { title: { EN: 'Where is my deposit', TY: 'Nasaan ang deposit ko' } };
    expect(await save(draft)).toMatchObject({ status: 200, body: { draft, texts: { title: { EN: before } } } });
    expect(await read('EN')).toBe(before);
    expect(await publish()).toMatchObject({ status: 200, body: { draft: null, texts: draft } });
    expect([await read('EN'), await read('TY')]).toEqual(['Where is my deposit', 'Nasaan ang deposit ko']);
    expect(await publish()).toMatchObject({ status: 404, body: { errorCode: 'content.not.found' } });
  });

  it('when a language of the brand is empty › 422 names field and language, and nothing changes', async () => {
    const { world, save, publish } = await begin('promotion', '1001');
    await save({ title: { EN: 'A new title', TY: '' }, summary: { EN: 'A new summary' } });
    expect(await publish()).toMatchObject({
      status: 422,
      body: { errorCode: 'content.languages', message: 'Missing: title in TY.' },
    });
    const { list } = await world.client.value('listPromotions', { language: 'EN' });
    expect(list.map(({ title }) => title)).not.toContain('A new title');
  });

  it.each([
    ['banner', '1001', { subtitle: { EN: 'A new line' } }],
    ['announcement', '1001', { linkText: { EN: 'Open', TY: 'Buksan' } }],
  ] as const)('when a %s is published › it has the new text', async (kind, contentId, draft) => {
    const { save, publish } = await begin(kind, contentId);
    await save(draft);
    expect(await publish()).toMatchObject({ status: 200, body: { texts: draft } });
  });
});

describe(operationTitle('saveContent'), () => {
  it.each([
    [
      'has no such field',
      { terms: { EN: 'Terms' } },
      '"terms" is none of the fields of article: title, content, keywords.',
    ],
    ['would be too long', { title: { EN: 'x'.repeat(121) } }, 'title: at most 120 characters; longer in EN.'],
  ])('when the text %s › 422', async (_, draft, message) => {
    const { save } = await begin('article', 'deposit-late');
    expect(await save(draft)).toMatchObject({ status: 422, body: { errorCode: 'content.field', message } });
  });

  it('when there is no such content › 404', async () => {
    const { save } = await begin('article', 'nothing');
    expect(await save({})).toMatchObject({ status: 404, body: { errorCode: 'content.not.found' } });
  });
});
