import { onlyMembers, type PanelReader } from '~/request/panel.ts';

export const logoutPanel = { access: onlyMembers, read: async () => ({}) } satisfies PanelReader<object>;
