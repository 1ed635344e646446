import { useQueries } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { SCREENS } from './screens.ts';
import { BRANDS, go, useWorld } from './state/address.ts';
import { act, mock, useRead } from './state/call.ts';
import { WorldName } from './ui/views.tsx';

const MOVES = ['lock', 'draw', 'expiry', 'session', 'midnight', 'monthEnd'] as const;
const MOVE_TITLES = {
  lock: 'to 5 s before the next lock',
  draw: 'to 5 s before the next draw',
  expiry: 'to a minute before the next expiry',
  session: 'to a minute before a session ends',
  midnight: 'to a minute before midnight',
  monthEnd: 'to a minute before the month ends',
};
/** Draws are every few seconds at some lotteries. */
const beforeMs = (move: (typeof MOVES)[number]): number => (move === 'lock' || move === 'draw' ? 5_000 : 60_000);
/** As in an error page of the site. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Each word is a part of the value, in any order; 1 when the value begins with the search. */
function scoreOf(value: string, search: string): number {
  const [text, words] = [value.toLowerCase(), search.toLowerCase().trim()];
  if (!words.split(/\s+/).every((word) => text.includes(word))) return 0;
  return text.startsWith(words) ? 1 : 0.5;
}

/** Every screen, world, person, scenario and move of the clock, by parts of their names. Acts come after links. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const world = useWorld();
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    dialog.current?.showModal();
    // The dialog would focus the list around it.
    dialog.current?.querySelector('input')?.focus();
    return () => before?.focus();
  }, []);
  const path = { world };
  const open = (to: Parameters<typeof go>[0]) => () => {
    onClose();
    go(to);
  };
  const run = (work: () => Promise<unknown>) => () => {
    work().then(onClose, (error: Error) => setProblem(error.message));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Find"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <Command label="Find" loop filter={scoreOf}>
        <Command.Input
          value={search}
          onValueChange={setSearch}
          placeholder="A screen, world, member, scenario, moment, or a page’s request id"
        />
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <Command.List>
          <Command.Empty>Nothing is called so.</Command.Empty>
          <Command.Group heading="Screens">
            {SCREENS.map(({ name, title }) => (
              <Command.Item key={name} onSelect={open({ screen: name })}>
                {title}
              </Command.Item>
            ))}
          </Command.Group>
          <Worlds open={open} />
          <People open={open} world={world} />
          <Scenarios run={run} world={world} />
          <Command.Group heading="Clock">
            {MOVES.map((to) => (
              <Command.Item
                key={to}
                onSelect={run(() => act('advanceClock', { path, body: { to, beforeMs: beforeMs(to) } }))}
              >
                Clock {MOVE_TITLES[to]}
              </Command.Item>
            ))}
            <Command.Item onSelect={run(() => act('setClock', { path, body: { mode: 'frozen' } }))}>
              Clock: freeze
            </Command.Item>
            <Command.Item onSelect={run(() => act('setClock', { path, body: { mode: 'real' } }))}>
              Clock: the machine’s time
            </Command.Item>
          </Command.Group>
          <Command.Group heading="Faults">
            <Command.Item onSelect={run(() => act('setFaults', { path, body: [] }))}>Faults: end all</Command.Item>
          </Command.Group>
          {REQUEST_ID.test(search) && (
            <Command.Item value={`requests of page ${search}`} onSelect={open({ screen: 'timeline', page: search })}>
              Requests of the page {search}
            </Command.Item>
          )}
        </Command.List>
      </Command>
    </dialog>
  );
}

type Open = (to: Parameters<typeof go>[0]) => () => void;

/** The name begins the value: a match at its beginning comes first. */
function Worlds({ open }: { open: Open }) {
  const { data = [] } = useRead('listWorlds');
  return (
    <Command.Group heading="Worlds">
      {data.map(({ name }) => (
        <Command.Item key={name} value={`${name} world ${name}`} onSelect={open({ world: name, screen: 'timeline' })}>
          <WorldName name={name} />
        </Command.Item>
      ))}
    </Command.Group>
  );
}

function Scenarios({ run, world }: { run: (work: () => Promise<unknown>) => () => void; world: string }) {
  const { data = [] } = useRead('listScenarios');
  return (
    <Command.Group heading="Scenarios">
      {data.map(({ name, title }) => (
        <Command.Item
          key={name}
          value={`${title} scenario ${title} ${name}`}
          onSelect={run(() => act('applyScenario', { path: { world }, body: { name } }))}
        >
          Scenario: {title}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

function People({ open, world }: { open: Open; world: string }) {
  const guides = useQueries({
    queries: BRANDS.map((brand) => ({
      queryKey: ['getSeedGuide', { path: { world, brand } }],
      queryFn: () => mock.call('getSeedGuide', { path: { world, brand } }),
    })),
  });
  return (
    <Command.Group heading="People">
      {BRANDS.flatMap((brand, at) =>
        (guides[at]?.data?.people ?? []).map(({ account, use }) => (
          <Command.Item
            key={`${brand} ${account}`}
            value={`${account} ${brand} ${use}`}
            onSelect={open({ screen: 'people', brand, account })}
          >
            {account}{' '}
            <small>
              {brand} · {use}
            </small>
          </Command.Item>
        )),
      )}
    </Command.Group>
  );
}
