import './styles/shell.css';
import './styles/dialogs.css';
import './styles/slot.css';
import './styles/chips.css';
import './styles/roulette.css';
import './styles/baccarat.css';
import './styles/fish.css';
import './styles/tables.css';
import './styles/cards.css';
import './styles/keno.css';
import './styles/book.css';
import './styles/cockfight.css';
import './styles/spots.css';
import './styles/shows.css';
import './styles/blackjack.css';
import './styles/bingo.css';
import './styles/arcade.css';
import { address } from './address.ts';
import { type FreeRoundKey, newReference, Refusal, readPlay, sendRound } from './api.ts';
import { h } from './dom.ts';
import { leave, listenToSite, postToSite } from './frame.ts';
import { loadGame } from './games.ts';
import { moneyFormat, parseUnits } from './money.ts';
import type { PlayInfo, RoundAnswer } from './protocol.ts';
import { resultWords } from './result.ts';
import { Shell } from './shell.ts';
import { Sound } from './sound.ts';
import type { GameView, Table } from './table.ts';
import type { Texts } from './texts/shape.ts';
import { fill, loadTexts } from './texts/texts.ts';

const ENDED = 401;
const REALITY_CHECK = 'reality.check';
/** Multiples of the stake. */
const BIG_WIN = 15;

function refusalText(text: Texts, { code, message }: Refusal): string {
  if (code === 'balance.insufficient') return text.insufficient;
  if (code === 'limit.loss') return text.lossLimit;
  if (code === 'limit.time') return text.timeLimit;
  if (code === REALITY_CHECK) return text.realityCheck;
  if (code === 'play.break') return text.onBreak;
  if (code === 'account.held') return text.onHold;
  return fill(text.refused, { reason: message });
}

function startText(text: Texts, { code, status }: Refusal): string {
  if (code === 'play.break') return text.onBreak;
  if (code === 'account.held') return text.onHold;
  return status === ENDED ? text.ended : text.failed;
}

/** Retries with the same reference until the round is accepted or refused. */
async function playRound(
  shell: Shell,
  text: Texts,
  bet: unknown,
  freeRound: FreeRoundKey | undefined,
): Promise<RoundAnswer | null> {
  const round = { reference: newReference(), bet, freeRound };
  for (;;) {
    try {
      return await sendRound(round, () => shell.say(text.connecting));
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) {
        await shell.stop(text.lost, false);
        continue;
      }
      if (error.status === ENDED) {
        // The site then reads the balance and the reason for the ended session.
        postToSite({ type: 'balance' });
        await shell.stop(text.ended, true);
      }
      // The site then shows the reality check.
      if (error.code === REALITY_CHECK) postToSite({ type: 'balance' });
      shell.say(refusalText(text, error));
      return null;
    }
  }
}

function tableFor(info: PlayInfo, text: Texts, shell: Shell, sound: Sound): Table {
  const money = moneyFormat(info);
  let balance = parseUnits(info.balance);
  let lastStake = 0;
  const setBalance = (units: number) => {
    balance = units;
    shell.setBalance(units);
  };
  setBalance(balance);
  return {
    info,
    text,
    money,
    sound,
    get balance() {
      return balance;
    },
    async play<Detail>(bet: unknown, stake: number, freeRound?: FreeRoundKey) {
      if (stake > balance) {
        shell.say(text.insufficient);
        return null;
      }
      const before = balance;
      lastStake = stake;
      setBalance(before - stake);
      shell.say('');
      shell.setWin(0, false);
      const answer = await playRound(shell, text, bet, freeRound);
      if (!answer) setBalance(before);
      return answer as RoundAnswer<Detail, unknown> | null;
    },
    settle(answer, { words, isQuiet = false, staked = lastStake } = {}) {
      const win = parseUnits(answer.win);
      setBalance(parseUnits(answer.balance));
      shell.setWin(win, win > staked);
      const outcome = resultWords(text, money, { staked, paid: win });
      const hasWon = win > staked;
      if (!isQuiet || hasWon) shell.say(words ? `${words} · ${outcome}` : outcome);
      if (hasWon) sound.play(win >= staked * BIG_WIN ? 'big' : 'win');
      postToSite({ type: 'balance', balance: answer.balance, currency: info.currency });
      postToSite({ type: 'round', orderNo: answer.orderNo, win: answer.win });
    },
    showBalance(amount) {
      if (parseUnits(amount) === balance) return;
      setBalance(parseUnits(amount));
      postToSite({ type: 'balance', balance: amount, currency: info.currency });
    },
    showBet: shell.setBet,
    say: (words) => shell.say(words),
  };
}

async function start(): Promise<void> {
  const text = await loadTexts(address.language);
  try {
    const info = await readPlay();
    const sound = new Sound();
    const shell = new Shell({ info, text, money: moneyFormat(info), sound });
    const mount = await loadGame(info.kind);
    const view: GameView = mount(tableFor(info, text, shell, sound) as Table<never, never>);
    shell.show(view);
    listenToSite({ exitRequest: leave, pause: () => view.pause() });
    postToSite({ type: 'ready', kind: info.kind, title: info.title });
  } catch (error) {
    const words = error instanceof Refusal ? startText(text, error) : text.failed;
    const again = h('button', { type: 'button', class: 'primary', onclick: () => location.reload() }, text.tryAgain);
    const out = address.exit && h('button', { type: 'button', class: 'plain', onclick: leave }, text.exit);
    const panel = h('div', {}, h('p', {}, words), h('p', { class: 'row' }, again, out));
    document.body.replaceChildren(h('div', { class: 'notice', role: 'alert' }, panel));
  }
}

void start();
