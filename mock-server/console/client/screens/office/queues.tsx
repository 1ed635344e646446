import { useRef, useState } from 'react';
import type { Body, Query } from '../../../../../openapi/generated/control-operations.ts';
import { go, useAddress, useBrand, useWorld } from '../../state/address.ts';
import { act, curlOf, useRead } from '../../state/call.ts';
import { formatAmount, formatDistance, formatName, formatTime } from '../../state/format.ts';
import { useSteadyRows } from '../../state/steady-rows.ts';
import { useWorldClock } from '../../state/world-clock.ts';
import { Choice, Curl, Form, Go, TextField } from '../../ui/controls.tsx';
import { Decisions, type QueueRow } from '../../ui/decisions.tsx';
import { Loaded, Pages, Panel, Table } from '../../ui/views.tsx';
import { Mute, WriteAsSupport } from './chat.tsx';

type Kind = QueueRow['kind'];

const KINDS: readonly (readonly [Kind, string])[] = [
  ['deposit', 'Deposits'],
  ['withdrawal', 'Withdrawals'],
  ['redemption', 'Redemptions'],
  ['application', 'Applications'],
  ['partner', 'Partners'],
  ['feedback', 'Feedback'],
  ['chatReport', 'Reported chat'],
  ['heldMember', 'Held members'],
  ['heldReward', 'Held rewards'],
  ['contract', 'Contracts'],
];
const PAGE_SIZE = 25;

const isKind = (text: string | undefined): text is Kind => KINDS.some(([kind]) => kind === text);

/** Lists all kinds that wait, or all of one kind. */
export function QueuesPart() {
  const world = useWorld();
  const brand = useBrand();
  const { kind: chosen, state = '', page = '1' } = useAddress();
  const kind = isKind(chosen) ? chosen : undefined;
  const path = { world, brand };
  const query: Query<'listOrders'> = {
    ...(kind && { kind }),
    ...(kind && state && { state }),
    pageNo: Number(page) || 1,
    pageSize: PAGE_SIZE,
  };
  const waiting = useRead('listOrders', { path, query: { pageSize: 1 } });
  const rows = useRead('listOrders', { path, query });
  return (
    <div className="sides">
      <nav aria-label="Queues" className="tables">
        <ul>
          <li>
            <Go to={{ kind: '', state: '', page: '' }} isCurrent={!kind}>
              All that waits <small>{waiting.data?.total}</small>
            </Go>
          </li>
          {KINDS.map(([name, title]) => (
            <li key={name}>
              <Go to={{ kind: name, state: '', page: '' }} isCurrent={name === kind}>
                {title} <small>{waiting.data?.counts[name]}</small>
              </Go>
            </li>
          ))}
        </ul>
      </nav>
      <Panel
        title={KINDS.find(([name]) => name === kind)?.[1] ?? 'All that waits'}
        actions={
          kind &&
          rows.data && (
            <Choice
              label="State"
              value={state}
              options={[
                ['', 'all'],
                ...Object.entries(rows.data.counts).map(
                  ([name, count]) => [name, `${formatName(name)} (${count})`] as const,
                ),
              ]}
              onChange={(value) => go({ state: value, page: '' }, { replaces: true })}
            />
          )
        }
      >
        <Loaded query={rows}>
          {({ list, total }) => (
            <>
              <QueueTable key={`${kind} ${state} ${page}`} list={list} kind={kind} isOfState={state !== ''} />
              <Pages page={Number(page) || 1} size={PAGE_SIZE} total={total} />
            </>
          )}
        </Loaded>
        <Curl line={curlOf('listOrders', { path, query })} />
        {kind === 'chatReport' && <WriteAsSupport />}
      </Panel>
    </div>
  );
}

const keyOf = (row: QueueRow): string => `${row.kind} ${row.id}`;

/** Tables of orders, by the kind of a row. */
const ORDER_TABLES: Partial<Record<Kind, string>> = {
  deposit: 'DepositOrder',
  withdrawal: 'WithdrawOrder',
  redemption: 'Redemption',
};

interface QueueTableProps {
  list: readonly QueueRow[];
  kind: Kind | undefined;
  isOfState: boolean;
}

function QueueTable({ list, kind, isOfState }: QueueTableProps) {
  const world = useWorld();
  const brand = useBrand();
  const now = useWorldClock()?.now ?? 0;
  const details = useDetails(kind);
  const { rows, added, hold } = useSteadyRows(list, keyOf);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string>>(new Map());
  const noteOutcome = (row: QueueRow) => (outcome: string) =>
    setOutcomes((before) => new Map(before).set(keyOf(row), outcome));
  return (
    <div {...hold}>
      <Table
        label="Queue"
        heads={[...(kind ? [] : ['Kind']), 'Since', 'Who', 'Amount', 'State', 'About', null]}
        numbers={['Amount']}
        rows={rows}
        keyOf={({ row }) => keyOf(row)}
        empty={emptyText(kind, isOfState)}
        cells={({ row, isGone }) => [
          ...(kind ? [] : [formatName(row.kind)]),
          <time key="since" title={formatTime(row.time)}>
            {formatDistance(row.time - now)}
          </time>,
          row.account ? (
            <Go key="who" to={{ screen: 'people', account: row.account }}>
              {row.account}
            </Go>
          ) : (
            'a visitor'
          ),
          row.amount && `${formatAmount(row.amount)} ${formatCurrency(row.currency)}`,
          formatName(isGone ? (outcomes.get(keyOf(row)) ?? row.state) : row.state),
          <span key="about">
            {details.get(`${row.kind} ${row.kind === 'heldMember' ? row.account : row.id}`) ?? contractKind(row)}{' '}
            <small>
              {ORDER_TABLES[row.kind] ? (
                <Go to={{ screen: 'data', table: ORDER_TABLES[row.kind], column: 'orderNo', value: row.id }}>
                  {row.id}
                </Go>
              ) : (
                row.id
              )}
            </small>
          </span>,
          <span key="acts" className="acts">
            <Decisions
              row={isGone ? { ...row, decisions: [] } : row}
              brand={brand}
              world={world}
              onDone={noteOutcome(row)}
            />
            {row.kind === 'deposit' && !isGone && row.decisions.length > 0 && <PaymentForm orderNo={row.id} />}
            {row.kind === 'chatReport' && row.account && <Mute account={row.account} />}
          </span>,
        ]}
      />
      <p role="status">{added > 0 && `${added} new: shown when you leave the table.`}</p>
    </div>
  );
}

const formatCurrency = (currency: string | null): string => (currency === 'POINTS' ? 'points' : (currency ?? ''));

function emptyText(kind: Kind | undefined, isOfState: boolean): string {
  if (!kind) return 'Nothing waits: what players and agents ask for appears here by itself.';
  return isOfState ? 'None is in this state.' : 'There was none yet.';
}

const contractKind = ({ kind, decisions }: QueueRow): string | null =>
  kind === 'contract' ? formatName(String(decisions[0]?.body.kind ?? '')) : null;

/** Says what a row is about, by its kind and id. A decided one, which the lists leave out, keeps its text. */
function useDetails(kind: Kind | undefined): ReadonlyMap<string, string> {
  const seen = useRef<ReadonlyMap<string, string>>(new Map());
  const path = { world: useWorld(), brand: useBrand() };
  const needs = (each: Kind) => ({ isOff: kind !== undefined && kind !== each });
  const feedback = useRead('listFeedback', { path }, needs('feedback')).data ?? [];
  const partners = useRead('listPartners', { path }, needs('partner')).data ?? [];
  const reports = useRead('listChatReports', { path }, needs('chatReport')).data ?? [];
  const members = useRead('listHeldMembers', { path }, needs('heldMember')).data ?? [];
  const rewards = useRead('listHeldRewards', { path }, needs('heldReward')).data ?? [];
  seen.current = new Map([
    ...seen.current,
    ...feedback.map(
      ({ feedbackId, category, text, contact }) =>
        [`feedback ${feedbackId}`, `${formatName(category)}: ${text}${contact ? ` (${contact})` : ''}`] as const,
    ),
    ...partners.map(
      ({ partnerId, channel, contact, players, text }) =>
        [`partner ${partnerId}`, `${text} ${formatName(players)} players; ${formatName(channel)} ${contact}`] as const,
    ),
    ...reports.map(
      ({ messageId, room, text, reports: count, isHidden }) =>
        [`chatReport ${messageId}`, `“${text}” in ${room}, reported by ${count}${isHidden ? ', hidden' : ''}`] as const,
    ),
    ...members.map(
      ({ account, excluded, reason }) =>
        [`heldMember ${account}`, `matches ${excluded} by ${formatName(reason)}`] as const,
    ),
    ...rewards.map(
      ({ rewardId, friend, tier, reason }) =>
        [
          `heldReward ${rewardId}`,
          `for ${friend}, ${formatName(tier)}${reason ? `, by ${formatName(reason)}` : ''}`,
        ] as const,
    ),
  ]);
  return seen.current;
}

type Report = Body<'reportPayment'>;

/** Payments that differ from the order: another amount, several times, with confirmations. */
function PaymentForm({ orderNo }: { orderNo: string }) {
  const world = useWorld();
  const [status, setStatus] = useState<Report['status']>('paid');
  const [amount, setAmount] = useState('');
  const [times, setTimes] = useState('');
  const [confirmations, setConfirmations] = useState('');
  const body: Report = {
    status,
    ...(amount && { amount }),
    times: Number(times) || 1,
    ...(confirmations && { confirmations: Number(confirmations) }),
  };
  const input = { path: { world, orderNo }, body };
  return (
    <details>
      <summary>Otherwise</summary>
      <Form label={`Report ${orderNo} otherwise`} submit="Report" onSubmit={() => act('reportPayment', input)}>
        <Choice
          label="Payment"
          value={status}
          options={['pending', 'confirming', 'paid', 'declined']}
          onChange={(value) => setStatus(value as Report['status'])}
        />
        <TextField label="Amount" value={amount} onChange={setAmount} placeholder="the order’s" />
        <TextField label="Times" type="number" value={times} onChange={setTimes} placeholder="1" />
        <TextField
          label="Confirmations"
          type="number"
          value={confirmations}
          onChange={setConfirmations}
          placeholder="none"
        />
      </Form>
    </details>
  );
}
