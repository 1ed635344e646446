import { z } from 'zod';
import { type ContentKind, listContent, publishContent, saveContent } from '../control/content.ts';
import { brand } from './parameters.ts';
import { defineScenario } from './scenario.ts';

const KINDS: readonly ContentKind[] = ['promotion', 'banner', 'announcement'];
const TIMES = 3;
/** Every kind allows so many characters. */
const MOST = 80;

const lengthen = (text: string) => Array(TIMES).fill(text).join(' ').slice(0, MOST);

export default defineScenario({
  title: 'Every text long',
  description: 'Titles of promotions, banners and announcements are as long as they may be, in all languages.',
  touches: ['texts'],
  parameters: z.object({ brand }),
  async apply({ world }, { brand: code }) {
    let count = 0;
    for (const kind of KINDS) {
      for (const { contentId, texts } of listContent(world, code, kind)) {
        const { title } = texts;
        if (!title) continue;
        const long = Object.fromEntries(
          Object.entries(title).map(([language, text]) => [language, lengthen(text ?? '')]),
        );
        await saveContent(world, code, kind, contentId, { title: long });
        await publishContent(world, code, kind, contentId);
        count += 1;
      }
    }
    return { changes: [`${count} titles of ${code} have up to ${MOST} characters.`] };
  },
});
