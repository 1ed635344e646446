import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { BrandState } from '../../http/exchange.ts';
import { formatMoney, toAmount } from '../../shared/money.ts';
import { textIn } from '../../shared/texts.ts';
import type { GameType, Language } from '../../worlds/columns.ts';
import type { BonusPromotion } from './bonuses.ts';

type View = Value<'getDepositSettings'>['bonuses'][number];

/** The contract's DepositBonus. */
export function bonusView({ id, title, rules }: BonusPromotion, brand: BrandState, language: Language): View {
  const {
    percent,
    minimum,
    cap,
    turnover,
    days = null,
    depositNumber = null,
    maxStake,
    gameTypes = countedTypes(brand),
  } = rules;
  return {
    bonusId: id,
    title: textIn(title, language),
    percent,
    minimum: formatMoney(toAmount(minimum)),
    cap: formatMoney(toAmount(cap)),
    turnover,
    days,
    depositNumber,
    maxStake: maxStake === undefined ? null : formatMoney(toAmount(maxStake)),
    gameTypes: [...gameTypes],
  };
}

const countedTypes = ({ cashRules }: BrandState): GameType[] =>
  Object.entries(cashRules.turnoverShares.categories)
    .filter(([, percent]) => percent > 0)
    .map(([gameType]) => gameType as GameType);
