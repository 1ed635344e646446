import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  login: {
    methods: 'Mga paraan ng pag-log in',
    byUsername: 'Username',
    bySms: 'OTP sa text',
    useMobile: 'Via mobile number',
    forgot: 'Nakalimutan ang password?',
    signUp: 'Mag-sign up',
    signUpTitle: 'Hindi ka pa miyembro?',
    signUpText: 'Isang minuto lang ang pag-sign up, makakapaglaro ka na.',
    or: 'o',
    withGoogle: 'Magpatuloy gamit ang Google',
    withFacebook: 'Magpatuloy gamit ang Facebook',
    again: 'Natapos na ang session mo. Mag-log in ulit para magpatuloy: walang nawala sa mga na-type mo.',
    againDone: 'Naka-log in ka na ulit. Paki-send ulit ang form.',
  },
  title: 'Mag-log in',
  subtitle: 'Masaya kaming makita ka ulit.',
  username: 'Username',
  password: 'Password',
  subAccount: {
    open: 'Mag-log in bilang sub-account',
    label: 'Sub-account',
    hint: 'Para sa mga nagtatrabaho sa agent. Sa agent ang username sa itaas.',
  },
  captcha: 'Code sa larawan',
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
    captchaWrong: 'Hindi tugma ang code. Narito ang bagong larawan.',
    captchaRequired: 'Paki-type din ang code na nasa larawan.',
    unavailable: 'May problema sa koneksyon. Pakisubukan ulit. Hindi nawala ang mga na-type mo.',
    slider: 'Pakiulit ang mabilis na verification.',
    notMember: 'Hindi puwedeng mag-log in ang account na hindi pang-miyembro.',
    notAgent:
      'Hindi puwedeng mag-log in ang hindi agent. Iwanang blangko ang “Sub-account” para mag-log in bilang miyembro.',
    noMember: 'Walang account na gumagamit ng number na ito. I-check ito, o mag-sign up.',
    tooMany: 'Masyado nang maraming attempt. Subukan ulit pagkalipas ng 5 minuto.',
  },
  freePlay: {
    submit: 'Libreng laro',
    pending: 'Sinisimulan…',
    title: 'Subukan nang libre ang lahat ng laro',
    text: 'May play money ang trial account. Walang form, walang babayaran.',
    pointGames: 'Lahat ng slots, table games at fishing games',
    pointMoney: 'May panimulang play money',
    pointTime: 'Handa sa isang segundo',
    start: 'Maglaro nang libre',
    thisGame: 'Subukan nang libre ang larong ito',
  },
  welcome: {
    title: 'Naghihintay ang mga laro mo',
    text: 'Mag-log in para makita ang balanse mo, ang mga huli mong nilaro at ang mga promo na para sa iyo.',
  },
  menu: {
    label: 'Mga provider ng laro',
    previous: 'Mga naunang provider',
    next: 'Iba pang provider',
    newWindow: '{{name}}, magbubukas sa bagong window',
    empty: 'Wala pang provider dito.',
  },
  logout: {
    title: 'Mag-log out',
    question: 'Sigurado ka bang gusto mong mag-log out?',
    confirm: 'Mag-log out',
    pending: 'Nagla-log out…',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  manyCookies:
    'Masyadong maraming cookie ang ipinadala ng browser mo para sa site na ito. Inalis na ang mga iyon. Mag-log in ulit.',
  toasts: {
    signedIn: 'Maligayang pagbabalik.',
    signedOut: 'Naka-log out ka na.',
    sessionEnded: 'Natapos na ang session mo. Mag-log in ulit.',
    signedInElsewhere: 'Nag-log in ka sa ibang device, kaya na-log out ka rito.',
    otherMember:
      'Naka-log in ka na bilang {{name}} sa browser na ito, kaya walang ipinadala. Suriin ang page at ipadala ulit.',
    freePlay: 'Handa na ang trial account mo. Enjoy!',
    firstLogin: 'Welcome! May mensahe para sa iyo tungkol sa mga unang hakbang.',
    signInStopped: 'Isinara mo ang pag-log in bago ito natapos.',
    socialFailed: 'Hindi natuloy ang pag-log in sa paraang ito. Pakisubukan ulit, o gumamit ng ibang paraan.',
  },
} satisfies TextsLike<typeof en.server>;
