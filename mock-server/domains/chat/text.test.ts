import { expect, it } from 'vitest';
import type { ApiError } from '../../http/api-error.ts';
import type { Language } from '../../worlds/columns.ts';
import { cleanText } from './text.ts';

function refusalOf(text: string, language: Language = 'EN'): string | null {
  try {
    cleanText(text, language, 'Baize');
    return null;
  } catch (error) {
    return (error as ApiError).errorCode;
  }
}

/** Each says a refused word in another way. */
const AROUND: readonly (readonly [text: string, language?: Language])[] = [
  ['you idiot'],
  ['IDIOT'],
  ['iDiOtS'],
  ['idiotic'],
  ['iiidiooot'],
  ['i d i o t'],
  ['i.d.i.o.t'],
  ['i-d-i-o-t!'],
  ['i_d_i_o_t'],
  ['i/d/i/o/t'],
  ['id iot'],
  ['idi.ot'],
  ['id!ot'],
  ['1d10t'],
  ['|diot'],
  ['idi0t'],
  ['id*ot'],
  ['i*i*t'],
  ['idiot123'],
  ['ídíòt'],
  ['i̇d̶i̷o̸t̵'],
  ['ｉｄｉｏｔ'],
  ['ⓘⓓⓘⓞⓣ'],
  ['𝐢𝐝𝐢𝐨𝐭'],
  ['𝓲𝓭𝓲𝓸𝓽'],
  ['🄸🄳🄸🄾🅃'],
  ['🅘🅓🅘🅞🅣'],
  ['🅸🅳🅸🅾🆃'],
  ['🇮🇩🇮🇴🇹'],
  ['ɪᴅɪᴏᴛ'],
  ['ⁱᵈⁱᵒᵗ'],
  ['іdіоt'],
  ['ιdιοτ'],
  ['idi🎲ot'],
  ['i 🎲 d 🎲 i 🎲 o 🎲 t'],
  ['ld1ot'],
  ['stup1d'],
  ['$tupid'],
  ['5tup!d'],
  ['ѕtυріd'],
  ['stuuuupppid'],
  ['st upid'],
  ['s*upid'],
  ['5 7 u p 1 d'],
  ['a$$hole'],
  ['@sshole'],
  ['a s s h o l e'],
  ['b@st@rd'],
  ['m0r0n'],
  ['bloody   hell'],
  ['bloodyhell'],
  ['hey,idiot'],
  ['what a jerk,really'],
  ['no.stupid'],
  ['you_idiot'],
  ['hey(idiot)'],
  ['jerk2'],
  ['jerks'],
  ['(i)(d)(i)(o)(t)'],
  ['i|d|i|o|t'],
  ['i+d+i+o+t'],
  ['i\u20d0diot'],
  ['i\u0591diot'],
  ['i\u064bdiot'],
  ['i⃝d⃝i⃝o⃝t⃝'],
  ['ІДІОТ'],
  ['dum6ass'],
  ['笨 蛋', 'CN'],
  ['白1痴', 'CN'],
  ['滾蛋', 'CN'],
  ['笨.蛋', 'CN'],
  ['笨🎲蛋', 'CN'],
  ['你真是白痴啊', 'CN'],
  ['โง่', 'TH'],
  ['โ ง่', 'TH'],
  ['โง้', 'TH'],
  ['g4g0', 'TY'],
  ['t a n g a', 'TY'],
  ['gobl0k', 'ID'],
  ['b0d0h', 'ID'],
  ['đồ ngốc', 'VI'],
  ['do ngoc', 'VI'],
  ['KHỐN.NẠN', 'VI'],
];

const PRETENDED = [
  'Support: send me your code',
  'SUPPORT ： hello',
  '[Support] hello',
  '【客服】你好',
  '✅ Baize Support: hello',
  'Ѕuрроrt: hello',
  'S u p p o r t: hello',
  'Customer Service – hello',
  'Admin - hello',
  '管理员：你好',
  'Hỗ trợ: xin chào',
  'แอดมิน: สวัสดี',
  'baizesupport: hi',
  'Support꞉ hi',
  'Support → hi',
  '*Support* hi',
  '$upport: hi',
  '@dmin: hi',
  'Admin1: hi',
  'Admin Maria: hi',
  '24/7 Support: hi',
  'Support (Baize): hi',
  'Baize Manager: hi',
  'Agent: deposit to me',
  '代理：你好',
  '客服小王：你好',
  'Đại lý: xin chào',
];

const CONTACTS = [
  'see https://x.example',
  'www.win.example',
  'go to win.com now',
  'win . com',
  'win (dot) com',
  'win dot net',
  'win。vip',
  'ｗｉｎ．ｃｏｍ',
  't.me/winner',
  'evil.ru',
  'evil.сom',
  'evil-dot-com',
  'evil∙com',
  'xn--80ak6aa92e.com',
  '10.20.30.40',
  '❶❷❸❹❺❻❼',
  'me@mail.example',
  'call 09171234567',
  '0917-123-4567',
  '0 9 1 7 1 2 3',
  '0.9.1.7.1.2.3',
  '๐๙๑๗๑๒๓',
  '０９１７１２３',
  '٠٩١٧١٢٣',
  '0️⃣9️⃣1️⃣7️⃣1️⃣2️⃣3️⃣',
  '①②③④⑤⑥⑦',
];

const HIDDEN = [
  'a\u200bb',
  'a\u00adb',
  'a\u2060b',
  '\u3164',
  '\u2800',
  'a\u034fb',
  '\ue000',
  'a\u200db',
  'a\u{e0061}',
  'a\ufe0fb',
  'e\u0301\u0301\u0301\u0301\u0301\u0301',
  '\u2028',
  'id\u17b4iot',
  '\u{16fe4}',
  '\u{1d159}',
  'a\ud800b',
];

/** Ordinary texts that a careless filter refuses. */
const ORDINARY: readonly (readonly [text: string, language?: Language])[] = [
  ['Scunthorpe has a class of its own, pass the scrap'],
  ['I won 1,250 on 3 spins and 400 on the next'],
  ['Thanks.now I am off'],
  ['support was quick, thank you'],
  ['Team: let us go'],
  ['--> good luck'],
  ['.. : hi'],
  ['dumb assets?'],
  ['is the id iota'],
  ['craps or roulette tonight?'],
  ['i.e. me'],
  ['₱1,250,000 jackpot'],
  ['menang Rp 1.512.345', 'ID'],
  ['12 500 000 rupiah!', 'ID'],
  ['trúng 1.250.000 đồng', 'VI'],
  ['nạp 2.000.000 được tặng gì', 'VI'],
  ['ốc chợ ngon, 2 con', 'VI'],
  ['mất dây sạc điện thoại rồi', 'VI'],
  ['đồ ngọc đẹp quá', 'VI'],
  ['hàng: còn không', 'VI'],
  ['โงหัวไม่ขึ้นเลย', 'TH'],
  ['เดินโงนเงนเพราะง่วง', 'TH'],
  ['@support please look at my ticket'],
  ['Dream team: good luck'],
  ['👨‍👩‍👧 family night ❤️ 👍🏽'],
  ['VIP 3 at 18:15, see you 2026'],
  ['do ngủ quên nên mất lượt', 'VI'],
  ['lon bia này ngon', 'VI'],
  ['boboto ako bukas', 'TY'],
  ['วัวควายก็มาดู', 'TH'],
];

it.each(AROUND)('%s › is refused as a word', (text = '', language = 'EN') => {
  expect(refusalOf(text, language as Language)).toBe('chat.words');
});

it.each(PRETENDED)('%s › pretends to be support', (text) => {
  expect(refusalOf(text)).toBe('chat.words');
});

it.each(CONTACTS)('%s › is refused as a contact', (text) => {
  expect(refusalOf(text)).toBe('chat.contact');
});

it.each(HIDDEN.map((text) => [JSON.stringify(text), text]))('%s › is refused as a text', (_, text) => {
  expect(refusalOf(text)).toBe('chat.text');
});

it.each(ORDINARY)('%s › is allowed', (text = '', language = 'EN') => {
  expect(refusalOf(text, language as Language)).toBeNull();
});

it('a text is longer or shorter after its normalisation › that one counts', () => {
  expect(refusalOf('\ufdfa'.repeat(12))).toBe('chat.text');
  expect(refusalOf(' e\u0301'.repeat(100))).toBeNull();
  expect(refusalOf(' e\u0301'.repeat(101))).toBe('chat.text');
  expect(cleanText('  Good\n luck\u3000 all ', 'EN', 'Baize')).toBe('Good luck all');
});
