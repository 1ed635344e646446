/** Specification, section 3; a brand may have others. */
const MODULE_IDS = [
  'AGENT3',
  'BROWSERLANG3',
  'CHNGPASSMAIL3',
  'CHNGPASSVERIF3',
  'DAILYSALARY3',
  'DIRECTREG3',
  'DIVIDEND3',
  'FACEBOOKLOGIN3',
  'FEEDBACK3',
  'FREEPLAY3',
  'GAMES3',
  'GOOGLELOGIN3',
  'HOURSALARY3',
  'LOGIN3',
  'MISSION3',
  'MOBILENUMPASSREG3',
  'MOBILENUMREG3',
  'MOBILEVERCODELOGIN3',
  'PARTNER3',
  'POINTMALL3',
  'PWDEXPFORCECHANGE3',
  'RAFFLE3',
  'REALTIMESALARY3',
  'RECOVER3',
  'REFERRAL3',
  'REGISTER3',
  'REGMOBVERF3',
  'RESPONSIBLE3',
  'SYSTEMTHEME3',
  'TERMSOPTIN3',
  'USERNAMEREG3',
  'VIP3',
] as const;

export type ModuleId = (typeof MODULE_IDS)[number];

export const isModuleId = (id: string): id is ModuleId => MODULE_IDS.some((known) => known === id);
