import type en from '../en/session.ts';
import type { TextsLike } from '../like.ts';

export default {
  title: 'Mag-log in',
  subtitle: 'Masaya kaming makita ka ulit.',
  username: 'Username',
  password: 'Password',
  captcha: 'Verification code',
  captchaImage: 'Larawan ng code na ita-type',
  captchaRefresh: 'Magpakita ng ibang code',
  remember: 'Tandaan ako sa device na ito nang isang araw',
  submit: 'Mag-log in',
  pending: 'Nagla-log in…',
  errorSummary: 'Hindi ka pa naka-log in',
  requestId: 'Reference no. {{id}}',
  formLabel: 'Mag-log in',
  errors: {
    username: 'Ilagay ang username mo.',
    password: 'Ilagay ang password mo.',
    captcha: 'I-type ang code na nasa larawan.',
  },
  failures: {
    wrongCredentials: 'Mali ang username o ang password.',
    captchaWrong: 'Hindi tumugma ang code. Narito ang bagong larawan.',
    captchaRequired: 'Paki-type din ang code na nasa larawan.',
    unavailable: 'May problema sa koneksyon ng network, pakisubukan ulit. Hindi nawala ang mga na-type mo.',
    slider: 'Pakigawa ulit ang mabilis na verification.',
    notMember: 'Hindi makakapag-log in ang account na hindi sa miyembro.',
    noMember: 'Walang account sa numerong ito. Tingnan muli, o mag-sign up.',
    tooMany: 'Masyadong maraming pagsubok. Maghintay nang 5 minuto, saka subukan ulit.',
  },
  freePlay: {
    submit: 'Libreng laro',
    pending: 'Sinisimulan…',
    title: 'Subukan nang libre ang bawat laro',
    text: 'May kasamang play money ang trial account. Wala kang sasagutan at wala kang babayaran.',
    pointGames: 'Lahat ng slot, table game at pangisda',
    pointMoney: 'May play money sa simula pa lang',
    pointTime: 'Handa sa loob ng isang segundo',
    start: 'Maglaro nang libre',
    thisGame: 'Subukan nang libre ang larong ito',
  },
  welcome: {
    title: 'Naghihintay ang mga laro mo',
    text: 'Mag-log in para makita ang balanse mo, ang mga huli mong nilaro at ang mga promo na para sa iyo.',
  },
  menu: {
    label: 'Mga provider ng laro',
    newWindow: '{{name}}, magbubukas sa bagong window',
    empty: 'Wala pang provider dito.',
  },
  logout: {
    title: 'Mag-log out',
    question: 'Sigurado ka bang gusto mong mag-log out?',
    confirm: 'Mag-log out',
    pending: 'Nagla-log out…',
  },
} satisfies TextsLike<typeof en>;
