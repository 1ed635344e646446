/** How the picture is marked that is to be there first. */
const HERO = 'fetchpriority="high"';
const PRELOAD = '<link rel="modulepreload"';
const MODULE = /<script nonce="([^"]*)" type="module" async="">[\s\S]*?<\/script>/;
/** The kind of what the browser neither fetches nor runs by itself. */
const LATE = 'late';

/**
 * A page whose scripts wait for its first picture, so that they do not take the line and the processor from what is seen first. Such a page
 * works without them until then. Pages without such a picture stay as they are.
 */
export function postponeScripts(html: string): string {
  const [script, nonce] = MODULE.exec(html) ?? [];
  if (!script || !html.includes(HERO)) return html;
  const late = script.replace('type="module" async=""', `type="${LATE}"`);
  const begin = `<script nonce="${nonce}">(${beginLate})(${JSON.stringify(LATE)})</script>`;
  return html.replaceAll(PRELOAD, `<link rel="${LATE}"`).replace(script, () => late + begin);
}

/**
 * Runs in the browser: the scripts begin when the first picture is painted or failed, when somebody does something, or after two seconds.
 * The page is then as React left it.
 */
function beginLate(kind: string): void {
  const own = document.currentScript as HTMLScriptElement;
  const { nonce } = own;
  own.remove();
  const signs = ['pointerdown', 'keydown', 'focusin'];
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    const waiting = document.querySelector<HTMLScriptElement>(`script[type=${kind}]`);
    if (!waiting) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${kind}]`)) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = nonce;
    script.textContent = waiting.textContent;
    waiting.replaceWith(script);
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!hero || hero.complete) afterPaint();
  else for (const end of ['load', 'error']) hero.addEventListener(end, afterPaint, { once: true });
  for (const sign of signs) addEventListener(sign, begin, true);
  setTimeout(begin, 2000);
}
