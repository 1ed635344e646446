import { useRef, useState } from 'react';
import type { Input, OperationId, Value } from '../../../../openapi/generated/control-operations.ts';
import { act } from '../state/call.ts';
import { formatName } from '../state/format.ts';
import { Act, Form, TextField } from './controls.tsx';

export type QueueRow = Value<'listOrders'>['list'][number];
type Decision = QueueRow['decisions'][number];

interface DecisionsProps {
  row: QueueRow;
  brand: string;
  world: string;
  /** Told the row's new state, or the decision where the operation answers none. */
  onDone?: (outcome: string) => void;
}

const REFUSALS: ReadonlySet<string> = new Set([
  'reject',
  'fail',
  'cancel',
  'decline',
  'declined',
  'refuse',
  'close',
  'delete',
]);

/** Nothing brings these back. */
const FINAL: ReadonlySet<string> = new Set(['heldMember close']);

const subjectOf = ({ kind, id }: QueueRow): string => `${formatName(kind)} ${id}`;

/** Controls for all that the back office can do about a row of a queue now. */
export function Decisions({ row, brand, world, onDone }: DecisionsProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset className="acts" aria-label={`Decide ${subjectOf(row)}`} ref={box} tabIndex={-1}>
      {row.decisions.length === 0 && <small>nothing to decide</small>}
      {row.decisions.map((decision) => (
        <DecisionControls
          key={decision.operation}
          decision={decision}
          row={row}
          path={{ world, brand }}
          onDone={(outcome) => {
            // Other buttons take the place of the one that was used.
            box.current?.focus();
            onDone?.(outcome);
          }}
        />
      ))}
    </fieldset>
  );
}

interface DecisionProps {
  decision: Decision;
  row: QueueRow;
  path: { world: string; brand: string };
  onDone: (outcome: string) => void;
}

const outcomeOf = (answer: unknown, decision: string): string =>
  (answer as { state?: string } | null)?.state ?? decision;

/** The contract lists the operations that a row may name, and the body of each. */
const inputOf = (decision: Decision, path: DecisionProps['path'], value?: string) =>
  ({
    path: { ...path, ...decision.path },
    body: { ...decision.body, ...(decision.field !== null && { [decision.field]: value }) },
  }) as unknown as Input<OperationId>;

function DecisionControls({ decision, row, path, onDone }: DecisionProps) {
  const id = decision.operation as OperationId;
  const { field, values } = decision;
  if (field !== null && values.length === 0)
    return <FreeText decision={decision} row={row} path={path} onDone={onDone} />;
  const subject = subjectOf(row);
  if (field === null)
    return (
      <Act
        id={id}
        input={inputOf(decision, path)}
        label={`${formatName(id)}: ${subject}`}
        onDone={(answer) => onDone(outcomeOf(answer, 'done'))}
      >
        {formatName(id)}
      </Act>
    );
  return values.map((value) => (
    <Act
      key={value}
      id={id}
      input={inputOf(decision, path, value)}
      tone={REFUSALS.has(value) ? 'danger' : undefined}
      label={`${value}: ${subject}`}
      question={FINAL.has(`${row.kind} ${value}`) ? `${value} ${row.account} for good?` : undefined}
      onDone={(answer) => onDone(outcomeOf(answer, value))}
    >
      {value}
    </Act>
  ));
}

function FreeText({ decision, row, path, onDone }: DecisionProps) {
  const [text, setText] = useState('');
  const id = decision.operation as OperationId;
  return (
    <Form
      label={`${formatName(id)} ${row.id}`}
      submit="Send"
      onSubmit={() => act(id, inputOf(decision, path, text))}
      onDone={() => {
        setText('');
        onDone('answered');
      }}
    >
      <TextField label={formatName(decision.field ?? '')} value={text} onChange={setText} isRequired isLong />
    </Form>
  );
}
