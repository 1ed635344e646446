import { propose } from '../domains/agent/contracts/agreements.ts';
import { usualTerms } from '../domains/agent/contracts/templates.ts';
import { setType } from '../domains/agent/lines/repository.ts';
import { findPartner, listPartnerRows, type PartnerRow, setPartnerState } from '../domains/agent/partner/repository.ts';
import { insertLink } from '../domains/agent/register/repository.ts';
import { MESSAGES } from '../domains/messages/texts.ts';
import { fillText, plainParagraphs, writeMessage } from '../domains/messages/write.ts';
import { chooseCode } from '../domains/referral/code.ts';
import { requireBrandState } from '../domains/system/brand-state.ts';
import { listNewBounds, usualRates } from '../domains/team/rates/rates.ts';
import { ApiError } from '../http/api-error.ts';
import { dayNumber } from '../shared/zone.ts';
import type { Store } from '../worlds/store.ts';
import type { World } from '../worlds/world.ts';
import { requireBrand } from './brands.ts';
import type { ControlHandlers } from './call.ts';
import { listMemberRows } from './repository.ts';

const AGENT = 2;
const PLAYER = 0;

interface Decision {
  decision: 'contact' | 'accept' | 'decline';
  reason?: string;
}

const STEPS = {
  contact: { state: 'CONTACTED', message: MESSAGES.partnerContacted },
  accept: { state: 'ACCEPTED', message: MESSAGES.partnerAccepted },
  decline: { state: 'DECLINED', message: MESSAGES.partnerDeclined },
} as const;

/** Newest first. Throws 404. */
export function listPartners(world: World, brandCode: string) {
  requireBrand(world, brandCode);
  const accounts = new Map(listMemberRows(world, brandCode).map(({ id, username }) => [id, username]));
  return listPartnerRows(world, brandCode).map((row) => partnerView(row, accounts.get(row.memberId) ?? ''));
}

function partnerView({ id, memberId: _, brandCode: __, createdAt, ...row }: PartnerRow, account: string) {
  return { ...row, partnerId: id, account, createdAt: createdAt.getTime() };
}

/** Throws 404, and 409 for an application that was decided. */
export async function decidePartner(
  world: World,
  brandCode: string,
  partnerId: number,
  { decision, reason = '' }: Decision,
) {
  requireBrand(world, brandCode);
  const { state, message } = STEPS[decision];
  return world.transact(async (store) => {
    const row = findPartner(store, brandCode, partnerId);
    if (!row) throw new ApiError(404, 'partner.not.found', `"${brandCode}" has no application ${partnerId}.`);
    const { username, type } = store.read.one('Member', { id: row.memberId });
    const isOpen = row.state === 'RECEIVED' || row.state === 'CONTACTED';
    if (!isOpen || type !== PLAYER)
      throw new ApiError(409, 'partner.decided', `The application is ${row.state.toLowerCase()}.`);
    await setPartnerState(store, partnerId, state, decision === 'decline' && reason ? reason : null);
    const code = decision === 'accept' ? await makeAgent(world, store, row) : '';
    await writeMessage(store, {
      memberId: row.memberId,
      title: message.title,
      paragraphs: [fillText(message.text, { code }), ...plainParagraphs(reason)],
      subject: null,
      at: world.now(),
    });
    return partnerView(findPartner(store, brandCode, partnerId) ?? row, username);
  });
}

/** Returns the code of the first link. The upline stays. */
async function makeAgent(world: World, store: Store, { brandCode, memberId }: PartnerRow): Promise<string> {
  const brand = requireBrandState(world, brandCode);
  const now = world.now();
  await setType(store, memberId, AGENT);
  const code = chooseCode(world, store, brand.code);
  await insertLink(store, {
    brandCode: brand.code,
    code,
    memberId,
    type: PLAYER,
    rates: JSON.stringify(usualRates(brand, listNewBounds(world, brand, memberId, dayNumber(now)))),
    domain: brand.hosts[0] ?? '',
    showsInviter: false,
    createdAt: now,
    validTo: null,
  });
  if (brand.modules.has('DIVIDEND3')) {
    const to = {
      brandCode: brand.code,
      kind: 'DIVIDEND',
      uplineId: null,
      lineId: memberId,
      isPaidByBrand: true,
    } as const;
    await propose(store, { ...to, terms: usualTerms(brand, 'DIVIDEND') }, now);
  }
  return code;
}

export const partnerOperations: ControlHandlers<'listPartners' | 'decidePartner'> = {
  listPartners: ({ world, path }) => listPartners(world, path.brand),
  decidePartner: ({ world, path, body }) => decidePartner(world, path.brand, path.partnerId, body),
};
