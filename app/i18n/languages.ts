/** The API's upper-case code, the BCP 47 tag, and the language's own name. */
export const LANGUAGES = {
  CN: { tag: 'zh-CN', name: '简体中文' },
  EN: { tag: 'en', name: 'English' },
  ID: { tag: 'id-ID', name: 'Bahasa Indonesia' },
  TH: { tag: 'th-TH', name: 'ไทย' },
  TY: { tag: 'fil-PH', name: 'Filipino' },
  VI: { tag: 'vi-VN', name: 'Tiếng Việt' },
} as const;

export type LanguageCode = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as LanguageCode[];

export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/** Returns null for an unknown tag. */
export const languageOfTag = (tag: string | null): LanguageCode | null =>
  LANGUAGE_CODES.find((code) => LANGUAGES[code].tag === tag) ?? null;
