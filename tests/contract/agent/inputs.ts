import { usualTerms } from '../../../mock-server/domains/agent/contracts/templates.ts';
import { PASSWORD, PAYMENT_PASSWORD } from '../../support/client.ts';
import type { GoodInputs } from '../../support/good-input.ts';

/** Proposals of the brand to boss, by kind, from 5. */
const ofContracts = (contractId: number) =>
  [
    { member: 'boss', body: { intent: 'get' } },
    { member: 'boss', body: { intent: 'accept', contractId } },
    { member: 'boss' },
  ] as const;
const [contractDividend, processDividend, listDividendRecords] = ofContracts(5);
const [contractDailySalary, processDailySalary, listDailySalaryRecords] = ofContracts(6);
const [contractHourSalary, processHourSalary, listHourSalaryRecords] = ofContracts(7);
const [contractRealTimeSalary, processRealTimeSalary, listRealTimeSalaryRecords] = ofContracts(8);

/** Under the own contract of boss. */
const PROPOSED = {
  ...usualTerms({ unit: 1 }, 'DIVIDEND'),
  tiers: [{ turnover: '0.00', loss: '50000.00', activeMembers: 10, rate: 100 }],
  isCarried: true,
};

export const agentInputs: GoodInputs<'agent'> = {
  getPartnerOffer: {},
  getPartnerApplication: {},
  applyPartner: {
    body: { channel: 'LINE', contact: '@lucky', players: 'UNDER_50', text: 'I run a group of slot players.' },
  },
  getAgentHome: { member: 'boss' },
  getTeamOverview: { member: 'boss' },
  listDownlines: { member: 'boss', query: { account: 'boss' } },
  listDownlineExport: { member: 'boss', query: { account: 'boss' } },
  contractDividend,
  processDividend,
  listDividendRecords,
  contractDailySalary,
  processDailySalary,
  listDailySalaryRecords,
  contractHourSalary,
  processHourSalary,
  listHourSalaryRecords,
  contractRealTimeSalary,
  processRealTimeSalary,
  listRealTimeSalaryRecords,
  previewContract: { member: 'boss', body: { contractId: 1 } },
  previewProposal: { member: 'boss', body: { kind: 'DIVIDEND', accounts: ['chona'], terms: PROPOSED } },
  payOwed: { member: 'boss', body: { payoutId: 5, paymentPassword: '246810' } },
  listContractTemplates: { member: 'boss' },
  keepContractTemplate: { member: 'boss', body: { name: 'Mine', kind: 'DIVIDEND' } },
  getConsolidatedFunds: { member: 'boss' },
  getRebateSettings: { member: 'boss' },
  getQuotas: { member: 'boss' },
  createDownline: {
    member: 'boss',
    body: {
      username: 'marisol',
      password: PASSWORD,
      type: 0,
      rates: [{ gameType: 'RNG', rate: 80 }],
      paymentPassword: PAYMENT_PASSWORD,
    },
  },
  createInviteLink: { member: 'boss', body: { type: 2, rates: [], days: 30, domain: 'baize.localhost' } },
  changeInviteLink: { member: 'boss', body: { code: 'BOSS88', isPaused: true } },
  listInviteLinks: { member: 'boss' },
  deleteInviteLink: { member: 'boss', query: { code: 'BOSS88' } },
  listInviteRegistrations: { member: 'boss', query: { code: 'BOSS88' } },
  countInviteVisit: { body: { code: 'BOSS88' } },
  listAgentAnnouncements: { member: 'boss' },
  readAgentAnnouncements: { member: 'boss', body: {} },
  getDownline: { member: 'boss', query: { account: 'lucky' } },
  listNotes: { member: 'boss' },
  setNote: { member: 'boss', body: { account: 'lucky', text: 'Prefers e-wallets.' } },
  getDownlineRates: { member: 'boss', query: { accounts: 'santi55,chona' } },
  setDownlineRebate: {
    member: 'boss',
    body: { accounts: ['santi55', 'chona'], rates: [{ gameType: 'RNG', rate: 90 }] },
  },
  promoteDownline: { member: 'boss', body: { account: 'danica2' } },
  transferToDownline: {
    member: 'boss',
    body: { account: 'santi55', amount: '100.00', paymentPassword: PAYMENT_PASSWORD, reference: '01JH7Q2N8F4T' },
  },
  messageDownlines: {
    member: 'boss',
    body: { accounts: ['santi55', 'chona'], title: 'Meeting on Friday', text: 'We meet at 8 pm.' },
  },
  listAuditEntries: { member: 'boss', query: { account: 'santi55' } },
  listTeamBets: { member: 'boss', query: { account: 'boss' } },
  listTeamBetExport: { member: 'boss', query: { account: 'boss' } },
  listMemberBets: { member: 'boss', query: { account: 'lucky' } },
  listMemberBetExport: { member: 'boss', query: { account: 'lucky' } },
  getMemberBet: async (world) => {
    const { list } = await (await world.client.signedIn('boss')).value('listMemberBets', {
      query: { account: 'lucky' },
    });
    return { member: 'boss', query: { account: 'lucky', orderNo: list[0]?.orderNo ?? '' } };
  },
  listTeamProfit: { member: 'boss', query: { account: 'boss' } },
  listTeamProfitExport: { member: 'boss', query: { account: 'boss' } },
  listRevenue: { member: 'boss' },
  listRevenueDetail: { member: 'boss' },
  listDownlineTransactions: { member: 'boss', query: { account: 'lucky' } },
  listDownlineTransactionExport: { member: 'boss', query: { account: 'lucky' } },
  listSubAccounts: { member: 'boss' },
  createSubAccount: {
    member: 'boss',
    body: {
      name: 'marites',
      password: PASSWORD,
      pages: [{ page: 'overview', mayAct: false }],
      paymentPassword: PAYMENT_PASSWORD,
    },
  },
  changeSubAccount: { member: 'boss', body: { name: 'anita', isOpen: false, paymentPassword: PAYMENT_PASSWORD } },
  checkAffiliate: { query: { code: 'BOSS88', domain: 'baize.localhost' } },
};
