import { useQueries } from '@tanstack/react-query';
import { go, useAddress, useBrand, useWorld } from '../../state/address.ts';
import { curlOf, mock, useRead } from '../../state/call.ts';
import { formatAmount, formatTime } from '../../state/format.ts';
import { useWorldClock } from '../../state/world-clock.ts';
import { Curl, Go, TextField } from '../../ui/controls.tsx';
import { Facts, Loaded, Panel, Table } from '../../ui/views.tsx';

const DAY_MS = 86_400_000;
const DAYS = 7;

/** The days up to one of them, the latest first. */
const daysUpTo = (day: string): string[] =>
  Array.from({ length: DAYS }, (_, at) =>
    new Date(Date.parse(`${day}T00:00:00Z`) - at * DAY_MS).toISOString().slice(0, 10),
  );

export function FiguresPart() {
  const world = useWorld();
  const brand = useBrand();
  const clock = useWorldClock();
  const { day } = useAddress();
  const today = clock ? formatTime(clock.now).slice(0, 10) : null;
  const chosen = day ?? today;
  if (!chosen) return null;
  const path = { world, brand };
  return (
    <>
      <div className="fields">
        <TextField
          label="Day (UTC+8)"
          type="date"
          value={chosen}
          onChange={(value) => go({ day: value }, { replaces: true })}
        />
      </div>
      <Day path={path} day={chosen} />
      <Week path={path} day={chosen} />
      <Curl line={curlOf('getDayFigures', { path, query: { day: chosen } })} />
    </>
  );
}

interface DayProps {
  path: { world: string; brand: string };
  day: string;
}

function Day({ path, day }: DayProps) {
  const figures = useRead('getDayFigures', { path, query: { day } });
  return (
    <Panel title={day}>
      <Loaded query={figures}>
        {({ currency, deposits, withdrawals, bets, ggr, bonusCost, newMembers, activeMembers }) => (
          <Facts
            facts={[
              ['Deposits', `${formatAmount(deposits)} ${currency}`],
              ['Withdrawals', `${formatAmount(withdrawals)} ${currency}`],
              ['Bets', `${formatAmount(bets)} ${currency}`],
              ['GGR', `${formatAmount(ggr)} ${currency}`],
              ['Bonus cost', `${formatAmount(bonusCost)} ${currency}`],
              ['New members', newMembers],
              ['Active members', activeMembers],
            ]}
          />
        )}
      </Loaded>
      <p>
        <small>
          A deposit counts when it is credited; a withdrawal when it is asked for, with its fee, until it comes back.
        </small>
      </p>
    </Panel>
  );
}

const WEEK_NUMBERS = ['Deposits', 'Withdrawals', 'Bets', 'GGR', 'Bonus cost', 'New', 'Active'];

function Week({ path, day }: DayProps) {
  const days = useQueries({
    queries: daysUpTo(day).map((each) => {
      const input = { path, query: { day: each } };
      return { queryKey: ['getDayFigures', input], queryFn: () => mock.call('getDayFigures', input) };
    }),
  });
  return (
    <Panel title="Seven days">
      <Table
        label="Seven days"
        heads={['Day', ...WEEK_NUMBERS]}
        numbers={WEEK_NUMBERS}
        rows={days.flatMap(({ data }) => data ?? [])}
        keyOf={(each) => each.day}
        empty="Reading…"
        cells={(each) => [
          <Go key="day" to={{ day: each.day }}>
            {each.day}
          </Go>,
          formatAmount(each.deposits),
          formatAmount(each.withdrawals),
          formatAmount(each.bets),
          formatAmount(each.ggr),
          formatAmount(each.bonusCost),
          each.newMembers,
          each.activeMembers,
        ]}
      />
    </Panel>
  );
}
