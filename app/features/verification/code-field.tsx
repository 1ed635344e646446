import type { FieldState } from '~/ui/schema-form.ts';
import { askForCode } from './ask-for-code.ts';
import { CodeInput, type Send } from './code-input.tsx';
import { useHumanCheck, withProof } from './human-check.tsx';
import type { CodeAnswer, CodeServices, HumanProof } from './verification.types.ts';

const NAMES = ['mobileNum', 'countryDialingCode', 'lotNumber', 'captchaOutput', 'passToken', 'genTime'];

interface CodeFieldProps {
  field: FieldState;
  scene: 'login' | 'register' | 'forgot';
  signIn: CodeServices;
  isNumberGood: () => boolean;
  clearError: () => void;
  isRequired?: boolean;
  hasMark?: boolean;
  answer?: CodeAnswer;
}

export function CodeField({ scene, signIn, isNumberGood, ...input }: CodeFieldProps) {
  const { check, dialog } = useHumanCheck(signIn.slider, 'sms');
  const ask = async (form: HTMLFormElement, proof: HumanProof | null) => {
    const more: Record<string, string> = { scene };
    if (signIn.recaptchaKey && scene !== 'forgot') {
      const { solveRecaptcha } = await import('./recaptcha.ts');
      more.recaptchaToken = await solveRecaptcha(signIn.recaptchaKey);
    }
    return askForCode(withProof(new FormData(form), proof), NAMES, more);
  };
  const onAsk = (form: HTMLFormElement, send: Send) => {
    if (!isNumberGood()) return;
    // A login needs no puzzle; the third party has its own.
    if (scene === 'login' || (scene === 'register' && signIn.hasPhoneAuth)) send(() => ask(form, null));
    else check((proof) => send(() => ask(form, proof)));
  };
  return (
    <CodeInput {...input} onAsk={onAsk} countsTrip={scene === 'forgot'}>
      {dialog}
    </CodeInput>
  );
}
