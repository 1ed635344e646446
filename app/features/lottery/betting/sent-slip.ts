import type { BettingView } from './betting.types.ts';
import type { ChasePlan } from './chase-fields.tsx';
import { type Rows, readNumbers } from './rules.ts';
import type { BetAnswer } from './schema.ts';

interface SentSlip {
  rows: Rows;
  /** The text of numbers that were typed. */
  typed: string | undefined;
  unit: string;
  multiple: string;
  series: number;
  chase: ChasePlan;
  stations: readonly number[];
}

/** What the form begins with: nothing chosen; or all of a slip that was refused without scripts, as far as the page offers it. */
export function sentSlip(view: BettingView, answer: BetAnswer | undefined): SentSlip {
  const { units, series, chaseCounts, rowLabels, gameId } = view;
  const fresh: SentSlip = {
    rows: rowLabels.map(() => []),
    typed: undefined,
    unit: units[0] ?? '1',
    multiple: '1',
    series: series?.most ?? 0,
    chase: { count: 1, plan: 'same', isStopping: true },
    stations: [gameId],
  };
  if (!answer?.picks) return fresh;
  const { rows, stations } = answer.picks;
  const sent = (answer.result.initialValue ?? {}) as Record<string, string | undefined>;
  const typed = rows[0]?.[0] ?? '';
  return {
    rows: rowLabels.map((_, row) => rowOf(view, rows[row] ?? [])),
    typed: view.entry.kind === 'typed' ? typed : undefined,
    unit: units.find((unit) => unit === sent.unit) ?? fresh.unit,
    multiple: sent.multiple ?? '',
    series: Number(sent.series) || fresh.series,
    chase: {
      count: chaseCounts.find((count) => String(count) === sent.chase) ?? 1,
      plan: sent.plan === 'double' ? 'double' : 'same',
      isStopping: sent.stop === 'on',
    },
    stations: view.stations.length > 1 ? stations : fresh.stations,
  };
}

function rowOf({ entry }: BettingView, sent: string[]): string[] {
  if (entry.kind === 'typed') return readNumbers(sent[0] ?? '', entry.digits).numbers;
  return entry.symbols.filter((symbol) => sent.includes(symbol));
}
