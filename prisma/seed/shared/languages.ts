/** Chinese, English, Indonesian, Thai, Filipino and Vietnamese. */
export const langs = ['CN', 'EN', 'ID', 'TH', 'TY', 'VI'] as const;

export type Lang = (typeof langs)[number];

export type Texts = Record<Lang, string>;
