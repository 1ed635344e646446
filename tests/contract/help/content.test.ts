import { describe, expect, it } from 'vitest';
import type { Body } from '../../../openapi/generated/control-operations.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { DAY, WORLD_TIME } from '../../support/world.ts';

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

const inBoth = (text: string) => ({ EN: text, TY: `${text} (TY)` });
const PERIOD = { startTime: WORLD_TIME, endTime: WORLD_TIME + DAY };
const PROMOTION = { code: 'rainy-season', category: 'DAILY' as const, ...PERIOD };
const POP_UP = { type: 'PU' as const, link: '/promotions' };
const ARTICLE = { tag: 'two-wallets', topic: 'deposits' };

async function beginNew(kind: 'promotion' | 'banner' | 'announcement' | 'article') {
  const world = await mock.newWorld();
  const path = { ...world.path, brand: 'baize', kind };
  return {
    world,
    create: (body: object) => world.client.call('createContent', { path, body }),
    make: async (body: Body<'createContent'>) => (await world.client.value('createContent', { path, body })).contentId,
    listed: () => world.client.value('listContent', { path }),
    publish: (contentId: string) => world.client.call('publishContent', { path: { ...path, contentId } }),
    remove: (contentId: string) => world.client.call('deleteContentDraft', { path: { ...path, contentId } }),
    save: (contentId: string, body: object) => world.client.call('saveContent', { path: { ...path, contentId }, body }),
  };
}

describe(operationTitle('createContent'), () => {
  it('when a promotion is created › members see it once it is published, as the last one', async () => {
    const { world, make, listed, publish, save } = await beginNew('promotion');
    const seen = async () =>
      (await world.client.value('listPromotions', { language: 'EN' })).list.find(({ code }) => code === 'rainy-season');
    const offered = async () =>
      (await world.client.value('listBrandPromotions', { path: { ...world.path, brand: 'baize' } })).at(-1);
    const texts = { title: inBoth('Rain'), summary: inBoth('It rains.') };
    const contentId = await make({ ...PROMOTION, texts });
    expect((await listed()).at(-1)).toMatchObject({ contentId, isPublished: false, texts: {}, draft: texts });
    const row = {
      promotionId: Number(contentId),
      title: texts.title,
      kind: 'INFORMATION',
      state: 'running',
      ...PROMOTION,
    };
    expect(await offered()).toMatchObject({ ...row, isPublished: false });
    expect(await seen()).toBeUndefined();
    expect(await publish(contentId)).toMatchObject({ status: 422, body: { message: 'Missing: content in TY, EN.' } });
    await save(contentId, { ...texts, content: inBoth('<p>Rain.</p>') });
    expect(await publish(contentId)).toMatchObject({ status: 200, body: { isPublished: true, draft: null, texts } });
    expect(await offered()).toMatchObject({ ...row, isPublished: true });
    expect(await seen()).toMatchObject({ promotionId: Number(contentId), title: 'Rain', status: { state: 'OPEN' } });
    const detail = await world.client.value('getPromotion', {
      query: { promotionId: Number(contentId) },
      language: 'EN',
    });
    expect(detail).toMatchObject({ content: '<p>Rain.</p>', terms: '', link: null });
  });

  it('when an article is created › players read it in its topic once it is published', async () => {
    const { world, make, publish } = await beginNew('article');
    const read = async () =>
      (await world.client.value('getHelpCenter', { language: 'EN' }))
        .find(({ tag }) => tag === 'deposits')
        ?.children.find(({ tag }) => tag === 'two-wallets');
    const contentId = await make({ ...ARTICLE, texts: { title: inBoth('Wallets'), content: inBoth('<p>Two.</p>') } });
    expect([contentId, await read()]).toEqual(['two-wallets', undefined]);
    expect((await publish(contentId)).status).toBe(200);
    expect(await read()).toMatchObject({ title: 'Wallets', content: '<p>Two.</p>', keywords: '' });
  });

  it('when announcements are created › each has its own id, and visitors see the published one', async () => {
    const { world, make, publish } = await beginNew('announcement');
    const texts = { title: inBoth('Hello'), content: inBoth('<p>Hello.</p>'), linkText: inBoth('See it') };
    const first = await make({ ...POP_UP, texts });
    expect(Number(await make({ ...POP_UP, texts }))).toBe(Number(first) + 1);
    expect(await publish(first)).toMatchObject({ body: { type: 'PU' } });
    const query = { types: 'PU', platform: 'W' as const, execution: 'B' as const };
    const { PU } = await world.client.value('listAnnouncements', { query, language: 'EN' });
    expect(PU.filter(({ title }) => title === 'Hello')).toMatchObject([
      { id: Number(first), link: '/promotions', linkText: 'See it' },
    ]);
  });

  it.each([
    ['PU', 422],
    ['PL', 422],
    ['H', 200],
  ] as const)('when a new %s announcement has no text for a button › %i', async (type, status) => {
    const { make, publish } = await beginNew('announcement');
    const texts = { title: inBoth('Hello'), content: inBoth('<p>Hello.</p>') };
    const reply = await publish(await make({ ...POP_UP, type, texts }));
    expect(reply.status).toBe(status);
    if (status === 422) expect(reply.body).toMatchObject({ message: 'Missing: linkText in TY, EN.' });
  });

  it.each([
    ['promotion', { ...PROMOTION, code: 'weekly-cashback' }],
    ['article', { ...ARTICLE, tag: 'deposit-late' }],
  ] as const)('when a %s has a code or tag that is taken › 409', async (kind, body) => {
    const { create } = await beginNew(kind);
    expect(await create({ ...body, texts: {} })).toMatchObject({ status: 409, body: { errorCode: 'content.exists' } });
  });

  it.each([
    ['promotion', PROMOTION],
    ['article', ARTICLE],
  ] as const)('when a %s is created again before it is published › 409', async (kind, body) => {
    const { create } = await beginNew(kind);
    expect((await create({ ...body, texts: {} })).status).toBe(200);
    expect(await create({ ...body, texts: {} })).toMatchObject({ status: 409, body: { errorCode: 'content.exists' } });
  });

  it.each([
    ['banner', {}, 'A banner needs a picture, and cannot be created.'],
    ['article', { tag: 'two-wallets' }, 'A new article takes texts, tag, topic, and no other field.'],
    ['announcement', { type: 'H', code: 'x1' }, 'A new announcement takes texts, type, link, and no other field.'],
    ['article', { ...ARTICLE, topic: 'nothing' }, 'body.topic: "baize" has no topic "nothing" of the help.'],
    [
      'announcement',
      { ...POP_UP, texts: { terms: {} } },
      '"terms" is none of the fields of announcement: title, content, linkText.',
    ],
  ] as const)('when a %s is sent %j › 422 says why', async (kind, body, message) => {
    const { create } = await beginNew(kind);
    expect(await create({ texts: {}, ...body })).toMatchObject({
      status: 422,
      body: { errorCode: 'content.field', message },
    });
  });

  it('when a promotion would end before it starts › 422', async () => {
    const { create } = await beginNew('promotion');
    expect(await create({ ...PROMOTION, endTime: 0, texts: {} })).toMatchObject({
      status: 422,
      body: { errorCode: 'promotion.period' },
    });
  });
});

describe(operationTitle('deleteContentDraft'), () => {
  it('when a draft is deleted › the published texts stay, and there is no draft any more', async () => {
    const { save, remove } = await beginNew('article');
    await save('deposit-late', { title: inBoth('Late') });
    expect(await remove('deposit-late')).toMatchObject({ status: 200, body: { isPublished: true, draft: null } });
    expect(await remove('deposit-late')).toMatchObject({ status: 404, body: { errorCode: 'content.not.found' } });
  });

  it('when it was never published › nothing is left, and its tag is free', async () => {
    const { make, remove, listed } = await beginNew('article');
    const before = await listed();
    const contentId = await make({ ...ARTICLE, texts: {} });
    expect(await remove(contentId)).toMatchObject({ status: 200, body: null });
    expect(await listed()).toEqual(before);
    expect(await remove(contentId)).toMatchObject({ status: 404, body: { errorCode: 'content.not.found' } });
    expect(await make({ ...ARTICLE, texts: {} })).toBe(contentId);
  });
});
