import type { PanelReader, ViewOf } from '~/request/panel.ts';
import { listTopics } from './help.server.ts';

/** `method` is the open article (specification, section 2: `/help#term`), among those of its topic. */
export const helpPanel = {
  async read(site) {
    const open = site.url.searchParams.get('method');
    const topics = await listTopics(site);
    const topic = topics.find(({ articles }) => articles.some(({ tag }) => tag === open)) ?? topics.at(-1);
    return {
      open,
      sections: (topic?.articles ?? []).map(({ tag, title, html }) => ({ id: tag, title, html })),
    };
  },
} satisfies PanelReader<unknown>;
export type HelpPanelView = ViewOf<typeof helpPanel>;
