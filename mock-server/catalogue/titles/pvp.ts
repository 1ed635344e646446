import type { Texts } from '../../worlds/columns.ts';
import * as cities from './cities.ts';
import { expandSeries, only, type Series } from './series.ts';

const table = {
  CN: '三张牌桌',
  EN: 'Three Card Table',
  ID: 'Meja Tiga Kartu',
  TH: 'โต๊ะไพ่สามใบ',
  TY: 'Mesa ng Tatlong Baraha',
  VI: 'Bàn Ba Lá',
};
const showdown = {
  CN: '三张牌对决',
  EN: 'Three Card Showdown',
  ID: 'Duel Tiga Kartu',
  TH: 'ดวลไพ่สามใบ',
  TY: 'Tapatan ng Tatlong Baraha',
  VI: 'Ba Lá Tranh Tài',
};

const plain = only('{game} {mark}', { CN: '{mark}{game}' });
/** Bundlers and test runners list exports in different orders, and a title's position decides its vendor. */
const marks: readonly Texts[] = Object.entries(cities)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([, city]) => city);

const series: readonly Series[] = [
  { game: table, pattern: plain, marks },
  { game: showdown, pattern: plain, marks },
  { game: table, pattern: plain, marks: [...'ABCDEFGHJKLM'] },
];

/** Three-card games between members. */
export const pvpTitles: readonly Texts[] = expandSeries(series);
