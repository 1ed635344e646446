const MODULE = /<script nonce="([^"]*)" type="module" async="">[\s\S]*?<\/script>/;
/** The first paint needs neither modules nor the typeface, whose fallback has the same metrics. */
const LINKS = /<link rel="(?:modulepreload"|preload" href="[^"]*" as="font"|stylesheet" href="[^"]*\/fonts-)[^>]*>/g;
const LATE = 'late-';

/**
 * Delays scripts and typeface until the first paint, so that they do not compete with it: that of the image of high
 * priority on pages that have one. Returns pages without scripts unchanged.
 */
export function postponeScripts(html: string): string {
  const [script, nonce] = MODULE.exec(html) ?? [];
  if (!script) return html;
  const late = script.replace('type="module" async=""', `type="${LATE}module"`);
  const begin = `<script nonce="${nonce}">(${beginLate})(${JSON.stringify(LATE)})</script>`;
  const withoutScripts: string[] = [];
  return html
    .replace(LINKS, (link) => {
      if (link.includes('rel="stylesheet"')) withoutScripts.push(link);
      return link.replace('rel="', `rel="${LATE}`);
    })
    .replace('</head>', () => `<noscript>${withoutScripts.join('')}</noscript></head>`)
    .replace(script, () => late + begin);
}

/**
 * Runs in the browser. Starts after the first paint, when the first image is painted or failed, on the first
 * interaction, or after two seconds; the document then is as React rendered it. Visitors from another page have the typeface and do not wait.
 */
function beginLate(late: string): void {
  const own = document.currentScript as HTMLScriptElement;
  const { nonce } = own;
  own.remove();
  document.querySelector('head > noscript')?.remove();
  const start = (link: HTMLLinkElement) => {
    link.rel = link.rel.slice(late.length);
  };
  const findLateLinks = (kind: string) => document.querySelectorAll<HTMLLinkElement>(`link[rel^="${late}${kind}"]`);
  const signs = ['pointerdown', 'keydown', 'focusin'];
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    const waiting = document.querySelector<HTMLScriptElement>(`script[type="${late}module"]`);
    if (!waiting) return;
    findLateLinks('').forEach(start);
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = nonce;
    script.textContent = waiting.textContent;
    waiting.replaceWith(script);
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (document.referrer.startsWith(`${location.origin}/`)) findLateLinks('stylesheet').forEach(start);
  if (!hero || hero.complete) afterPaint();
  else for (const end of ['load', 'error']) hero.addEventListener(end, afterPaint, { once: true });
  for (const sign of signs) addEventListener(sign, begin, true);
  setTimeout(begin, 2000);
}
