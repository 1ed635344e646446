import type { Texts } from '../../worlds/columns.ts';

/** Title of a prize in the reward centre. */
export const PRIZE_TITLE: Texts = {
  CN: '{title}：第 {place} 名',
  EN: '{title}: place {place}',
  ID: '{title}: peringkat {place}',
  TH: '{title}: อันดับ {place}',
  TY: '{title}: pang-{place} na puwesto',
  VI: '{title}: hạng {place}',
};

export const POINTS: Texts = {
  CN: '{count} 积分',
  EN: '{count} points',
  ID: '{count} poin',
  TH: '{count} แต้ม',
  TY: '{count} points',
  VI: '{count} điểm',
};
