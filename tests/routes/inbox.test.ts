import { describe, expect, it } from 'vitest';
import type { InboxView } from '../../app/features/messages/inbox/inbox.server.ts';
import { action, loader } from '../../app/routes/_shell.member.$/route.tsx';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readErrors, type Visitor } from './visitor.ts';

const site = prepareSite();
const INBOX = '/member/messageV2';

const inboxAt = async (member: Visitor, search = '') =>
  ((await member.ask(loader, `${INBOX}${search}`)).data as { view: InboxView }).view;
const press = (member: Visitor, form: Record<string, string>, search = '') =>
  member.ask(action, `${INBOX}${search}`, { form });

describe('the inbox', () => {
  it('shows what is unread, and a message that is read leaves that list', async () => {
    const member = await newMember(site);
    const { messages, unreadCount } = await inboxAt(member, '?list=unread');
    expect([messages.length, unreadCount]).toEqual([3, 3]);
    const id = messages[0]?.id ?? '';
    expect((await press(member, { intent: 'read', id }, '?list=unread')).location).toBe(`${INBOX}?list=unread`);
    expect((await press(member, { intent: 'read', id, stay: '1' })).status).toBe(200);
    expect((await inboxAt(member, '?list=unread')).messages.map((each) => each.id)).not.toContain(id);
    expect((await press(member, { intent: 'readAll' })).location).toBe(INBOX);
    expect(await inboxAt(member)).toMatchObject({ unreadCount: 0, deletedId: null });
  });

  it('deletes a message, and brings it back', async () => {
    const member = await newMember(site);
    const before = (await inboxAt(member)).messages.map(({ id }) => id);
    const [id = ''] = before;
    const { location } = await press(member, { intent: 'delete', id }, '?page=1');
    expect(location).toBe(`${INBOX}?deleted=${id}`);
    const after = await inboxAt(member, `?deleted=${id}`);
    expect(after).toMatchObject({ deletedId: id, returnTo: INBOX });
    expect(after.messages.map((each) => each.id)).toEqual(before.slice(1));
    await press(member, { intent: 'restore', id });
    expect((await inboxAt(member)).messages.map((each) => each.id)).toEqual(before);
  });

  it('links a message to the page of what it is about', async () => {
    const member = await newMember(site);
    const day = (time: number) => new Date(time + 8 * 3_600_000).toISOString().slice(0, 10);
    const { id: memberId } = await member.memberNamed('lucky');
    const time = new Date(Date.now());
    const write = (subjectKind: string, subjectOrderNo: string | null) =>
      member.world.insert('Message', {
        memberId,
        title: '{"EN":"About"}',
        content: '{"EN":"<p>It</p>"}',
        time,
        subjectKind,
        subjectOrderNo,
      });
    await write('withdrawal', 'W202601010000000001');
    await write('transfer', 'U202601010000000002');
    await write('limits', null);
    await write('rank', null);
    const { messages } = await inboxAt(member);
    const first = member.world.read.one('DepositOrder', { memberId });
    expect(messages.map(({ subject }) => subject?.path ?? null)).toEqual([
      '/vip',
      '/member/limits',
      `/member/transactionHistory?range=own&from=${day(time.getTime())}&to=${day(time.getTime())}`,
      '/member/withdraw?order=W202601010000000001',
      '/member/rewardCenter',
      null,
      null,
      `/member/depositv2?order=${first.orderNo}`,
      null,
    ]);
  });

  it('says so when a message is somebody else’s, and refuses a form that names none', async () => {
    const member = await newMember(site);
    const { id: victor } = await member.memberNamed('victor');
    const foreign = member.world.read.one('Message', { memberId: victor });
    const answer = await press(member, { intent: 'delete', id: String(foreign.id) });
    expect([answer.status, readErrors(answer)['']]).toEqual([422, ['This message is no longer available.']]);
    expect((await press(member, { intent: 'delete' })).status).toBe(400);
    expect((await press(member, { intent: 'shred', id: '1' })).status).toBe(422);
  });

  it('asks a visitor to sign in', async () => {
    const visitor = await newVisitor(site);
    expect((await visitor.ask(loader, INBOX)).location).toBe(`/login?redirectTo=${encodeURIComponent(INBOX)}`);
  });
});
