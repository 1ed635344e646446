import type { FieldState } from '~/ui/schema-form.ts';
import { askForCode } from './ask-for-code.ts';
import { CodeInput } from './code-input.tsx';
import type { CodeAnswer, CodeChannel, MemberCodeScene } from './verification.types.ts';

interface MemberCodeFieldProps {
  field: FieldState;
  scene: MemberCodeScene;
  channel: CodeChannel;
  label?: string;
  /** What the button is called in the form, for visitors without scripts. */
  intent?: string;
  /** Whether the number or the address of the form can be sent a code; it shows its fault where not. */
  isTargetGood?: () => boolean;
  clearError: () => void;
  answer?: CodeAnswer;
}

/** A code for a signed-in member: to the new number or address of the form, or to the one that the member has. */
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
