import { useState } from 'react';
import type { Body, Value } from '../../../../../openapi/generated/control-operations.ts';
import { go, useAddress, useBrand, useWorld } from '../../state/address.ts';
import { act, curlOf, useAct, useRead } from '../../state/call.ts';
import { formatName, parseTime } from '../../state/format.ts';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from '../../state/languages.ts';
import { Act, Choice, Curl, Form, Go, Problem, TextField } from '../../ui/controls.tsx';
import { OpenPage } from '../../ui/open-site.tsx';
import { Empty, Loaded, Panel, Table, WorldName } from '../../ui/views.tsx';
import { type FieldTexts, TextFields } from './text-fields.tsx';

type Content = Value<'listContent'>[number];
type NewContent = Body<'createContent'>;
type Kind = 'promotion' | 'banner' | 'announcement' | 'article';

interface KindEntry {
  title: string;
  fields: readonly string[];
  /** A path of the site that shows it. */
  page: (content: Content) => string;
}

const OPTIONAL_FIELDS: readonly string[] = ['terms', 'linkText', 'keywords'];

/** A pop-up needs the text of its button. */
const optionalOf = (type: string | null): readonly string[] =>
  type && !ANNOUNCEMENTS[type]?.isLink ? OPTIONAL_FIELDS.filter((field) => field !== 'linkText') : OPTIONAL_FIELDS;

interface AnnouncementType {
  name: string;
  page: string;
  isForMembers?: boolean;
  /** Without a button. */
  isLink?: boolean;
}

const ANNOUNCEMENTS: Readonly<Record<string, AnnouncementType>> = {
  PL: { name: 'a pop-up after signing in', page: '/?modal=afterLogin', isForMembers: true },
  // It opens after a scroll.
  PU: { name: 'a pop-up for visitors', page: '/' },
  H: { name: 'a highlight of the help', page: '/help', isLink: true },
};
const announcementOf = ({ type }: Content): AnnouncementType | undefined => ANNOUNCEMENTS[type ?? ''];

const KINDS: Readonly<Record<Kind, KindEntry>> = {
  promotion: {
    title: 'Promotions',
    fields: ['title', 'summary', 'content', 'terms'],
    page: ({ contentId }) => `/promoDetail?id=${contentId}`,
  },
  banner: { title: 'Banners', fields: ['title', 'subtitle'], page: () => '/' },
  announcement: {
    title: 'Announcements',
    fields: ['title', 'content', 'linkText'],
    page: (content) => announcementOf(content)?.page ?? '/',
  },
  article: {
    title: 'Help articles',
    fields: ['title', 'content', 'keywords'],
    page: ({ contentId }) => `/help#${contentId}`,
  },
};

interface SeeItProps {
  kind: Kind;
  content: Content;
  languages: readonly Language[];
  world: string;
  verb?: string;
}

/** Links to the page of the site that shows it, in each language of the brand. */
function SeeIt({ kind, content, languages, world, verb = 'See it' }: SeeItProps) {
  const brand = useBrand();
  const [page = '/', hash = ''] = KINDS[kind].page(content).split('#');
  const query = `${page.includes('?') ? '&' : '?'}lang=`;
  return languages.map((language) => (
    <OpenPage
      key={language}
      world={world}
      brand={brand}
      isForMembers={announcementOf(content)?.isForMembers}
      to={`${page}${query}${LANGUAGE_TAGS[language]}${hash && `#${hash}`}`}
    >
      {`${verb} in ${LANGUAGE_NAMES[language]}`}
    </OpenPage>
  ));
}

const isKind = (text: string | undefined): text is Kind => text !== undefined && Object.hasOwn(KINDS, text);

/** Texts in all languages of the brand: written as a draft, looked at in the site, published. */
export function ContentPart() {
  const world = useWorld();
  const brand = useBrand();
  const { kind: chosen, id } = useAddress();
  const kind = isKind(chosen) ? chosen : 'promotion';
  const content = useRead('listContent', { path: { world, brand, kind } });
  const state = useRead('getBrand', { path: { world, brand } });
  const languages = (state.data?.languages ?? []) as readonly Language[];
  const found = content.data?.find(({ contentId }) => contentId === id);
  return (
    <div className="split" data-open={found || id === 'new' ? true : undefined}>
      <Panel
        title={KINDS[kind].title}
        actions={
          <>
            <Choice
              label="Texts of"
              value={kind}
              options={Object.entries(KINDS).map(([name, { title }]) => [name, title] as const)}
              onChange={(value) => go({ kind: value, id: '' })}
            />
            {kind !== 'banner' && (
              <Go to={{ kind, id: 'new' }} className="button">
                Write a new one
              </Go>
            )}
          </>
        }
      >
        <Loaded query={content}>
          {(list) => (
            <Table
              label={KINDS[kind].title}
              heads={[
                'Title',
                ...(kind === 'announcement' ? ['Shown as'] : []),
                'State',
                ...(kind === 'article' ? ['Helpful'] : []),
                null,
              ]}
              rows={list}
              keyOf={({ contentId }) => contentId}
              isCurrent={({ contentId }) => contentId === id}
              empty="The brand has none yet."
              cells={(each) => [
                <span key="title">
                  {titleOf(each)} <small>{each.contentId}</small>
                </span>,
                ...(kind === 'announcement' ? [announcementOf(each)?.name] : []),
                each.isPublished ? (each.draft ? 'published, with a draft' : 'published') : 'draft',
                ...(kind === 'article' ? [`${each.helpful} of ${each.helpful + each.unhelpful}`] : []),
                <Go key="open" to={{ kind, id: each.contentId }} className="button" label={`Edit ${titleOf(each)}`}>
                  Edit
                </Go>,
              ]}
            />
          )}
        </Loaded>
      </Panel>
      {id === 'new' && languages.length > 0 && <Create key={kind} kind={kind} languages={languages} />}
      {found && languages.length > 0 && (
        <Edit key={`${kind} ${found.contentId}`} kind={kind} content={found} languages={languages} />
      )}
    </div>
  );
}

function titleOf({ texts, draft }: Content): string {
  const title = { ...texts.title, ...draft?.title };
  return title.EN ?? Object.values(title)[0] ?? 'untitled';
}

const merge = ({ texts, draft }: Content): FieldTexts =>
  Object.fromEntries(
    [...new Set([...Object.keys(texts), ...Object.keys(draft ?? {})])].map((field) => [
      field,
      { ...texts[field], ...draft?.[field] },
    ]),
  );

/** Keeps the texts that differ from the published ones and are not empty. */
function draftOf(edited: FieldTexts, published: FieldTexts): FieldTexts {
  const fields = Object.entries(edited).flatMap(([field, texts]) => {
    const changed = Object.entries(texts).filter(
      ([language, text]) => text !== '' && text !== published[field]?.[language as Language],
    );
    return changed.length > 0 ? [[field, Object.fromEntries(changed)] as const] : [];
  });
  return Object.fromEntries(fields);
}

/** Texts that are typed and not saved, so that they outlive a look at something else. */
const typed = new Map<string, FieldTexts>();

function useTyped(key: string, saved: () => FieldTexts) {
  const [texts, setTexts] = useState<FieldTexts>(() => typed.get(key) ?? saved());
  return {
    texts,
    setTexts: (next: FieldTexts) => {
      typed.set(key, next);
      setTexts(next);
    },
    forget: () => void typed.delete(key),
  };
}

interface EditProps {
  kind: Kind;
  content: Content;
  languages: readonly Language[];
}

function Edit({ kind, content, languages }: EditProps) {
  const world = useWorld();
  const brand = useBrand();
  const path = { world, brand, kind, contentId: content.contentId };
  const { texts, setTexts, forget } = useTyped(JSON.stringify(path), () => merge(content));
  const draft = draftOf(texts, content.texts);
  const isSaved = JSON.stringify(draft) === JSON.stringify(draftOf(merge(content), content.texts));
  const input = { path, body: draft };
  const { mutate, isPending, error } = useAct(async () => {
    if (!isSaved) await act('saveContent', input);
    return act('publishContent', { path });
  }, forget);
  return (
    <Panel
      title={titleOf(content)}
      actions={
        <Go to={{ id: '' }} className="button">
          Close
        </Go>
      }
    >
      <TextFields
        fields={KINDS[kind].fields}
        optional={optionalOf(content.type)}
        languages={languages}
        texts={texts}
        onChange={setTexts}
      />
      <p className="acts">
        <Act id="saveContent" input={input} isOff={isSaved} onDone={forget}>
          Save the draft
        </Act>
        <button
          type="button"
          className="accent"
          disabled={isPending || (isSaved && !content.draft)}
          title={curlOf('publishContent', { path })}
          onClick={() => mutate()}
        >
          {isPending ? 'Wait…' : 'Publish'}
        </button>
        <Act
          id="deleteContentDraft"
          input={{ path }}
          isOff={!content.draft}
          tone="danger"
          question={content.isPublished ? 'Forget the draft?' : 'Forget it? It was never published.'}
          onDone={() => {
            forget();
            go({ id: '' });
          }}
        >
          Delete the draft
        </Act>
      </p>
      <Problem error={error} />
      {content.isPublished && (
        <p className="acts">
          <span role="status">{!content.draft && isSaved ? 'Published.' : 'Published, without these changes.'}</span>
          <SeeIt kind={kind} content={content} languages={languages} world={world} />
        </p>
      )}
      <Preview kind={kind} content={content} draft={draft} languages={languages} />
      <Curl line={curlOf('saveContent', input)} />
    </Panel>
  );
}

const LONGEST_NAME = 64;
const SUFFIX = '-preview';

interface PreviewProps extends EditProps {
  draft: FieldTexts;
}

/** Publishes it in a copy of the world, so that nobody else sees it, and leads to the site there. */
function Preview({ kind, content, draft, languages }: PreviewProps) {
  const world = useWorld();
  const brand = useBrand();
  const [shown, setShown] = useState<string | null>(null);
  const copy = `${world.slice(0, LONGEST_NAME - SUFFIX.length)}${SUFFIX}`;
  const { data = [] } = useRead('listWorlds');
  const { mutate, isPending, error } = useAct(
    async () => {
      if (data.some(({ name }) => name === copy)) await act('deleteWorld', { path: { world: copy } });
      await act('copyWorld', { path: { world }, body: { name: copy } });
      const path = { world: copy, brand, kind, contentId: content.contentId };
      if (Object.keys(draft).length === 0) return;
      await act('saveContent', { path, body: draft });
      await act('publishContent', { path });
    },
    () => setShown(copy),
  );
  return (
    <div>
      <p className="acts">
        <button type="button" disabled={isPending} onClick={() => mutate()}>
          {isPending ? 'Wait…' : 'Preview in the site'}
        </button>
        {shown && <SeeIt kind={kind} content={content} languages={languages} world={shown} verb="Preview" />}
        {shown && (
          <small>
            In the copy <WorldName name={shown} />: nobody else sees it.
          </small>
        )}
      </p>
      <Problem error={error} />
    </div>
  );
}

const CATEGORIES = ['NEW', 'DAILY', 'SPORTS', 'LOTTERY', 'SLOTS', 'LIVE', 'VIP'].map(
  (name) => [name, formatName(name)] as const,
);
const DAY_MS = 86_400_000;

function Create({ kind, languages }: { kind: Kind; languages: readonly Language[] }) {
  const world = useWorld();
  const brand = useBrand();
  const clock = useRead('getClock', { path: { world } });
  const { texts, setTexts, forget } = useTyped(JSON.stringify([world, brand, kind]), () => ({}));
  const [values, setValues] = useState<Record<string, string>>({});
  const set = (name: string) => (value: string) => setValues({ ...values, [name]: value });
  const {
    code = '',
    category = 'DAILY',
    start = '',
    end = '',
    type = 'PL',
    link = '',
    tag = '',
    topic = 'deposits',
  } = values;
  const now = clock.data?.now ?? 0;
  const timeOf = (text: string, usual: number) => (text ? parseTime(text) : usual);
  const body = {
    texts: draftOf(texts, {}),
    ...(kind === 'promotion' && {
      code,
      category,
      startTime: timeOf(start, now),
      endTime: timeOf(end, now + 30 * DAY_MS),
    }),
    ...(kind === 'announcement' && { type, link }),
    ...(kind === 'article' && { tag, topic }),
  } as NewContent;
  const input = { path: { world, brand, kind }, body };
  return (
    <Panel
      title="A new one"
      actions={
        <Go to={{ id: '' }} className="button">
          Close
        </Go>
      }
    >
      {kind === 'banner' ? (
        <Empty>A banner needs a picture: those of the seed can be edited.</Empty>
      ) : (
        <Form
          label="A new one"
          submit="Save the draft"
          onSubmit={async () => {
            const { contentId } = await act('createContent', input);
            forget();
            go({ id: contentId });
          }}
          curl={curlOf('createContent', input)}
        >
          {kind === 'promotion' && (
            <>
              <TextField
                label="Code in addresses"
                value={code}
                onChange={set('code')}
                placeholder="rainy-season"
                isRequired
              />
              <Choice label="Category" value={category} options={CATEGORIES} onChange={set('category')} />
              <TextField
                label="From (UTC+8)"
                type="datetime-local"
                value={start}
                onChange={set('start')}
                hint="Now without it."
              />
              <TextField
                label="Until"
                type="datetime-local"
                value={end}
                onChange={set('end')}
                hint="In 30 days without it."
              />
            </>
          )}
          {kind === 'announcement' && (
            <>
              <Choice
                label="Shown as"
                value={type}
                options={Object.entries(ANNOUNCEMENTS).map(([name, each]) => [name, each.name] as const)}
                onChange={set('type')}
              />
              <TextField
                label="Page that it opens"
                value={link}
                onChange={set('link')}
                placeholder={ANNOUNCEMENTS[type]?.isLink ? '/help?article=deposit-late' : '/promotions'}
                hint="One that is closed hides it."
                isRequired
              />
            </>
          )}
          {kind === 'article' && (
            <>
              <TextField
                label="Tag in addresses"
                value={tag}
                onChange={set('tag')}
                placeholder="two-wallets"
                isRequired
              />
              <Topic value={topic} onChange={set('topic')} />
            </>
          )}
          <TextFields
            fields={KINDS[kind].fields}
            optional={optionalOf(kind === 'announcement' ? type : null)}
            languages={languages}
            texts={texts}
            onChange={setTexts}
          />
        </Form>
      )}
    </Panel>
  );
}

/** Topics of the help, as the brand has them. */
function Topic({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const path = { world: useWorld(), table: 'HelpTopic' };
  const topics = useRead('listRows', { path, query: { column: 'brandCode', value: useBrand(), pageSize: 100 } });
  const tags = topics.data?.list.map(({ values }) => String(values.tag)) ?? [value];
  return <Choice label="Topic" value={value} options={tags} onChange={onChange} />;
}
