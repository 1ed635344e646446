import type { Topic } from '../domains/messages/push/send.ts';
import { fillText, sameTexts, writeMessage } from '../domains/messages/write.ts';
import { ApiError } from '../http/api-error.ts';
import { languages, type Texts } from '../worlds/columns.ts';
import type { World } from '../worlds/world.ts';
import type { ControlHandlers } from './call.ts';
import { requireMember } from './members.ts';

interface NewMessage {
  title: Partial<Texts>;
  text: Partial<Texts>;
  topic?: Topic;
}

/** Writes to a member in the brand's name. The default language stands for missing ones. Throws 404, 422. */
export async function sendMessage(world: World, brandCode: string, account: string, message: NewMessage) {
  const { brand, member } = requireMember(world, brandCode, account);
  const { defaultLanguage } = brand;
  const complete = (name: 'title' | 'text'): Texts => {
    const texts = message[name];
    const usual = texts[defaultLanguage];
    if (usual === undefined)
      throw new ApiError(422, 'content.languages', `body.${name}: the brand's language ${defaultLanguage} is missing.`);
    return Object.fromEntries(languages.map((language) => [language, texts[language] ?? usual])) as Texts;
  };
  const [title, text] = [complete('title'), complete('text')];
  await world.transact((store) =>
    writeMessage(store, {
      memberId: member.id,
      title,
      paragraphs: [fillText(sameTexts('{text}'), { text })],
      subject: null,
      topic: message.topic ?? 'money',
      at: world.now(),
    }),
  );
  return { account, title, text };
}

export const messageOperations: ControlHandlers<'sendMessage'> = {
  sendMessage: ({ world, path, body }) => sendMessage(world, path.brand, path.account, body),
};
