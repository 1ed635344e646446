import { useEffect, useState } from 'react';
import type { Body, Value } from '../../../../openapi/generated/control-operations.ts';
import { go, useAddress, useWorld } from '../state/address.ts';
import { act, curlOf, useRead } from '../state/call.ts';
import { formatDistance, formatSpan, formatTime, parseTime } from '../state/format.ts';
import { MOMENTS } from '../state/moments.ts';
import { useWorldClock } from '../state/world-clock.ts';
import { Act, Choice, Form, Go, TextField } from '../ui/controls.tsx';
import { Facts, Loaded, Panel, Screen, Table } from '../ui/views.tsx';

type Setting = Body<'setClock'>;
type Due = Value<'listDue'>[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const STEPS = [
  ['1 min', MINUTE_MS],
  ['1 h', HOUR_MS],
  ['1 day', DAY_MS],
  ['1 week', 7 * DAY_MS],
  ['30 days', 30 * DAY_MS],
] as const;

const KINDS = [
  ['', 'all'],
  ['event', 'events of the agenda'],
  ['lock', 'locks of lotteries'],
  ['draw', 'draws of lotteries'],
  ['expiry', 'expiries'],
  ['session', 'ends of sessions'],
] as const;

export function ClockScreen() {
  return (
    <Screen title="Clock" about="The time of this world alone. What falls due while it is moved is done, in order.">
      <div className="columns">
        <Now />
        <Moments />
      </div>
      <DueList />
    </Screen>
  );
}

const zoneOfMachine = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const inZoneOfMachine = (ms: number) => formatTime(ms, -new Date(ms).getTimezoneOffset() / 60);

function describeSetting(setting: Setting): string {
  if (setting.mode === 'frozen') return 'stands';
  return setting.mode === 'rate' && setting.rate !== 1 ? `runs ${setting.rate} times as fast` : 'runs';
}

function Now() {
  const world = useWorld();
  const clock = useWorldClock();
  const [at, setAt] = useState('');
  const [mode, setMode] = useState<'frozen' | 'rate'>('frozen');
  if (!clock) return <Panel title="Now">Reading…</Panel>;
  const { now } = clock;
  const { setting } = clock.clock;
  const path = { world };
  const set = (body: Setting) => ({ path, body });
  const time = parseTime(at);
  const chosen: Setting = mode === 'frozen' ? { mode, at: time } : { mode, rate: 1, at: time };
  const isGood = !Number.isNaN(time);
  return (
    <Panel title="Now">
      <Facts
        facts={[
          ['The brands’ zone (UTC+8)', <b key="brands">{formatTime(now)}</b>],
          ['UTC', formatTime(now, 0)],
          ...(zoneOfMachine() === 'UTC' ? [] : [[zoneOfMachine(), inZoneOfMachine(now)] as const]),
          ['The clock', describeSetting(setting)],
        ]}
      />
      <p className="acts">
        <Act id="setClock" input={set({ mode: 'frozen' })}>
          Freeze
        </Act>
        <Act id="setClock" input={set({ mode: 'rate', rate: 1 })}>
          Go on from here
        </Act>
        <Act id="setClock" input={set({ mode: 'rate', rate: 60 })}>
          60 times as fast
        </Act>
        <Act id="setClock" input={set({ mode: 'real' })}>
          The machine’s time
        </Act>
      </p>
      <p className="acts">
        {STEPS.map(([title, ms]) => (
          <Act key={title} id="advanceClock" input={{ path, body: { ms } }}>
            + {title}
          </Act>
        ))}
      </p>
      <Form
        label="Set the clock"
        submit="Set"
        onSubmit={async () => {
          if (!isGood) throw new Error('Choose a day and a time.');
          return act('setClock', set(chosen));
        }}
        curl={isGood ? curlOf('setClock', set(chosen)) : undefined}
      >
        <TextField label="Set to (UTC+8)" type="datetime-local" value={at} onChange={setAt} isRequired />
        <Choice
          label="Then it"
          value={mode}
          options={[
            ['frozen', 'stands'],
            ['rate', 'runs'],
          ]}
          onChange={(value) => setMode(value as 'frozen' | 'rate')}
        />
      </Form>
    </Panel>
  );
}

function Moments() {
  const world = useWorld();
  const [of, setOf] = useState('');
  const path = { world };
  return (
    <Panel title="Go to">
      <TextField
        label="Of one lottery, member or kind of expiry"
        value={of}
        onChange={setOf}
        placeholder="any"
        hint="Such as ELOTT_0001, lucky or bonus. Midnight and the month’s end are the same for all."
      />
      <Table
        label="Moments"
        heads={['Moment', null]}
        rows={MOMENTS}
        keyOf={({ to }) => to}
        empty=""
        cells={({ to, title, beforeMs }) => {
          const whose = of && to !== 'midnight' && to !== 'monthEnd' ? { of } : {};
          return [
            title,
            <span key="acts" className="acts">
              <Act
                id="advanceClock"
                input={{ path, body: { to, ...whose, beforeMs } }}
                label={`To ${formatSpan(beforeMs)} before ${title}`}
              >
                {formatSpan(beforeMs)} before
              </Act>
              <Act id="advanceClock" input={{ path, body: { to, ...whose } }} label={`To ${title}`}>
                At it
              </Act>
            </span>,
          ];
        }}
      />
    </Panel>
  );
}

function DueList() {
  const world = useWorld();
  const { kind = '', of = '' } = useAddress();
  const clock = useWorldClock();
  const query = { ...(kind && { kind: kind as Due['kind'] }), ...(of && { of }) };
  const due = useRead('listDue', { path: { world }, query });
  const now = clock?.now ?? 0;
  const isPast = (due.data?.[0]?.at ?? now) < now;
  const { refetch } = due;
  // At most once a second, as the clock ticks.
  useEffect(() => {
    if (isPast && now > 0) void refetch();
  }, [isPast, now, refetch]);
  return (
    <Panel title="What is due">
      <div className="fields">
        <Choice
          label="Kind"
          value={kind}
          options={KINDS}
          onChange={(value) => go({ kind: value }, { replaces: true })}
        />
        <TextField
          label="Of"
          type="search"
          value={of}
          onChange={(value) => go({ of: value }, { replaces: true })}
          placeholder="ELOTT_0001"
        />
      </div>
      <Loaded query={due}>
        {(rows) => (
          <Table
            label="What is due"
            heads={['When (UTC+8)', 'In', 'What', 'To what', 'Whose', null]}
            rows={rows}
            keyOf={({ at, kind, of, subject, brand, account }) => [at, kind, of, subject, brand, account].join()}
            empty="Nothing of this kind is ahead."
            cells={(row) => [
              <time key="at">{formatTime(row.at)}</time>,
              <time key="in">{formatDistance(row.at - now)}</time>,
              `${row.kind} ${row.of}`,
              <code key="subject">{row.subject}</code>,
              row.account ? (
                <Go key="who" to={{ screen: 'people', brand: row.brand ?? undefined, account: row.account }}>
                  {row.account}
                </Go>
              ) : (
                row.brand
              ),
              <DueActs key="acts" row={row} now={now} />,
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}

const BEFORE_MS = 5_000;

function DueActs({ row, now }: { row: Due; now: number }) {
  const path = { world: useWorld() };
  const until = Math.max(0, Math.round(row.at - now));
  const what = `${row.kind} ${row.of}`;
  return (
    <span className="acts">
      <Act
        id="advanceClock"
        input={{ path, body: { ms: Math.max(0, until - BEFORE_MS) } }}
        isOff={until <= BEFORE_MS}
        label={`To 5 s before ${what}`}
      >
        5 s before
      </Act>
      <Act id="advanceClock" input={{ path, body: { ms: until + 1 } }} label={`Past ${what}`}>
        Past it
      </Act>
    </span>
  );
}
