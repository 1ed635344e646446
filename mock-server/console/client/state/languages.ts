export type Language = 'CN' | 'EN' | 'ID' | 'TH' | 'TY' | 'VI';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  CN: 'Chinese',
  EN: 'English',
  ID: 'Indonesian',
  TH: 'Thai',
  TY: 'Filipino',
  VI: 'Vietnamese',
};
/** As the site's parameter `lang` names them. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  CN: 'zh-CN',
  EN: 'en',
  ID: 'id-ID',
  TH: 'th-TH',
  TY: 'fil-PH',
  VI: 'vi-VN',
};
