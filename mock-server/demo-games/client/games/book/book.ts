import { h } from '../../dom.ts';
import { EventFeed } from '../../feed.ts';
import { buildRules } from '../../rules.ts';
import type { GameView, Table } from '../../table.ts';
import { type BegunMatch, begunCard, type Count, tick, type UpcomingMatch, upcomingCard } from './matches.ts';
import { MyBets } from './my-bets.ts';
import { Slip } from './slip.ts';

const TABS = ['upcoming', 'running', 'results', 'mine'] as const;
type Tab = (typeof TABS)[number];
const TICK_MS = 500;
const FOOTBALL_MINUTES = 90;

interface Rules extends Count {
  levels: number[];
  mostLegs: number;
}

interface Events {
  upcoming: UpcomingMatch[];
  running: BegunMatch[];
  results: BegunMatch[];
}

export function mount(table: Table<Rules, null>): GameView {
  const { text, info } = table;
  const { kind, rules } = info;
  const names = text.book;
  const isFootball = rules.unit === 'minute' && rules.units === FOOTBALL_MINUTES;
  const about = isFootball ? names.about.sportsbook : rules.unit === 'map' ? names.about.esports : names.about.any;
  let tab: Tab = 'upcoming';
  let events: Events | null = null;
  let shown = '';
  let isBusy = false;
  const list = h('div', { class: 'matches', role: 'tabpanel', tabindex: 0, 'aria-label': info.title });
  const tabs = TABS.map((name) =>
    h(
      'button',
      { type: 'button', role: 'tab', 'aria-controls': 'matches', onclick: () => show(name) },
      names.tabs[name],
    ),
  );
  list.id = 'matches';
  const bets = new MyBets(table);
  const slip = new Slip({ table, place: () => void place(), onChange: () => render() });
  const feed = new EventFeed<Events>(
    table,
    (heard) => {
      events = heard;
      slip.dropBegun(feed.now);
      render();
    },
    () => isBusy,
  );

  function listCards(seen: Events): HTMLElement[] {
    if (tab === 'mine') return [bets.element];
    if (tab !== 'upcoming') return seen[tab].map((match) => begunCard(text, rules, match, feed.now));
    return seen.upcoming.map((match) =>
      upcomingCard(text, match, {
        isChosen: (market, pick) => slip.has(match.event, market, pick),
        choose: (leg) => slip.toggle(leg),
      }),
    );
  }

  function render(): void {
    if (!events) return;
    // Skips unchanged content: replacing a button during a press would lose the click.
    const now = JSON.stringify([tab, tab !== 'mine' && events[tab], tab === 'upcoming' && slip.legs]);
    if (now === shown && tab !== 'running') return;
    shown = now;
    const key = document.activeElement?.getAttribute('data-key');
    const cards = listCards(events);
    list.replaceChildren(...(cards.length > 0 ? cards : [h('p', { class: 'quiet' }, names.nothing)]));
    tick(list, feed.now);
    for (const [index, button] of tabs.entries()) {
      button.setAttribute('aria-selected', String(TABS[index] === tab));
      button.tabIndex = TABS[index] === tab ? 0 : -1;
    }
    if (key) list.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  }

  function show(name: Tab): void {
    tab = name;
    list.scrollTop = 0;
    if (tab === 'mine') void bets.load();
    render();
  }

  async function place(): Promise<void> {
    if (isBusy || slip.legs.length === 0) return;
    isBusy = true;
    slip.isLocked = true;
    const legs = slip.legs.map(({ event, market, pick }) => ({ event, market, pick }));
    const answer = await table.play({ level: slip.stepper.level, legs }, slip.stepper.units);
    slip.isLocked = false;
    if (answer) {
      slip.clear();
      table.showBalance(answer.balance);
      table.say(names.placed);
      await bets.load();
    }
    isBusy = false;
  }

  setInterval(() => {
    tick(list, feed.now);
    if (bets.nextAt <= feed.now) void bets.load();
  }, TICK_MS);

  return {
    stage: h('div', { class: `book ${kind}` }, h('div', { class: 'tabs', role: 'tablist' }, ...tabs), list),
    controls: slip.element,
    get rules() {
      return buildRules(text, { about, keys: names.keys });
    },
    onKey(key) {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
      const next = (TABS.indexOf(tab) + (key === 'ArrowRight' ? 1 : TABS.length - 1)) % TABS.length;
      show(TABS[next] ?? 'upcoming');
      tabs[next]?.focus();
      return true;
    },
    pause: () => undefined,
  };
}
