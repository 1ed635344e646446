import { useAddress } from '../../state/address.ts';
import { formatName } from '../../state/format.ts';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from '../../state/languages.ts';
import { Field, Go, TextField } from '../../ui/controls.tsx';

export type FieldTexts = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

/** Editors' HTML. */
const HTML_FIELDS: readonly string[] = ['content', 'terms'];
const labelOf = (field: string): string => {
  const name = formatName(field);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${HTML_FIELDS.includes(field) ? ' (HTML)' : ''}`;
};

interface TextFieldsProps {
  fields: readonly string[];
  /** Fields that it may be published without. */
  optional?: readonly string[];
  languages: readonly Language[];
  texts: FieldTexts;
  onChange: (texts: FieldTexts) => void;
}

/** One language at a time, with what each lacks. */
export function TextFields({ fields, optional = [], languages, texts, onChange }: TextFieldsProps) {
  const { lang } = useAddress();
  const language = languages.find((each) => each === lang) ?? (languages[0] as Language);
  const lacks = (each: Language) => fields.filter((field) => !optional.includes(field) && !texts[field]?.[each]);
  const set = (field: string) => (text: string) =>
    onChange({ ...texts, [field]: { ...texts[field], [language]: text } });
  return (
    <div className="field wide">
      <nav aria-label="Languages" className="tabs">
        {languages.map((each) => (
          <Go key={each} to={{ lang: each }} isCurrent={each === language}>
            {LANGUAGE_NAMES[each]}
            {lacks(each).length > 0 && <small> lacks {lacks(each).map(formatName).join(', ')}</small>}
          </Go>
        ))}
      </nav>
      <div className="fields" lang={LANGUAGE_TAGS[language]}>
        {fields.map((field) => {
          const text = texts[field]?.[language] ?? '';
          const hint = optional.includes(field) ? 'Optional; in all languages or in none.' : undefined;
          if (!HTML_FIELDS.includes(field))
            return (
              <TextField key={field} label={labelOf(field)} value={text} onChange={set(field)} hint={hint} isWide />
            );
          return (
            <Field key={field} label={labelOf(field)} hint={hint} isWide>
              {(id) => (
                <>
                  <textarea id={id} value={text} onChange={(event) => set(field)(event.target.value)} />
                  {text && (
                    <details>
                      <summary>How it looks</summary>
                      {/* Scripts of the text never run. */}
                      <iframe title={`${labelOf(field)} as it looks`} sandbox="" srcDoc={text} />
                    </details>
                  )}
                </>
              )}
            </Field>
          );
        })}
      </div>
    </div>
  );
}
