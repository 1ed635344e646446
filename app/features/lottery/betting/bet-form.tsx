import { formatOdds } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActingAs } from '~/ui/acting-as.tsx';
import { Button } from '~/ui/button.tsx';
import { IDEMPOTENCY_KEY } from '~/ui/schema-form.ts';
import { countPermutations } from '../../../../openapi/rules/lines.ts';
import type { Draw } from '../draw/use-draw.ts';
import { BetBar } from './bet-bar.tsx';
import { BetQuestion } from './bet-question.tsx';
import type { BettingView } from './betting.types.ts';
import { ChaseFields } from './chase-fields.tsx';
import { CoverageNotice } from './coverage-notice.tsx';
import { buildLines, emptyRows, sentLine } from './lines.ts';
import { Pads } from './pads.tsx';
import { PlayHelp } from './play-help.tsx';
import { PlayPicker } from './play-picker.tsx';
import { randomRows } from './random.ts';
import type { Rows } from './rules.ts';
import type { BetAnswer } from './schema.ts';
import { SlipList } from './slip-list.tsx';
import { StakeFields } from './stake-fields.tsx';
import { StationFields } from './station-fields.tsx';
import { useBet } from './use-bet.ts';
import { differing, paidRange } from './wins.ts';

interface BetFormProps {
  view: BettingView;
  draw: Draw;
  answer: BetAnswer | undefined;
  onRefused: () => void;
  /** Stays open from play to play. */
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
}

const RANDOM_LINES = [1, 5, 10];

export function BetForm({ view, draw, answer, onRefused, isHelpOpen, onHelp }: BetFormProps) {
  const { t } = useTranslation('betting');
  const { play, currency } = view;
  const bet = useBet({ view, numero: draw.numero, answer, onRefused });
  const { form, choice, choose, slip, changeSlip, series, sentSeries } = bet;
  const { sent } = bet;
  // The form already validates on each change.
  const { onBlur: _, ...formProps } = form.formProps;
  const addRandom = (count: number) => {
    const picked = Array.from({ length: count }, () =>
      buildLines(view, { ...choice, rows: randomRows(play.rule, view.entry) }, series),
    );
    changeSlip({ lines: [...slip.lines, ...picked.flat()] });
  };
  return (
    <form.fetcher.Form {...formProps} method="post" {...form.target} aria-label={view.playName} className="bet-form">
      <ActingAs />
      <input type="hidden" name={IDEMPOTENCY_KEY} value={bet.idempotencyKey} />
      <input type="hidden" name="numero" value={sent?.numero ?? draw.numero} />
      <input type="hidden" name="play" value={play.code} />
      <input type="hidden" name="lines" value={bet.isInteractive ? JSON.stringify(bet.lines.map(sentLine)) : ''} />
      {bet.isInteractive && <input type="hidden" name="multiples" value={bet.multiples.join(',')} />}
      {(sent || !view.series) && sentSeries !== null && <input type="hidden" name="series" value={sentSeries} />}
      <div className="relative flex flex-wrap items-center gap-x-3 lg:col-span-2">
        <PlayPicker {...view} />
        <PlayHelp help={view.help} isOpen={isHelpOpen} onToggle={onHelp}>
          <Odds view={view} rows={choice.rows} series={series} />
        </PlayHelp>
      </div>
      <div {...(sent && { inert: '' })} className="space-y-3 inert:opacity-60">
        {view.stations.length > 1 && (
          <StationFields
            stations={view.stations}
            isTwo={play.isOverTwo ?? false}
            chosen={choice.stations}
            onChoose={(stations) => choose({ stations })}
          />
        )}
        {view.entry.kind === 'pad' && (
          // Skips up to a hundred keys.
          <a
            href="#bet-bar"
            className="inline-block rounded-control bg-highlight px-4 py-3 font-semibold text-on-highlight not-focus:sr-only"
          >
            {t('pad.skip')}
          </a>
        )}
        <Pads
          view={view}
          rows={choice.rows}
          series={series}
          typed={bet.typed}
          error={form.field('row0').error}
          onRow={(row, symbols) => choose({ rows: choice.rows.map((each, index) => (index === row ? symbols : each)) })}
        />
        {bet.isInteractive && (
          <fieldset className="flex flex-wrap items-center gap-2">
            <legend className="float-left me-1 text-sm font-medium text-muted">{t('pad.random')}</legend>
            {RANDOM_LINES.map((count) => (
              <Button
                key={count}
                type="button"
                look="outline"
                size="small"
                aria-label={t('pad.randomLines', { count })}
                onClick={() => addRandom(count)}
              >
                ×{count}
              </Button>
            ))}
            <Button
              type="button"
              look="outline"
              size="small"
              className="ms-auto"
              onClick={() => choose({ rows: emptyRows(view) })}
            >
              {t('pad.clear')}
            </Button>
          </fieldset>
        )}
      </div>
      <aside className="bet-panel">
        <div {...(sent && { inert: '' })} className="space-y-3 inert:opacity-60">
          <StakeFields view={view} bet={bet} />
          {view.chaseCounts.length > 0 && <ChaseFields view={view} bet={bet} numero={draw.numero} />}
          <SlipList
            lines={slip.lines}
            currency={currency}
            onRemove={(index) => changeSlip({ lines: slip.lines.filter((_, other) => other !== index) })}
          />
        </div>
        <CoverageNotice lines={bet.lines} coverage={view.coverage} />
        <BetBar bet={bet} draw={draw} view={view} isVisitor={view.username === null} />
      </aside>
      {bet.isAsking && <BetQuestion view={view} bet={bet} draw={draw} />}
    </form.fetcher.Form>
  );
}

/** Markets show odds on their pads. */
function Odds({ view: { play, currency }, rows, series }: { view: BettingView; rows: Rows; series: number }) {
  const { t } = useTranslation('betting');
  const range = paidRange(play, rows, series);
  const pays = (odds: bigint) => `${currency.symbol}${formatOdds(odds).replace(/\.00$/, '')}`;
  const [from, to] = [pays(range.from), pays(range.to)];
  const one = `${currency.symbol}1`;
  const number = play.rule.kind === 'tails' && play.rule.order === 'oneForAll' ? differing(play.rule.digits) : null;
  return (
    <span className="min-w-0 text-sm tabular-nums">
      {from === to ? t('pad.odds', { one, odds: from }) : t('pad.oddsFrom', { one, from, to })}
      {number && <small className="block">{t('pad.shared', { number, count: countPermutations(number) })}</small>}
    </span>
  );
}
