import { describe, expect, it } from 'vitest';
import type { HelpView } from '../../app/features/help/help.server.ts';
import { indexArticles } from '../../app/features/help/help-index.server.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as feedback, action as feedbackAction } from '../../app/routes/_shell.feedback/route.tsx';
import { loader } from '../../app/routes/_shell.help/route.tsx';
import { action as vote } from '../../app/routes/help.vote.ts';
import { loader as bare } from '../../app/routes/helpmc/route.tsx';
import { articles as cn } from '../../prisma/seed/help/articles/cn.ts';
import { articles as en } from '../../prisma/seed/help/articles/en.ts';
import { articles as id } from '../../prisma/seed/help/articles/id.ts';
import { articles as th } from '../../prisma/seed/help/articles/th.ts';
import { articles as ty } from '../../prisma/seed/help/articles/ty.ts';
import { articles as vi } from '../../prisma/seed/help/articles/vi.ts';
import questions from './help-questions.json';
import { newReader } from './plain-reader.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';
import { newVisitor, readErrors, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();
const { ask } = startServer();

const ARTICLES = { CN: cn, EN: en, ID: id, TH: th, TY: ty, VI: vi };

function searchIn(lang: string, articles: (typeof ARTICLES)['EN']) {
  const list = Object.entries(articles).map(([tag, { content, ...article }]) => ({ tag, html: content, ...article }));
  const search = indexArticles(list, lang as keyof typeof ARTICLES);
  return (query: string) => search(query).map(({ article }) => article.tag);
}

const read = async ({ ask }: Visitor, path: string) => ((await ask(loader, path)).data as { view: HelpView }).view;
describe('the help', () => {
  it.each(Object.entries(ARTICLES))(
    'finds the answer to each question in %s among the first three',
    (lang, articles) => {
      const search = searchIn(lang, articles);
      const asked = questions[lang as keyof typeof ARTICLES];
      expect(asked.length).toBeGreaterThanOrEqual(80);
      const missed = asked.flatMap(([question = '', ...answers]) => {
        const found = search(question).slice(0, 3);
        return found.some((tag) => answers.includes(tag)) ? [] : [[question, ...found]];
      });
      expect(missed).toEqual([]);
    },
  );

  it.each([
    ['EN', 'deposit', 'deposit'],
    ['EN', 'withdraw', 'withdraw'],
    ['EN', 'bonus', 'bonus'],
    ['EN', 'notifications', 'notifications'],
    ['EN', 'why is my chat blocked', 'chat'],
    ['CN', '存款', 'deposit'],
    ['ID', 'deposit', 'deposit'],
    ['ID', 'kenapa chat saya diblokir', 'chat'],
    ['TH', 'ถอนเงิน', 'withdraw'],
    ['TY', 'deposit', 'deposit'],
    ['TY', 'bakit na-block ang chat ko', 'chat'],
    ['VI', 'nạp tiền', 'deposit'],
    ['VI', 'tại sao chat của tôi bị chặn', 'chat'],
  ] as const)('%s › "%s" lists the article first whose title it is', (lang, query, tag) => {
    expect(searchIn(lang, ARTICLES[lang])(query)[0]).toBe(tag);
  });

  it('lists what a search finds, and leads to the form where there is nothing', async () => {
    const visitor = await newVisitor(site);
    const found = await read(visitor, '/help?q=depsit+not+arived');
    expect(found).toMatchObject({ kind: 'results' });
    expect(found.kind === 'results' && found.results[0]?.path).toBe('/help?article=deposit-late');
    expect(await read(visitor, '/help?q=zzzz')).toMatchObject({ results: [], hasFeedback: true });
    const reader = await newReader(site, ask);
    const page = await reader.open('/help?q=zzzz');
    expect(page.says('We have no answer to that yet')).toBe(true);
    expect(page.says('Answers to')).toBe(false);
    expect(page.links('Ask us')).toMatchObject([{ href: '/help?q=zzzz&modal=feedback&method=zzzz' }]);
    const bare = await reader.open('/helpmc?q=zzzz');
    expect(bare.links('Ask us')).toMatchObject([{ href: '/feedback?method=zzzz' }]);
  });

  it('lists topics and highlights, and shows an article with the others of its topic', async () => {
    const visitor = await newVisitor(site);
    const view = await read(visitor, '/help');
    if (view.kind !== 'topics') throw new Error(view.kind);
    expect(view.highlights[0]).toEqual({
      title: 'My deposit has not arrived',
      path: '/help?article=deposit-late',
    });
    expect(view.topics[0]?.articles.map(({ tag }) => tag)).toContain('deposit-late');
    const article = await read(visitor, '/help?article=deposit-late');
    expect(article).toMatchObject({ kind: 'article', topic: 'Deposits', hasFeedback: true });
    expect(article.kind === 'article' && article.others.map(({ tag }) => tag)).not.toContain('deposit-late');
    expect(await visitor.ask(loader, '/help?article=nothing')).toMatchObject({ status: 404 });
  });

  it('is open without a session where the home page needs one: the bare page keeps to itself', async () => {
    const visitor = await newVisitor(site, 'harbor');
    const { data } = await visitor.ask(bare, '/helpmc?article=term');
    const { view } = data as { view: HelpView };
    expect(view).toMatchObject({ kind: 'article', home: '/helpmc', hasFeedback: false });
    expect(view.kind === 'article' && view.others[0]?.path).toMatch(/^\/helpmc\?article=/);
  });

  it('shows the article of `#term` in its panel, among those of its topic', async () => {
    const { data } = await (await newVisitor(site)).ask(shell, '/help?modal=help&method=term');
    const { panel } = data as { panel: { view: { open: string; sections: { id: string }[] } } };
    expect(panel.view.open).toBe('term');
    expect(panel.view.sections.map(({ id }) => id)).toEqual(['about', 'contact', 'term', 'privacy']);
  });
});

describe('a vote', () => {
  it('counts once a device, with a cookie that no page gets', async () => {
    const visitor = await newVisitor(site);
    const send = (isHelpful: string) =>
      visitor.ask(vote, '/help/vote', { form: { article: 'deposit-late', isHelpful, home: '/help' } });
    const first = await send('no');
    expect(first).toMatchObject({ status: 302, location: '/help?article=deposit-late&voted=no#vote' });
    expect(first.cookies.find((line) => line.startsWith('voter='))).toContain('; Path=/help/vote; HttpOnly');
    await send('yes');
    expect(visitor.world.read.list('HelpVote', {})).toMatchObject([{ tag: 'deposit-late', isHelpful: true }]);
  });

  it.each(['/help', '/helpmc'])(
    'without scripts › %s thanks for it, and shows which answer was chosen',
    async (home) => {
      const reader = await newReader(site, ask);
      const page = await reader.open(`${home}?article=deposit-late`);
      expect(page.says('Thank you for your answer')).toBe(false);
      const after = await reader.send(page, 'Yes');
      expect(after.says('Thank you for your answer')).toBe(true);
      const { Yes, No } = after.form('Yes')?.buttons ?? {};
      expect([Yes?.['aria-pressed'], No?.['aria-pressed']]).toEqual(['true', 'false']);
    },
  );
});

describe('feedback', () => {
  const good = { category: 'SITE', text: 'The list of my lottery orders is too long.' };

  it('of a visitor is sent with the mail address, begins with the words of a search, and is off with its module', async () => {
    const visitor = await newVisitor(site);
    const { data } = await visitor.ask(feedback, '/feedback?method=no%20such%20answer');
    expect(data).toMatchObject({ view: { words: 'no such answer', isMember: false } });
    const answer = await visitor.ask(feedbackAction, '/feedback', { form: { ...good, contact: 'maria@mail.example' } });
    expect(answer).toMatchObject({ status: 302, location: '/help' });
    expect(visitor.world.read.list('Feedback', {})).toMatchObject([{ ...good, contact: 'maria@mail.example' }]);
    await visitor.switchModule('FEEDBACK3', false);
    expect(await visitor.ask(feedback, '/feedback')).toMatchObject({ status: 404 });
    expect(await visitor.ask(feedbackAction, '/feedback', { form: good })).toMatchObject({ status: 404 });
  });

  it.each([
    ['nine characters', { text: '123456789' }, { text: ['Write 10 to 1,000 characters'] }],
    ['a tag', { text: 'Look: <img src=x onerror=alert(1)>' }, { text: ['Write without HTML tags such as <b>'] }],
    ['no category', { category: '' }, { category: ['Please choose what it is about'] }],
    ['a wrong address', { contact: 'maria' }, { contact: ['This is not an e-mail address'] }],
  ])('with %s is refused at its field, and keeps what was typed', async (_, fields, errors) => {
    const visitor = await newVisitor(site);
    const answer = await visitor.ask(feedbackAction, '/feedback', { form: { ...good, ...fields } });
    expect(answer.status).toBe(422);
    expect(readErrors(answer)).toEqual(errors);
    expect(readTyped(answer).text).toBe({ ...good, ...fields }.text);
    expect(visitor.countCalls('sendFeedback')).toBe(0);
  });
});
