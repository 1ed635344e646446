import { formatParagraphs } from '../messages/notices.ts';
import type { NoteCopy } from '../messages/texts/notices/copy.ts';
import { hoursBefore } from '../shared/clock.ts';
import { fill, json, pick } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { buildContacts } from '../system/contacts.ts';
import {
  fairAdvertising,
  highSeries,
  invitationLinks,
  paymentPassword,
  ratesFromMidnight,
} from './announcement-texts.ts';

type Item = readonly [copy: NoteCopy, hoursAgo: number];

const items: Record<BrandSeed['code'], readonly Item[]> = {
  baize: [
    [invitationLinks, 7],
    [ratesFromMidnight, 74],
    [highSeries, 190],
    [fairAdvertising, 366],
    [paymentPassword, 702],
  ],
  lotus: [
    [highSeries, 11],
    [invitationLinks, 58],
    [paymentPassword, 236],
    [ratesFromMidnight, 411],
    [fairAdvertising, 655],
  ],
  harbor: [
    [fairAdvertising, 4],
    [invitationLinks, 96],
    [ratesFromMidnight, 148],
    [paymentPassword, 320],
    [highSeries, 588],
  ],
};

/** The boss has read all but the two newest. */
const UNREAD = 2;

/** Newer ones have higher ids. */
export const buildAnnouncements = () =>
  brands.flatMap((brand) =>
    items[brand.code].map(([copy, hoursAgo], index) => {
      const domains = buildContacts(brand).domainRoute.map(({ domainName }) => domainName);
      const values = { name: brand.name, domains: domains.join(', ') };
      return {
        id: brand.position * 1000 + items[brand.code].length - index,
        brandCode: brand.code,
        title: json(fill(pick(copy, 'title'), values)),
        content: json(fill(formatParagraphs(copy), values)),
        time: hoursBefore(hoursAgo),
      };
    }),
  );

export const buildReads = (brand: BrandSeed, memberId: number) =>
  items[brand.code].slice(UNREAD).map(([, hoursAgo], index, { length }) => ({
    announcementId: brand.position * 1000 + length - index,
    memberId,
    readAt: hoursBefore(hoursAgo - 2),
  }));
