import { redirect } from '@remix-run/node';
import type { ApiFailure } from '~/api/failure.ts';
import type { AgentKey } from '~/config/pages.ts';
import { paths } from '~/config/paths.ts';
import { forbidden } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import { AGENT_KEYS } from '../agent-keys.ts';
import type { AgentRights } from './rights.tsx';

type Rights = AgentRights & { mayRead: boolean };

const ALL: Rights = { mayRead: true, mayAct: true, isSub: false };
const found = new WeakMap<Request, Promise<(name: AgentKey) => Rights>>();

/** Rights to each page, of the agent or the sub-account (agent.md: Sub-accounts and safety). */
export function readRights(site: Site): Promise<(name: AgentKey) => Rights> {
  if (!site.member?.subAccount) return Promise.resolve(() => ALL);
  const rights = found.get(site.request) ?? readSubRights(site);
  found.set(site.request, rights);
  return rights;
}

async function readSubRights({ api }: Site) {
  const { subAccount } = await api.call('getMemberInfo');
  const pages = new Map<AgentKey, boolean>(subAccount?.pages.map(({ page, mayAct }) => [page, mayAct]));
  return (name: AgentKey): Rights => ({ mayRead: pages.has(name), mayAct: pages.get(name) ?? false, isSub: true });
}

/** Throws 403 for a sub-account without the right to read the page, at the centre's own address a redirect to one that it may read. */
export async function requireReading(site: Site, name: AgentKey): Promise<AgentRights> {
  const rightsTo = await readRights(site);
  const { mayRead, ...rights } = rightsTo(name);
  const first = AGENT_KEYS.find((key) => rightsTo(key).mayRead);
  if (!mayRead && first && site.url.pathname === paths.agent()) throw redirect(paths.agent(first));
  if (!mayRead) throw forbidden(site, site.t('subs', 'server.errors.noPage'));
  return rights;
}

/** The agent's payment password that a sub-account typed; nothing for the agent, or without six digits. */
export function agentPassword({ member }: Site, form: FormData): { paymentPassword?: string } {
  const paymentPassword = String(form.get('paymentPassword') ?? '');
  return member?.subAccount && /^\d{6}$/.test(paymentPassword) ? { paymentPassword } : {};
}

const told = (fault: 'needed' | 'missing' | 'wrong' | 'locked') => (site: Site, _failure: ApiFailure) => ({
  '': site.t('subs', `server.errors.${fault}`),
});

/** Refusals of `agentPassword`. */
export const agentPasswordRefusals = {
  'payment.password.needed': told('needed'),
  'payment.password.missing': told('missing'),
  'payment.password.wrong': told('wrong'),
  'payment.password.locked': told('locked'),
};
