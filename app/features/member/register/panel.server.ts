import type { PanelReader, ViewOf } from '~/request/panel.ts';
import { isTrialType } from '~/session/member-types.ts';
import { readRegister } from './action.server.ts';

/** A trial account is a way to a real one. */
export const registerPanel = {
  access: ({ member }) => !member || isTrialType(member.type),
  read: async (site) => ({ register: await readRegister(site) }),
} satisfies PanelReader<unknown>;
export type RegisterPanelView = ViewOf<typeof registerPanel>;
