import type { Value } from '../../../../openapi/generated/control-operations.ts';
import { go, useAddress } from '../state/address.ts';
import { useRead } from '../state/call.ts';
import { Choice, Go, TextField } from '../ui/controls.tsx';
import { Facts, Loaded, Screen, Table } from '../ui/views.tsx';

type Operation = Value<'getCoverage'>['list'][number];

const SEEN = [
  ['', 'all'],
  ['no', 'never answered'],
  ['part', 'some status missing'],
  ['yes', 'every status answered'],
  ['outside', 'answered outside of the contract'],
] as const;

const isSeen: Record<string, (operation: Operation) => boolean> = {
  '': () => true,
  no: ({ statuses }) => statuses.every(({ times }) => times === 0),
  part: ({ statuses }) => statuses.some(({ times }) => times === 0) && statuses.some(({ times }) => times > 0),
  yes: ({ statuses }) => statuses.every(({ times }) => times > 0),
  outside: ({ outside }) => outside > 0,
};

export function ContractScreen() {
  const coverage = useRead('getCoverage');
  const { text = '', api = 'gaming', seen = '' } = useAddress();
  const set = (name: string) => (value: string) => go({ [name]: value }, { replaces: true });
  return (
    <Screen
      title="Contract"
      about="Both contracts, and how often this process has answered each documented status since its start."
    >
      <Loaded query={coverage}>
        {({ list, operations, seen: count }) => {
          const shown = list
            .filter((each) => each.api === api && (isSeen[seen] ?? isSeen[''])?.(each))
            .filter(({ operation, path }) => `${operation} ${path}`.toLowerCase().includes(text.toLowerCase()));
          return (
            <>
              <Facts
                facts={[
                  ['Operations', operations],
                  ['Answered so far', `${count} (${Math.round((100 * count) / operations)} %)`],
                  [
                    'As pages',
                    <a key="docs" href={`/__mock/docs/${api}`}>
                      /__mock/docs/{api}
                    </a>,
                  ],
                ]}
              />
              <div className="fields">
                <TextField
                  label="Operation or path"
                  type="search"
                  value={text}
                  onChange={set('text')}
                  placeholder="withdraw"
                />
                <Choice label="Contract" value={api} options={['gaming', 'control']} onChange={set('api')} />
                <Choice label="Shows" value={seen} options={SEEN} onChange={set('seen')} />
              </div>
              <Table
                label="Operations"
                heads={['Operation', 'Request', 'Answers', null]}
                rows={shown}
                keyOf={({ operation }) => operation}
                empty="No operation matches."
                cells={({ operation, domain, method, path, statuses, outside }) => [
                  <a key="docs" href={`/__mock/docs/${api}#/${domain}/${operation}`}>
                    {operation}
                  </a>,
                  `${method} ${path}`,
                  <span key="statuses" className="acts">
                    {statuses.map(({ status, times }) => (
                      <span key={status} className="count" data-seen={times > 0 || undefined}>
                        {status} <small>{times}</small>
                      </span>
                    ))}
                    {outside > 0 && <span className="problem">{outside} outside</span>}
                  </span>,
                  api === 'gaming' && (
                    <span key="links" className="acts">
                      <Go to={{ screen: 'timeline', text: operation }}>Requests</Go>
                      <Go to={{ screen: 'faults', operation }}>Let it fail</Go>
                    </span>
                  ),
                ]}
              />
            </>
          );
        }}
      </Loaded>
    </Screen>
  );
}
