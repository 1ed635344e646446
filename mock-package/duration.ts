const PATTERN = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,3})?)S)?)?$/;
/** Milliseconds of a week, a day, an hour, a minute, a second. */
const UNITS = [604_800_000, 86_400_000, 3_600_000, 60_000, 1000];

/** Milliseconds of an ISO 8601 duration without years and months, such as `P1D` or `PT1H30M`. Throws for other text. */
export function durationMs(text: string): number {
  const parts = PATTERN.exec(text)?.slice(1) ?? [];
  if (parts.every((part) => part === undefined))
    throw new Error(`"${text}" is no duration: write P1D for a day, PT1H30M for an hour and a half, or milliseconds.`);
  return Math.round(UNITS.reduce((sum, unit, index) => sum + unit * Number(parts[index] ?? 0), 0));
}
