import { useState } from 'react';
import type { Input, OperationId, Value } from '../../../../openapi/generated/control-operations.ts';
import { act, curlOf } from '../state/call.ts';
import { formatName } from '../state/format.ts';
import { Act, Form, TextField } from './controls.tsx';

export type QueueRow = Value<'listOrders'>['list'][number];
type Decision = QueueRow['decisions'][number];

interface DecisionsProps {
  row: QueueRow;
  brand: string;
  world: string;
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

/** Controls for all that the back office can do about a row of a queue now. */
export function Decisions({ row, brand, world }: DecisionsProps) {
  if (row.decisions.length === 0) return <small>nothing to decide</small>;
  return (
    <span className="acts">
      {row.decisions.map((decision) => (
        <DecisionControls key={decision.operation} decision={decision} row={row} path={{ world, brand }} />
      ))}
    </span>
  );
}

interface DecisionProps {
  decision: Decision;
  row: QueueRow;
  path: { world: string; brand: string };
}

/** The contract lists the operations that a row may name, and the body of each. */
const inputOf = (decision: Decision, path: DecisionProps['path'], value?: string) =>
  ({
    path: { ...path, ...decision.path },
    body: { ...decision.body, ...(decision.field !== null && { [decision.field]: value }) },
  }) as unknown as Input<OperationId>;

function DecisionControls({ decision, row, path }: DecisionProps) {
  const id = decision.operation as OperationId;
  const { field, values } = decision;
  if (field !== null && values.length === 0) return <FreeText decision={decision} row={row} path={path} />;
  const subject = `${formatName(row.kind)} ${row.id}`;
  if (field === null)
    return (
      <Act id={id} input={inputOf(decision, path)} label={`${formatName(id)}: ${subject}`}>
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
    >
      {value}
    </Act>
  ));
}

function FreeText({ decision, row, path }: DecisionProps) {
  const [text, setText] = useState('');
  const id = decision.operation as OperationId;
  const input = inputOf(decision, path, text);
  return (
    <Form
      label={`${formatName(id)} ${row.id}`}
      submit="Send"
      onSubmit={() => act(id, input)}
      onDone={() => setText('')}
      curl={curlOf(id, input)}
    >
      <TextField label={formatName(decision.field ?? '')} value={text} onChange={setText} isRequired isLong />
    </Form>
  );
}
