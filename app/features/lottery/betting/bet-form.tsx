import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { IDEMPOTENCY_KEY } from '~/ui/schema-form.ts';
import { countPermutations } from '../../../../openapi/rules/lines.ts';
import type { Draw } from '../draw/use-draw.ts';
import { BetBar } from './bet-bar.tsx';
import { BetQuestion } from './bet-question.tsx';
import type { BettingView } from './betting.types.ts';
import { ChaseFields } from './chase-fields.tsx';
import { CoverageNotice } from './coverage-notice.tsx';
import { emptyRows, sentLine } from './lines.ts';
import { formatUnits } from './money.ts';
import { Pads } from './pads.tsx';
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
}

export function BetForm({ view, draw, answer, onRefused }: BetFormProps) {
  const { t } = useTranslation('betting');
  const { play, currencySymbol } = view;
  const bet = useBet({ view, numero: draw.numero, answer, onRefused });
  const { form, choice, choose, slip, changeSlip, series, sentSeries } = bet;
  const { sent } = bet;
  // The form already validates on each change.
  const { onBlur: _, ...formProps } = form.formProps;
  return (
    <form.fetcher.Form {...formProps} method="post" {...form.target} aria-label={view.playName} className="space-y-4">
      <input type="hidden" name={IDEMPOTENCY_KEY} value={bet.idempotencyKey} />
      <input type="hidden" name="numero" value={sent?.numero ?? draw.numero} />
      <input type="hidden" name="play" value={play.code} />
      <input type="hidden" name="lines" value={bet.isInteractive ? JSON.stringify(bet.lines.map(sentLine)) : ''} />
      {(sent || !view.series) && sentSeries !== null && <input type="hidden" name="series" value={sentSeries} />}
      <div {...(sent && { inert: '' })} className="space-y-4 inert:opacity-60">
        {view.stations.length > 1 && (
          <StationFields
            stations={view.stations}
            isTwo={play.isOverTwo ?? false}
            chosen={choice.stations}
            onChoose={(stations) => choose({ stations })}
          />
        )}
        <Odds view={view} rows={choice.rows} series={series} />
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
          <div className="flex flex-wrap gap-2">
            <Button
              type="button"
              look="outline"
              size="small"
              onClick={() => choose({ rows: randomRows(play.rule, view.entry) })}
            >
              {t('pad.random')}
            </Button>
            <Button type="button" look="outline" size="small" onClick={() => choose({ rows: emptyRows(view) })}>
              {t('pad.clear')}
            </Button>
          </div>
        )}
        <StakeFields view={view} bet={bet} />
        {view.chaseCounts.length > 0 && (
          <ChaseFields counts={view.chaseCounts} plan={slip.chase} onChange={(chase) => changeSlip({ chase })} />
        )}
        <SlipList
          lines={slip.lines}
          currencySymbol={currencySymbol}
          onRemove={(index) => changeSlip({ lines: slip.lines.filter((_, other) => other !== index) })}
        />
      </div>
      <CoverageNotice lines={bet.lines} coverage={view.coverage} />
      <BetBar bet={bet} draw={draw} view={view} />
      {bet.isAsking && <BetQuestion view={view} bet={bet} draw={draw} />}
    </form.fetcher.Form>
  );
}

/** Markets show odds on their pads. */
function Odds({ view: { play, currencySymbol }, rows, series }: { view: BettingView; rows: Rows; series: number }) {
  const { t } = useTranslation('betting');
  const range = paidRange(play, rows, series);
  const pays = (odds: bigint) => `${currencySymbol}${formatUnits(odds)}`;
  const [from, to] = [pays(range.from), pays(range.to)];
  const one = `${currencySymbol}1`;
  const number = play.rule.kind === 'tails' && play.rule.order === 'oneForAll' ? differing(play.rule.digits) : null;
  return (
    <div className="text-sm text-muted tabular-nums">
      <p>{from === to ? t('pad.odds', { one, odds: from }) : t('pad.oddsFrom', { one, from, to })}</p>
      {number && <p>{t('pad.shared', { number, count: countPermutations(number) })}</p>}
    </div>
  );
}
