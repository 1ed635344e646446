/** Taller ones are pages of their own, such as a sheet or a menu. */
const MOST_OF_WINDOW = 1 / 3;
const MOST_LAYERS = 3;

function findFixed(element: Element | null): Element | null {
  if (!element) return null;
  const { position } = getComputedStyle(element);
  return position === 'fixed' || position === 'sticky' ? element : findFixed(element.parentElement);
}

/** Returns the place of the upper edge; the lower end of the window without such an element. */
function fixedTop(host: Element, x: number, y: number): number {
  for (const element of document.elementsFromPoint(x, y)) {
    const fixed = element === host ? null : findFixed(element);
    const { top, height } = fixed?.getBoundingClientRect() ?? { top: 0, height: 0 };
    if (height > 0 && height < innerHeight * MOST_OF_WINDOW) return top;
  }
  return innerHeight;
}

/**
 * Height of what the page itself has fixed at its bottom, as the navigation of a phone and a question above it. The bar
 * goes above them.
 */
export function fixedHeight(host: Element, barHeight: number): number {
  let lift = 0;
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const places = [1, barHeight / 2, barHeight].flatMap((up) =>
      [0.1, 0.5, 0.9].map((part) => fixedTop(host, innerWidth * part, innerHeight - lift - up)),
    );
    const next = innerHeight - Math.min(...places);
    if (next <= lift) break;
    lift = next;
  }
  return lift;
}

/** A modal dialog makes everything else inert, and covers it. */
export const findParent = (): Element =>
  [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body ?? document.documentElement;

const padding = new CSSStyleSheet();

/** Lets the page scroll past the bar. In a style sheet: a framework may own the attributes of the elements. */
export function padPage(pixels: number): void {
  padding.replaceSync(`@media screen { html { padding-bottom: ${pixels}px !important } }`);
  if (!document.adoptedStyleSheets.includes(padding)) document.adoptedStyleSheets.push(padding);
}

export function unpadPage(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== padding);
}
