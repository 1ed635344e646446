import type { Body, Value } from '../../openapi/generated/control-operations.ts';
import { countVotes, listTopics } from '../domains/help/repository.ts';
import { pushPromotion } from '../domains/promotions/push.ts';
import { listAllPromotions } from '../domains/promotions/repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { Texts } from '../worlds/columns.ts';
import type { Store } from '../worlds/store.ts';
import type { World } from '../worlds/world.ts';
import { requireBrand } from './brands.ts';
import type { ControlHandlers } from './call.ts';
import {
  type Draft,
  deleteDraft,
  findDraft,
  insertDraft,
  listContentRows,
  listUnpublished,
  type NewColumns,
  nextContentId,
  publishDraft,
  saveDraft,
} from './repository.ts';

type FieldTexts = Record<string, Partial<Texts>>;

/** Text columns of each kind's table, with the longest text that the gaming API sends. */
const FIELDS = {
  promotion: { title: 160, summary: 400, content: 20_000, terms: 20_000 },
  banner: { title: 80, subtitle: 160 },
  announcement: { title: 160, content: 20_000, linkText: 80 },
  article: { title: 120, content: 20_000, keywords: 500 },
} satisfies Record<string, Record<string, number>>;

export type ContentKind = keyof typeof FIELDS;
type NewKind = keyof NewColumns;

/** Fields that may stay empty. */
const OPTIONAL = new Set(['terms', 'linkText', 'keywords']);

/** Fields of a body that creates content, besides its texts. */
const NEEDS = {
  promotion: ['code', 'category', 'startTime', 'endTime'],
  banner: [],
  announcement: ['type', 'link'],
  article: ['tag', 'topic'],
} as const satisfies Record<ContentKind, readonly (keyof Body<'createContent'>)[]>;

const fieldsOf = (kind: ContentKind): Map<string, number> => new Map(Object.entries(FIELDS[kind]));

const parseRow = (row: Record<string, unknown>, kind: ContentKind): FieldTexts =>
  Object.fromEntries([...fieldsOf(kind).keys()].map((field) => [field, JSON.parse(String(row[field]))]));

/** All, or the one with an id; drafts that were never published come last. Throws 404. */
export function listContent(
  world: World,
  brandCode: string,
  kind: ContentKind,
  contentId?: string,
): Value<'listContent'> {
  requireBrand(world, brandCode);
  const counts = kind === 'article' ? countVotes(world, brandCode, contentId) : [];
  const votes = new Map(counts.map((each) => [each.tag, each]));
  const published = listContentRows(world, brandCode, kind, contentId).map((row) => ({
    contentId: String(row.contentId),
    isPublished: true,
    type: kind === 'announcement' ? String(row.type) : null,
    texts: parseRow(row, kind),
    draft: findDraft(world, brandCode, kind, String(row.contentId))?.texts ?? null,
    helpful: votes.get(String(row.contentId))?.yes ?? 0,
    unhelpful: votes.get(String(row.contentId))?.no ?? 0,
  }));
  const drafts = listUnpublished(world, brandCode, kind)
    .filter((draft) => contentId === undefined || draft.contentId === contentId)
    .map((draft) => ({
      contentId: draft.contentId,
      isPublished: false,
      type: draft.columns && 'type' in draft.columns ? draft.columns.type : null,
      texts: {},
      draft: draft.texts,
      helpful: 0,
      unhelpful: 0,
    }));
  return [...published, ...drafts];
}

/** Throws 404. */
function requireContent(world: World, brandCode: string, kind: ContentKind, contentId: string) {
  const [found] = listContent(world, brandCode, kind, contentId);
  if (found) return found;
  throw new ApiError(404, 'content.not.found', `"${brandCode}" has no ${kind} "${contentId}".`);
}

/** Throws 404, 409 for a code or a tag that is taken, 422. */
export async function createContent(
  world: World,
  brandCode: string,
  kind: ContentKind,
  { texts, ...given }: Body<'createContent'>,
) {
  requireBrand(world, brandCode);
  requireTexts(kind, texts);
  if (kind === 'banner') throw wrongField('A banner needs a picture, and cannot be created.');
  const needs: readonly string[] = NEEDS[kind];
  const names = Object.keys(given);
  if (needs.some((name) => !names.includes(name)) || names.some((name) => !needs.includes(name)))
    throw wrongField(`A new ${kind} takes ${['texts', ...needs].join(', ')}, and no other field.`);
  const { code = '', category = '', startTime = 0, endTime = 0, type = '', link = '', tag = '', topic = '' } = given;
  if (endTime < startTime) throw new ApiError(422, 'promotion.period', 'The promotion would end before it starts.');
  if (kind === 'article' && !listTopics(world, brandCode).some((each) => each.tag === topic))
    throw wrongField(`body.topic: "${brandCode}" has no topic "${topic}" of the help.`);
  const columns: NewColumns = {
    promotion: { code, category, startTime, endTime },
    announcement: { type, link },
    article: { topic },
  };
  const contentId = await world.transact(async (store) => {
    requireNew(store, brandCode, kind, kind === 'article' ? tag : code);
    const id = kind === 'article' ? tag : nextContentId(store, kind);
    await insertDraft(store, brandCode, kind, { contentId: id, texts, columns: columns[kind] });
    return id;
  });
  return requireContent(world, brandCode, kind, contentId);
}

/** Throws 409. */
function requireNew(store: Store, brandCode: string, kind: NewKind, name: string): void {
  const drafts = listUnpublished(store, brandCode, kind);
  const isTaken = {
    promotion: () =>
      listAllPromotions(store, brandCode).some(({ code }) => code === name) ||
      drafts.some(({ columns }) => columns && 'code' in columns && columns.code === name),
    announcement: () => false,
    article: () =>
      listContentRows(store, brandCode, 'article', name).length > 0 || drafts.some((draft) => draft.contentId === name),
  };
  if (isTaken[kind]()) throw new ApiError(409, 'content.exists', `The ${kind} "${name}" of "${brandCode}" exists.`);
}

const wrongField = (message: string) => new ApiError(422, 'content.field', message);

/** Throws 422 for a field that the kind lacks or a text that is too long. */
function requireTexts(kind: ContentKind, draft: FieldTexts): void {
  const fields = fieldsOf(kind);
  for (const [field, texts] of Object.entries(draft)) {
    const most = fields.get(field);
    if (most === undefined)
      throw wrongField(`"${field}" is none of the fields of ${kind}: ${[...fields.keys()].join(', ')}.`);
    const long = Object.entries(texts).filter(([, text]) => text.length > most);
    if (long.length > 0) throw wrongField(`${field}: at most ${most} characters; longer in ${namesOf(long)}.`);
  }
}

/** Throws 404, 422. */
export async function saveContent(
  world: World,
  brandCode: string,
  kind: ContentKind,
  contentId: string,
  draft: FieldTexts,
) {
  requireContent(world, brandCode, kind, contentId);
  requireTexts(kind, draft);
  await saveDraft(world, brandCode, kind, contentId, draft);
  return requireContent(world, brandCode, kind, contentId);
}

const namesOf = (entries: [string, unknown][]): string => entries.map(([name]) => name).join(', ');

const noDraft = (kind: ContentKind, contentId: string) =>
  new ApiError(404, 'content.not.found', `The ${kind} "${contentId}" has no draft: save one first.`);

/** Players' sites show no pop-up without its button. */
const hasButton = ({ columns }: Draft): boolean => columns !== null && 'type' in columns && columns.type !== 'H';

/** Throws 404, and 422 for missing languages. */
export async function publishContent(world: World, brandCode: string, kind: ContentKind, contentId: string) {
  const { languages } = requireBrand(world, brandCode);
  const { texts } = requireContent(world, brandCode, kind, contentId);
  const draft = findDraft(world, brandCode, kind, contentId);
  if (!draft) throw noDraft(kind, contentId);
  const changed = draft.columns === null ? Object.keys(draft.texts) : [...fieldsOf(kind).keys()];
  const fields = Object.fromEntries(changed.map((field) => [field, { ...texts[field], ...draft.texts[field] }]));
  const missing = changed.flatMap((field) => {
    const all: Partial<Texts> = fields[field] ?? {};
    const lacking = languages.filter((language) => !all[language]);
    const isLeftOut = OPTIONAL.has(field) && !(field in draft.texts) && !(field === 'linkText' && hasButton(draft));
    return lacking.length > 0 && !isLeftOut ? [`${field} in ${lacking.join(', ')}`] : [];
  });
  if (missing.length > 0) throw new ApiError(422, 'content.languages', `Missing: ${missing.join('; ')}.`);
  await world.transact(async (store) => {
    await publishDraft(store, brandCode, kind, contentId, { fields, columns: draft.columns });
    if (kind === 'promotion') await pushPromotion(world, store, brandCode, Number(contentId));
  });
  return requireContent(world, brandCode, kind, contentId);
}

/** Returns what is published; null for nothing. Throws 404. */
export async function deleteContentDraft(world: World, brandCode: string, kind: ContentKind, contentId: string) {
  requireContent(world, brandCode, kind, contentId);
  if ((await deleteDraft(world, brandCode, kind, contentId)) === 0) throw noDraft(kind, contentId);
  return listContent(world, brandCode, kind, contentId)[0] ?? null;
}

export const contentOperations: ControlHandlers<
  'listContent' | 'createContent' | 'saveContent' | 'publishContent' | 'deleteContentDraft'
> = {
  listContent: ({ world, path }) => listContent(world, path.brand, path.kind),
  createContent: ({ world, path, body }) => createContent(world, path.brand, path.kind, body),
  saveContent: ({ world, path, body }) => saveContent(world, path.brand, path.kind, path.contentId, body),
  publishContent: ({ world, path }) => publishContent(world, path.brand, path.kind, path.contentId),
  deleteContentDraft: ({ world, path }) => deleteContentDraft(world, path.brand, path.kind, path.contentId),
};
