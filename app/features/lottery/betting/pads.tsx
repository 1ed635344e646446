import { memo, useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { CONTROL, FieldError } from '~/ui/field.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import type { BettingView } from './betting.types.ts';
import { type Entry, mostNumbers, type Rows, readNumbers } from './rules.ts';
import { oddsText } from './wins.ts';

interface PadsProps {
  view: BettingView;
  rows: Rows;
  series: number;
  typed: string | undefined;
  error: string | undefined;
  onRow: (row: number, symbols: readonly string[]) => void;
}

export function Pads({ view, rows, series, typed, error, onRow }: PadsProps) {
  const { entry, rowLabels } = view;
  return rowLabels.map((label, row) =>
    entry.kind === 'pad' ? (
      <Pad
        key={label}
        view={view}
        label={label}
        row={row}
        entry={entry}
        series={series}
        chosen={rows[row] ?? []}
        onChoose={(symbols) => onRow(row, symbols)}
      />
    ) : (
      <Typed
        key={label}
        label={label}
        row={row}
        digits={entry.digits}
        text={typed}
        error={error}
        chosen={rows[row] ?? []}
        onChoose={(symbols) => onRow(row, symbols)}
      />
    ),
  );
}

interface RowProps {
  label: string;
  row: number;
  chosen: readonly string[];
  onChoose: (symbols: readonly string[]) => void;
}

type Translate = ReturnType<typeof useTranslation<'betting'>>['t'];

const isNumber = (symbol: string) => /^\d+$/.test(symbol);

interface QuickPick {
  label: string;
  symbols: readonly string[];
}

const QUICK = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;

function quickPicks(t: Translate, symbols: readonly string[]): QuickPick[] {
  const half = Math.ceil(symbols.length / 2);
  const isOdd = (symbol: string) => Number(symbol) % 2 === 1;
  const picks = {
    all: symbols,
    big: symbols.slice(half),
    small: symbols.slice(0, half),
    odd: symbols.filter(isOdd),
    even: symbols.filter((symbol) => !isOdd(symbol)),
    clear: [],
  };
  return QUICK.map((key) => ({ label: t(`pad.${key}`), symbols: picks[key] }));
}

const DIGITS = [...'0123456789'];
const HUNDRED = 100;
const QUARTER = 25;

/** Picks from 00 to 99 by first digit, by last digit, and by quarter. */
function hundredPicks(t: Translate, symbols: readonly string[]): { name: string; picks: QuickPick[] }[] {
  const byDigit = (place: number) =>
    DIGITS.map((digit) => ({ label: digit, symbols: symbols.filter((symbol) => symbol[place] === digit) }));
  const quarters = [0, 1, 2, 3].map((quarter) => symbols.slice(quarter * QUARTER, (quarter + 1) * QUARTER));
  return [
    { name: t('pad.heads'), picks: byDigit(0) },
    { name: t('pad.tails'), picks: byDigit(1) },
    {
      name: t('pad.ranges'),
      picks: quarters.map((range) => ({ label: `${range[0]}–${range.at(-1)}`, symbols: range })),
    },
  ];
}

type PadProps = RowProps & { view: BettingView; entry: Extract<Entry, { kind: 'pad' }>; series: number };

function Pad({ view, label, row, entry, series, chosen, onChoose }: PadProps) {
  const { t } = useTranslation('betting');
  const isInteractive = useIsInteractive();
  const { play, symbolNames } = view;
  const areNumbers = entry.symbols.every(isNumber);
  // The line above the pad shows the only pay-out.
  const isOddsPad = new Set(play.prizes.map((prize) => oddsText(prize, series))).size > 1 || !areNumbers;
  const odds = play.rule.kind === 'market' && play.prizes.length > 1 && isOddsPad ? play.prizes : [];
  const press = (symbol: string, isOn: boolean) =>
    onChoose(entry.symbols.filter((each) => (each === symbol ? isOn : chosen.includes(each))));
  const latest = useRef(press);
  latest.current = press;
  const onPress = useCallback((symbol: string, isOn: boolean) => latest.current(symbol, isOn), []);
  const toggle = (symbols: readonly string[]) => {
    const isOn = !symbols.every((symbol) => chosen.includes(symbol));
    onChoose(entry.symbols.filter((each) => (symbols.includes(each) ? isOn : chosen.includes(each))));
  };
  const wide = odds.length === 0 ? undefined : areNumbers ? 'numbers' : 'names';
  return (
    <fieldset className="pad-row">
      <legend>{label}</legend>
      {isInteractive && areNumbers && (
        <QuickPicks name={`${t('pad.quick')}: ${label}`} picks={quickPicks(t, entry.symbols)} onPick={onChoose} />
      )}
      {isInteractive && entry.symbols.length === HUNDRED && (
        <div className="pad-hundred">
          {hundredPicks(t, entry.symbols).map(({ name, picks }) => (
            <div key={name}>
              <span aria-hidden="true">{name}</span>
              <QuickPicks name={name} picks={picks} onPick={(symbols) => toggle(symbols)} />
            </div>
          ))}
        </div>
      )}
      <div className="pad" data-wide={wide} data-columns={wide ? undefined : columnsFor(entry.symbols.length)}>
        {entry.symbols.map((symbol) => {
          const prize = odds.find(({ name }) => name === symbol);
          return (
            <PadKey
              key={symbol}
              name={`row${row}`}
              symbol={symbol}
              label={symbolNames[symbol] ?? symbol}
              odds={prize && oddsText(prize, series)}
              isChosen={chosen.includes(symbol)}
              onPress={onPress}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

interface PadKeyProps {
  name: string;
  symbol: string;
  label: string;
  odds: string | undefined;
  isChosen: boolean;
  onPress: (symbol: string, isOn: boolean) => void;
}

/** A press renders the pressed one of a hundred. */
const PadKey = memo(function PadKey({ name, symbol, label, odds, isChosen, onPress }: PadKeyProps) {
  return (
    <label className="pad-key">
      <input
        type="checkbox"
        name={name}
        value={symbol}
        checked={isChosen}
        onChange={(event) => onPress(symbol, event.currentTarget.checked)}
      />
      <span>
        {label}
        {odds && <small>{odds}</small>}
      </span>
    </label>
  );
});

function QuickPicks({ name, picks, onPick }: QuickPicksProps) {
  return (
    <fieldset aria-label={name} className="quick-picks">
      {picks.map(({ label, symbols }) => (
        <button key={label} type="button" onClick={() => onPick(symbols)} className="quick-pick">
          {label}
        </button>
      ))}
    </fieldset>
  );
}

interface QuickPicksProps {
  name: string;
  picks: readonly QuickPick[];
  onPick: (symbols: readonly string[]) => void;
}

/** Rows of ten, or of what a phone shows in a whole number of rows. */
function columnsFor(count: number): number {
  if (count <= 10) return Math.max(count, 5);
  return count % 10 === 0 ? 10 : count === 11 ? 6 : 7;
}

type TypedProps = RowProps & { digits: number; text: string | undefined; error: string | undefined };

/** Shows what it ignores. The text stays until the row changes elsewhere; then it becomes the numbers of the bet. */
function Typed({ label, row, digits, text, error: refused, chosen, onChoose }: TypedProps) {
  const { t } = useTranslation('betting');
  const id = useId();
  const [last, setLast] = useState(() => {
    const first = text ?? chosen.join(' ');
    return { text: first, symbols: chosen, ignored: readNumbers(first, digits).rest.length };
  });
  const { text: typed, ignored } = last.symbols === chosen ? last : { text: chosen.join(' '), ignored: 0 };
  const most = mostNumbers(digits);
  const error = chosen.length > most ? t('errors.many', { count: most }) : refused;
  const read = (next: string) => {
    // Up to 10,000 numbers.
    const { numbers, rest } = readNumbers(next, digits);
    setLast({ text: next, symbols: numbers, ignored: rest.length });
    onChoose(numbers);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        name={`row${row}`}
        rows={4}
        // The numeric keyboard of an iPhone has no separator.
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => read(event.currentTarget.value)}
        // biome-ignore lint/a11y/noAutofocus: without JavaScript the page of a refusal begins at the first fault
        autoFocus={error ? true : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        className={`${CONTROL} h-auto py-2.5 tabular-nums`}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <p id={`${id}-hint`} className="mt-1 text-xs text-muted" aria-live="polite">
        {ignored > 0 && !error ? t('pad.ignored', { count: ignored }) : t('pad.typed', { n: digits })}
      </p>
    </div>
  );
}
