import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';

/** What a check has found about one thing. */
export interface Finding {
  isRight: boolean;
  text: string;
}

interface FairCheckProps {
  /** Computes again what was drawn. */
  find: () => Promise<Finding[]>;
  /** The button's label, and its label meanwhile. */
  check: string;
  checking: string;
}

/** Computes a round or a draw again in the browser. Without JavaScript there is no button, nor where digests are only for secure contexts. */
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
