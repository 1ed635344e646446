import { useEffect } from 'react';
import type { HumanProof } from './verification.types.ts';

const SCRIPT = 'https://static.geetest.com/v4/gt4.js';

/** Unknown languages use geetest's default. */
const LANGUAGES: Record<string, string> = { zh: 'zho', en: 'eng', id: 'ind', th: 'tha', fil: 'fil', vi: 'vie' };

interface Validated {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
}

interface Captcha {
  onReady(listener: () => void): Captcha;
  onSuccess(listener: () => void): Captcha;
  onClose(listener: () => void): Captcha;
  onError(listener: () => void): Captcha;
  showCaptcha(): void;
  getValidate(): Validated | false;
  destroy(): void;
}

interface Options {
  captchaId: string;
  product: 'bind';
  language: string | undefined;
}

type InitGeetest = (options: Options, ready: (captcha: Captcha) => void) => void;

let loading: Promise<InitGeetest> | undefined;

/** The CSP allows the script for brands with geetest. */
function loadGeetest(scriptUrl: string): Promise<InitGeetest> {
  loading ??= new Promise<InitGeetest>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.onload = () => resolve((window as unknown as { initGeetest4: InitGeetest }).initGeetest4);
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error('The check could not be loaded'));
    };
    document.head.append(script);
  });
  return loading;
}

interface GeetestCheckProps {
  captchaId: string;
  scriptUrl: string | undefined;
  onSolved: (proof: HumanProof) => void;
  /** Failed to load or gave up. */
  onFailed: () => void;
  onClose: () => void;
}

/** The result equals that of the gateway's puzzle. */
export default function GeetestCheck({
  captchaId,
  scriptUrl = SCRIPT,
  onSolved,
  onFailed,
  onClose,
}: GeetestCheckProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one check for the life of this component
  useEffect(() => {
    let captcha: Captcha | undefined;
    let isGone = false;
    const finish = () => {
      const validated = captcha?.getValidate();
      if (!validated) return onClose();
      onSolved({
        lotNumber: validated.lot_number,
        captchaOutput: validated.captcha_output,
        passToken: validated.pass_token,
        genTime: validated.gen_time,
      });
    };
    const [language = ''] = document.documentElement.lang.split('-');
    loadGeetest(scriptUrl).then((init) => {
      if (isGone) return;
      init({ captchaId, product: 'bind', language: LANGUAGES[language] }, (ready) => {
        captcha = ready;
        ready
          .onReady(() => ready.showCaptcha())
          .onSuccess(finish)
          .onClose(onClose)
          .onError(onFailed);
      });
    }, onFailed);
    return () => {
      isGone = true;
      captcha?.destroy();
    };
  }, []);
  return null;
}
