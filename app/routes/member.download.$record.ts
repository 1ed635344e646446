import { downloadAccount } from '~/features/agent/account/account.server.ts';
import { downloadAudit } from '~/features/agent/audit/audit.server.ts';
import { downloadMemberBets, downloadTeamBets } from '~/features/agent/bets/bets.server.ts';
import { downloadPay } from '~/features/agent/contracts/pay.server.ts';
import { downloadDownlines } from '~/features/agent/downlines/downlines.server.ts';
import { downloadIncome } from '~/features/agent/income/income.server.ts';
import { downloadTeamProfit } from '~/features/agent/profit/profit.server.ts';
import { downloadBettingRecord } from '~/features/games/betting-record/betting-record.server.ts';
import { downloadLotteryRecord } from '~/features/lottery/record/lottery-record.server.ts';
import { downloadAccountRecord } from '~/features/wallet/account-record/account-record.server.ts';
import { downloadDepositRecord } from '~/features/wallet/money-records/deposits.server.ts';
import { downloadWithdrawalRecord } from '~/features/wallet/money-records/withdrawals.server.ts';
import { downloadProfit } from '~/features/wallet/profit/profit.server.ts';
import type { RecordKey } from '~/parts/records/records.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import { withSite } from '~/request/with-site.server.ts';

const DOWNLOADS: Record<RecordKey, (site: Site) => Promise<Response>> = {
  personalHistoryCopy: downloadBettingRecord,
  transactionHistory: downloadAccountRecord,
  lottery: downloadLotteryRecord,
  deposits: downloadDepositRecord,
  withdrawals: downloadWithdrawalRecord,
  personalProfit: downloadProfit,
  teamBetting: downloadTeamBets,
  memberBets: downloadMemberBets,
  teamProfitLoss: downloadTeamProfit,
  agentRevenue: downloadIncome,
  downlineTransactions: downloadAccount,
  downlines: downloadDownlines,
  audit: downloadAudit,
  dividend: downloadPay('dividend'),
  daily: downloadPay('daily'),
  hourly: downloadPay('hourly'),
  realtime: downloadPay('realtime'),
};

const isRecord = (name: string): name is RecordKey => Object.hasOwn(DOWNLOADS, name);

export const loader = withSite(async (site, { params: { record = '' } }) => {
  if (!isRecord(record)) throw notFound(site);
  return DOWNLOADS[record](site);
});
