import { useState } from 'react';
import type { Body, Query } from '../../../../../openapi/generated/control-operations.ts';
import { go, useAddress, useBrand, useWorld } from '../../state/address.ts';
import { act, curlOf, useRead } from '../../state/call.ts';
import { formatAmount, formatDistance, formatTime } from '../../state/format.ts';
import { useWorldClock } from '../../state/world-clock.ts';
import { Act, Choice, Curl, Form, Go, TextField } from '../../ui/controls.tsx';
import { Decisions, type QueueRow } from '../../ui/decisions.tsx';
import { Loaded, Pages, Panel, Table } from '../../ui/views.tsx';

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

/** What waits of all kinds, or all of one kind. */
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
                ...Object.entries(rows.data.counts).map(([name, count]) => [name, `${name} (${count})`] as const),
              ]}
              onChange={(value) => go({ state: value, page: '' }, { replaces: true })}
            />
          )
        }
      >
        <Loaded query={rows}>
          {({ list, total }) => (
            <>
              <QueueTable list={list} kind={kind} />
              <Pages page={Number(page) || 1} size={PAGE_SIZE} total={total} />
            </>
          )}
        </Loaded>
        <Curl line={curlOf('listOrders', { path, query })} />
      </Panel>
    </div>
  );
}

function QueueTable({ list, kind }: { list: readonly QueueRow[]; kind: Kind | undefined }) {
  const world = useWorld();
  const brand = useBrand();
  const now = useWorldClock()?.now ?? 0;
  const details = useDetails();
  return (
    <Table
      label="Queue"
      heads={[...(kind ? [] : ['Kind']), 'Since (UTC+8)', 'Who', 'Amount', 'State', 'Says', null]}
      rows={list}
      keyOf={(row) => `${row.kind} ${row.id}`}
      empty="Nothing waits here."
      cells={(row) => [
        ...(kind ? [] : [KINDS.find(([name]) => name === row.kind)?.[1]]),
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
        row.amount && `${formatAmount(row.amount)} ${row.currency}`,
        row.state,
        <span key="says" className="says">
          {details.get(`${row.kind} ${row.kind === 'heldMember' ? row.account : row.id}`) ?? contractKind(row)}{' '}
          <small>{row.id}</small>
        </span>,
        <span key="acts" className="acts">
          <Decisions row={row} brand={brand} world={world} />
          {row.kind === 'deposit' && row.decisions.length > 0 && <PaymentForm orderNo={row.id} />}
          {row.kind === 'chatReport' && row.account && <Mute account={row.account} />}
        </span>,
      ]}
    />
  );
}

const contractKind = ({ kind, decisions }: QueueRow): string | null =>
  kind === 'contract' ? String(decisions[0]?.body.kind ?? '') : null;

/** What a row is about, by its kind and id. */
function useDetails(): ReadonlyMap<string, string> {
  const path = { world: useWorld(), brand: useBrand() };
  const feedback = useRead('listFeedback', { path }).data ?? [];
  const partners = useRead('listPartners', { path }).data ?? [];
  const reports = useRead('listChatReports', { path }).data ?? [];
  const members = useRead('listHeldMembers', { path }).data ?? [];
  const rewards = useRead('listHeldRewards', { path }).data ?? [];
  return new Map([
    ...feedback.map(
      ({ feedbackId, category, text, contact }) =>
        [`feedback ${feedbackId}`, `${category}: ${text}${contact ? ` (${contact})` : ''}`] as const,
    ),
    ...partners.map(
      ({ partnerId, channel, contact, players, text }) =>
        [`partner ${partnerId}`, `${text} ${players} players; ${channel} ${contact}`] as const,
    ),
    ...reports.map(
      ({ messageId, room, text, reports: count, isHidden }) =>
        [`chatReport ${messageId}`, `“${text}” in ${room}, reported by ${count}${isHidden ? ', hidden' : ''}`] as const,
    ),
    ...members.map(
      ({ account, excluded, reason }) => [`heldMember ${account}`, `matches ${excluded} by ${reason}`] as const,
    ),
    ...rewards.map(
      ({ rewardId, friend, tier, reason }) =>
        [`heldReward ${rewardId}`, `for ${friend}, ${tier}${reason ? `, by ${reason}` : ''}`] as const,
    ),
  ]);
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
      <Form
        label={`Report ${orderNo} otherwise`}
        submit="Report"
        onSubmit={() => act('reportPayment', input)}
        curl={curlOf('reportPayment', input)}
      >
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

function Mute({ account }: { account: string }) {
  const path = { world: useWorld(), brand: useBrand() };
  return (
    <Act id="setChatStanding" input={{ path, body: { account, state: 'MUTED', hours: 24 } }} label={`Mute ${account}`}>
      mute for a day
    </Act>
  );
}
