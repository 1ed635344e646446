import { useState } from 'react';
import type { Body, Value } from '../../../../openapi/generated/control-operations.ts';
import { go, useWorld } from '../state/address.ts';
import { act, curlOf, useRead } from '../state/call.ts';
import { formatAmount, formatTime } from '../state/format.ts';
import { Choice, Copy, Form, Go, TextField } from '../ui/controls.tsx';
import { Empty, Facts, Json, Loaded, Panel, Table, WorldName } from '../ui/views.tsx';
import { copyCurl, copyPlaywright, copyVitest, knownFields, listMasked } from './request-copies.ts';

type WholeRequest = Value<'getRequest'>;

interface RequestDetailProps {
  world: string;
  recordId: string;
}

/** One request, whole, beginning with the reason of its answer. */
export function RequestDetail({ world, recordId }: RequestDetailProps) {
  const path = { world, recordId };
  const whole = useRead('getRequest', { path });
  return (
    <aside className="detail" aria-label="Request">
      <div className="head">
        <h2>
          {whole.data?.request.operationId ?? whole.data?.request.path ?? 'Request'} <small>{recordId}</small>
        </h2>
        <button type="button" onClick={() => go({ request: '', of: '' })}>
          Close
        </button>
      </div>
      <Loaded query={whole}>
        {(value) => (
          <>
            <Reason world={world} recordId={recordId} />
            <Summary world={world} whole={value} />
            <Steps whole={value} />
            <Bodies whole={value} />
            <Replay world={world} whole={value} />
          </>
        )}
      </Loaded>
    </aside>
  );
}

function Reason({ world, recordId }: RequestDetailProps) {
  const explanation = useRead('explainRequest', { path: { world, recordId } });
  return (
    <Loaded query={explanation}>
      {({ status, errorCode, reason }) => (
        <p className="reason" data-status={Math.floor(status / 100)}>
          <b>
            {status} {errorCode}
          </b>
          <span>{reason}</span>
        </p>
      )}
    </Loaded>
  );
}

/** Members of the seed at the request's brand. */
function usePeople(world: string, { request: { merchant } }: WholeRequest) {
  const path = { world, brand: merchant ?? '' };
  return useRead('getSeedGuide', { path }, { isOff: merchant === null }).data?.people ?? [];
}

function Summary({ world, whole }: { world: string; whole: WholeRequest }) {
  const { request } = whole;
  const people = usePeople(world, whole);
  return (
    <>
      <div className="acts">
        <Copy text={() => copyCurl(world, whole, people)}>Copy as curl</Copy>
        <Copy text={() => copyPlaywright(world, whole, people)}>Copy as Playwright test</Copy>
        <Copy text={() => copyVitest(world, whole, people)}>Copy as contract test</Copy>
        <Go to={{ page: request.requestId, request: '', of: '' }} className="button">
          All requests of this page
        </Go>
      </div>
      <Facts
        facts={[
          ['Request', `${request.method} ${request.path}`],
          ['World', <WorldName key="world" name={world} />],
          ['Brand', request.merchant ?? 'none'],
          [
            'Member',
            request.account ? (
              <Member key="member" request={request} />
            ) : request.isSignedIn ? (
              'signed in'
            ) : (
              'a visitor'
            ),
          ],
          ['Time', `${formatTime(request.time)} UTC+8`],
          ['Took', `${request.durationMs.toFixed(1)} ms`],
          ['Page’s request id', request.requestId],
        ]}
      />
      {request.stack && <pre className="json">{request.stack}</pre>}
    </>
  );
}

const Member = ({ request: { account, merchant } }: { request: WholeRequest['request'] }) => (
  <Go to={{ screen: 'people', brand: merchant ?? undefined, account: account ?? undefined }}>{account}</Go>
);

function Steps({ whole: { steps, violations } }: { whole: WholeRequest }) {
  return (
    <>
      <Panel title="Steps">
        <Table
          label="Steps"
          heads={['Step', 'Decision', 'ms']}
          rows={steps}
          keyOf={({ step }) => step}
          empty="No step was kept."
          cells={({ step, decision, ms }) => [step, decision, ms.toFixed(2)]}
        />
      </Panel>
      {violations.length > 0 && (
        <Panel title="Against the contract">
          <Table
            label="Against the contract"
            heads={['Place', 'Fault', 'Rule']}
            rows={violations}
            keyOf={({ place, rule }) => `${place} ${rule}`}
            empty=""
            cells={({ place, message, rule }) => [place, message, rule]}
          />
        </Panel>
      )}
    </>
  );
}

function Bodies({ whole: { recorded } }: { whole: WholeRequest }) {
  if (!recorded)
    return (
      <Empty>The bodies of this request were not kept: they are while a console is open, or with record on.</Empty>
    );
  const { query, body, answer, rows, money } = recorded;
  const tables = Object.entries(rows);
  return (
    <>
      {Object.keys(query).length > 0 && (
        <Panel title="Query">
          <Json text={JSON.stringify(query)} />
        </Panel>
      )}
      {body && (
        <Panel title="Body">
          <Json text={body} />
        </Panel>
      )}
      {tables.length > 0 && (
        <Panel title="Rows written">
          <p className="acts">
            {tables.map(([table, count]) => (
              <Go key={table} to={{ screen: 'data', table }} className="button">
                {table} {count}
              </Go>
            ))}
          </p>
        </Panel>
      )}
      {money.length > 0 && (
        <Panel title="Money moved">
          <Table
            label="Money moved"
            heads={['Account', 'Type', 'Amount', 'Balance after']}
            rows={money.map((each, at) => ({ ...each, at }))}
            keyOf={({ at }) => at}
            empty=""
            cells={({ account, house, type, amount, balanceAfter }) => [
              account ?? house,
              type,
              formatAmount(amount),
              balanceAfter && formatAmount(balanceAfter),
            ]}
          />
        </Panel>
      )}
      <Panel title="Answer">{answer ? <Json text={answer} /> : <Empty>The answer had no body to keep.</Empty>}</Panel>
    </>
  );
}

/** Sends it again, as its member, here or in another world. */
function Replay({ world, whole }: { world: string; whole: WholeRequest }) {
  const here = useWorld();
  const worlds = useRead('listWorlds');
  const masked = listMasked(whole);
  const [target, setTarget] = useState(world);
  const [isNew, setNew] = useState(false);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const fields = { ...knownFields(whole, usePeople(world, whole)), ...typed };
  const [result, setResult] = useState<Value<'replayRequest'> | null>(null);
  if (!whole.recorded) return null;
  const hasReference = whole.recorded.body?.includes('"reference"') ?? false;
  const body: Body<'replayRequest'> = {
    ...(target !== world && { world: target }),
    ...(isNew && { newReference: true }),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
  const input = { path: { world, recordId: whole.request.id }, body };
  return (
    <Panel title="Send it again">
      <Form
        label="Send it again"
        submit="Send"
        onSubmit={async () => setResult(await act('replayRequest', input))}
        curl={curlOf('replayRequest', input)}
      >
        <Choice
          label="In the world"
          value={target}
          options={[...new Set([world, here, ...(worlds.data ?? []).map(({ name }) => name)])]}
          onChange={setTarget}
        />
        {masked.map((place) => (
          <TextField
            key={place}
            label={place}
            value={fields[place] ?? ''}
            isRequired
            hint="It is masked in the log."
            onChange={(value) => setTyped({ ...typed, [place]: value })}
          />
        ))}
        {hasReference && (
          <label className="check">
            <input type="checkbox" checked={isNew} onChange={(event) => setNew(event.target.checked)} />
            New reference: money moves again
          </label>
        )}
      </Form>
      {result && (
        <>
          <p role="status">
            Answered {result.status} in <WorldName name={result.world} />.{' '}
            {result.id && <Go to={{ request: result.id, of: result.world }}>Open it</Go>}
          </p>
          <Json text={result.answer} />
        </>
      )}
    </Panel>
  );
}
