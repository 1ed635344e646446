import type { FieldState } from '~/ui/schema-form.ts';
import { askForCode } from './ask-for-code.ts';
import { CodeInput } from './code-input.tsx';
import type { CodeAnswer, CodeChannel, MemberCodeScene } from './verification.types.ts';

interface MemberCodeFieldProps {
  field: FieldState;
  scene: MemberCodeScene;
  channel: CodeChannel;
  label?: string;
  /** In a form without scripts. */
  intent?: string;
  /** Shows the error of the number or address. */
  isTargetGood?: () => boolean;
  clearError: () => void;
  answer?: CodeAnswer;
}

export function MemberCodeField({ scene, channel, isTargetGood = () => true, ...input }: MemberCodeFieldProps) {
  return (
    <CodeInput
      {...input}
      onAsk={(form, send) => {
        if (!isTargetGood()) return;
        const names = scene === 'bind' ? ['mobileNum', 'countryDialingCode', 'email'] : [];
        send(() => askForCode(new FormData(form), names, { scene, channel }));
      }}
    />
  );
}
