import { propose } from '../domains/agent/contracts/agreements.ts';
import { usualTerms } from '../domains/agent/contracts/templates.ts';
import { setType } from '../domains/agent/lines/repository.ts';
import { findPartner, listPartnerRows, type PartnerRow, setPartnerState } from '../domains/agent/partner/repository.ts';
import { insertLink } from '../domains/agent/register/repository.ts';
import { MESSAGES } from '../domains/messages/texts.ts';
import { fillText, plainParagraphs, writeMessage } from '../domains/messages/write.ts';
import { chooseCode } from '../domains/referral/code.ts';
import { listNewBounds, usualRates } from '../domains/team/rates/rates.ts';
import { ApiError } from '../http/api-error.ts';
import type { BrandState } from '../http/exchange.ts';
import { dayNumber } from '../shared/zone.ts';
import type { Store } from '../worlds/store.ts';
import type { World } from '../worlds/world.ts';
import { requireBrand } from './brands.ts';
import { requireMember } from './members.ts';
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
  return listPartnerRows(world, brandCode).map(({ id, memberId, brandCode: _, createdAt, ...row }) => ({
    ...row,
    partnerId: id,
    account: accounts.get(memberId) ?? '',
    createdAt: createdAt.getTime(),
  }));
}

/** Throws 404, and 409 for an application that was decided. */
export async function decidePartner(
  world: World,
  brandCode: string,
  partnerId: number,
  { decision, reason = '' }: Decision,
) {
  const before = listPartners(world, brandCode).find((each) => each.partnerId === partnerId);
  if (!before) throw new ApiError(404, 'partner.not.found', `"${brandCode}" has no application ${partnerId}.`);
  const { brand, member } = requireMember(world, brandCode, before.account);
  const { state, message } = STEPS[decision];
  await world.transact(async (store) => {
    const row = findPartner(store, brandCode, partnerId);
    const isOpen = row?.state === 'RECEIVED' || row?.state === 'CONTACTED';
    if (!row || !isOpen || member.type !== PLAYER)
      throw new ApiError(409, 'partner.decided', `The application is ${row?.state.toLowerCase()}.`);
    await setPartnerState(store, partnerId, state, decision === 'decline' && reason ? reason : null);
    const code = decision === 'accept' ? await makeAgent(world, store, brand, row) : '';
    await writeMessage(store, {
      memberId: row.memberId,
      title: message.title,
      paragraphs: [fillText(message.text, { code }), ...plainParagraphs(reason)],
      subject: null,
      at: world.now(),
    });
  });
  return listPartners(world, brandCode).find((each) => each.partnerId === partnerId);
}

/** Returns the code of the first link. The upline stays. */
async function makeAgent(world: World, store: Store, brand: BrandState, { memberId }: PartnerRow): Promise<string> {
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
