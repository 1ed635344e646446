import { buildTexts, json } from '../shared/text.ts';
import type { BrandSeed } from './brands.ts';
import { baizeBanners } from './texts/banners/baize.ts';
import type { BannerCopy } from './texts/banners/copy.ts';
import { harborBanners } from './texts/banners/harbor.ts';
import { lotusBanners } from './texts/banners/lotus.ts';

const banners: Record<BrandSeed['code'], readonly BannerCopy[]> = {
  baize: baizeBanners,
  lotus: lotusBanners,
  harbor: harborBanners,
};

/** Counts pictures from 1 in each group. */
export function buildBanners(brand: BrandSeed) {
  const copy = banners[brand.code];
  return copy.map(({ group, link = '', words, segments = [], picture }, index) => ({
    id: brand.position * 1000 + index + 1,
    brandCode: brand.code,
    groupName: group,
    picture: picture ?? copy.slice(0, index).filter((each) => each.group === group && !each.picture).length + 1,
    title: json(buildTexts((lang) => words[lang][0])),
    subtitle: json(buildTexts((lang) => words[lang][1])),
    linkageType: linkType(link),
    link,
    segments: json(segments),
    position: index + 1,
  }));
}

function linkType(link: string): '' | 'ROUTE' | 'URL' {
  if (link === '') return '';
  return link.startsWith('/') ? 'ROUTE' : 'URL';
}
