import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon.tsx';
import type { HelpView } from './help.types.ts';

interface PlayHelpProps {
  help: HelpView;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The odds. */
  children: ReactNode;
}

export function PlayHelp({ help: { title, parts, table }, isOpen, onToggle, children }: PlayHelpProps) {
  return (
    <details className="play-help" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <Icon name="info" />
        <span className="sr-only">{title}</span>
        {children}
      </summary>
      <div className="mt-2 space-y-4 rounded-card border border-line bg-raised p-4 text-sm tabular-nums">
        <dl className="space-y-3">
          {parts.map(({ name, lines }) => (
            <div key={name} className="gap-x-4 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="font-semibold">{name}</dt>
              {lines.map((line) => (
                <dd key={line} className="mt-0.5 text-muted wrap-anywhere sm:col-start-2 sm:mt-0">
                  {line}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        {table && (
          <table className="w-full max-w-md">
            <caption className="pb-1 text-start font-semibold">{table.name}</caption>
            <tbody>
              {table.rows.map(([name, ...cells]) => (
                <tr key={name} className="border-t border-line align-top">
                  <th scope="row" className="py-1.5 pe-4 text-start font-medium">
                    {name}
                  </th>
                  {cells.map((cell) => (
                    <td key={cell} className="py-1.5 text-muted last:text-end">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </details>
  );
}
