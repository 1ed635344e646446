import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page: TextsLike<typeof en.page> = {
  title: 'Maging partner',
  text: 'Magdala ng mga player, at kumita kasama nila araw-araw at buwan-buwan. Hindi magbabago ang account at upline mo.',
  members: 'Mga active na player',
  rate: 'Makukuha mo',
  apply: 'Mag-apply',
  application: 'Ang application mo',
  visitor: 'Mag-log in o mag-sign up para makapag-apply.',
  signUp: 'Mag-sign up',
  logIn: 'Mag-log in',
  agent: 'Agent ka na.',
  centre: 'Buksan ang agent center',
  calculator: {
    title: 'Magkano ang kikitain ko?',
    players: 'Ilang active na player',
    bets: 'Taya ng isang player sa isang buwan',
    loss: 'Talo ng mga player, % ng taya nila',
    costs: 'Mga rebate at promo, % ng taya nila',
    submit: 'Kuwentahin',
    total: 'Sa isang buwan',
    note: 'Halimbawang pare-pareho ang bawat araw, ayon sa patakaran ng bayad sa mga kontrata. Iba-iba ang totoong buwan.',
  },
  form: {
    choose: 'Pumili muna',
    channel: 'Saan ka namin makokontak?',
    channels: {
      PHONE: 'Telepono',
      MAIL: 'Email',
      TELEGRAM: 'Telegram',
      LINE: 'LINE',
      WHATSAPP: 'WhatsApp',
      WECHAT: 'WeChat',
    },
    contact: 'Number o username mo roon',
    players: 'Ilang player ang inaasahan mo?',
    counts: {
      UNDER_10: 'Wala pang 10',
      UNDER_50: '10 hanggang 49',
      UNDER_200: '50 hanggang 199',
      MORE: '200 pataas',
    },
    text: 'Paano mo sila hahanapin?',
    textHint: '10 hanggang 500 character',
    submit: 'Ipadala ang application',
    pending: 'Ipinapadala…',
    errors: {
      channel: 'Piliin muna kung saan ka makokontak',
      contact: 'Maglagay ng 3 hanggang 100 character',
      players: 'Piliin muna kung ilan',
      text: 'Sumulat ng 10 hanggang 500 character',
    },
  },
};

export const server: TextsLike<typeof en.server> = {
  states: {
    RECEIVED: 'Natanggap namin ang application mo noong {{time}}. Darating ang sagot sa inbox mo.',
    CONTACTED: 'Tinitingnan na namin ang application mo noong {{time}}, at kokontakin ka sa iniwan mong contact.',
    ACCEPTED: 'Tinanggap ang application mo noong {{time}}. Agent ka na.',
    DECLINED: 'Hindi natanggap ang application mo noong {{time}}. Puwede kang mag-apply ulit.',
  },
  dividend: {
    title: 'Dibidendo, buwan-buwan',
    text: 'Bahagi ng natatalo ng mga player mo, bawas ang mga rebate at promo nila at ang mga sahod mo. Active ang player na tumaya ng {{bet}} sa buwan.',
    measure: 'Talo ng mga player mula',
  },
  daily: {
    title: 'Sahod, araw-araw',
    text: 'Bahagi ng lahat ng tayang binibilang, manalo o matalo ang mga player. Active ang player na tumaya ng {{bet}} sa araw.',
    measure: 'Taya sa araw mula',
  },
  limits: '{{least}} hanggang {{most}}',
  sums: {
    turnover: 'Taya ng mga player mo',
    loss: 'Natatalo nila',
    costs: 'Bawas: mga rebate at promo',
    salary: 'Mga arawang sahod',
    dividend: 'Dibidendo ng buwan',
  },
  open: 'Hindi pa napagpapasyahan ang huli mong application.',
  agent: 'Agent ka na.',
  toasts: {
    applied: 'Salamat, dumating na ang application mo',
  },
};
