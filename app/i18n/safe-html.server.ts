import sanitizeHtml from 'sanitize-html';

type IsOn = (address: string) => boolean;

/** Removes scripts, styles, imitations of the page, and links to pages that are off; their text stays. */
export function safeHtml(html: string, isOn: IsOn = () => true): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'b',
      'i',
      'h3',
      'h4',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'a',
      'span',
    ],
    allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h3',
      h2: 'h3',
      a: (_tag, { href }) =>
        !href || isOn(href)
          ? { tagName: 'a', attribs: { ...(href && { href }), rel: 'noopener nofollow' } }
          : { tagName: 'span', attribs: {} },
    },
  });
}
