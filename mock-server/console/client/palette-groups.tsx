import { useQueries } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { PRESETS, settingOf } from './screens/faults.tsx';
import { BRANDS, type go } from './state/address.ts';
import { act, mock, useRead } from './state/call.ts';
import { formatSpan } from './state/format.ts';
import { MOMENTS } from './state/moments.ts';
import { siteEntry } from './state/site.ts';
import { useSites } from './ui/open-site.tsx';
import { WorldName } from './ui/views.tsx';

interface GroupProps {
  world: string;
  open: (to: Parameters<typeof go>[0]) => () => void;
  /** Closes the palette when the work is done, and shows its error. */
  run: (work: () => unknown) => () => void;
  /** In lower case. Long lists wait for it. */
  search: string;
}

/** Offered for each lottery, too. */
const isOfLottery = ({ to }: (typeof MOMENTS)[number]): boolean => to === 'lock' || to === 'draw';

/** Hundreds have a lock ahead. */
const SHORTEST_CODE = 4;

/** Codes of lotteries that a word of the search is a part of. */
function useLotteries(world: string, search: string): string[] {
  const words = search.split(/\s+/).filter((word) => word.length >= SHORTEST_CODE);
  const due = useRead('listDue', { path: { world }, query: { kind: 'lock' } }, { isOff: words.length === 0 });
  const codes = [...new Set((due.data ?? []).map(({ of }) => of))];
  return codes.filter((code) => words.some((word) => code.toLowerCase().includes(word)));
}

export function Clock({ world, run, search }: GroupProps) {
  const path = { world };
  const lotteries = useLotteries(world, search);
  return (
    <Command.Group heading="Clock">
      {MOMENTS.map(({ to, title, beforeMs }) => (
        <Command.Item key={to} onSelect={run(() => act('advanceClock', { path, body: { to, beforeMs } }))}>
          Clock to {formatSpan(beforeMs)} before {title}
        </Command.Item>
      ))}
      <Command.Item onSelect={run(() => act('setClock', { path, body: { mode: 'frozen' } }))}>
        Clock: freeze
      </Command.Item>
      <Command.Item onSelect={run(() => act('setClock', { path, body: { mode: 'real' } }))}>
        Clock: the machine’s time
      </Command.Item>
      {lotteries.flatMap((of) =>
        MOMENTS.filter(isOfLottery).map(({ to, beforeMs }) => (
          <Command.Item
            key={`${of} ${to}`}
            value={`Clock to ${formatSpan(beforeMs)} before the next ${to} of ${of}`}
            onSelect={run(() => act('advanceClock', { path, body: { to, of, beforeMs } }))}
          >
            Clock to {formatSpan(beforeMs)} before the next {to} of {of}
          </Command.Item>
        )),
      )}
    </Command.Group>
  );
}

export function Faults({ world, run }: GroupProps) {
  const path = { world };
  const faults = useRead('getFaults', { path });
  const set = (faults.data ?? []).map(settingOf);
  return (
    <Command.Group heading="Faults">
      <Command.Item onSelect={run(() => act('setFaults', { path, body: [] }))}>Faults: end all</Command.Item>
      {faults.data &&
        PRESETS.map(({ title, about, faults: own }) => (
          <Command.Item
            key={title}
            value={`fault ${title} ${about}`}
            onSelect={run(() => act('setFaults', { path, body: [...set, ...own] }))}
          >
            Fault: {title} <small>{about}</small>
          </Command.Item>
        ))}
    </Command.Group>
  );
}

/** The code itself is shown, so that it can be read and typed. */
export function Inbox({ world, run }: GroupProps) {
  const { data = [] } = useRead('listInbox', { path: { world } });
  const last = data.find(({ code }) => code !== null);
  if (!last?.code) return null;
  const { code, to } = last;
  return (
    <Command.Group heading="Inbox">
      <Command.Item value={`copy the last code ${code}`} onSelect={run(() => navigator.clipboard.writeText(code))}>
        Copy the last code <b>{code}</b> <small>to {to}</small>
      </Command.Item>
    </Command.Group>
  );
}

/** The name begins the value: a match at its beginning comes first. */
export function Worlds({ open }: GroupProps) {
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

export function Scenarios({ run, world }: GroupProps) {
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

/** Members of the seed at each brand. */
function usePeople(world: string) {
  const guides = useQueries({
    queries: BRANDS.map((brand) => ({
      queryKey: ['getSeedGuide', { path: { world, brand } }],
      queryFn: () => mock.call('getSeedGuide', { path: { world, brand } }),
    })),
  });
  return BRANDS.flatMap((brand, at) => (guides[at]?.data?.people ?? []).map((person) => ({ ...person, brand })));
}

export function People({ open, run, world, search }: GroupProps) {
  const people = usePeople(world);
  return (
    <Command.Group heading="People">
      {people.map(({ account, brand, use }) => (
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
      ))}
      {search &&
        people.map(({ account, brand }) => (
          <Command.Item
            key={`end ${brand} ${account}`}
            value={`end the sessions of ${account} ${brand}`}
            onSelect={run(() => act('endSessions', { path: { world, brand, account } }))}
          >
            End the sessions of {account} <small>{brand}</small>
          </Command.Item>
        ))}
    </Command.Group>
  );
}

/** In this world, in a window of its own. */
export function Site({ run, world, search }: GroupProps) {
  const sites = useSites();
  const people = usePeople(world);
  const visitors = BRANDS.map((brand) => ({ brand, account: undefined }));
  const entries = [...visitors, ...(search ? people : [])].flatMap(({ brand, account }) => {
    const href = siteEntry(sites, { world, brand, account });
    return href ? [{ href, brand, who: account ? `as ${account}` : 'as a visitor' }] : [];
  });
  return (
    <Command.Group heading="Site">
      {entries.map(({ href, brand, who }) => (
        <Command.Item
          key={href}
          value={`open the site ${who} ${brand}`}
          onSelect={run(() => void window.open(href, '_blank', 'noreferrer'))}
        >
          Open the site {who} <small>{brand}</small>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
