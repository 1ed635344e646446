import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';

export interface Finding {
  isRight: boolean;
  text: string;
}

interface FairCheckProps {
  find: () => Promise<Finding[]>;
  check: string;
  checking: string;
}

/**
 * Recomputes a round or a draw in the browser. Renders no button without JavaScript or outside secure contexts, where
 * `crypto.subtle` is missing.
 */
export function FairCheck({ find, check, checking }: FairCheckProps) {
  const isInteractive = useIsInteractive();
  const [findings, setFindings] = useState<Finding[] | 'pending'>([]);
  if (!isInteractive || !crypto.subtle) return null;
  const start = async () => {
    setFindings('pending');
    setFindings(await find());
  };
  const isPending = findings === 'pending';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button type="button" look="outline" onClick={start} isPending={isPending}>
        {isPending ? checking : check}
      </Button>
      <div role="status" className="min-w-0 space-y-1 text-sm font-semibold">
        {!isPending &&
          findings.map(({ isRight, text }) => (
            <p key={text} className={`flex gap-2 ${isRight ? 'text-positive' : 'text-negative'}`}>
              <Icon name={isRight ? 'check' : 'close'} className="size-5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </p>
          ))}
      </div>
    </div>
  );
}
