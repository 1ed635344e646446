import { useState } from 'react';
import type { Body, Value } from '../../../../../openapi/generated/control-operations.ts';
import { go, useAddress, useBrand, useWorld } from '../../state/address.ts';
import { act, curlOf, useAct, useRead } from '../../state/call.ts';
import { parseTime } from '../../state/format.ts';
import { Act, Choice, Curl, Field, Form, Go, Problem, TextField } from '../../ui/controls.tsx';
import { OpenSite } from '../../ui/open-site.tsx';
import { Empty, Loaded, Panel, Table, WorldName } from '../../ui/views.tsx';

type Content = Value<'listContent'>[number];
type NewContent = Body<'createContent'>;
type Language = 'CN' | 'EN' | 'ID' | 'TH' | 'TY' | 'VI';
type FieldTexts = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;
type Kind = 'promotion' | 'banner' | 'announcement' | 'article';

interface KindEntry {
  title: string;
  fields: readonly string[];
  /** A path of the site that shows it. */
  page: (contentId: string) => string;
}

const KINDS: Readonly<Record<Kind, KindEntry>> = {
  promotion: {
    title: 'Promotions',
    fields: ['title', 'summary', 'content', 'terms'],
    page: (id) => `/promoDetail?id=${id}`,
  },
  banner: { title: 'Banners', fields: ['title', 'subtitle'], page: () => '/' },
  announcement: { title: 'Announcements', fields: ['title', 'content', 'linkText'], page: () => '/noticePage' },
  article: { title: 'Help articles', fields: ['title', 'content', 'keywords'], page: (tag) => `/help#${tag}` },
};
/** Editors' HTML. */
const HTML_FIELDS: readonly string[] = ['content', 'terms'];
/** Fields that something may be published without. */
const OPTIONAL_FIELDS: readonly string[] = ['terms', 'linkText', 'keywords'];

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  CN: 'Chinese',
  EN: 'English',
  ID: 'Indonesian',
  TH: 'Thai',
  TY: 'Filipino',
  VI: 'Vietnamese',
};
/** As the site's parameter `lang` names them. */
const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  CN: 'zh-CN',
  EN: 'en',
  ID: 'id-ID',
  TH: 'th-TH',
  TY: 'fil-PH',
  VI: 'vi-VN',
};

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
              heads={['Title', 'State', ...(kind === 'article' ? ['Helpful'] : []), null]}
              rows={list}
              keyOf={({ contentId }) => contentId}
              isCurrent={({ contentId }) => contentId === id}
              empty="The brand has none yet."
              cells={(each) => [
                <span key="title">
                  {titleOf(each)} <small>{each.contentId}</small>
                </span>,
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

/** What differs from the published texts; an empty text is none. */
function draftOf(edited: FieldTexts, published: FieldTexts): FieldTexts {
  const fields = Object.entries(edited).flatMap(([field, texts]) => {
    const changed = Object.entries(texts).filter(
      ([language, text]) => text !== '' && text !== published[field]?.[language as Language],
    );
    return changed.length > 0 ? [[field, Object.fromEntries(changed)] as const] : [];
  });
  return Object.fromEntries(fields);
}

interface EditProps {
  kind: Kind;
  content: Content;
  languages: readonly Language[];
}

function Edit({ kind, content, languages }: EditProps) {
  const world = useWorld();
  const brand = useBrand();
  const [texts, setTexts] = useState<FieldTexts>(() => merge(content));
  const path = { world, brand, kind, contentId: content.contentId };
  const draft = draftOf(texts, content.texts);
  const isSaved = JSON.stringify(draft) === JSON.stringify(draftOf(merge(content), content.texts));
  const input = { path, body: draft };
  const { mutate, isPending, error } = useAct(async () => {
    if (!isSaved) await act('saveContent', input);
    return act('publishContent', { path });
  });
  return (
    <Panel
      title={titleOf(content)}
      actions={
        <Go to={{ id: '' }} className="button">
          Close
        </Go>
      }
    >
      <TextFields kind={kind} languages={languages} texts={texts} onChange={setTexts} />
      <p className="acts">
        <Act id="saveContent" input={input} isOff={isSaved}>
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
          onDone={() => go({ id: '' })}
        >
          Delete the draft
        </Act>
      </p>
      <Problem error={error} />
      <Preview kind={kind} content={content} draft={draft} languages={languages} />
      <Curl line={curlOf('saveContent', input)} />
    </Panel>
  );
}

interface TextFieldsProps {
  kind: Kind;
  languages: readonly Language[];
  texts: FieldTexts;
  onChange: (texts: FieldTexts) => void;
}

/** One language at a time, with what each lacks. */
function TextFields({ kind, languages, texts, onChange }: TextFieldsProps) {
  const { lang } = useAddress();
  const language = languages.find((each) => each === lang) ?? (languages[0] as Language);
  const { fields } = KINDS[kind];
  const lacks = (each: Language) => fields.filter((field) => !OPTIONAL_FIELDS.includes(field) && !texts[field]?.[each]);
  const set = (field: string) => (text: string) =>
    onChange({ ...texts, [field]: { ...texts[field], [language]: text } });
  return (
    <>
      <nav aria-label="Languages" className="tabs">
        {languages.map((each) => (
          <Go key={each} to={{ lang: each }} isCurrent={each === language}>
            {LANGUAGE_NAMES[each]}
            {lacks(each).length > 0 && <small> lacks {lacks(each).join(', ')}</small>}
          </Go>
        ))}
      </nav>
      <div className="fields" lang={LANGUAGE_TAGS[language]}>
        {fields.map((field) => {
          const text = texts[field]?.[language] ?? '';
          if (!HTML_FIELDS.includes(field))
            return <TextField key={field} label={field} value={text} onChange={set(field)} isWide />;
          return (
            <Field key={field} label={`${field} (HTML)`} isWide>
              {(id) => (
                <>
                  <textarea id={id} value={text} onChange={(event) => set(field)(event.target.value)} />
                  {text && (
                    <details>
                      <summary>How it looks</summary>
                      {/* Scripts of the text never run. */}
                      <iframe title={`${field} as it looks`} sandbox="" srcDoc={text} />
                    </details>
                  )}
                </>
              )}
            </Field>
          );
        })}
      </div>
    </>
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
        {shown &&
          languages.map((language) => {
            const [page = '/', hash = ''] = KINDS[kind].page(content.contentId).split('#');
            const query = `${page.includes('?') ? '&' : '?'}lang=${LANGUAGE_TAGS[language]}`;
            return (
              <OpenSite key={language} world={shown} brand={brand} to={`${page}${query}${hash && `#${hash}`}`}>
                {LANGUAGE_NAMES[language]}
              </OpenSite>
            );
          })}
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

const CATEGORIES = ['NEW', 'DAILY', 'SPORTS', 'LOTTERY', 'SLOTS', 'LIVE', 'VIP'] as const;
const ANNOUNCEMENTS = [
  ['PL', 'a pop-up after signing in'],
  ['PU', 'a pop-up for visitors'],
  ['H', 'a highlight of the help'],
] as const;
const DAY_MS = 86_400_000;

function Create({ kind, languages }: { kind: Kind; languages: readonly Language[] }) {
  const world = useWorld();
  const brand = useBrand();
  const clock = useRead('getClock', { path: { world } });
  const [texts, setTexts] = useState<FieldTexts>({});
  const [values, setValues] = useState<Record<string, string>>({});
  const set = (name: string) => (value: string) => setValues({ ...values, [name]: value });
  const { code = '', category = 'DAILY', start = '', end = '', type = 'PL', tag = '', topic = 'deposits' } = values;
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
    ...(kind === 'announcement' && { type }),
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
            <Choice label="Shown as" value={type} options={ANNOUNCEMENTS} onChange={set('type')} />
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
              <TextField label="Topic" value={topic} onChange={set('topic')} isRequired />
            </>
          )}
          <TextFields kind={kind} languages={languages} texts={texts} onChange={setTexts} />
        </Form>
      )}
    </Panel>
  );
}
