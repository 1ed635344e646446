import { useTranslation } from '~/i18n/use-translation.ts';
import { computeGaps, type Gaps, sumGaps } from './gaps.ts';
import type { PartOf } from './trends.types.ts';

const SUMS = ['hits', 'longest', 'present'] as const;

/** Oldest first: hits are circled and joined by a line, other cells show gaps. */
export function TrendChart({ part }: { part: PartOf<'chart'> }) {
  const { t } = useTranslation('trends');
  const { ball, numbers, rows, before, isJoined } = part;
  const gaps = computeGaps(
    rows.map(({ drawn }) => drawn),
    numbers,
    before,
  );
  const sums = sumGaps(gaps, numbers.length);
  return (
    <div>
      <h2 id="chart-title" className="font-semibold">
        {t('chart.title', { ball })}
      </h2>
      <p className="mb-2.5 text-sm text-muted">{t('chart.hint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className="chart-box" aria-labelledby="chart-title" tabIndex={0}>
        <div
          className="chart"
          data-wide={numbers.length > FEW_COLUMNS || undefined}
          style={{ '--columns': numbers.length, '--rows': rows.length } as object}
        >
          <table>
            <thead>
              <Numbers numbers={numbers} />
            </thead>
            <tbody>
              {rows.map(({ numero }, row) => (
                <tr key={numero}>
                  <th scope="row">{shortNumero(numero)}</th>
                  <Cells numbers={numbers} gaps={gaps[row] ?? []} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <Numbers numbers={numbers} />
              {SUMS.map((name) => (
                <tr key={name}>
                  <th scope="row">{t(`chart.${name}`)}</th>
                  {sums.map((sum, column) => (
                    <td key={numbers[column]}>{sum[name]}</td>
                  ))}
                </tr>
              ))}
            </tfoot>
          </table>
          {isJoined && <Line gaps={gaps} columns={numbers.length} />}
        </div>
      </section>
    </div>
  );
}

/** With more columns, gaps may have three digits. */
const FEW_COLUMNS = 12;

/** Only the last digits of numeros differ. */
const SHOWN_DIGITS = 4;
const shortNumero = (numero: string) => (numero.length > SHOWN_DIGITS + 2 ? `…${numero.slice(-SHOWN_DIGITS)}` : numero);

function Numbers({ numbers }: { numbers: readonly string[] }) {
  const { t } = useTranslation('trends');
  return (
    <tr>
      <th scope="col">{t('chart.draw')}</th>
      {numbers.map((number) => (
        <th key={number} scope="col">
          {number}
        </th>
      ))}
    </tr>
  );
}

function Cells({ numbers, gaps }: { numbers: readonly string[]; gaps: Gaps }) {
  return gaps.map((gap, column) => {
    const number = numbers[column];
    return <td key={number}>{gap === 0 ? <b>{number}</b> : gap}</td>;
  });
}

function Line({ gaps, columns }: { gaps: readonly Gaps[]; columns: number }) {
  const points = gaps.map((row, index) => `${row.indexOf(0) + 0.5},${index + 0.5}`);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${columns} ${gaps.length}`} preserveAspectRatio="none">
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
