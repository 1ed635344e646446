import type { OperationId } from '../../../../openapi/generated/gaming-operations.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { listMemberBetExport, listMemberBets, listTeamBetExport, listTeamBets, readMemberBet } from './betting.ts';
import { listTeamProfit, listTeamProfitExport } from './profit.ts';
import { listRevenue, listRevenueDetail } from './revenue.ts';
import { listDownlineTransactionExport, listDownlineTransactions } from './transactions.ts';

export const reportOperations = {
  listTeamBets,
  listTeamBetExport,
  listMemberBets,
  listMemberBetExport,
  getMemberBet: readMemberBet,
  listTeamProfit,
  listTeamProfitExport,
  listRevenue,
  listRevenueDetail,
  listDownlineTransactions,
  listDownlineTransactionExport,
} satisfies Partial<Handlers<OperationId>>;
