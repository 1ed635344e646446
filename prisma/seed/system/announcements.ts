import type { Language, Texts } from '../../../mock-server/worlds/columns.ts';
import { listOffers } from '../promotions/offers.ts';
import { offerValues } from '../promotions/promotions.ts';
import { buildTexts, fill, json, pick, toHtml, type Values } from '../shared/text.ts';
import type { BrandSeed } from './brands.ts';
import { supportEmail, VIP_MINIMUM_RANK } from './contacts.ts';
import { helpEntries } from './menus.ts';
import { brandCopy } from './texts/brands.ts';
import { about } from './texts/help/about.ts';
import { contact } from './texts/help/contact.ts';
import { deposit } from './texts/help/deposit.ts';
import { privacy } from './texts/help/privacy.ts';
import { limitsByMember, limitsByService, responsible } from './texts/help/responsible.ts';
import type { HelpSection } from './texts/help/section.ts';
import { terms } from './texts/help/terms.ts';
import { categoryLabels, helpLabels } from './texts/labels.ts';
import { popups } from './texts/popups.ts';

const helpSections: Record<(typeof helpEntries)[number]['code'], HelpSection> = {
  ABOUT: about,
  TERMS: terms,
  PRIVACY: privacy,
  RESPONSIBLE: responsible,
  DEPOSIT: deposit,
  CONTACT: contact,
};

/** Pop-ups, then help sections in menu order. */
export function buildAnnouncements(brand: BrandSeed) {
  const values = announcementValues(brand);
  const announcements = [
    ...buildPopups(brand),
    ...helpEntries.map(({ code }) => ({
      type: 'H',
      title: fill(helpLabels[code], values),
      content: fill(toHtml(helpSections[code]), values),
      link: '',
      linkText: {},
      minimumRank: 0,
    })),
  ];
  return announcements.map(({ type, title, content, link, linkText, minimumRank }, index) => ({
    id: brand.position * 1000 + index + 1,
    brandCode: brand.code,
    type,
    title: json(title),
    content: json(content),
    link,
    linkText: json(linkText),
    minimumRank,
    position: announcements.slice(0, index).filter((earlier) => earlier.type === type).length + 1,
  }));
}

/** Only offers of the brand; harbor shows its members an account summary instead. */
function buildPopups(brand: BrandSeed) {
  return popups.flatMap(({ type, offer: code, copy, link, minimumRank }) => {
    const offer = listOffers(brand).find((each) => each.code === code);
    if (!offer || (brand.code === 'harbor' && type === 'PL')) return [];
    const values = { ...offerValues(brand, offer), rank: String(minimumRank) };
    const text = (field: keyof typeof copy.EN) => fill(pick(copy, field), values);
    return { type, title: text('title'), content: text('content'), link, linkText: text('linkText'), minimumRank };
  });
}

function announcementValues(brand: BrandSeed): Values {
  return {
    name: brand.name,
    tagline: brandCopy[brand.code].tagline,
    email: supportEmail(brand),
    age: String(brand.minimumAge),
    rank: String(VIP_MINIMUM_RANK),
    games: listGames(brand),
    limits: brand.modulesOff.includes('RESPONSIBLE3') ? limitsByService : limitsByMember,
  };
}

/** List separators other than a comma. */
const listMarks: Partial<Record<Language, string>> = { CN: '、', TH: ' ' };

/** Formats "Slots, live casino, sports". */
function listGames(brand: BrandSeed): Texts {
  return buildTexts((lang) => {
    const [first, ...others] = brand.categories.map((gameType) => categoryLabels[gameType][lang]);
    return [first, ...others.map(lowerFirst)].join(listMarks[lang] ?? ', ');
  });
}

/** Returns "live casino" for "Live casino"; keeps "E-lottery". */
function lowerFirst(name: string): string {
  return name.charAt(1) === '-' ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
