import type { Body, Value } from '../../../../openapi/generated/control-operations.ts';
import { go, useAddress, useWorld } from '../state/address.ts';
import { act, curlOf, useRead } from '../state/call.ts';
import { Act, Choice, Form, Go, TextField } from '../ui/controls.tsx';
import { Loaded, Panel, Screen, Table } from '../ui/views.tsx';

type Fault = Body<'setFaults'>[number];
type StruckFault = Value<'getFaults'>[number];
type Kind = Fault['kind'];

const KINDS: readonly (readonly [Kind, string])[] = [
  ['status', 'status: an error of the API'],
  ['refuse', 'refuse: success false'],
  ['delay', 'delay: waits, then goes on'],
  ['down', 'down: no answer at all'],
  ['cut', 'cut: ends in the middle'],
  ['html', 'html: a page instead of JSON'],
  ['empty', 'empty: no body'],
  ['wrong-schema', 'wrong-schema: JSON of another shape'],
  ['stale', 'stale: a read answers as before'],
];

interface Preset {
  title: string;
  about: string;
  faults: readonly Fault[];
}

export const PRESETS: readonly Preset[] = [
  {
    title: 'Balance fails every second time',
    about: 'getBalance answers 503 at each second request.',
    faults: [{ operation: 'getBalance', kind: 'status', status: 503, every: 2 }],
  },
  {
    title: 'Payday',
    about: 'Everything is slow, and one request of twenty is refused for the load.',
    faults: [
      { operation: '*', kind: 'status', status: 503, every: 20 },
      { operation: '*', kind: 'delay', delayMs: 1_500, every: 2 },
    ],
  },
  {
    title: 'Vendor down',
    about: 'Pages of the vendors do not answer.',
    faults: [{ operation: 'vendor', kind: 'down' }],
  },
  {
    title: 'Signed out',
    about: 'getBalance tells the member that the session has ended.',
    faults: [{ operation: 'getBalance', kind: 'refuse', status: 401, errorCode: 'login.not.session' }],
  },
  {
    title: 'One answer is lost',
    about: 'The next withdrawal is not answered: was it booked?',
    faults: [{ operation: 'withdraw', kind: 'cut', times: 1 }],
  },
  {
    title: 'Old balances',
    about: 'getBalance answers what it answered first, as a copy of the database that lags behind.',
    faults: [{ operation: 'getBalance', kind: 'stale' }],
  },
  {
    title: 'A bad proxy',
    about: 'Every fifth answer is a page of HTML.',
    faults: [{ operation: '*', kind: 'html', every: 5 }],
  },
];

/** Leaves out the counts, which are the mock's. */
export const settingOf = ({ asked: _1, matched: _2, struck: _3, miss: _4, ...fault }: StruckFault): Fault => fault;

export function FaultsScreen() {
  const world = useWorld();
  const path = { world };
  const faults = useRead('getFaults', { path });
  return (
    <Screen
      title="Faults"
      about="Failures on purpose, in this world alone. They strike in an order that repeats, so a test can count on them."
      actions={
        <Act id="setFaults" input={{ path, body: [] }} isOff={faults.data?.length === 0}>
          End all
        </Act>
      }
    >
      <Panel title="Active faults">
        <Loaded query={faults}>{(set) => <SetFaults faults={set} />}</Loaded>
      </Panel>
      <div className="columns">
        <NewFault faults={(faults.data ?? []).map(settingOf)} />
        <Panel title="Presets">
          <Table
            label="Presets"
            heads={['Preset', null]}
            rows={PRESETS}
            keyOf={({ title }) => title}
            empty=""
            cells={({ title, about, faults: own }) => [
              <span key="title">
                <b>{title}</b> <small>{about}</small>
              </span>,
              <Act
                key="set"
                id="setFaults"
                input={{ path, body: [...(faults.data ?? []).map(settingOf), ...own] }}
                label={`Set ${title}`}
              >
                Set
              </Act>,
            ]}
          />
        </Panel>
      </div>
    </Screen>
  );
}

function SetFaults({ faults }: { faults: readonly StruckFault[] }) {
  const path = { world: useWorld() };
  const settings = faults.map(settingOf);
  return (
    <Table
      label="Faults"
      heads={['Operation', 'Does', 'Strikes', 'Has struck', null]}
      rows={faults.map((fault, at) => ({ fault, at }))}
      keyOf={({ at }) => at}
      empty="Nothing fails on purpose."
      cells={({ fault, at }) => [
        fault.operation,
        describeEffect(fault),
        describeChoice(fault),
        <span key="struck">
          {fault.struck ?? 0} of {fault.matched ?? 0} {fault.miss && <small>{fault.miss}</small>}{' '}
          <Go
            to={{
              screen: 'timeline',
              kind: 'fault',
              text: fault.operation === '*' || fault.operation === 'vendor' ? '' : fault.operation,
            }}
          >
            requests
          </Go>
        </span>,
        <Act
          key="end"
          id="setFaults"
          input={{ path, body: settings.filter((_, index) => index !== at) }}
          label={`End the fault of ${fault.operation}`}
        >
          End
        </Act>,
      ]}
    />
  );
}

const describeEffect = ({ kind, status, errorCode, delayMs }: Fault): string =>
  [kind, status, errorCode, delayMs && (kind === 'delay' ? `${delayMs} ms` : `after ${delayMs} ms`)]
    .filter(Boolean)
    .join(' ');

const SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (count: number): string => `${count}${SUFFIXES[RULES.select(count)]}`;

function describeChoice({ account, query, after, every, chance, times }: Fault): string {
  const parts = [
    every && (every === 1 ? 'each request' : `each ${ordinal(every)} request`),
    chance !== undefined && `${chance * 100} % of them`,
    after && `after ${after} others`,
    times && (times === 1 ? 'once' : `${times} times`),
    account && `of ${account}`,
    query && `with ${new URLSearchParams(query)}`,
  ].filter(Boolean);
  return parts.join(', ') || 'every request';
}

const HAS_STATUS: readonly Kind[] = ['status', 'refuse', 'html', 'empty', 'wrong-schema'];
const whole = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

/** The address has the fields, so that a fault can be linked to. */
function NewFault({ faults }: { faults: readonly Fault[] }) {
  const world = useWorld();
  const address = useAddress();
  const coverage = useRead('getCoverage');
  const names = (coverage.data?.list ?? []).flatMap(({ api, operation }) => (api === 'gaming' ? [operation] : []));
  const {
    operation = '',
    kind = 'status',
    status = '',
    code = '',
    delay = '',
    account = '',
    every = '',
    after = '',
    times = '',
  } = address;
  const set = (name: string) => (value: string) => go({ [name]: value }, { replaces: true });
  const chosen = kind as Kind;
  const fault: Fault = {
    operation: operation || '*',
    kind: chosen,
    ...(HAS_STATUS.includes(chosen) && status && { status: whole(status) }),
    ...((chosen === 'status' || chosen === 'refuse') && code && { errorCode: code }),
    ...((delay || chosen === 'delay') && { delayMs: whole(delay) ?? 2_000 }),
    ...(account && { account }),
    ...(every && { every: whole(every) }),
    ...(after && { after: whole(after) }),
    ...(times && { times: whole(times) }),
  };
  const input = { path: { world }, body: [...faults, fault] };
  return (
    <Panel title="Add a fault">
      <Form label="Add a fault" submit="Add" onSubmit={() => act('setFaults', input)} curl={curlOf('setFaults', input)}>
        <TextField
          label="Operation"
          value={operation}
          onChange={set('operation')}
          placeholder="* (all)"
          list={['*', 'vendor', ...names]}
        />
        <Choice label="Does" value={kind} options={KINDS} onChange={set('kind')} />
        {HAS_STATUS.includes(chosen) && (
          <TextField label="Status" type="number" value={status} onChange={set('status')} placeholder="500" />
        )}
        {(chosen === 'status' || chosen === 'refuse') && (
          <TextField label="Error code" value={code} onChange={set('code')} placeholder="fault.status" />
        )}
        <TextField
          label="Waits (ms)"
          type="number"
          value={delay}
          onChange={set('delay')}
          placeholder={chosen === 'delay' ? '2000' : '0'}
        />
        <TextField label="Every n-th" type="number" value={every} onChange={set('every')} placeholder="1" />
        <TextField label="After" type="number" value={after} onChange={set('after')} placeholder="0" />
        <TextField label="Times" type="number" value={times} onChange={set('times')} placeholder="all" />
        <TextField label="Of the member" value={account} onChange={set('account')} placeholder="all" />
      </Form>
    </Panel>
  );
}
