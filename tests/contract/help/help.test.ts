import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { HOUR } from '../../support/world.ts';

const mock = mockForFile();
const VOTER = '6b1f0f2e9d3c4a5b8e7d';
const MESSAGE = { category: 'SITE', text: 'The list of my lottery orders is too long.' } as const;

describe(operationTitle('getHelpCenter'), () => {
  it('when a module is off › its articles are gone', async () => {
    const world = await mock.newWorld();
    const listSafe = async () =>
      (await world.client.value('getHelpCenter')).find(({ tag }) => tag === 'safe')?.children.map(({ tag }) => tag);
    expect(await listSafe()).toEqual(['responsible', 'limits', 'break', 'reality-check']);
    await world.changeBrand('baize', { modules: { RESPONSIBLE3: false } });
    expect(await listSafe()).toEqual(['responsible']);
  });

  it('when a language is asked for › the brand’s name and its own limits stand in it', async () => {
    const { client } = await mock.newWorld();
    const topics = await client.value('getHelpCenter', { merchant: 'lotus', language: 'VI' });
    const articles = topics.flatMap(({ children }) => children);
    expect(articles.find(({ tag }) => tag === 'term')?.content).toContain('Lotus');
    expect(articles.find(({ tag }) => tag === 'responsible')?.content).toContain('<a href="/member/limits">');
    expect(articles.every(({ content }) => !content.includes('{'))).toBe(true);
  });
});

describe(operationTitle('setHelpVote'), () => {
  it('when a device or a member votes again › the vote is changed, not added', async () => {
    const { client, path } = await mock.newWorld();
    const vote = { tag: 'deposit-late', voter: VOTER };
    for (const isHelpful of [true, true, false]) await client.value('setHelpVote', { body: { ...vote, isHelpful } });
    const lucky = await client.signedIn();
    for (const voter of [VOTER, `${VOTER}0`])
      await lucky.value('setHelpVote', { body: { ...vote, voter, isHelpful: true } });
    const articles = await client.value('listContent', { path: { ...path, brand: 'baize', kind: 'article' } });
    expect(articles.filter(({ helpful, unhelpful }) => helpful + unhelpful > 0)).toMatchObject([
      { contentId: 'deposit-late', helpful: 1, unhelpful: 1 },
    ]);
  });

  it('when the brand does not show the article › 404', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { modules: { MISSION3: false } });
    const answer = await world.client.call('setHelpVote', { body: { tag: 'missions', voter: VOTER, isHelpful: true } });
    expect(answer).toMatchObject({ status: 404, body: { errorCode: 'help.not.found' } });
  });
});

describe(operationTitle('sendFeedback'), () => {
  it.each([
    ['a script', '<script>alert(document.cookie)</script>', 'body.text must match pattern'],
    ['a closing tag', 'It is all wrong</p> here', 'body.text must match pattern'],
    ['10 kB', 'x'.repeat(10_000), 'body.text must NOT have more than 1000 characters'],
    ['nine characters', '123456789', 'body.text must NOT have fewer than 10 characters'],
    ['nine characters and a space', '123456789\u200b ', 'body.text must NOT have fewer than 10 characters'],
  ])('when the text is %s › 400 says why', async (_, text, message) => {
    const { client } = await mock.newWorld();
    const answer = await client.call('sendFeedback', { body: { ...MESSAGE, text } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errorCode: 'request_param_err', message: expect.stringContaining(message) });
  });

  it('when “<” is no tag › it is text', async () => {
    const { client } = await mock.newWorld();
    await client.value('sendFeedback', { body: { ...MESSAGE, text: 'I <3 this site, 1 < 2 and << too <' } });
  });

  it('when somebody sends a sixth within an hour › 429 until the first is an hour old, for them alone', async () => {
    const world = await mock.newWorld();
    for (let sent = 0; sent < 5; sent += 1) await world.client.value('sendFeedback', { body: MESSAGE });
    await world.clock.advance(HOUR - 1);
    expect(await world.client.call('sendFeedback', { body: MESSAGE })).toMatchObject({
      status: 429,
      body: { errorCode: 'TOO_MANY_REQUESTS', value: { retryAfterSeconds: 1 } },
    });
    await (await world.client.signedIn()).value('sendFeedback', { body: MESSAGE });
    await world.clock.advance(1);
    await world.client.value('sendFeedback', { body: MESSAGE });
  });
});

describe(operationTitle('answerFeedback'), () => {
  it('when a member’s is answered › the inbox has both texts, escaped, and a second answer is refused', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn('lucky', { language: 'EN' });
    await lucky.value('sendFeedback', { body: { ...MESSAGE, text: 'Is 1 < 2 & so on?' } });
    const path = { ...world.path, brand: 'baize' };
    const [entry] = await world.client.value('listFeedback', { path });
    expect(entry).toMatchObject({ account: 'lucky', category: 'SITE', text: 'Is 1 < 2 & so on?', answer: null });
    const answer = () =>
      world.client.call('answerFeedback', {
        path: { ...path, feedbackId: entry?.feedbackId ?? 0 },
        body: { answer: 'Yes.\nThank you.' },
      });
    expect(await answer()).toMatchObject({ status: 200, body: { sentTo: 'INBOX' } });
    expect(await answer()).toMatchObject({ status: 409, body: { errorCode: 'feedback.answered' } });
    const [message] = (await lucky.value('listMessages')).list;
    expect(message).toMatchObject({
      title: 'An answer to your feedback',
      content: '<p>You wrote: “Is 1 &#60; 2 &#38; so on?”</p><p>Yes.</p><p>Thank you.</p>',
    });
    expect((await world.client.value('listFeedback', { path }))[0]?.answer).toBe('Yes.\nThank you.');
  });

  it.each([
    ['left a mail address', { contact: 'maria@mail.example' }, 'MAIL', ['Thank you.']],
    ['left none', {}, 'NOBODY', []],
  ])('when a visitor %s › the answer goes there', async (_, contact, sentTo, texts) => {
    const world = await mock.newWorld();
    await world.client.value('sendFeedback', { body: { ...MESSAGE, ...contact } });
    const path = { ...world.path, brand: 'baize' };
    const [entry] = await world.client.value('listFeedback', { path });
    expect(entry).toMatchObject({ account: null, contact: sentTo === 'MAIL' ? 'maria@mail.example' : null });
    const answered = await world.client.value('answerFeedback', {
      path: { ...path, feedbackId: entry?.feedbackId ?? 0 },
      body: { answer: 'Thank you.' },
    });
    expect(answered.sentTo).toBe(sentTo);
    const inbox = await world.client.value('listInbox', { path: world.path });
    expect(inbox.map(({ text }) => text)).toEqual(texts);
  });

  it('when there is no such feedback › 404', async () => {
    const world = await mock.newWorld();
    const path = { ...world.path, brand: 'baize', feedbackId: 1 };
    const answer = await world.client.call('answerFeedback', { path, body: { answer: 'Yes.' } });
    expect(answer).toMatchObject({ status: 404, body: { errorCode: 'feedback.not.found' } });
  });
});
