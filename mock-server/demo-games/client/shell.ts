import { address } from './address.ts';
import { openDialog } from './dialogs/dialog.ts';
import { openFairness } from './dialogs/fairness.ts';
import { openHistory } from './dialogs/history.ts';
import { h, setStyle } from './dom.ts';
import { leave } from './frame.ts';
import { type IconName, icon } from './icons.ts';
import { balanceFormat, type FormatMoney, smallestPayout } from './money.ts';
import type { PlayInfo } from './protocol.ts';
import type { Sound } from './sound.ts';
import type { GameView } from './table.ts';
import type { Texts } from './texts/shape.ts';
import { fill } from './texts/texts.ts';

interface ShellOptions {
  info: PlayInfo;
  text: Texts;
  money: FormatMoney;
  sound: Sound;
}

const figure = (label: string, kind: string) => {
  const output = h('b', {}, '–');
  return { output, element: h('p', { class: `figure ${kind}` }, h('span', {}, label), output) };
};

export class Shell {
  readonly #options: ShellOptions;
  readonly #balance;
  readonly #balanceText: FormatMoney;
  readonly #bet;
  readonly #win;
  readonly #news = h('p', { class: 'news', role: 'status', 'aria-live': 'polite' });
  readonly #notice = h('div', { class: 'notice', role: 'alert', hidden: true });
  readonly #stage = h('main', { class: 'stage' });
  readonly #controls = h('div', { class: 'controls' });
  #view: GameView | null = null;

  constructor(options: ShellOptions) {
    this.#options = options;
    const { info, text } = options;
    this.#balance = figure(text.balance, 'balance');
    this.#balanceText = balanceFormat(info);
    this.#bet = figure(text.bet, 'bet');
    this.#win = figure(text.win, 'win');
    document.title = info.title;
    setStyle(
      document.documentElement,
      Object.fromEntries(Object.entries(info.skin.colors).map(([name, color]) => [`--${name}`, color])),
    );
    document.body.replaceChildren(
      h('img', { class: 'backdrop', src: info.skin.cover, alt: '' }),
      this.#topBar(),
      this.#stage,
      h(
        'footer',
        { class: 'bottom' },
        h('div', { class: 'figures' }, this.#bet.element, this.#news, this.#win.element),
        this.#controls,
      ),
      this.#notice,
    );
  }

  show(view: GameView): void {
    this.#view = view;
    this.#stage.replaceChildren(view.stage);
    this.#controls.replaceChildren(view.controls);
    addEventListener('keydown', (event) => {
      const isBusy = document.querySelector('dialog[open]') || !this.#notice.hidden;
      if (isBusy || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input, select')) return;
      // Ignores key repeat: at a crash the next press cashes out.
      if (event.repeat && (event.key === ' ' || event.key === 'Enter')) return;
      // A focused button handles its own keys.
      if (target?.closest('button') && (event.key === 'Enter' || event.key === ' ')) return;
      if (view.onKey(event.key)) event.preventDefault();
    });
  }

  setBalance(units: number): void {
    this.#balance.output.textContent = this.#balanceText(units);
  }

  setBet = (units: number) => this.#set(this.#bet.output, units);

  setWin(units: number, hasWon: boolean): void {
    this.#set(this.#win.output, units);
    this.#win.element.classList.toggle('has-won', hasWon);
  }

  say(words: string): void {
    this.#news.textContent = words;
  }

  /** Resolves on a retry; never if final. */
  stop(words: string, isFinal: boolean): Promise<void> {
    const { text } = this.#options;
    this.#view?.pause();
    this.#notice.hidden = false;
    return new Promise((resolve) => {
      const goOn = () => {
        this.#notice.hidden = true;
        resolve();
      };
      const again = h('button', { type: 'button', class: 'primary', onclick: goOn }, text.tryAgain);
      const out = h('button', { type: 'button', class: 'plain', onclick: leave }, text.exit);
      const buttons = h('p', { class: 'row' }, !isFinal && again, address.exit !== null && out);
      this.#notice.replaceChildren(h('div', {}, h('p', {}, words), buttons));
      this.#notice.querySelector('button')?.focus();
    });
  }

  #set(output: HTMLElement, units: number): void {
    output.textContent = this.#options.money(units);
  }

  #topBar(): HTMLElement {
    const { info, text, money, sound } = this.#options;
    const button = (name: IconName, label: string, onclick: () => void) =>
      h('button', { type: 'button', class: 'round', 'aria-label': label, title: label, onclick }, icon(name));
    const soundButton = button('soundOff', text.sound, () => {
      const isOn = sound.toggle();
      soundButton.setAttribute('aria-pressed', String(isOn));
      soundButton.replaceChildren(icon(isOn ? 'soundOn' : 'soundOff'));
    });
    soundButton.setAttribute('aria-pressed', 'false');
    return h(
      'header',
      { class: 'top' },
      h('img', { src: info.skin.mark, alt: '', width: 32, height: 32 }),
      h('h1', {}, info.title, h('small', {}, info.vendor)),
      this.#balance.element,
      h(
        'nav',
        {},
        soundButton,
        button('rules', text.rules, () => this.#openRules()),
        button('history', text.history, () => void openHistory(text, money)),
        button('fairness', text.fairness, () => void openFairness(text)),
        address.exit !== null && button('exit', text.exit, leave),
      ),
    );
  }

  #openRules(): void {
    const { info, text, money } = this.#options;
    if (!this.#view) return;
    const rounding = fill(text.payoutRounding, { smallest: money(smallestPayout(info)) });
    const rtp = fill('{label}: {rtp} %', { label: text.returnToPlayer, rtp: info.rtp });
    openDialog(text.rules, text.close, this.#view.rules, h('p', { class: 'quiet' }, `${rtp}. ${rounding}`));
  }
}
