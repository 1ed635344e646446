import { useLocation } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '~/i18n/use-translation.ts';
import { useActionForm } from '~/ui/action-form.tsx';
import { Button } from '~/ui/button.tsx';
import { CONTROL, FieldError } from '~/ui/field.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { IDEMPOTENCY_KEY } from '~/ui/schema-form.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import type { BettingView } from './betting.types.ts';
import { ChaseFields, chaseFactor, chaseWinFactor } from './chase-fields.tsx';
import { formatMoney, formatUnits, parseUnits } from './money.ts';
import { Pads } from './pads.tsx';
import { randomRows } from './random.ts';
import { contentText, type Rows, writeRows } from './rules.ts';
import { type BetAnswer, betSchema, readMultiple } from './schema.ts';
import { sentSlip } from './sent-slip.ts';
import { SlipList } from './slip-list.tsx';
import { countStakes } from './stakes.ts';
import { StationFields } from './station-fields.tsx';
import { type ShownLine, useSlip } from './use-slip.ts';
import { bestWin, paidForOne, slipWin } from './wins.ts';

interface BetFormProps {
  view: BettingView;
  /** The draw that takes bets now. */
  numero: string;
  answer: BetAnswer | undefined;
  /** The slip was refused: its draw may have closed. */
  onRefused: () => void;
}

const emptyRows = ({ rowLabels }: BettingView): Rows => rowLabels.map(() => []);

/** The pads of a play, the slip, and what it costs. */
export function BetForm({ view, numero, answer, onRefused }: BetFormProps) {
  const { t } = useTranslation('betting');
  const isInteractive = useIsInteractive();
  const { play, currencySymbol } = view;
  const [begin] = useState(() => sentSlip(view, answer));
  const [rows, setRows] = useState<Rows>(begin.rows);
  const [unit, setUnit] = useState(begin.unit);
  const [multiple, setMultiple] = useState(begin.multiple);
  const [stations, setStations] = useState<readonly number[]>(begin.stations);
  /** The draw of the question that is shown. */
  const [asked, setAsked] = useState<string | null>(null);
  /** The answer that is no longer shown. */
  const [seen, setSeen] = useState<BetAnswer>();
  const isByKeyboard = useRef(false);
  const { pathname, search } = useLocation();
  const { slip, change: changeSlip, empty: emptySlip } = useSlip(view.username, view.gameId, answer?.picks && begin);
  const { chase, sent } = slip;
  const series = slip.series ?? view.series?.most ?? 0;

  const times = readMultiple(multiple);
  const multipleError = times === 0 ? t('errors.multiple') : undefined;
  const stakes = countStakes(play.rule, rows);
  const isComplete = stakes > 0 && stakes <= view.mostStakes && times > 0 && hasStations(view, stations);
  const current = isComplete ? linesOf(view, stations, { rows, unit, multiple: times, stakes, series }) : [];
  const lines = sent?.lines ?? [...slip.lines, ...current];
  const amount = lines.reduce((sum, line) => sum + BigInt(line.amount), 0n) * chaseFactor(chase);
  const { win, isEach } = slipWin(lines, view.series ? series : (slip.series ?? undefined));
  const money = (units: bigint) => `${currencySymbol}${formatMoney(units)}`;

  const form = useActionForm({
    id: 'bet',
    action: view.action,
    schema: betSchema(t('errors.multiple')),
    answer,
    onValid(event) {
      if (!isInteractive) return;
      isByKeyboard.current = event.currentTarget.querySelector(':focus-visible') !== null;
      if (sent) return;
      setSeen(form.answer);
      if (isAsking) return changeSlip({ sent: { idempotencyKey, numero, lines, series: sentSeries, isUnsure: false } });
      event.preventDefault();
      setAsked(lines.length > 0 ? numero : null);
    },
  });
  // A slip that may be placed keeps the key of its first try; any other has the key of the page, which is new after each bet.
  const idempotencyKey = sent?.idempotencyKey ?? answer?.idempotencyKey ?? view.idempotencyKey;
  const isUnsure = sent ? sent.isUnsure : shown(form.answer, seen)?.fate === 'unsure';
  const sentSeries = sent ? sent.series : view.series ? series : slip.series;
  const hasSeriesField = view.series !== null && !sent;
  const isAsking = !sent && asked === numero;
  const fault = shown(form.answer, seen)?.result.error?.['']?.[0] ?? (sent?.isUnsure ? t('errors.unsure') : undefined);
  useOutcome(form.isPending, form.answer, (next) => {
    if (next) {
      setAsked(null);
      if (next.fate === 'unsure' && sent) changeSlip({ sent: { ...sent, isUnsure: true } });
      else if (next.fate === 'refused' || !sent?.isUnsure) changeSlip({ sent: null });
      document.getElementById('bet-fault')?.focus();
    } else if (pathname + search === view.action) {
      emptySlip();
      setRows(emptyRows(view));
      setAsked(null);
      setSeen(form.answer);
      document.getElementById('orders-title')?.focus({ preventScroll: !isByKeyboard.current });
    }
  });
  useEffect(() => {
    if (form.answer?.result.status === 'error') onRefused();
  }, [form.answer, onRefused]);
  const change = (work: () => void) => {
    work();
    setAsked(null);
    setSeen(form.answer);
  };
  const add = (event: MouseEvent) => {
    flushSync(() =>
      change(() => {
        changeSlip({ lines });
        setRows(emptyRows(view));
      }),
    );
    // A click without a pointer comes from the keyboard: the page only scrolls for that.
    document.getElementById('slip-title')?.focus({ preventScroll: event.detail > 0 });
  };

  return (
    <form.fetcher.Form
      {...form.formProps}
      method="post"
      {...form.target}
      aria-label={view.playName}
      className="space-y-4"
    >
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      <input type="hidden" name="numero" value={sent?.numero ?? numero} />
      <input type="hidden" name="play" value={play.code} />
      <input type="hidden" name="lines" value={isInteractive ? JSON.stringify(lines.map(sentLine)) : ''} />
      {!hasSeriesField && sentSeries !== null && <input type="hidden" name="series" value={sentSeries} />}
      <div {...(sent && { inert: '' })} className="space-y-4 inert:opacity-60">
        {view.stations.length > 1 && (
          <StationFields
            stations={view.stations}
            isTwo={play.isOverTwo ?? false}
            chosen={stations}
            onChoose={(ids) => change(() => setStations(ids))}
          />
        )}
        <Odds view={view} series={series} />
        <Pads
          view={view}
          rows={rows}
          series={series}
          typed={begin.typed}
          error={form.field('row0').error}
          onRow={(row, symbols) => change(() => setRows(rows.map((each, index) => (index === row ? symbols : each))))}
        />
        {isInteractive && (
          <div className="flex flex-wrap gap-2">
            <Button
              type="button"
              look="outline"
              size="small"
              onClick={() => change(() => setRows(randomRows(play.rule, view.entry)))}
            >
              {t('pad.random')}
            </Button>
            <Button type="button" look="outline" size="small" onClick={() => change(() => setRows(emptyRows(view)))}>
              {t('pad.clear')}
            </Button>
          </div>
        )}
        <div className="grid grid-cols-2 gap-3 sm:max-w-md">
          <SelectField
            id="bet-unit"
            name="unit"
            label={t('pad.unit')}
            value={unit}
            onChange={(event) => change(() => setUnit(event.currentTarget.value))}
            options={view.units.map((value) => ({ value, label: `${currencySymbol}${value}` }))}
          />
          <label className="block">
            <span className="mb-1.5 block text-xs font-medium text-muted">{t('pad.multiple')}</span>
            <input
              name="multiple"
              type="number"
              inputMode="numeric"
              min={1}
              max={view.mostMultiple}
              value={multiple}
              onChange={(event) => change(() => setMultiple(event.currentTarget.value))}
              // biome-ignore lint/a11y/noAutofocus: without JavaScript the page of a refusal begins at the first fault
              autoFocus={multipleError ? true : undefined}
              aria-invalid={multipleError ? true : undefined}
              aria-describedby={multipleError && 'bet-multiple-error'}
              className={`${CONTROL} tabular-nums`}
            />
            <FieldError id="bet-multiple-error">{multipleError}</FieldError>
          </label>
        </div>
        {view.series && (
          <label className="block sm:max-w-md">
            <span className="mb-1.5 block text-sm tabular-nums">
              {t('pad.series', { series, rebate: ((view.series.most - series) / 20).toFixed(1) })}
            </span>
            <input
              name={hasSeriesField ? 'series' : undefined}
              type="range"
              min={view.series.least}
              max={view.series.most}
              step={view.series.step}
              value={series}
              onChange={(event) => change(() => changeSlip({ series: Number(event.currentTarget.value) }))}
              className="h-11 w-full accent-accent"
            />
          </label>
        )}
        {view.chaseCounts.length > 0 && (
          <ChaseFields
            counts={view.chaseCounts}
            plan={chase}
            onChange={(plan) => change(() => changeSlip({ chase: plan }))}
          />
        )}
        <SlipList
          lines={slip.lines}
          currencySymbol={currencySymbol}
          onRemove={(index) => change(() => changeSlip({ lines: slip.lines.filter((_, other) => other !== index) }))}
        />
      </div>
      <div className="bet-bar">
        {!form.isPending && fault && (
          <div id="bet-fault" tabIndex={-1} className="basis-full rounded-control">
            <FormError
              title={t(isUnsure ? 'errors.unsureTitle' : 'errors.title')}
              message={fault}
              reference={shown(form.answer, seen)?.requestId}
            />
          </div>
        )}
        {asked !== null && !sent && !isAsking && (
          <p role="status" className="basis-full text-sm font-semibold">
            {t('slip.moved', { closed: asked, numero })}
          </p>
        )}
        {isAsking ? (
          <p role="status" className="min-w-0 flex-1 basis-full font-semibold sm:basis-0">
            {chase.count > 1
              ? t('slip.confirmChase', { amount: money(amount), count: chase.count, numero })
              : t('slip.confirm', { amount: money(amount), numero })}
          </p>
        ) : (
          isInteractive && (
            <output className="flex min-w-0 flex-1 basis-full flex-wrap gap-x-4 text-sm tabular-nums sm:basis-0">
              <span>{t('slip.stakes', { count: lines.reduce((sum, line) => sum + line.stakes, 0) })}</span>
              <span>
                {t('slip.amount')} <b>{money(amount)}</b>
              </span>
              {win > 0n && (
                <span>
                  {t(isEach && chase.count === 1 ? 'slip.winEach' : 'slip.win')}{' '}
                  <b>{money(win * chaseWinFactor(chase))}</b>
                </span>
              )}
            </output>
          )
        )}
        {isInteractive && !sent && (
          <Button
            type="button"
            look="outline"
            disabled={isAsking ? false : current.length === 0}
            onClick={isAsking ? () => setAsked(null) : add}
          >
            {t(isAsking ? 'slip.change' : 'slip.add')}
          </Button>
        )}
        <Button isPending={form.isPending} disabled={isInteractive && lines.length === 0}>
          {t(form.isPending ? 'slip.sending' : sent ? 'slip.again' : 'slip.bet')}
        </Button>
      </div>
    </form.fetcher.Form>
  );
}

/** What a stake of 1 pays: of a market the pad says it. */
function Odds({ view: { play }, series }: { view: BettingView; series: number }) {
  const { t } = useTranslation('betting');
  const all = play.prizes.map((prize) => paidForOne(prize, series)).sort((a, b) => (a < b ? -1 : 1));
  const from = formatUnits(all[0] ?? 0n);
  const to = formatUnits(all.at(-1) ?? 0n);
  return (
    <p className="text-sm text-muted tabular-nums">
      {from === to ? t('pad.odds', { odds: from }) : t('pad.oddsFrom', { from, to })}
    </p>
  );
}

const hasStations = ({ play }: BettingView, stations: readonly number[]): boolean =>
  play.isOverTwo ? stations.length === 2 : stations.length > 0;

/** More of a line than a row of the slip shows. */
const SHOWN_TEXT = 200;

interface Chosen {
  rows: Rows;
  unit: string;
  multiple: number;
  stakes: number;
  series: number;
}

/** A line for each station, or one over two. */
function linesOf(
  view: BettingView,
  stations: readonly number[],
  { rows, unit, multiple, stakes, series }: Chosen,
): ShownLine[] {
  const { play } = view;
  const stake = parseUnits(unit) * BigInt(multiple);
  const amount = (stake * BigInt(stakes)).toString();
  const win = {
    win: bestWin(play, rows, stake, series).toString(),
    ...(view.series && { winSeries: series }),
    isEach: play.rule.kind === 'tails' && !play.rule.size,
  };
  const nameOf = (ids: readonly number[]) =>
    [view.playName, ...view.stations.filter(({ gameId }) => ids.includes(gameId)).map(({ name }) => name)].join(' · ');
  const content = writeRows(rows);
  const text = contentText(content, (symbol) => view.symbolNames[symbol] ?? symbol).slice(0, SHOWN_TEXT);
  const places = play.isOverTwo ? [[...stations]] : stations.map((id) => [id]);
  return places.map((gameIds) => ({
    ...{ gameIds, play: play.code, content, unit, multiple, stakes, amount },
    ...win,
    name: nameOf(gameIds),
    text,
  }));
}

const sentLine = ({ gameIds, play, content, unit, multiple }: ShownLine) => ({
  gameIds,
  play,
  content,
  unit,
  multiple,
});

/** An answer, while it is shown. */
const shown = (answer: BetAnswer | undefined, seen: BetAnswer | undefined) => (answer === seen ? undefined : answer);

/** Calls `done` when a submission has ended: with its answer, or without one when it led to another page. */
function useOutcome(
  isPending: boolean,
  answer: BetAnswer | undefined,
  done: (answer: BetAnswer | undefined) => void,
): void {
  const before = useRef<{ answer: BetAnswer | undefined } | null>(null);
  useEffect(() => {
    if (isPending) before.current ??= { answer };
    else if (before.current) {
      const isNew = before.current.answer !== answer;
      before.current = null;
      done(isNew ? answer : undefined);
    }
  });
}
