import type { Language, Texts } from '../../../mock-server/worlds/columns.ts';
import { buildTexts, fill, json, toHtml, type Values } from '../shared/text.ts';
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

const helpSections: Record<(typeof helpEntries)[number]['code'], HelpSection> = {
  ABOUT: about,
  TERMS: terms,
  PRIVACY: privacy,
  RESPONSIBLE: responsible,
  DEPOSIT: deposit,
  CONTACT: contact,
};

/** Help sections in menu order. */
export function buildAnnouncements(brand: BrandSeed) {
  const values = announcementValues(brand);
  return helpEntries.map(({ code }, index) => ({
    id: brand.position * 1000 + index + 1,
    brandCode: brand.code,
    type: 'H',
    title: json(fill(helpLabels[code], values)),
    content: json(fill(toHtml(helpSections[code]), values)),
    position: index + 1,
  }));
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
