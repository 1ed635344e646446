import type { ReactNode } from 'react';
import { CopyButton, type CopyTexts } from './copy-button.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export interface Column<Row> {
  key: string;
  label: string;
  isAmount?: boolean;
  /** The amount of a closed row on phones; default: the first. */
  isBrief?: boolean;
  /** Only on wide windows. */
  isWide?: boolean;
  cell: (row: Row) => ReactNode;
}

interface RecordTableProps<Row> {
  label: string;
  /** The first column toggles the detail. */
  columns: Column<Row>[];
  rows: Row[];
  /** On phones a closed row shows its first column alone. */
  isLed?: boolean;
  /** Default: rows do not open. */
  detail?: (row: Row) => RecordDetail[];
  /** Links that sort, by column. */
  sorts?: Record<string, ColumnSort>;
}

export interface ColumnSort {
  now: 'ASC' | 'DESC' | null;
  path: string;
}

export interface RecordDetail {
  label: string;
  text: string;
  copy?: CopyTexts;
  to?: string;
  /** Instead of the text. */
  links?: { text: string; to: string }[];
}

/** Cards on phones; those that open show a name, a time and an amount until then. ARIA roles keep the table semantics that `display` removes. */
export function RecordTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  isLed = false,
  detail,
  sorts = {},
}: RecordTableProps<Row>) {
  const [first, ...others] = columns;
  if (!first) return null;
  const hasBrief = detail && !isLed;
  const name = hasBrief && others.find(({ isAmount }) => !isAmount);
  const amount = hasBrief && (others.find(({ isBrief }) => isBrief) ?? others.find(({ isAmount }) => isAmount));
  const briefPart = (column: Column<Row>) => (column === name ? 'name' : column === amount ? 'amount' : undefined);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: browsers drop the roles of tables with other boxes
    <table
      role="table"
      aria-label={label}
      className="records"
      data-foldable={detail && (isLed ? 'led' : name ? '' : 'short')}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <Heading key={column.key} column={column} sort={sorts[column.key]} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row">
            <td role="cell" data-label={first.label}>
              {!detail && first.cell(row)}
              {detail && (
                <details className="group/record">
                  <summary>
                    {first.cell(row)}
                    <Icon name="down" className="size-4 text-muted transition-transform group-open/record:rotate-180" />
                  </summary>
                  <dl>
                    {detail(row).map(({ label: name, text, to, copy, links }) => (
                      <div key={`${name} ${to ?? ''}`}>
                        <dt>{name}</dt>
                        {links ? (
                          <dd className="flex flex-wrap gap-x-4 max-md:justify-end">
                            {links.map((link) => (
                              <Link
                                key={link.to}
                                to={link.to}
                                className="touch inline-flex items-center text-link underline underline-offset-2"
                              >
                                {link.text}
                              </Link>
                            ))}
                          </dd>
                        ) : to ? (
                          <dd>
                            <Link
                              to={to}
                              className="touch inline-flex items-center text-link underline underline-offset-2"
                            >
                              {text}
                            </Link>
                          </dd>
                        ) : (
                          <dd>
                            <span className="select-all">{text}</span>
                            {copy && <CopyButton text={text} label={name} texts={copy} />}
                          </dd>
                        )}
                      </div>
                    ))}
                  </dl>
                </details>
              )}
            </td>
            {others.map((column) => (
              <td
                key={column.key}
                role="cell"
                data-label={column.label}
                data-amount={column.isAmount || undefined}
                data-brief={briefPart(column)}
                data-wide={column.isWide}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

const ARIA_SORT = { ASC: 'ascending', DESC: 'descending' } as const;

function Heading<Row>({ column, sort }: { column: Column<Row>; sort: ColumnSort | undefined }) {
  const { label, isAmount, isWide } = column;
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: browsers drop the roles of tables with other boxes
      role="columnheader"
      scope="col"
      data-amount={isAmount || undefined}
      data-wide={isWide}
      aria-sort={sort?.now ? ARIA_SORT[sort.now] : undefined}
    >
      {sort ? (
        <Link to={sort.path} preventScrollReset className="sort-link">
          {label}
          {sort.now && <Icon name="down" className={`size-3.5 ${sort.now === 'ASC' ? 'rotate-180' : ''}`} />}
        </Link>
      ) : (
        label
      )}
    </th>
  );
}
