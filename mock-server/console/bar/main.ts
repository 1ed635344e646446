import { h } from '../../demo-games/client/dom.ts';
import { WORLD_HUES, worldHue } from '../world-colour.ts';
import { Bar } from './bar.ts';
import { PageLoads } from './page-loads.ts';
import { readWorld } from './read-world.ts';
import { STYLE } from './style.ts';

/** In the storage of the site. */
const KEY = 'mock-bar';
const OPEN = 'open';

/** A browser may refuse storage. */
function remember(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(KEY, OPEN);
    else localStorage.removeItem(KEY);
  } catch {
    // The bar is closed on the next page.
  }
}

function wasOpen(): boolean {
  try {
    return localStorage.getItem(KEY) === OPEN;
  } catch {
    return false;
  }
}

/** Closed, it is a narrow tab at the edge of the page, and asks for nothing. */
function start(): void {
  const world = readWorld();
  const host = document.createElement('mock-bar');
  host.style.setProperty('--hue', String((worldHue(world) * 360) / WORLD_HUES));
  // Closed: selectors, tests and tools of the page do not meet the bar.
  const root = host.attachShadow({ mode: 'closed' });
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);
  root.adoptedStyleSheets = [style];
  let bar: Bar | null = null;
  let before: Element | null = null;
  const loads = new PageLoads(() => bar?.refreshSoon());

  const open = () => {
    tab.hidden = true;
    bar = new Bar({ host, world, loads, onClose: close });
    place.append(bar.element);
    bar.start();
    remember(true);
  };
  const close = () => {
    bar?.stop();
    bar?.element.remove();
    bar = null;
    tab.hidden = false;
    remember(false);
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  const openByHand = () => {
    before = document.activeElement;
    open();
    bar?.focus();
  };
  const tab = h('button', {
    type: 'button',
    class: 'tab',
    // Keyboards have Alt+D, and the page keeps its own order.
    tabindex: -1,
    title: 'Bar of the mock (Alt+D)',
    'aria-label': 'Open the bar of the mock',
    onclick: openByHand,
  });
  const place = h('aside', { 'aria-label': 'Mock' }, tab);
  root.append(place);
  document.body.append(host);
  addEventListener('keydown', (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyD') return;
    event.preventDefault();
    if (bar) close();
    else openByHand();
  });
  if (wasOpen()) open();
}

// The page itself comes first.
if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
