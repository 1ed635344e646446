import type { Value } from '../../../../openapi/generated/control-operations.ts';
import { go, useAddress, useWorld } from '../state/address.ts';
import { curlOf, useRead } from '../state/call.ts';
import { formatTime } from '../state/format.ts';
import { Choice, Curl, Go, TextField } from '../ui/controls.tsx';
import { Empty, Loaded, Pages, Screen, Table } from '../ui/views.tsx';

type TableInfo = Value<'listTables'>[number];
type StoredRow = Value<'listRows'>['list'][number];

const PAGE_SIZE = 25;

/** Rows are read only: what changes them are the rules. */
export function DataScreen() {
  const world = useWorld();
  const { table } = useAddress();
  const tables = useRead('listTables', { path: { world } });
  return (
    <Screen
      title="Data"
      about="The world’s tables as they are stored. Read only: requests, scenarios and the back office write."
    >
      <Loaded query={tables}>
        {(list) => {
          const found = list.find(({ name }) => name === table);
          return (
            <div className="sides">
              <Tables list={list} current={table} />
              {found ? <Rows key={found.name} table={found} /> : <Empty>Choose a table.</Empty>}
            </div>
          );
        }}
      </Loaded>
    </Screen>
  );
}

function Tables({ list, current }: { list: readonly TableInfo[]; current: string | undefined }) {
  const { find = '' } = useAddress();
  const shown = list.filter(({ name }) => name.toLowerCase().includes(find.toLowerCase()));
  return (
    <nav aria-label="Tables" className="tables">
      <TextField
        label="Search tables"
        type="search"
        value={find}
        onChange={(value) => go({ find: value }, { replaces: true })}
        placeholder="Member"
      />
      <ul>
        {shown.map(({ name, rows }) => (
          <li key={name}>
            <Go
              to={{ table: name, column: '', value: '', isNull: '', sort: '', page: '' }}
              isCurrent={name === current}
            >
              {name} <small>{rows}</small>
            </Go>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <Empty>No table is called so.</Empty>}
    </nav>
  );
}

function Rows({ table }: { table: TableInfo }) {
  const world = useWorld();
  const { column = '', value = '', sort = '', page = '1', isNull = '' } = useAddress();
  const columns = table.columns.filter(({ isMasked, type }) => !isMasked && type !== 'BLOB').map(({ name }) => name);
  const isFiltered = column !== '' && (value !== '' || isNull === '1');
  const input = {
    path: { world, table: table.name },
    query: {
      pageNo: Number(page) || 1,
      pageSize: PAGE_SIZE,
      ...(isFiltered && { column }),
      ...(isFiltered && value !== '' && { value }),
      ...(sort && { sort }),
    },
  };
  const rows = useRead('listRows', input);
  const set = (name: string) => (text: string) => go({ [name]: text, page: '' }, { replaces: true });
  return (
    <section className="panel" aria-label={`Rows of ${table.name}`}>
      <div className="head">
        <h2>{table.name}</h2>
      </div>
      <div className="fields">
        <Choice label="Column" value={column} options={[['', 'no filter'], ...columns]} onChange={set('column')} />
        <TextField label="Equals" type="search" value={value} onChange={set('value')} />
        <label className="check">
          <input
            type="checkbox"
            checked={isNull === '1'}
            onChange={(event) => set('isNull')(event.target.checked ? '1' : '')}
          />
          Is null
        </label>
        <Choice
          label="Order"
          value={sort}
          options={[
            ['', 'as written'],
            ...columns.flatMap((name) => [[name, `${name} ↑`] as const, [`-${name}`, `${name} ↓`] as const]),
          ]}
          onChange={set('sort')}
        />
      </div>
      <Loaded query={rows}>
        {({ list, total }) => (
          <>
            <Table
              label={table.name}
              isWide
              heads={['Related', ...table.columns.map(({ name }) => name)]}
              rows={list.map((row, at) => ({ row, at }))}
              keyOf={({ at }) => at}
              empty="No row matches."
              cells={({ row }) => [
                <Related key="related" row={row} />,
                ...table.columns.map((column) => <Cell key={column.name} row={row} column={column} />),
              ]}
            />
            <Pages page={Number(page) || 1} size={PAGE_SIZE} total={total} />
          </>
        )}
      </Loaded>
      <Curl line={curlOf('listRows', input)} />
    </section>
  );
}

function Cell({ row, column: { name, type, references } }: { row: StoredRow; column: TableInfo['columns'][number] }) {
  const value = row.values[name] ?? null;
  if (value === null) return <small>null</small>;
  const text = type === 'DATETIME' ? formatTime(Number(value)) : String(value);
  if (!references) return <span title={String(value)}>{text}</span>;
  return (
    <Go
      to={{
        table: references.table,
        column: references.column,
        value: String(value),
        isNull: '',
        sort: '',
        page: '',
      }}
    >
      {text}
    </Go>
  );
}

function Related({ row }: { row: StoredRow }) {
  const links = row.related.filter(({ rows, column }) => rows > 0 && column !== null);
  if (links.length === 0) return null;
  return (
    <details className="related">
      <summary>{links.length} related</summary>
      {links.map(({ table, column, value, rows, isReferred }) => (
        <Go
          key={`${table} ${column}`}
          to={{ table, column: column ?? '', value: value ?? '', isNull: '', sort: '', page: '' }}
          className="button"
          label={`${rows} of ${table} by ${column}`}
        >
          {isReferred ? '→ ' : '← '}
          {table} {rows}
        </Go>
      ))}
    </details>
  );
}
