type Child = Node | string | null | false;
type Attributes = Record<string, string | number | boolean | null | ((event: never) => void)>;

/** Creates an element with attributes, listeners (functions such as `onclick`) and children. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  give(element, attributes);
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}

export function s(tag: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  give(element, attributes);
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}

function give(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== null && value !== false) element.setAttribute(name, String(value));
  }
}

/** Uses the DOM: the page's Content-Security-Policy allows no style attribute. */
export function setStyle(element: HTMLElement | SVGElement, values: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(values)) element.style.setProperty(name, String(value));
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

export const isStill = (): boolean => stillness.matches;
