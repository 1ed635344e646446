import type { TEXTS } from './texts.ts';

/** Pictures are PNG in base64. */
export interface LoadedPuzzle {
  lot_number: string;
  background: string;
  piece: string;
  width: number;
  height: number;
  piece_size: number;
  piece_y: number;
}

export interface Validated {
  captcha_id: string;
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
}

interface Config {
  captchaId: string;
  language?: string;
}

interface Trouble {
  code: string;
  msg: string;
}

/** Runs in the page: `initGeetest4` of geetest's version 4, with its own window. */
export function runGeetest(texts: typeof TEXTS, styles: string): void {
  const source = new URL((document.currentScript as HTMLScriptElement).src);
  const service = source.href.replace(/\/v4\/.*/, '');
  const world = /(?:^|; )mock-world=([^;]+)/.exec(document.cookie)?.[1];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);

  const ask = async <Data>(path: string, search: Record<string, string>, method = 'GET'): Promise<Data> => {
    const query = new URLSearchParams({ ...search, ...(world && { world }) });
    const answer = await fetch(`${service}/${path}?${query}`, { method, credentials: 'omit' });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()).data;
  };

  const make = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    className: string,
    properties: Partial<HTMLElementTagNameMap[Name]> = {},
    ...children: Node[]
  ): HTMLElementTagNameMap[Name] => {
    const element = Object.assign(document.createElement(name), { className, ...properties });
    element.append(...children);
    return element;
  };

  const init = ({ captchaId, language = '' }: Config, callback: (captcha: object) => void) => {
    const t = texts[language as keyof typeof texts] ?? texts.eng;
    const listeners: Record<string, (trouble?: Trouble) => void> = {};
    const tell = (event: string, trouble?: Trouble) => listeners[event]?.(trouble);
    let puzzle: LoadedPuzzle | undefined;
    let validated: Validated | false = false;

    const title = make('h2', '', { id: `geetest_${captchaId}`, textContent: t.title });
    const close = make('button', 'geetest_close', { type: 'button', textContent: '✕', ariaLabel: t.close });
    const message = make('p', '', { textContent: t.hint, ariaLive: 'polite' });
    const background = make('img', '', { alt: t.picture, draggable: false });
    const piece = make('img', '', { alt: '', draggable: false });
    const picture = make('div', 'geetest_picture', {}, background, piece);
    const track = make('input', '', { type: 'range', min: '0', step: '1', ariaLabel: t.track });
    const another = make('button', '', { type: 'button', textContent: t.another });
    const confirm = make('button', 'geetest_confirm', { type: 'button', textContent: t.confirm });
    const head = make('div', 'geetest_head', {}, title, close);
    const buttons = make('div', 'geetest_buttons', {}, another, confirm);
    const box = make(
      'dialog',
      'geetest_box',
      { lang: document.documentElement.lang },
      head,
      message,
      picture,
      track,
      buttons,
    );
    box.setAttribute('aria-labelledby', title.id);

    const say = (text: string, isWrong: boolean) => {
      message.textContent = text;
      message.classList.toggle('geetest_wrong', isWrong);
    };
    const place = () => {
      if (puzzle) piece.style.left = `${(track.valueAsNumber / puzzle.width) * 100}%`;
    };
    const load = async () => {
      puzzle = undefined;
      track.disabled = true;
      const loaded = await ask<LoadedPuzzle>('load', { captcha_id: captchaId });
      background.src = `data:image/png;base64,${loaded.background}`;
      piece.src = `data:image/png;base64,${loaded.piece}`;
      picture.style.aspectRatio = `${loaded.width} / ${loaded.height}`;
      piece.style.top = `${(loaded.piece_y / loaded.height) * 100}%`;
      piece.style.width = `${(loaded.piece_size / loaded.width) * 100}%`;
      track.max = String(loaded.width - loaded.piece_size);
      track.value = '0';
      track.disabled = false;
      puzzle = loaded;
      place();
      if (box.open) track.focus();
    };
    const loadAgain = () => load().catch(() => say(t.failed, true));
    const verify = async () => {
      const tried = puzzle;
      if (!tried || track.value === '0') return;
      puzzle = undefined;
      track.disabled = true;
      const search = { captcha_id: captchaId, lot_number: tried.lot_number, x: track.value };
      try {
        const { seccode } = await ask<{ seccode: Validated | null }>('verify', search, 'POST');
        if (!seccode) {
          say(t.wrong, true);
          await load();
          return;
        }
        validated = seccode;
        box.close();
        tell('success');
      } catch {
        say(t.failed, true);
        await loadAgain();
      }
    };
    const leave = () => {
      box.close();
      tell('close');
    };

    track.addEventListener('input', place);
    track.addEventListener('pointerup', () => void verify());
    track.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') void verify();
    });
    confirm.addEventListener('click', () => void verify());
    close.addEventListener('click', leave);
    another.addEventListener('click', () => {
      say(t.hint, false);
      void loadAgain();
    });
    box.addEventListener('cancel', (event) => {
      event.preventDefault();
      leave();
    });

    const on = (event: string) => (listener: () => void) => {
      listeners[event] = listener;
      return captcha;
    };
    const captcha = {
      onReady: on('ready'),
      onSuccess: on('success'),
      onError: on('error'),
      onClose: on('close'),
      getValidate: () => validated,
      showCaptcha() {
        document.body.append(box);
        box.showModal();
        track.focus();
      },
      destroy() {
        box.close();
        box.remove();
      },
    };
    callback(captcha);
    load().then(
      () => tell('ready'),
      ({ message: msg }: Error) => tell('error', { code: '60500', msg }),
    );
  };
  Object.assign(window, { initGeetest4: init });
}
