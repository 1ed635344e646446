import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {} satisfies TextsLike<typeof en.page>;

export const server = {
  games: '{{category}} sa {{brand}}, may mga laro ng {{vendors}}.',
  rooms: 'Mga kuwarto ng card games sa {{brand}}, kasama ang taya at mga manlalaro ng bawat isa.',
  lotteries: 'Mga loterya ng {{brand}}: oras bago ang bawat draw, mga pinakabagong resulta at kung paano laruin.',
  vietnam: 'Mga loterya ng Vietnam sa {{brand}}: mga draw ng hilaga, gitna at timog, kasama ang pinakabagong resulta.',
  lottery:
    '{{name}} sa {{brand}}: oras bago ang susunod na draw, pinakabagong resulta, at bawat uri ng taya na may odds.',
  trends: '{{name}}: mga resulta ng nakaraang draw, at ang mga numerong hot, cold at matagal nang hindi lumalabas.',
  fair: 'Ikaw mismo ang magsuri ng draw ng {{brand}}: sa mga seed na inilathala bago at pagkatapos nito, pareho ang lalabas na numero sa computer mo.',
  promotions: 'Mga promosyon sa {{brand}}: {{titles}}.',
  vip: 'Mga VIP rank ng {{brand}}: ano ang kailangan sa bawat isa, at ang cashback, bonus at limit sa pag-withdraw nito.',
  points: 'Points mall ng {{brand}}: ipalit ang points mula sa mga taya mo sa credit, free rounds at mga produkto.',
  join: 'Maging partner ng {{brand}}: ang mga rate, calculator ng puwede mong kitain, at ang application.',
  tournaments: 'Mga paligsahan sa {{brand}}: mga laro, premyo, tuntunin at talaan ng bawat isa.',
  notices: 'Balita mula sa {{brand}}: {{titles}}.',
  help: 'Tulong ng {{brand}}: mga sagot tungkol sa {{topics}}.',
  licence: '{{name}} ng {{brand}}: numero {{number}}, hawak ng {{holder}}, may link sa rehistro ng regulator.',
  download: 'I-install ang {{brand}} sa cellphone mo: ang app, o ang site sa home screen.',
  login: 'Mag-log in sa {{brand}}, o mag-sign up sa loob ng isang minuto.',
  register: 'Mag-sign up sa {{brand}} sa loob ng isang minuto.',
} satisfies TextsLike<typeof en.server>;
