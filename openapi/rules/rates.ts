/** Formats hundredths of a percent: 1050 as "10.50%". */
export const percentText = (rate: number): string => `${(rate / 100).toFixed(2)}%`;

/** The rate of a product: a series of the lotteries, or "0.80%". */
export const rateText = ({ gameType, rate }: { gameType: string; rate: number }): string =>
  gameType === 'LOTT' ? String(rate) : percentText(rate);
