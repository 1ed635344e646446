import { expect, it } from 'vitest';
import { type OperationId, operations } from '../../../openapi/generated/gaming-operations.ts';

/** Other operations need a session of a real account, and are closed during breaks. */
const PUBLIC: OperationId[] = [
  ...(['getWhitelabel', 'getPermission', 'getMenus', 'getRouters', 'getSystemStatus', 'getRegisterRules'] as const),
  ...(['getDomainRoute', 'listCountries', 'getCaptcha', 'listAnnouncements', 'getSlider', 'checkSlider'] as const),
  ...(['sendLoginSms', 'sendRegisterSms', 'login', 'loginFreePlay', 'loginSocial', 'loginPhoneAuth'] as const),
  ...(['registerMember', 'registerMemberMobile', 'resetPasswordByEmail', 'setPasswordByPhone'] as const),
  ...(['checkAffiliate', 'getGameMenus', 'listVendors', 'listHotGames', 'listGames', 'getWinnerBoard'] as const),
  ...(['getJackpot', 'getVendorGameTypes', 'listRooms', 'launchTrial', 'getRankList', 'getLotteryMenu'] as const),
  ...(['listPopularLotteries', 'listOpenedNumeros', 'listOpenedLottoNumeros', 'listLotteryGroups'] as const),
  ...(['getPlayMenu', 'getGameSetting', 'getNearDraw', 'listDraws', 'getHotGap', 'listChaseNumeros'] as const),
  ...(['listNotices', 'listPromotions', 'getPromotion', 'listVipLevels', 'getPointConfig'] as const),
  ...(['listPointRewards', 'getReferralOffer', 'countInviteVisit'] as const),
  'listBetFeed',
  ...(['getHelpCenter', 'setHelpVote', 'sendFeedback', 'getPartnerOffer'] as const),
  ...(['listTournaments', 'getTournament'] as const),
  ...(['listChatRooms', 'listChatMessages', 'streamChat'] as const),
];
const FOR_TRIAL_ACCOUNTS: OperationId[] = [
  ...(['touchSession', 'logoutByPost', 'logout', 'finishFirstLogin', 'listLoginHistory', 'listSessions'] as const),
  ...(['endOtherSessions', 'getMemberInfo', 'getMemberIcon', 'getPlayerAvatar', 'setPlayerAvatar'] as const),
  ...(['getLimits', 'getPreferences', 'hasPaymentPassword', 'listBankCards', 'listVirtualAccounts'] as const),
  ...(['getSecurityQuestions', 'getBalance', 'getBalanceByPost', 'getMerchantWallet', 'listTransactions'] as const),
  ...(['listTransactionExport', 'getPersonalProfit', 'listDeposits', 'listWithdrawals'] as const),
  ...(['listFavouriteIds', 'listFavourites', 'addFavourite', 'removeFavourite', 'listRecentGames'] as const),
  ...(['listBets', 'listBetExport', 'getRoundProof', 'getRecentLottery'] as const),
  ...(['getSeries', 'placeLotteryBet', 'placeVnLotteryBet', 'listTodayOrders', 'searchLotteryOrders'] as const),
  ...(['getLotteryOrder', 'cancelLotteryOrders', 'getBonusDetails', 'countUnread', 'listMessages'] as const),
  ...(['readMessages', 'restoreMessages', 'deleteMessages', 'getConsolidatedFunds'] as const),
];
const IN_BREAKS: OperationId[] = [
  ...(['sendMobileCode', 'sendEmailCode', 'touchSession', 'logoutByPost', 'logout', 'getMemberInfo'] as const),
  ...(['updateMemberInfo', 'getMemberIcon', 'getPlayerAvatar', 'getLimits', 'excludeSelf'] as const),
  ...(['changePassword', 'hasPaymentPassword', 'changePaymentPassword', 'setPaymentPassword'] as const),
  ...(['resetPaymentPassword', 'listBankCards', 'addBankCard', 'removeBankCard'] as const),
  ...(['listVirtualAccounts', 'addVirtualAccount', 'removeVirtualAccount', 'getSecurityQuestions'] as const),
  ...(['getBalance', 'getBalanceByPost', 'getMerchantWallet', 'collectWallets', 'listRollovers'] as const),
  ...(['forfeitBonus', 'payDebt', 'getWithdrawSettings', 'withdraw', 'getWithdrawOrder', 'cancelWithdraw'] as const),
  ...(['listWithdrawals', 'listReceiptConfirmations', 'confirmReceipt', 'refundDeposits'] as const),
  // Their proposals and ends are refused.
  ...(['contractDividend', 'contractDailySalary', 'contractHourSalary', 'contractRealTimeSalary'] as const),
  ...(['listTransactions', 'listTransactionExport', 'getPersonalProfit', 'listDeposits', 'getDepositOrder'] as const),
  ...(['cancelDepositOrder', 'listBets', 'listBetExport', 'getRoundProof', 'searchLotteryOrders'] as const),
  ...(['getLotteryOrder', 'listTodayOrders', 'cancelLotteryOrders', 'countUnread', 'listMessages'] as const),
  ...(['listPushSubscriptions', 'addPushSubscription', 'removePushSubscription'] as const),
  ...(['readMessages', 'restoreMessages', 'deleteMessages', 'getPreferences', 'setPreferences'] as const),
  ...(['setLimits', 'listLoginHistory', 'listSessions', 'endOtherSessions', 'bindEmail', 'bindMobile'] as const),
  ...(['setSecurityQuestions', 'setPlayerAvatar', 'listRewards', 'getVipProgress'] as const),
  ...(['getPointBalance', 'listPointRedeemed', 'listPointTransactions', 'getRaffleProof'] as const),
  ...(['getDownlineRates', 'listAuditEntries', 'listSubAccounts'] as const),
  ...(['getAgentHome', 'getTeamOverview', 'listDownlines', 'listDownlineExport', 'getDownline', 'listNotes'] as const),
  ...(['previewContract', 'previewProposal', 'listContractTemplates'] as const),
  ...(['listDividendRecords', 'listDailySalaryRecords', 'listHourSalaryRecords'] as const),
  ...(['listRealTimeSalaryRecords', 'getConsolidatedFunds'] as const),
  ...(['getRebateSettings', 'getQuotas', 'listInviteLinks', 'listInviteRegistrations'] as const),
  ...(['listAgentAnnouncements', 'readAgentAnnouncements'] as const),
  ...(['listTeamBets', 'listTeamBetExport', 'listMemberBets'] as const),
  ...(['listMemberBetExport', 'getMemberBet', 'listTeamProfit', 'listTeamProfitExport', 'listRevenue'] as const),
  ...(['listRevenueDetail', 'listDownlineTransactions', 'listDownlineTransactionExport'] as const),
];

/** Others need the right to a page of the agent centre, or are the agent's alone. */
const FOR_SUB_ACCOUNTS: OperationId[] = [
  ...(['touchSession', 'logoutByPost', 'logout', 'getMemberInfo', 'changePassword'] as const),
  ...(['hasPaymentPassword', 'getConsolidatedFunds'] as const),
];

type Operation = (typeof operations)[OperationId];
const idsWhere = (test: (operation: Operation) => boolean) =>
  Object.values(operations)
    .filter(test)
    .map(({ id }) => id)
    .sort();

it('when an operation answers without a session › it is one of the listed ones', () => {
  expect(idsWhere(({ access }) => access === 'public')).toEqual(PUBLIC.toSorted());
});

it('when an operation serves trial accounts › it is one of the listed ones', () => {
  expect(idsWhere(({ access, isForRealAccounts }) => access === 'token' && !isForRealAccounts)).toEqual(
    FOR_TRIAL_ACCOUNTS.toSorted(),
  );
});

it('when an operation is open in a break › it is one of the listed ones', () => {
  expect(idsWhere(({ isOpenDuringBreak }) => isOpenDuringBreak)).toEqual(IN_BREAKS.toSorted());
});

it('when an operation serves sub-accounts whatever their pages › it is one of the listed ones', () => {
  expect(idsWhere(({ isForSubAccounts }) => isForSubAccounts)).toEqual(FOR_SUB_ACCOUNTS.toSorted());
});
