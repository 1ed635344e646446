import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { textIn } from '../../shared/texts.ts';
import { listArticles, listTopics, saveVote } from './repository.ts';

const listOpen = ({ world, brand }: HandlerContext) =>
  listArticles(world, brand.code).filter(({ module }) => module === null || brand.modules.has(module));

/** Leaves out topics without an article. */
export function describeHelp(context: Context<'getHelpCenter'>): Value<'getHelpCenter'> {
  const { world, brand, language } = context;
  const articles = listOpen(context);
  return listTopics(world, brand.code)
    .map(({ tag, title }) => ({
      tag,
      title: textIn(title, language),
      children: articles
        .filter(({ topic }) => topic === tag)
        .map((article) => ({
          tag: article.tag,
          title: textIn(article.title, language),
          content: textIn(article.content, language),
          keywords: textIn(article.keywords, language),
        })),
    }))
    .filter(({ children }) => children.length > 0);
}

/** Throws 404 for an article that the brand does not show. */
export async function setHelpVote(context: Context<'setHelpVote'>): Promise<null> {
  const { world, brand, body, identity } = context;
  const { tag, isHelpful, voter } = body;
  if (!listOpen(context).some((article) => article.tag === tag))
    throw new ApiError(404, 'help.not.found', `There is no article "${tag}": getHelpCenter lists them.`);
  await saveVote(world, {
    brandCode: brand.code,
    tag,
    voter: identity ? `member ${identity.memberId}` : `device ${voter}`,
    isHelpful,
    time: new Date(world.now()),
  });
  return null;
}
