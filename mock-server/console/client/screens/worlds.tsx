import { useState } from 'react';
import type { Body, Input } from '../../../../openapi/generated/control-operations.ts';
import { DEFAULT_WORLD, go, useAddress, useWorld } from '../state/address.ts';
import { act, curlOf, mock, useAct, useRead } from '../state/call.ts';
import { formatDistance, formatTime, parseTime } from '../state/format.ts';
import { Act, Choice, Copy, Field, Form, Go, Problem, TextField } from '../ui/controls.tsx';
import { OpenSite, useSites } from '../ui/open-site.tsx';
import { Loaded, Panel, Screen, Table, WorldName } from '../ui/views.tsx';

/** A list that fits in a window needs no search. */
const SEARCHED_FROM = 12;

export function WorldsScreen() {
  const world = useWorld();
  const worlds = useRead('listWorlds');
  const hasSites = Object.keys(useSites()).length > 0;
  const { find = '' } = useAddress();
  const isWanted = ({ name }: { name: string }) => name.toLowerCase().includes(find.toLowerCase());
  return (
    <Screen
      title="Worlds"
      about="Each world has its own data, clock, faults, inbox and log. Two worlds never see each other."
    >
      <NewWorld />
      <Panel
        title="All worlds"
        actions={
          (find !== '' || (worlds.data ?? []).length >= SEARCHED_FROM) && (
            <TextField
              label="Search worlds"
              type="search"
              value={find}
              onChange={(value) => go({ find: value }, { replaces: true })}
            />
          )
        }
      >
        <Loaded query={worlds}>
          {(list) => (
            <Table
              label="Worlds"
              heads={['World', 'Its time (UTC+8)', 'Last used', ...(hasSites ? ['Site'] : []), null]}
              rows={list.filter(isWanted)}
              keyOf={({ name }) => name}
              isCurrent={({ name }) => name === world}
              empty={find ? 'No world is called so.' : 'There is no world yet: make one above.'}
              cells={({ name, now, lastUsed, isOpen }) => [
                <Go key="name" to={{ world: name, screen: 'worlds' }} label={`Switch to ${name}`}>
                  <WorldName name={name} />
                </Go>,
                <time key="now">{formatTime(now)}</time>,
                `${formatDistance(lastUsed - Date.now())}${isOpen ? '' : ', asleep'}`,
                ...(hasSites ? [<OpenSite key="site" world={name} />] : []),
                <WorldActs key="acts" name={name} />,
              ]}
            />
          )}
        </Loaded>
      </Panel>
      <Snapshot />
    </Screen>
  );
}

const MODES = [
  ['real', 'runs: the machine’s time'],
  ['midnight', 'stands a minute before midnight'],
  ['frozen', 'stands at a time'],
  ['rate', 'runs faster from a time'],
] as const;

const TEMPLATES = [
  ['', 'lean: a day old'],
  ['rich', 'rich: 180 days of play'],
  ['team', 'team: 5,000 members below boss'],
] as const;

/** As its field writes it, to the minute. */
const timeNow = () => formatTime(Date.now()).slice(0, 'YYYY-MM-DD HH:mm'.length).replace(' ', 'T');
const beforeMidnight = () => parseTime(`${timeNow().slice(0, 'YYYY-MM-DD'.length)}T23:59`);

function NewWorld() {
  const [name, setName] = useState('');
  const [template, setTemplate] = useState('');
  const [scenario, setScenario] = useState('');
  const [mode, setMode] = useState('real');
  const [at, setAt] = useState(timeNow);
  const scenarios = useRead('listScenarios');
  const time = parseTime(at);
  const start = Number.isNaN(time) ? {} : { at: time };
  const body = {
    name: name || 'my-world',
    ...(template && { template }),
    ...(mode === 'midnight' && { clock: { mode: 'frozen', at: beforeMidnight() } }),
    ...(mode === 'frozen' && { clock: { mode, ...start } }),
    ...(mode === 'rate' && { clock: { mode, rate: 60, ...start } }),
    ...(scenario && { scenarios: [{ name: scenario }] }),
  } as Body<'createWorld'>;
  return (
    <Panel title="Make a world">
      <Form
        label="Make a world"
        submit="Make it"
        onSubmit={() => act('createWorld', { body })}
        onDone={() => go({ world: body.name, screen: 'worlds' })}
        curl={curlOf('createWorld', { body })}
      >
        <TextField label="Name" value={name} onChange={setName} placeholder="my-world" />
        <Choice label="Begins" value={template} options={TEMPLATES} onChange={setTemplate} />
        <Choice
          label="Scenario"
          value={scenario}
          options={[['', 'none'], ...(scenarios.data ?? []).map(({ name, title }) => [name, title] as const)]}
          onChange={setScenario}
        />
        <Choice label="Clock" value={mode} options={MODES} onChange={setMode} />
        {(mode === 'frozen' || mode === 'rate') && (
          <TextField label="At (UTC+8)" type="datetime-local" value={at} onChange={setAt} hint="Now without it." />
        )}
      </Form>
    </Panel>
  );
}

function WorldActs({ name }: { name: string }) {
  const current = useWorld();
  const path = { world: name };
  return (
    <span className="acts">
      <CopyWorld name={name} />
      <a className="button" href={`/__mock/worlds/${encodeURIComponent(name)}/snapshot`} download={`${name}.snapshot`}>
        Save as file
      </a>
      <Act id="resetWorld" input={{ path }} question={`Put ${name} back to the seed?`} label={`Reset ${name}`}>
        Reset
      </Act>
      <Act
        id="deleteWorld"
        input={{ path }}
        tone="danger"
        question={`Delete ${name}?`}
        label={`Delete ${name}`}
        onDone={() => name === current && go({ world: DEFAULT_WORLD })}
      >
        Delete
      </Act>
    </span>
  );
}

const LONGEST_NAME = 64;

function CopyWorld({ name }: { name: string }) {
  const { data = [] } = useRead('listWorlds');
  const names = new Set(data.map((world) => world.name));
  const copyName = (number: number) => `${name.slice(0, LONGEST_NAME - `-${number}`.length)}-${number}`;
  let number = 2;
  while (names.has(copyName(number))) number += 1;
  const copy = copyName(number);
  const input: Input<'copyWorld'> = { path: { world: name }, body: { name: copy } };
  return (
    <Act id="copyWorld" input={input} label={`Copy ${name}`} onDone={() => go({ world: copy, screen: 'worlds' })}>
      Copy
    </Act>
  );
}

/** `importWorld` replaces a world of the name. */
function Snapshot() {
  const world = useWorld();
  const [name, setName] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const into = name || world;
  const { mutate, isPending, error } = useAct(
    async () =>
      file && act('importWorld', { path: { world: into }, body: new Uint8Array(await file.arrayBuffer()) as never }),
    () => go({ world: into, screen: 'worlds' }),
  );
  const line = `curl -X PUT '${mock.origin}/__mock/worlds/${encodeURIComponent(into)}/snapshot' -H 'Content-Type: application/octet-stream' --data-binary @'${file?.name ?? 'world.snapshot'}'`;
  return (
    <Panel title="Load a world from a file">
      <form
        aria-label="Load a world from a file"
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <div className="fields">
          <Field label="Snapshot">
            {(id) => (
              <input id={id} type="file" required onChange={(event) => setFile(event.target.files?.[0] ?? null)} />
            )}
          </Field>
          <TextField
            label="Into the world"
            value={name}
            onChange={setName}
            placeholder={world}
            hint="A world of this name is replaced."
          />
          <button type="submit" disabled={isPending}>
            {isPending ? 'Wait…' : 'Load it'}
          </button>
        </div>
        <Problem error={error} />
        <div className="curl">
          <code>{line}</code>
          <Copy text={line} label="Copy the curl line" />
        </div>
      </form>
    </Panel>
  );
}
