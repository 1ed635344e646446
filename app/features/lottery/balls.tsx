import { useTranslation } from '~/i18n/use-translation.ts';
import { MOST_DIGITS } from './lottery.constants.ts';

const LOOKS: Readonly<Record<string, string>> = { K3: 'die', PK10: 'car', MARK6: 'colour' };
/** Their last ball is drawn apart, and always shown. */
const WITH_SPECIAL = new Set(['MARK6']);
/** Bets are on the sum of the balls. */
const SUMMED = new Set(['PC28']);

const RED = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const BLUE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

/** lottery.md: Mark Six. */
const ballColour = (ball: string) => (RED.has(Number(ball)) ? 'red' : BLUE.has(Number(ball)) ? 'blue' : 'green');

const listBalls = (numbers: readonly string[]): string[] =>
  numbers.length === 1 ? [...(numbers[0] ?? '')] : [...numbers];

const sumBalls = (numbers: readonly string[]): number => numbers.reduce((sum, number) => sum + Number(number), 0);

type Size = 'tiny' | 'small' | 'large';

interface BallsProps {
  group: string;
  numbers: readonly string[];
  most?: number;
  size?: Size;
  isFalling?: boolean;
}

export function Balls({ group, numbers, most = MOST_DIGITS, size = 'small', isFalling = false }: BallsProps) {
  const { t } = useTranslation('lottery');
  if (numbers.length === 0) return <span className="text-sm text-muted">{t('void')}</span>;
  const look = LOOKS[group];
  const balls = listBalls(numbers);
  const shown = balls.slice(0, WITH_SPECIAL.has(group) ? most + 1 : most);
  return (
    <span
      role="img"
      aria-label={t('result', { numbers: numbers.join(', ') })}
      className="balls"
      data-look={look}
      data-size={size === 'small' ? undefined : size}
      data-state={isFalling ? 'falling' : undefined}
    >
      {shown.map((ball, index) => (
        <b
          // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its place
          key={index}
          data-ball={look && look !== 'colour' ? ball : undefined}
          data-colour={look === 'colour' ? ballColour(ball) : undefined}
        >
          {ball}
        </b>
      ))}
      {balls.length > shown.length && <i>+{balls.length - shown.length}</i>}
      {SUMMED.has(group) && <b data-sum="">{sumBalls(numbers)}</b>}
    </span>
  );
}

export function WaitingBalls({ group, count, size = 'large' }: { group: string; count: number; size?: Size }) {
  return (
    <span aria-hidden="true" className="balls" data-look={LOOKS[group]} data-size={size} data-state="waiting">
      {Array.from({ length: count + (SUMMED.has(group) ? 1 : 0) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its place
        <b key={index} />
      ))}
    </span>
  );
}
