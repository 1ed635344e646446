import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ProfitChartView } from './profit-chart.server.ts';

const MOST_BAR_PX = 28;
const HALF_A_DAY_S = 12 * 3600;
const NO_CURSOR = { show: false } as const;
/** Whole days, so that no date occurs twice. */
const TICKS_S = [1, 2, 3, 7, 14, 30].map((days) => days * 2 * HALF_A_DAY_S);
const FONT = '12px Inter Variable, system-ui, sans-serif';

export default function ProfitChart({ chart }: { chart: ProfitChartView }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    let plot = draw(root, chart);
    const sizes = new ResizeObserver(() => plot.setSize(measure(root)));
    sizes.observe(root);
    const redraw = () => {
      plot.destroy();
      plot = draw(root, chart);
    };
    const systemTheme = matchMedia('(prefers-color-scheme: dark)');
    systemTheme.addEventListener('change', redraw);
    const themes = new MutationObserver(redraw);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      sizes.disconnect();
      themes.disconnect();
      systemTheme.removeEventListener('change', redraw);
      plot.destroy();
    };
  }, [chart]);
  return <div ref={place} className="h-full min-w-0 overflow-hidden" />;
}

const measure = (root: HTMLElement) => ({
  width: Math.max(root.clientWidth, 1),
  height: Math.max(root.clientHeight, 1),
});

function draw(root: HTMLElement, { days, profits, running }: ProfitChartView): uPlot {
  const styles = getComputedStyle(root);
  const color = (role: string) => styles.getPropertyValue(`--${role}`).trim();
  const language = document.documentElement.lang || 'en';
  const day = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  const amount = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  const bars = uPlot.paths.bars?.({ size: [0.7, MOST_BAR_PX], radius: 0.15 });
  const axis = { stroke: color('muted'), font: FONT, ticks: { show: false } };
  const bar = (role: string) => ({ fill: color(role), width: 0, paths: bars, points: { show: false } });
  return new uPlot(
    {
      ...measure(root),
      legend: NO_CURSOR,
      cursor: NO_CURSOR,
      tzDate: (time) => uPlot.tzDate(new Date(time * 1000), 'Etc/UTC'),
      scales: {
        x: { range: (_, first, last) => [first - HALF_A_DAY_S, last + HALF_A_DAY_S] },
        y: { range: rangeWithZero },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          space: 64,
          incrs: TICKS_S,
          values: (_, times) => times.map((time) => day.format(time * 1000)),
        },
        {
          ...axis,
          grid: { stroke: color('line'), width: 1 },
          size: 60,
          values: (_, values) => values.map((value) => amount.format(value)),
        },
      ],
      series: [
        {},
        bar('profit'),
        bar('loss'),
        { stroke: color('text'), width: 2, points: { show: days.length < 2, fill: color('text') } },
      ],
    },
    [days, profits.map((value) => Math.max(value, 0)), profits.map((value) => Math.min(value, 0)), running],
    root,
  );
}

/** Bars start at zero. */
const rangeWithZero = (_: uPlot, least: number | null, most: number | null): uPlot.Range.MinMax => {
  const [low, high] = [Math.min(least ?? 0, 0), Math.max(most ?? 0, 0)];
  const room = (high - low || 1) * 0.08;
  return [low && low - room, high && high + room].map((edge, index) => edge || (low === high ? index * room : 0)) as [
    number,
    number,
  ];
};
