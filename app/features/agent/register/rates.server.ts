import { listLanes } from '~/features/games/games.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { rateText } from '../../../../openapi/rules/rates.ts';

type Settings = Value<'getRebateSettings'>;
type Rate = Settings['own'][number];

/** A rate of a product to choose. */
export interface RateField {
  name: `rate_${Rate['gameType']}`;
  label: string;
  /** Chosen at first. */
  value: string;
  least: string;
  most: string;
  /** The highest first. */
  options: { value: string; label: string }[];
}

export interface NewRates {
  fields: RateField[];
  /** Places left of high series that the agent may give. */
  quotas: string[];
}

/** In the brand's names of its categories. */
export async function productNames(site: Site): Promise<(gameType: Rate['gameType']) => string> {
  const names = new Map((await listLanes(site)).map(({ gameClassify, title }) => [gameClassify as string, title]));
  return (gameType) => names.get(gameType) ?? gameType;
}

/** Rates that the agent may give a new account. */
export async function readNewRates(site: Site): Promise<NewRates> {
  const [{ line, usual }, { quotas }, nameOf] = await Promise.all([
    site.api.call('getRebateSettings'),
    site.api.call('getQuotas'),
    productNames(site),
  ]);
  const fields = line.map(({ gameType, least, most, step }): RateField => {
    const text = (rate: number) => rateText({ gameType, rate });
    const rates = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, index) => most - index * step);
    return {
      name: `rate_${gameType}`,
      label:
        gameType === 'LOTT' ? site.t('register', 'server.series', { product: nameOf(gameType) }) : nameOf(gameType),
      value: String(usual.find((rate) => rate.gameType === gameType)?.rate ?? least),
      least: text(least),
      most: text(most),
      options: rates.map((rate) => ({ value: String(rate), label: text(rate) })),
    };
  });
  const highest = line.find(({ gameType }) => gameType === 'LOTT')?.most ?? 0;
  return {
    fields,
    quotas: quotas.flatMap(({ series, accounts, used }) =>
      accounts === null || series > highest
        ? []
        : [site.t('register', 'server.quota', { series, left: Math.max(accounts - used, 0), accounts })],
    ),
  };
}

/** The rates of a valid form. */
export const readRates = (fields: readonly RateField[], values: Partial<Record<string, string>>): Rate[] =>
  fields.map(({ name }) => ({
    gameType: name.replace('rate_', '') as Rate['gameType'],
    rate: Number(values[name]),
  }));
