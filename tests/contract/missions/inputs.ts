import type { GoodInputs } from '../../support/good-input.ts';

/** Baize's: a contact, which lucky has. */
export const CONTACT = 1015;

export const missionsInputs: GoodInputs<'missions'> = {
  listMissions: {},
  getMissionSummary: {},
  getMissionLeaderboard: {},
  claimMission: { body: { missionIds: [CONTACT] } },
};
