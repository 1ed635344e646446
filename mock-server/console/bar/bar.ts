import { h } from '../../demo-games/client/dom.ts';
import { isFrozen } from '../clock-now.ts';
import { clockText } from './clock-text.ts';
import { type Clock, type ControlApi, controlApi, type Fault, type LoggedRequest } from './control.ts';
import type { PageLoads } from './page-loads.ts';
import { findParent, fixedHeight, padPage, unpadPage } from './place.ts';
import { readWorld } from './read-world.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** A page makes several requests at once. */
const PAUSE_MS = 300;
const FIRST_FAILURE = 400;

interface BarOptions {
  host: HTMLElement;
  world: string;
  loads: PageLoads;
  onClose: () => void;
}

type PanelName = 'clock' | 'faults' | 'requests';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const button = (text: string, onclick: () => void, attributes = {}) =>
  h('button', { type: 'button', onclick, ...attributes }, text);

const link = (text: string, attributes = {}) => h('a', { target: '_blank', rel: 'noopener', ...attributes }, text);

/** The open bar. It reads the world when it opens, after each response of the site, and after what is done here. */
export class Bar {
  readonly element: HTMLElement;
  readonly #strip: HTMLElement;
  readonly #options: BarOptions;
  readonly #api: ControlApi;
  readonly #brand = h('span');
  readonly #member = h('span');
  readonly #notice = h('span', { role: 'status' });
  readonly #reload = button('Reload', () => location.reload(), { hidden: true });
  readonly #scenarios = h('select', { 'aria-label': 'Scenario' });
  readonly #console = link('Open in console', { class: 'link' });
  readonly #panel = h('div', { class: 'panel', id: 'panel', hidden: true });
  readonly #buttons: Record<PanelName, HTMLButtonElement>;
  readonly #size = new ResizeObserver(() => padPage(this.element.offsetHeight));
  #open: PanelName | null = null;
  #origin = '';
  #clock: Clock | null = null;
  #clockReadAt = 0;
  #faults: Fault[] = [];
  /** By the request id of the page. */
  readonly #requests = new Map<string, LoggedRequest[]>();
  #tick = 0;
  #pause = 0;

  constructor(options: BarOptions) {
    this.#options = options;
    this.#api = controlApi(options.world);
    const toggle = (name: PanelName) =>
      button('…', () => this.#show(this.#open === name ? null : name), {
        'aria-expanded': 'false',
        'aria-controls': 'panel',
      });
    this.#buttons = { clock: toggle('clock'), faults: toggle('faults'), requests: toggle('requests') };
    const { clock, faults, requests } = this.#buttons;
    this.#strip = h(
      'div',
      { class: 'strip' },
      h('span', { class: 'world' }, options.world),
      this.#brand,
      this.#member,
      clock,
      faults,
      requests,
      this.#scenarios,
      button('Apply', () => this.#apply()),
      this.#notice,
      this.#reload,
      h('span', { class: 'end' }),
      this.#console,
      button('Close', options.onClose, { title: 'Alt+D' }),
    );
    this.element = h('div', { class: 'bar', onkeydown: this.#leavePanel }, this.#panel, this.#strip);
  }

  start(): void {
    this.#size.observe(this.element);
    this.#tick = window.setInterval(this.#keepUp, SECOND_MS);
    addEventListener('focus', this.refreshSoon);
    this.#keepUp();
    void this.#work(async () => {
      const [{ origin }, scenarios] = await Promise.all([this.#api.getHealth(), this.#api.listScenarios()]);
      this.#origin = origin;
      this.#scenarios.replaceChildren(
        ...scenarios.map(({ name, title, description }) => h('option', { value: name, title: description }, title)),
      );
    });
  }

  stop(): void {
    clearInterval(this.#tick);
    clearTimeout(this.#pause);
    this.#size.disconnect();
    removeEventListener('focus', this.refreshSoon);
    unpadPage();
  }

  focus(): void {
    this.#buttons.clock.focus({ preventScroll: true });
  }

  readonly refreshSoon = (): void => {
    clearTimeout(this.#pause);
    this.#pause = window.setTimeout(() => void this.#work(async () => {}), PAUSE_MS);
  };

  /** Dialogs open and close, and another window may change the world. */
  readonly #keepUp = (): void => {
    const { host, world } = this.#options;
    const parent = findParent();
    if (host.parentNode !== parent) parent.append(host);
    this.element.style.setProperty('--lift', `${fixedHeight(host, this.#strip.offsetHeight)}px`);
    this.#buttons.clock.textContent = this.#clockLabel();
    const next = readWorld();
    if (next !== world) this.#say(`This page is of ${world}, the next one of ${next}.`, { hasReload: true });
  };

  readonly #leavePanel = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#open) return;
    event.preventDefault();
    event.stopPropagation();
    this.#buttons[this.#open].focus();
    this.#show(null);
  };

  /** Shows the refusal of what cannot be done, and reads the world again. */
  async #work(act: () => Promise<void>): Promise<void> {
    try {
      if (this.#notice.className === 'failed') this.#say('');
      await act();
      await this.#read();
    } catch (error) {
      this.#say((error as Error).message, { isFailed: true });
    }
  }

  async #read(): Promise<void> {
    const { ids } = this.#options.loads;
    // The last response may still go on.
    const unread = ids.filter((id) => !this.#requests.has(id) || id === ids.at(-1));
    const [clock, faults] = await Promise.all([
      this.#api.getClock(),
      this.#api.getFaults(),
      ...unread.map(async (id) => this.#requests.set(id, (await this.#api.listRequests(id)).reverse())),
    ]);
    this.#setClock(clock);
    this.#faults = faults;
    this.#render();
  }

  #setClock(clock: Clock): void {
    this.#clock = clock;
    this.#clockReadAt = performance.now();
  }

  #say(text: string, { isFailed = false, hasReload = false } = {}): void {
    // Said once: a screen reader repeats what changes.
    if (this.#notice.textContent !== text) this.#notice.textContent = text;
    this.#notice.className = isFailed ? 'failed' : '';
    this.#reload.hidden = !hasReload;
  }

  #clockLabel(): string {
    if (!this.#clock) return 'Clock';
    const mark = isFrozen(this.#clock) ? ' (frozen)' : '';
    return `${clockText(this.#clock, performance.now() - this.#clockReadAt)}${mark}`;
  }

  get #listed(): LoggedRequest[] {
    return this.#options.loads.ids.flatMap((id) => this.#requests.get(id) ?? []);
  }

  #render(): void {
    const requests = this.#listed;
    const failed = requests.filter(({ status }) => status >= FIRST_FAILURE).length;
    const { clock, faults, requests: all } = this.#buttons;
    const last = requests.at(-1);
    this.#brand.textContent = document.documentElement.dataset.brand ?? last?.merchant ?? '';
    this.#member.textContent = requests.findLast(({ account }) => account)?.account ?? 'visitor';
    clock.textContent = this.#clockLabel();
    faults.textContent = count(this.#faults.length, 'fault');
    faults.className = this.#faults.length > 0 ? 'failed' : '';
    all.textContent = `${count(requests.length, 'request')}${failed > 0 ? `, ${failed} failed` : ''}`;
    all.className = failed > 0 ? 'failed' : '';
    this.#console.setAttribute('href', this.#consoleAddress({ page: this.#options.loads.ids[0] ?? '' }));
    if (this.#open) this.#show(this.#open);
  }

  #consoleAddress(more: Record<string, string>): string {
    const search = new URLSearchParams({ world: this.#options.world, screen: 'timeline', ...more });
    return `${this.#origin}/__mock/?${search}`;
  }

  #show(name: PanelName | null): void {
    this.#open = name;
    for (const [each, toggle] of Object.entries(this.#buttons))
      toggle.setAttribute('aria-expanded', String(each === name));
    const root = this.#panel.getRootNode() as ShadowRoot;
    const focused = [...this.#panel.querySelectorAll('a, button')].indexOf(root.activeElement as Element);
    const panels = { clock: this.#clockPanel, faults: this.#faultPanel, requests: this.#requestPanel };
    this.#panel.replaceChildren(...(name ? panels[name]() : []));
    this.#panel.hidden = !name;
    // New elements take the place of those before, and their focus.
    if (focused >= 0) this.#panel.querySelectorAll<HTMLElement>('a, button')[focused]?.focus();
  }

  readonly #clockPanel = (): Node[] => {
    const move = (text: string, change: () => Promise<Clock>) =>
      button(text, () =>
        this.#work(async () => {
          this.#setClock(await change());
          this.#say(`It is ${this.#clockLabel()}.`, { hasReload: true });
        }),
      );
    const goOn = () => this.#api.setClock({ mode: 'rate', rate: 1 });
    const isStopped = this.#clock !== null && isFrozen(this.#clock);
    return [
      h(
        'p',
        {},
        isStopped ? move('Go on', goOn) : move('Freeze', () => this.#api.setClock({ mode: 'frozen' })),
        move('+1 h', () => this.#api.advanceClock({ ms: HOUR_MS })),
        move('To midnight', () => this.#api.advanceClock({ to: 'midnight' })),
        move('To the next draw', () => this.#api.advanceClock({ to: 'draw' })),
      ),
    ];
  };

  readonly #faultPanel = (): Node[] => {
    if (this.#faults.length === 0) return [h('p', {}, 'No fault is set.')];
    const end = async () => {
      this.#faults = await this.#api.endFaults();
      this.#say('All faults are ended.', { hasReload: true });
    };
    const rows = this.#faults.map(({ operation, kind, status, account, struck = 0 }) =>
      h(
        'li',
        { class: 'row' },
        h('span', {}, [operation, kind, status, account].filter(Boolean).join(' ')),
        h('span', { class: 'muted' }, `${struck} struck`),
      ),
    );
    return [
      h('ul', {}, ...rows),
      h(
        'p',
        {},
        button('End all', () => this.#work(end)),
      ),
    ];
  };

  /** Failed requests come first. Those before a redirect are in the world's log only, such as of an ended session. */
  readonly #requestPanel = (): Node[] => {
    const all = h(
      'p',
      {},
      link(`All requests of ${this.#options.world}`, { href: this.#consoleAddress({}), class: 'link' }),
    );
    const isFailed = ({ status }: LoggedRequest) => status >= FIRST_FAILURE;
    const requests = this.#listed.sort((one, other) => Number(isFailed(other)) - Number(isFailed(one)));
    if (requests.length === 0) return [all, h('p', {}, 'This page made no request.')];
    const rows = requests.map(({ id, operationId, path, status, errorCode, durationMs }) => {
      const href = this.#consoleAddress({ request: id });
      const row = link('', { href, class: status >= FIRST_FAILURE ? 'failed' : null });
      row.append(
        h('span', {}, operationId ?? path),
        h('span', {}, errorCode ? `${status} ${errorCode}` : String(status)),
        h('span', {}, `${Math.round(durationMs)} ms`),
      );
      return h('li', {}, row);
    });
    return [all, h('ul', {}, ...rows)];
  };

  #apply(): void {
    const { value } = this.#scenarios;
    void this.#work(async () => {
      const { changes } = await this.#api.applyScenario(value);
      this.#say(changes.join(' ') || `${value} is applied.`, { hasReload: true });
    });
  }
}
