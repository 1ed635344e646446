import { useEffect, useRef, useState } from 'react';

interface WheelProps {
  fields: readonly { id: number; label: string; isMain: boolean }[];
  /** The spin that it stands at; null before the first. */
  result: { orderNo: string; prizeId: number } | null;
  /** Called when it has come to a stop. */
  onStop: (orderNo: string) => void;
}

const SIZE = 320;
const CENTRE = SIZE / 2;
const RADIUS = CENTRE - 6;
const HUB = 24;
/** Covers the rim of the field at the top. */
const POINTER = 24;
const TURNS = 5;
/** A stop without an event of its own: a wheel that was out of view. */
const LATEST_STOP_MS = 5_000;
const LABEL_SIZE = 13;
/** In em. */
const HALF_LINE = 0.55;
/** Characters of a line at full size. */
const LINE_WIDTH = 14;
/** A line that is hardly wider gets smaller, a wider one becomes two. */
const MOST_WIDTH = 16;

const COLORS = [
  { field: 'fill-brand', text: 'fill-on-brand' },
  { field: 'fill-raised', text: 'fill-text' },
] as const;
const MAIN = { field: 'fill-highlight', text: 'fill-on-highlight' } as const;

const point = (turn: number, radius: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
};

/** In Latin letters; others are twice as wide, and marks stand above their letter. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/\p{M}/u.test(letter) ? 0 : letter > '\u2e7f' ? 2 : 1), 0);

/** Breaks a wide label at the space nearest to its middle, the later of two. */
export function breakLabel(label: string): { lines: string[]; size: number } {
  const distance = (index: number) => Math.abs(index - label.length / 2);
  const spaces = widthOf(label) > MOST_WIDTH ? [...label.matchAll(/ /g)].map(({ index }) => index) : [];
  const [at] = spaces.sort((a, b) => distance(a) - distance(b) || b - a);
  const lines = at === undefined ? [label] : [label.slice(0, at), label.slice(at + 1)];
  return { lines, size: LABEL_SIZE * Math.min(1, LINE_WIDTH / Math.max(...lines.map(widthOf))) };
}

/**
 * Turns to the field of a new result, from where it stands. The result of the first render is there at once, and under
 * `prefers-reduced-motion` every one. Decoration: the page tells the result in words.
 */
export function Wheel({ fields, result, onStop }: WheelProps) {
  const share = 1 / fields.length;
  const middleOf = (prizeId: number) => (fields.findIndex(({ id }) => id === prizeId) + 0.5) * share;
  const shown = useRef(result?.orderNo);
  const [turn, setTurn] = useState(result ? -middleOf(result.prizeId) : 0);
  const orderNo = result?.orderNo;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another spin alone turns it
  useEffect(() => {
    if (!result || shown.current === orderNo) return;
    shown.current = orderNo;
    const stop = () => onStop(result.orderNo);
    setTurn((before) => Math.ceil(before) + TURNS + 1 - middleOf(result.prizeId));
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isCalm) return stop();
    const timer = setTimeout(stop, LATEST_STOP_MS);
    return () => clearTimeout(timer);
  }, [orderNo]);
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" className="raffle-wheel">
      <g
        className="raffle-disc"
        style={{ transform: `rotate(${turn}turn)` }}
        onTransitionEnd={() => result && onStop(result.orderNo)}
      >
        <circle cx={CENTRE} cy={CENTRE} r={RADIUS + 4} className="fill-edge" />
        {fields.map(({ id, label, isMain }, index) => {
          const color = isMain ? MAIN : (COLORS[index % 2] ?? COLORS[0]);
          const { lines, size } = breakLabel(label);
          const degrees = (index + 0.5) * share * 360 - 90;
          return (
            <g key={id}>
              <path
                d={`M${CENTRE} ${CENTRE}L${point(index * share, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point((index + 1) * share, RADIUS)}Z`}
                className={`${color.field} stroke-line`}
              />
              <text
                transform={`rotate(${degrees} ${CENTRE} ${CENTRE})`}
                y={CENTRE}
                textAnchor="end"
                dominantBaseline="central"
                fontSize={size}
                className={`${color.text} font-semibold`}
              >
                {lines.map((line, place) => (
                  <tspan
                    key={line}
                    x={CENTRE + RADIUS - POINTER}
                    dy={`${place === 0 ? (1 - lines.length) * HALF_LINE : 2 * HALF_LINE}em`}
                  >
                    {line}
                  </tspan>
                ))}
              </text>
            </g>
          );
        })}
        <circle cx={CENTRE} cy={CENTRE} r={HUB} className="fill-surface stroke-edge" strokeWidth="3" />
      </g>
      <path
        d={`M${CENTRE - 12} 1h24L${CENTRE} ${POINTER + 2}Z`}
        className="fill-accent stroke-surface"
        strokeWidth="2"
      />
    </svg>
  );
}
