import { type Lang, langs, type Texts } from '../texts.ts';

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
const bullBull = { CN: '牛牛', EN: 'Bull Bull', ID: 'Niu Niu', TH: 'นิวนิว', TY: 'Bull Bull', VI: 'Ngưu Ngưu' };
const holdem = {
  CN: '赌场德州扑克',
  EN: "Casino Hold'em",
  ID: "Kasino Hold'em",
  TH: 'คาสิโนโฮลเอ็ม',
  TY: "Casino Hold'em",
  VI: 'Poker Nhà Cái',
};
const threeCard = {
  CN: '三张扑克',
  EN: 'Three Card Poker',
  ID: 'Poker Tiga Kartu',
  TH: 'โป๊กเกอร์สามใบ',
  TY: 'Tatlong Barahang Poker',
  VI: 'Poker Ba Lá',
};
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
const noCommission = {
  CN: '免佣{game} {mark}',
  EN: 'No Commission {game} {mark}',
  ID: '{game} Tanpa Komisi {mark}',
  TH: '{game} ไม่มีค่าคอม {mark}',
  TY: '{game} Walang Komisyon {mark}',
  VI: '{game} Không Hoa Hồng {mark}',
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

const lisbon = { CN: '里斯本', EN: 'Lisbon', ID: 'Lisbon', TH: 'ลิสบอน', TY: 'Lisbon', VI: 'Lisbon' };
const macau = { CN: '澳门', EN: 'Macau', ID: 'Makau', TH: 'มาเก๊า', TY: 'Macau', VI: 'Ma Cao' };
const manila = { CN: '马尼拉', EN: 'Manila', ID: 'Manila', TH: 'มะนิลา', TY: 'Maynila', VI: 'Manila' };
const monaco = { CN: '摩纳哥', EN: 'Monaco', ID: 'Monako', TH: 'โมนาโก', TY: 'Monaco', VI: 'Monaco' };
const hanoi = { CN: '河内', EN: 'Hanoi', ID: 'Hanoi', TH: 'ฮานอย', TY: 'Hanoi', VI: 'Hà Nội' };
const saigon = { CN: '西贡', EN: 'Saigon', ID: 'Saigon', TH: 'ไซ่ง่อน', TY: 'Saigon', VI: 'Sài Gòn' };
const bangkok = { CN: '曼谷', EN: 'Bangkok', ID: 'Bangkok', TH: 'กรุงเทพ', TY: 'Bangkok', VI: 'Băng Cốc' };
const phuket = { CN: '普吉', EN: 'Phuket', ID: 'Phuket', TH: 'ภูเก็ต', TY: 'Phuket', VI: 'Phuket' };
const cebu = { CN: '宿务', EN: 'Cebu', ID: 'Cebu', TH: 'เซบู', TY: 'Sugbo', VI: 'Cebu' };
const davao = { CN: '达沃', EN: 'Davao', ID: 'Davao', TH: 'ดาเวา', TY: 'Dabaw', VI: 'Davao' };
const jakarta = { CN: '雅加达', EN: 'Jakarta', ID: 'Jakarta', TH: 'จาการ์ตา', TY: 'Jakarta', VI: 'Jakarta' };
const bali = { CN: '巴厘岛', EN: 'Bali', ID: 'Bali', TH: 'บาหลี', TY: 'Bali', VI: 'Bali' };
const seoul = { CN: '首尔', EN: 'Seoul', ID: 'Seoul', TH: 'โซล', TY: 'Seoul', VI: 'Seoul' };
const venice = { CN: '威尼斯', EN: 'Venice', ID: 'Venesia', TH: 'เวนิส', TY: 'Venice', VI: 'Venice' };
const vienna = { CN: '维也纳', EN: 'Vienna', ID: 'Wina', TH: 'เวียนนา', TY: 'Vienna', VI: 'Viên' };
const prague = { CN: '布拉格', EN: 'Prague', ID: 'Praha', TH: 'ปราก', TY: 'Prague', VI: 'Praha' };
const riga = { CN: '里加', EN: 'Riga', ID: 'Riga', TH: 'ริกา', TY: 'Riga', VI: 'Riga' };
const mumbai = { CN: '孟买', EN: 'Mumbai', ID: 'Mumbai', TH: 'มุมไบ', TY: 'Mumbai', VI: 'Mumbai' };
const jaipur = { CN: '斋浦尔', EN: 'Jaipur', ID: 'Jaipur', TH: 'ชัยปุระ', TY: 'Jaipur', VI: 'Jaipur' };
const goa = { CN: '果阿', EN: 'Goa', ID: 'Goa', TH: 'กัว', TY: 'Goa', VI: 'Goa' };
const jade = { CN: '翡翠厅', EN: 'Jade', ID: 'Giok', TH: 'หยก', TY: 'Jade', VI: 'Ngọc Bích' };
const pearl = { CN: '珍珠厅', EN: 'Pearl', ID: 'Mutiara', TH: 'ไข่มุก', TY: 'Perlas', VI: 'Ngọc Trai' };
const ruby = { CN: '红宝厅', EN: 'Ruby', ID: 'Rubi', TH: 'ทับทิม', TY: 'Rubi', VI: 'Hồng Ngọc' };
const gold = { CN: '金厅', EN: 'Gold', ID: 'Emas', TH: 'ทองคำ', TY: 'Ginto', VI: 'Hoàng Kim' };

type Series = { game: Texts; pattern: Texts; marks: readonly (string | Texts)[] };

const series: readonly Series[] = [
  { game: baccarat, pattern: salon, marks: [...'ABCDEFGHJKLM'] },
  { game: baccarat, pattern: speed, marks: [...'ABCDEFGH'] },
  { game: baccarat, pattern: noCommission, marks: ['1', '2', '3', '5', '6', '8'] },
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
  { game: bullBull, pattern: plain, marks: [macau, seoul] },
  { game: bullBull, pattern: salon, marks: ['A'] },
  { game: holdem, pattern: plain, marks: [vienna, riga, monaco] },
  { game: threeCard, pattern: plain, marks: [manila, prague] },
  { game: teenPatti, pattern: plain, marks: [mumbai, jaipur, goa] },
  { game: andarBahar, pattern: plain, marks: [mumbai, jaipur, goa] },
  { game: pulaPuti, pattern: plain, marks: [manila, cebu, davao] },
  { game: colorGame, pattern: plain, marks: [manila, cebu, davao] },
];

/** Tables with a dealer: a game, how it is played, and the room or city that names the table. */
export const liveTableTitles: readonly Texts[] = series.flatMap(({ game, pattern, marks }) =>
  marks.map((mark) => texts((lang) => fill(pattern[lang], game[lang], typeof mark === 'string' ? mark : mark[lang]))),
);

function fill(pattern: string, game: string, mark: string): string {
  return pattern.replace('{game}', game).replace('{mark}', mark);
}

function only(pattern: string, exceptions: Partial<Texts>): Texts {
  return texts((lang) => exceptions[lang] ?? pattern);
}

function texts(textOf: (lang: Lang) => string): Texts {
  const entries = langs.map((lang) => [lang, textOf(lang)] as const);
  return Object.fromEntries(entries) as Texts;
}
