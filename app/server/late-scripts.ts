/** How the picture is marked that is to be there first. */
const HERO = 'fetchpriority="high"';
const MODULE = /<script nonce="([^"]*)" type="module" async="">[\s\S]*?<\/script>/;
/** Links to what the first sight of a page does without: its modules, and its typeface, whose stand-in has the same measures. */
const LINKS = /<link rel="(?:modulepreload"|preload" href="[^"]*" as="font"|stylesheet" href="[^"]*\/fonts-)[^>]*>/g;
/** Begins the kind of what the browser neither fetches nor runs by itself. */
const LATE = 'late-';

/**
 * A page whose scripts and typeface wait for its first picture, so that they do not take the line and the processor from what is seen first.
 * Such a page works without them until then. Pages without such a picture stay as they are.
 */
export function postponeScripts(html: string): string {
  const [script, nonce] = MODULE.exec(html) ?? [];
  if (!script || !html.includes(HERO)) return html;
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
 * Runs in the browser: what is late begins when the first picture is painted or failed, when somebody does something, or after two seconds.
 * The page is then as React left it. Who comes from another page of the site has the typeface already, and does not wait for it.
 */
function beginLate(late: string): void {
  const own = document.currentScript as HTMLScriptElement;
  const { nonce } = own;
  own.remove();
  document.querySelector('head > noscript')?.remove();
  const start = (link: HTMLLinkElement) => {
    link.rel = link.rel.slice(late.length);
  };
  const linksOf = (kind: string) => document.querySelectorAll<HTMLLinkElement>(`link[rel^="${late}${kind}"]`);
  const signs = ['pointerdown', 'keydown', 'focusin'];
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    const waiting = document.querySelector<HTMLScriptElement>(`script[type="${late}module"]`);
    if (!waiting) return;
    linksOf('').forEach(start);
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = nonce;
    script.textContent = waiting.textContent;
    waiting.replaceWith(script);
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (document.referrer.startsWith(`${location.origin}/`)) linksOf('stylesheet').forEach(start);
  if (!hero || hero.complete) afterPaint();
  else for (const end of ['load', 'error']) hero.addEventListener(end, afterPaint, { once: true });
  for (const sign of signs) addEventListener(sign, begin, true);
  setTimeout(begin, 2000);
}
