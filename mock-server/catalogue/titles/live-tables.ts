import type { Texts } from '../../worlds/columns.ts';
import {
  bali,
  bangkok,
  cebu,
  davao,
  goa,
  hanoi,
  jaipur,
  jakarta,
  lisbon,
  macau,
  manila,
  monaco,
  mumbai,
  phuket,
  prague,
  riga,
  saigon,
  seoul,
  venice,
  vienna,
} from './cities.ts';
import { expandSeries, only, type Series } from './series.ts';

const baccarat = { CN: '百家乐', EN: 'Baccarat', ID: 'Bakarat', TH: 'บาคาร่า', TY: 'Baccarat', VI: 'Baccarat' };
const roulette = { CN: '轮盘', EN: 'Roulette', ID: 'Roulette', TH: 'รูเล็ต', TY: 'Ruleta', VI: 'Roulette' };
const blackjack = { CN: '二十一点', EN: 'Blackjack', ID: 'Blackjack', TH: 'แบล็คแจ็ค', TY: 'Blackjack', VI: 'Xì Dách' };
const dragonTiger = {
  CN: '龙虎',
  EN: 'Dragon Tiger',
  ID: 'Naga Macan',
  TH: 'เสือมังกร',
  TY: 'Dragon Tiger',
  VI: 'Rồng Hổ',
};
const sicBo = { CN: '骰宝', EN: 'Sic Bo', ID: 'Sic Bo', TH: 'ซิกโบ', TY: 'Sic Bo', VI: 'Tài Xỉu' };
const xocDia = { CN: '色碟', EN: 'Xoc Dia', ID: 'Xoc Dia', TH: 'ซ็อกเดีย', TY: 'Xoc Dia', VI: 'Xóc Đĩa' };
const bauCua = {
  CN: '鱼虾蟹',
  EN: 'Bau Cua',
  ID: 'Ikan Udang Kepiting',
  TH: 'น้ำเต้าปูปลา',
  TY: 'Bau Cua',
  VI: 'Bầu Cua',
};
const hiLo = { CN: '泰式骰宝', EN: 'Hi-Lo', ID: 'Hi-Lo Thailand', TH: 'Hi-Lo ไฮโล', TY: 'Hi-Lo', VI: 'Hi-Lo Thái' };
const fanTan = { CN: '番摊', EN: 'Fan Tan', ID: 'Fan Tan', TH: 'ฟานทาน', TY: 'Fan Tan', VI: 'Fan Tan' };
const teenPatti = {
  CN: '印度三张',
  EN: 'Teen Patti',
  ID: 'Teen Patti',
  TH: 'ทีนพัตติ',
  TY: 'Teen Patti',
  VI: 'Teen Patti',
};
const andarBahar = {
  CN: '安达巴哈',
  EN: 'Andar Bahar',
  ID: 'Andar Bahar',
  TH: 'อันดาร์ บาฮาร์',
  TY: 'Andar Bahar',
  VI: 'Andar Bahar',
};
const pulaPuti = {
  CN: '红白色碟',
  EN: 'Pula Puti',
  ID: 'Merah Putih',
  TH: 'แดงขาว',
  TY: 'Pula Puti',
  VI: 'Đỏ Trắng',
};
const colorGame = {
  CN: '彩色骰',
  EN: 'Color Game',
  ID: 'Dadu Warna',
  TH: 'เกมสี',
  TY: 'Color Game ng Perya',
  VI: 'Xúc Xắc Màu',
};

const plain = only('{game} {mark}', { CN: '{mark}{game}' });
const salon = {
  CN: '{game} {mark} 厅',
  EN: '{game} Salon {mark}',
  ID: '{game} Salon {mark}',
  TH: '{game} ห้อง {mark}',
  TY: '{game} Silid {mark}',
  VI: '{game} Sảnh {mark}',
};
const speed = {
  CN: '极速{game} {mark}',
  EN: 'Speed {game} {mark}',
  ID: '{game} Kilat {mark}',
  TH: '{game} สปีด {mark}',
  TY: 'Mabilis na {game} {mark}',
  VI: '{game} Tốc Độ {mark}',
};
const classic = {
  CN: '经典{game} {mark}',
  EN: 'Classic {game} {mark}',
  ID: '{game} Klasik {mark}',
  TH: '{game} คลาสสิก {mark}',
  TY: 'Klasikong {game} {mark}',
  VI: '{game} Cổ Điển {mark}',
};
const squeeze = {
  CN: '眯牌{game} {mark}',
  EN: 'Squeeze {game} {mark}',
  ID: '{game} Intip {mark}',
  TH: '{game} บีบไพ่ {mark}',
  TY: '{game} Pisil {mark}',
  VI: '{game} Nặn Bài {mark}',
};
const vip = {
  CN: '贵宾{game}{mark}',
  EN: 'VIP {game} {mark}',
  ID: '{game} VIP {mark}',
  TH: '{game} วีไอพี {mark}',
  TY: 'VIP {game} {mark}',
  VI: '{game} VIP {mark}',
};
const automatic = {
  CN: '自动{game} {mark}',
  EN: 'Auto {game} {mark}',
  ID: '{game} Otomatis {mark}',
  TH: '{game} อัตโนมัติ {mark}',
  TY: 'Awtomatikong {game} {mark}',
  VI: '{game} Tự Động {mark}',
};

const jade = { CN: '翡翠厅', EN: 'Jade', ID: 'Giok', TH: 'หยก', TY: 'Jade', VI: 'Ngọc Bích' };
const pearl = { CN: '珍珠厅', EN: 'Pearl', ID: 'Mutiara', TH: 'ไข่มุก', TY: 'Perlas', VI: 'Ngọc Trai' };
const ruby = { CN: '红宝厅', EN: 'Ruby', ID: 'Rubi', TH: 'ทับทิม', TY: 'Rubi', VI: 'Hồng Ngọc' };
const gold = { CN: '金厅', EN: 'Gold', ID: 'Emas', TH: 'ทองคำ', TY: 'Ginto', VI: 'Hoàng Kim' };

const series: readonly Series[] = [
  { game: baccarat, pattern: salon, marks: [...'ABCDEFGHJKLM'] },
  { game: baccarat, pattern: speed, marks: [...'ABCDEFGH'] },
  { game: baccarat, pattern: classic, marks: ['1', '2', '3', '5', '6', '8'] },
  { game: baccarat, pattern: squeeze, marks: [...'ABCD'] },
  { game: baccarat, pattern: vip, marks: [jade, pearl, ruby, gold] },
  {
    game: baccarat,
    pattern: plain,
    marks: [lisbon, macau, manila, monaco, hanoi, bangkok, cebu, jakarta, seoul, venice],
  },
  { game: roulette, pattern: speed, marks: [lisbon, prague, riga, manila, monaco] },
  { game: roulette, pattern: plain, marks: [vienna, venice, macau, bali, saigon, phuket] },
  { game: roulette, pattern: automatic, marks: ['1', '2', '3'] },
  { game: roulette, pattern: vip, marks: [pearl, gold] },
  { game: dragonTiger, pattern: plain, marks: [macau, manila, hanoi, phuket, davao, bali] },
  { game: dragonTiger, pattern: speed, marks: [...'AB'] },
  { game: sicBo, pattern: plain, marks: [macau, saigon, manila, jakarta] },
  { game: sicBo, pattern: speed, marks: [...'AB'] },
  { game: blackjack, pattern: salon, marks: [...'ABCDEFGH'] },
  { game: blackjack, pattern: vip, marks: [jade, ruby, gold] },
  { game: blackjack, pattern: speed, marks: [vienna, lisbon] },
  { game: xocDia, pattern: plain, marks: [hanoi, saigon, manila] },
  { game: xocDia, pattern: speed, marks: [...'AB'] },
  { game: bauCua, pattern: plain, marks: [saigon, hanoi, bangkok] },
  { game: hiLo, pattern: plain, marks: [bangkok, phuket] },
  { game: hiLo, pattern: speed, marks: [...'AB'] },
  { game: fanTan, pattern: plain, marks: [macau, cebu] },
  { game: teenPatti, pattern: plain, marks: [macau, seoul] },
  { game: teenPatti, pattern: salon, marks: ['A'] },
  { game: teenPatti, pattern: vip, marks: [jade, pearl, gold] },
  { game: teenPatti, pattern: speed, marks: [manila, prague] },
  { game: teenPatti, pattern: plain, marks: [mumbai, jaipur, goa] },
  { game: andarBahar, pattern: plain, marks: [mumbai, jaipur, goa] },
  { game: pulaPuti, pattern: plain, marks: [manila, cebu, davao] },
  { game: colorGame, pattern: plain, marks: [manila, cebu, davao] },
];

/** Game, variant, and room or city. */
export const liveTableTitles: readonly Texts[] = expandSeries(series);
