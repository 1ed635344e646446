import { Command } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { Clock, Faults, Inbox, People, Scenarios, Site, Worlds } from './palette-groups.tsx';
import { SCREENS } from './screens.ts';
import { go, useWorld } from './state/address.ts';
import { mock } from './state/call.ts';

/** As in an error page of the site. A word alone is none. */
const REQUEST_ID = /^(?=.*[\d-])[\w-]{8,64}$/;

/** The world of a page's requests, which an error page does not name; `world` when none has them. */
async function findWorld(page: string, world: string): Promise<string> {
  const others = (await mock.call('listWorlds')).filter(({ name, isOpen }) => isOpen && name !== world);
  for (const name of [world, ...others.map((other) => other.name)]) {
    const query = { requestId: page };
    // A world may be deleted meanwhile.
    const found = await mock.call('listRequests', { path: { world: name }, query }).catch(() => []);
    if (found.length > 0) return name;
  }
  return world;
}

/** Each word is a part of the value, in any order; 1 when the value begins with the search. */
function scoreOf(value: string, search: string): number {
  const [text, words] = [value.toLowerCase(), search.toLowerCase().trim()];
  if (!words.split(/\s+/).every((word) => text.includes(word))) return 0;
  return text.startsWith(words) ? 1 : 0.5;
}

/** Every screen and object, and what is done often, by parts of their names. Acts come after links. */
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
  const open = (to: Parameters<typeof go>[0]) => () => {
    onClose();
    go(to);
  };
  const run = (work: () => unknown) => () => {
    Promise.resolve(work()).then(onClose, (error: Error) => setProblem(error.message));
  };
  const group = { world, open, run, search: search.trim().toLowerCase() };
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
          placeholder="A screen, world, member, scenario, moment, fault, or a page’s request id"
        />
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <Command.List>
          <Command.Empty>Nothing is called so.</Command.Empty>
          <Inbox {...group} />
          <Command.Group heading="Screens">
            {SCREENS.map(({ name, title, words }) => (
              <Command.Item key={name} value={`${title} ${words}`} onSelect={open({ screen: name })}>
                {title} <small>{words}</small>
              </Command.Item>
            ))}
          </Command.Group>
          <Worlds {...group} />
          <Scenarios {...group} />
          <People {...group} />
          <Site {...group} />
          <Clock {...group} />
          <Faults {...group} />
          {REQUEST_ID.test(search) && (
            <Command.Item
              value={`requests of page ${search}`}
              onSelect={run(async () =>
                go({ world: await findWorld(search, world), screen: 'timeline', page: search }),
              )}
            >
              Requests of the page {search}, in any world
            </Command.Item>
          )}
        </Command.List>
      </Command>
    </dialog>
  );
}
