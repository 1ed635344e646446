import { NO_CHASE } from './bet-state.ts';
import type { BettingView } from './betting.types.ts';
import type { Chase } from './chase.ts';
import { type Choice, emptyRows } from './lines.ts';
import { readNumbers } from './rules.ts';
import type { BetAnswer } from './schema.ts';

interface Begin {
  choice: Choice;
  typed: string | undefined;
  series: number | null;
  chase: Chase;
}

/**
 * A slip refused without scripts, else the order to bet again, else an empty choice. Drops what the page does not
 * offer.
 */
export function chooseBegin(view: BettingView, answer: BetAnswer | undefined): Begin {
  const { units, chaseCounts, rowLabels, gameId, again } = view;
  const fresh: Choice = { rows: emptyRows(view), unit: units[0] ?? '1', multiple: '1', stations: [gameId] };
  const chooseUnit = (wanted: string | undefined) => units.find((unit) => unit === wanted) ?? fresh.unit;
  const chooseStations = (ids: readonly number[]) => (view.stations.length > 1 ? ids : fresh.stations);
  if (answer?.picks) {
    const { rows, stations } = answer.picks;
    const sent = (answer.result.initialValue ?? {}) as Record<string, string | undefined>;
    return {
      choice: {
        rows: rowLabels.map((_, row) => readRow(view, rows[row] ?? [])),
        unit: chooseUnit(sent.unit),
        multiple: sent.multiple ?? '',
        stations: chooseStations(stations),
      },
      typed: view.entry.kind === 'typed' ? (rows[0]?.[0] ?? '') : undefined,
      series: Number(sent.series) || null,
      chase: {
        ...NO_CHASE,
        count: chaseCounts.find((count) => String(count) === sent.chase) ?? 1,
        plan: sent.plan === 'double' ? 'double' : 'same',
        isStopping: sent.stop === 'on',
      },
    };
  }
  if (!again) return { choice: fresh, typed: undefined, series: null, chase: NO_CHASE };
  const stations = again.gameIds.filter((id) => view.stations.some((station) => station.gameId === id));
  return {
    choice: {
      rows: rowLabels.map((_, row) => readRow(view, again.rows[row] ?? [])),
      unit: chooseUnit(again.unit),
      multiple: String(Math.min(again.multiple, view.mostMultiple)),
      stations: chooseStations(stations.length > 0 ? stations : fresh.stations),
    },
    typed: undefined,
    series: again.series,
    chase: NO_CHASE,
  };
}

function readRow({ entry }: BettingView, sent: readonly string[]): string[] {
  if (entry.kind === 'typed') return readNumbers(sent.join(' '), entry.digits).numbers;
  return entry.symbols.filter((symbol) => sent.includes(symbol));
}
