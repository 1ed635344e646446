import { countVotes } from '../domains/help/repository.ts';
import { pushPromotion } from '../domains/promotions/push.ts';
import { ApiError } from '../http/api-error.ts';
import type { Texts } from '../worlds/columns.ts';
import type { World } from '../worlds/world.ts';
import { requireBrand } from './brands.ts';
import type { ControlHandlers } from './call.ts';
import { findDraft, listContentRows, publishDraft, saveDraft } from './repository.ts';

type FieldTexts = Record<string, Partial<Texts>>;

/** Text columns of each kind's table, with the longest text that the gaming API sends. */
const FIELDS = {
  promotion: { title: 160, summary: 400, content: 20_000, terms: 20_000 },
  banner: { title: 80, subtitle: 160 },
  announcement: { title: 160, content: 20_000, linkText: 80 },
  article: { title: 120, content: 20_000, keywords: 500 },
} satisfies Record<string, Record<string, number>>;

export type ContentKind = keyof typeof FIELDS;

const fieldsOf = (kind: ContentKind): Map<string, number> => new Map(Object.entries(FIELDS[kind]));

const parseRow = (row: Record<string, unknown>, kind: ContentKind): FieldTexts =>
  Object.fromEntries([...fieldsOf(kind).keys()].map((field) => [field, JSON.parse(String(row[field]))]));

/** All, or the one with an id. Throws 404. */
export function listContent(world: World, brandCode: string, kind: ContentKind, contentId?: string) {
  requireBrand(world, brandCode);
  const counts = kind === 'article' ? countVotes(world, brandCode, contentId) : [];
  const votes = new Map(counts.map((each) => [each.tag, each]));
  return listContentRows(world, brandCode, kind, contentId).map((row) => ({
    contentId: String(row.contentId),
    texts: parseRow(row, kind),
    draft: findDraft(world, brandCode, kind, String(row.contentId)),
    helpful: votes.get(String(row.contentId))?.yes ?? 0,
    unhelpful: votes.get(String(row.contentId))?.no ?? 0,
  }));
}

/** Throws 404. */
function requireContent(world: World, brandCode: string, kind: ContentKind, contentId: string) {
  const [found] = listContent(world, brandCode, kind, contentId);
  if (found) return found;
  throw new ApiError(404, 'content.not.found', `"${brandCode}" has no ${kind} "${contentId}".`);
}

/** Throws 404, and 422 for a field that the kind lacks or a text that is too long. */
export async function saveContent(
  world: World,
  brandCode: string,
  kind: ContentKind,
  contentId: string,
  draft: FieldTexts,
) {
  requireContent(world, brandCode, kind, contentId);
  const fields = fieldsOf(kind);
  for (const [field, texts] of Object.entries(draft)) {
    const most = fields.get(field);
    if (most === undefined)
      throw new ApiError(
        422,
        'content.field',
        `"${field}" is none of the fields of ${kind}: ${[...fields.keys()].join(', ')}.`,
      );
    const long = Object.entries(texts).filter(([, text]) => text.length > most);
    if (long.length > 0)
      throw new ApiError(422, 'content.field', `${field}: at most ${most} characters; longer in ${namesOf(long)}.`);
  }
  await saveDraft(world, brandCode, kind, contentId, draft);
  return requireContent(world, brandCode, kind, contentId);
}

const namesOf = (entries: [string, unknown][]): string => entries.map(([name]) => name).join(', ');

/** Throws 404, and 422 for missing languages. */
export async function publishContent(world: World, brandCode: string, kind: ContentKind, contentId: string) {
  const { languages } = requireBrand(world, brandCode);
  const { texts, draft } = requireContent(world, brandCode, kind, contentId);
  if (!draft) throw new ApiError(404, 'content.not.found', `The ${kind} "${contentId}" has no draft: save one first.`);
  const changed = Object.entries(draft).map(([field, own]) => [field, { ...texts[field], ...own }] as const);
  const missing = changed.flatMap(([field, all]) => {
    const lacking = languages.filter((language) => !all[language]);
    return lacking.length > 0 ? [`${field} in ${lacking.join(', ')}`] : [];
  });
  if (missing.length > 0) throw new ApiError(422, 'content.languages', `Missing: ${missing.join('; ')}.`);
  await world.transact(async (store) => {
    await publishDraft(store, brandCode, kind, contentId, Object.fromEntries(changed));
    if (kind === 'promotion') await pushPromotion(world, store, brandCode, Number(contentId));
  });
  return requireContent(world, brandCode, kind, contentId);
}

export const contentOperations: ControlHandlers<'listContent' | 'saveContent' | 'publishContent'> = {
  listContent: ({ world, path }) => listContent(world, path.brand, path.kind),
  saveContent: ({ world, path, body }) => saveContent(world, path.brand, path.kind, path.contentId, body),
  publishContent: ({ world, path }) => publishContent(world, path.brand, path.kind, path.contentId),
};
