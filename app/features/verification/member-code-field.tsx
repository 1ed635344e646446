import type { FieldState } from '~/ui/schema-form.ts';
import { askForCode } from './ask-for-code.ts';
import { CodeInput } from './code-input.tsx';
import type { CodeAnswer, CodeChannel, MemberCodeScene } from './verification.types.ts';

interface MemberCodeFieldProps {
  field: FieldState;
  scene: MemberCodeScene;
  channel: CodeChannel;
  label?: string;
  /** Button name in a form without scripts. */
  intent?: string;
  /** Validates the form's number or address and shows its error. */
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
