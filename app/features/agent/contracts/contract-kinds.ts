/** By page. Operations of the kinds have the same bodies and values. */
export const CONTRACT_KINDS = {
  dividend: {
    kind: 'DIVIDEND',
    flag: 'divtypereq',
    contract: 'contractDividend',
    answer: 'processDividend',
    records: 'listDividendRecords',
  },
  daily: {
    kind: 'DAILY',
    flag: 'dailysalreqtype',
    contract: 'contractDailySalary',
    answer: 'processDailySalary',
    records: 'listDailySalaryRecords',
  },
  hourly: {
    kind: 'HOUR',
    flag: 'contracthoursalreqtype',
    contract: 'contractHourSalary',
    answer: 'processHourSalary',
    records: 'listHourSalaryRecords',
  },
  realtime: {
    kind: 'REALTIME',
    flag: 'realtimesalreqtype',
    contract: 'contractRealTimeSalary',
    answer: 'processRealTimeSalary',
    records: 'listRealTimeSalaryRecords',
  },
} as const;

export type ContractKey = keyof typeof CONTRACT_KINDS;

export const CONTRACT_KEYS = Object.keys(CONTRACT_KINDS) as ContractKey[];
