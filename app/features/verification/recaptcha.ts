import { minutes } from '~/config/durations.ts';

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

interface Recaptcha {
  ready(listener: () => void): void;
  render(
    place: HTMLElement,
    options: { sitekey: string; size: 'invisible'; callback: (token: string) => void; 'error-callback': () => void },
  ): number;
  execute(widget: number): void;
}

let loading: Promise<Recaptcha> | undefined;

function loadRecaptcha(): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    };
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error('The check could not be loaded'));
    };
    document.head.append(script);
  });
  return loading;
}

/** Shows only to suspicious visitors. */
export async function solveRecaptcha(siteKey: string): Promise<string> {
  const recaptcha = await loadRecaptcha();
  const place = document.createElement('div');
  document.body.append(place);
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error('The check failed'));
      const options = { sitekey: siteKey, size: 'invisible', callback: resolve, 'error-callback': fail } as const;
      recaptcha.execute(recaptcha.render(place, options));
      setTimeout(fail, minutes(3));
    });
  } finally {
    place.remove();
  }
}
