import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { avatarPath } from '../../art/paths.ts';
import { formatMoney } from '../../shared/money.ts';
import type { Figures } from '../team/repository.ts';
import { companyResult } from '../team/team.ts';

type View = Value<'listDownlines'>['sums'];
type Member = Value<'listDownlines'>['path'][number];

export const figuresView = (figures: Figures): View => ({
  deposit: formatMoney(figures.deposit),
  withdrawal: formatMoney(figures.withdraw),
  stake: formatMoney(figures.stakes),
  validBet: formatMoney(figures.validBet),
  win: formatMoney(figures.win),
  rebate: formatMoney(figures.rebate),
  promotion: formatMoney(figures.promotion),
  profit: formatMoney(companyResult(figures)),
  commission: formatMoney(figures.commission),
  salary: formatMoney(figures.salary),
  dividend: formatMoney(figures.dividend),
});

export interface TeamMember {
  username: string;
  nickname: string;
  avatar: number;
  type: number;
}

export const memberView = ({ username, nickname, avatar, type }: TeamMember): Member => ({
  account: username,
  nickname,
  avatar: avatarPath(avatar),
  type: type as Member['type'],
});
