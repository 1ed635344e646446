import type { MarkedPart } from './mark.ts';

export function Marked({ parts }: { parts: MarkedPart[] }) {
  return (
    <>
      {parts.map(({ text, isMatch }, index) => {
        const key = `${index} ${text}`;
        return isMatch ? (
          <mark key={key} className="bg-transparent font-bold text-link underline underline-offset-2">
            {text}
          </mark>
        ) : (
          <span key={key}>{text}</span>
        );
      })}
    </>
  );
}
