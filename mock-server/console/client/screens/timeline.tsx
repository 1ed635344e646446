import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type Address, BRANDS, go, useAddress, useWorld } from '../state/address.ts';
import { useRead } from '../state/call.ts';
import { loadEarlier, timeline, useTimelineVersion } from '../state/events.ts';
import { formatClock, formatTime } from '../state/format.ts';
import type { Filter, Row } from '../state/timeline.ts';
import { Choice, TextField, useShortcut } from '../ui/controls.tsx';
import { Empty, Loaded, Panel, Screen, Table, WorldName } from '../ui/views.tsx';
import { RequestDetail } from './request-detail.tsx';

const ROW_PX = 30;
const KINDS = [
  ['', 'all that happens'],
  ['request', 'requests'],
  ['fault', 'what a fault struck'],
  ['clock', 'clock moves'],
  ['due', 'what fell due'],
  ['inbox', 'messages sent'],
  ['world', 'worlds made and gone'],
  ['refused', 'refused before a world'],
] as const;
const STATUSES = [
  ['', 'any'],
  ['2', '2xx'],
  ['4', '4xx'],
  ['5', '5xx'],
  '400',
  '401',
  '403',
  '404',
  '409',
  '422',
  '429',
  '500',
  '503',
] as const;

export function TimelineScreen() {
  const address = useAddress();
  const world = useWorld();
  const isAll = address.all === '1';
  useEffect(() => void loadEarlier(world), [world]);
  const filter = useFilter(address, isAll ? null : world);
  const isOpen = address.request !== undefined;
  const har = `/__mock/worlds/${encodeURIComponent(world)}/requests.har`;
  return (
    <Screen
      title="Timeline"
      about="Every request as it is answered, beside clock moves, messages and what fell due. Open one to read why it was answered so."
      actions={
        <a className="button" href={har} download={`${world}.har`}>
          Save as HAR
        </a>
      }
    >
      <Filters address={address} isAll={isAll} />
      {address.kind === 'refused' ? (
        <Refused />
      ) : (
        <div className="split" data-open={isOpen || undefined}>
          <Rows
            filter={filter}
            isAll={isAll}
            selected={address.request && `${address.of ?? world} ${address.request}`}
          />
          {address.request && (
            <RequestDetail key={address.request} world={address.of ?? world} recordId={address.request} />
          )}
        </div>
      )}
    </Screen>
  );
}

/** The same object until one of its fields changes, so that the rows are not matched again. */
function useFilter(
  { kind = '', text = '', brand = '', account = '', status = '', page = '' }: Address,
  world: string | null,
): Filter {
  return useMemo(
    () => ({ world, kind, text, brand, account, status, page }),
    [world, kind, text, brand, account, status, page],
  );
}

function Filters({ address, isAll }: { address: Address; isAll: boolean }) {
  const set = (name: string) => (value: string) => go({ [name]: value }, { replaces: true });
  const box = useRef<HTMLElement>(null);
  useShortcut('/', () => box.current?.querySelector('input')?.focus());
  const { text = '', brand = '', account = '', status = '', page = '', kind = '' } = address;
  return (
    <search className="fields filters" ref={box}>
      <TextField
        label="Operation, path or code ( / )"
        type="search"
        value={text}
        onChange={set('text')}
        placeholder="getBalance"
      />
      <TextField label="Page’s request id" type="search" value={page} onChange={set('page')} placeholder="01JH7Q2N8F" />
      <TextField label="Member" type="search" value={account} onChange={set('account')} placeholder="lucky" />
      <Choice label="Brand" value={brand} options={[['', 'all'], ...BRANDS]} onChange={set('brand')} />
      <Choice label="Status" value={status} options={STATUSES} onChange={set('status')} />
      <Choice label="Shows" value={kind} options={KINDS} onChange={set('kind')} />
      <label className="check">
        <input type="checkbox" checked={isAll} onChange={(event) => set('all')(event.target.checked ? '1' : '')} />
        All worlds
      </label>
    </search>
  );
}

interface RowsProps {
  filter: Filter;
  isAll: boolean;
  /** Key of a row. */
  selected: string | undefined;
}

/** The newest is on top. Who has scrolled down keeps their place. */
function Rows({ filter, isAll, selected }: RowsProps) {
  useTimelineVersion();
  const rows = timeline.select(filter);
  const list = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
  });
  const newest = useRef(rows.at(-1));
  useLayoutEffect(() => {
    const { current } = list;
    const at = newest.current ? rows.lastIndexOf(newest.current) : -1;
    const added = at < 0 ? 0 : rows.length - 1 - at;
    if (current && added > 0 && current.scrollTop > ROW_PX) current.scrollTop += added * ROW_PX;
    newest.current = rows.at(-1);
  }, [rows]);

  const at = (index: number): Row | undefined => rows[rows.length - 1 - index];
  const move = (step: number) => {
    const index = rows.findIndex((row) => row.key === selected);
    let next = index < 0 ? 0 : rows.length - 1 - index + step;
    while (next >= 0 && next < rows.length && at(next)?.kind !== 'request') next += Math.sign(step) || 1;
    const row = at(next);
    if (!row) return;
    openRow(row, true);
    virtual.scrollToIndex(next);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Enter: 0 }[event.key];
    if (step === undefined) return;
    move(step);
    event.preventDefault();
  };
  useShortcut('Escape', () => {
    if (!selected) return;
    go({ request: '', of: '' });
    list.current?.focus();
  });
  const shown = virtual.getVirtualItems();
  const isShown = shown.some(({ index }) => at(index)?.key === selected);
  if (rows.length === 0)
    return (
      <div className="rows">
        <Empty>Nothing matches yet. Use the site in this world, or send a request with the header X-Mock-World.</Empty>
      </div>
    );
  return (
    <div
      className="rows"
      ref={list}
      role="listbox"
      aria-label="Requests and events"
      aria-activedescendant={isShown ? rowId(selected as string) : undefined}
      tabIndex={0}
      onKeyDown={press}
    >
      <div className="canvas" style={{ height: virtual.getTotalSize() }}>
        <div style={{ transform: `translateY(${shown[0]?.start ?? 0}px)` }}>
          {shown.map(({ index }) => {
            const row = at(index);
            return row && <RowLine key={row.key} row={row} isAll={isAll} isSelected={row.key === selected} />;
          })}
        </div>
      </div>
    </div>
  );
}

const rowId = (key: string) => `row-${key.replace(/\W/g, '-')}`;

function openRow(row: Row, replaces = false): void {
  if (row.kind === 'request') go({ request: row.request.id, of: row.world }, { replaces });
}

interface RowLineProps {
  row: Row;
  isAll: boolean;
  isSelected: boolean;
}

/** Memoised by the row: only new rows are rendered. */
const RowLine = memo(function RowLine({ row, isAll, isSelected }: RowLineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, also when rows move out of it
    <div
      id={rowId(row.key)}
      role="option"
      aria-selected={isSelected}
      className="row"
      data-kind={row.kind}
      onClick={() => openRow(row)}
    >
      {cellsOf(row, isAll)}
    </div>
  );
});

function cellsOf(row: Row, isAll: boolean): ReactNode {
  if (row.kind === 'gap') return <span className="what">Events of before are no longer held.</span>;
  return (
    <>
      <time>{formatClock(row.time)}</time>
      {isAll && <WorldName name={row.world} />}
      {row.kind === 'request' ? (
        <RequestCells request={row.request} />
      ) : (
        <span className="what">{sentenceOf(row)}</span>
      )}
    </>
  );
}

function RequestCells({ request }: { request: Extract<Row, { kind: 'request' }>['request'] }) {
  const { status, method, operationId, path, merchant, account, errorCode, fault, durationMs } = request;
  return (
    <>
      <b data-status={Math.floor(status / 100)}>{status}</b>
      <span className="method">{method}</span>
      <span className="what">
        {operationId ?? path}
        {errorCode && <em>{errorCode}</em>}
        {fault && <em>fault: {fault}</em>}
      </span>
      <span className="who">
        {merchant}
        {account && ` · ${account}`}
      </span>
      <span className="ms">{durationMs < 10 ? durationMs.toFixed(1) : Math.round(durationMs)} ms</span>
    </>
  );
}

const CHANGES = {
  made: 'was made',
  reset: 'was put back to the seed',
  restored: 'was loaded from a file',
  deleted: 'was deleted',
};

function sentenceOf(row: Exclude<Row, { kind: 'request' | 'gap' }>): string {
  switch (row.kind) {
    case 'clock':
      return `The clock is ${row.setting.mode}: ${formatTime(row.time)}.`;
    case 'inbox':
      return `A message went to ${row.to} (${row.channel}).`;
    case 'due':
      return `${row.event} ${row.subject}${row.error ? ` failed: ${row.error}` : ''}`;
    case 'world':
      return `The world ${row.world} ${CHANGES[row.change]}.`;
  }
}

/** Requests of foreign hosts, unreadable ones, and those with a world's name of another form. */
function Refused() {
  const refused = useRead('listRefused');
  return (
    <Panel title="Refused before a world">
      <Loaded query={refused}>
        {(list) => (
          <Table
            label="Refused before a world"
            heads={['Time of the machine (UTC+8)', 'Status', 'Request', 'Reason']}
            rows={list.map((each, at) => ({ ...each, at }))}
            keyOf={({ at }) => at}
            empty="Every request to this process has reached a world."
            cells={({ time, status, method, path, reason }) => [formatTime(time), status, `${method} ${path}`, reason]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
