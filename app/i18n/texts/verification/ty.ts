import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  slider: {
    title: 'Mabilis na verification',
    text: 'Ilagay ang piraso sa puwang para malaman naming tao ka at hindi bot.',
    track: 'Posisyon ng piraso',
    hint: 'I-drag, o gamitin ang mga arrow key at pindutin ang Enter.',
    picture: 'Larawang may puwang, at ang pirasong kasya roon',
    confirm: 'Kumpirmahin',
    checking: 'Sinusuri…',
    another: 'Ibang larawan',
    wrong: 'Hindi pa sakto. Narito ang bago.',
    failed: 'Hindi na-load ang verification. Pakisubukan ulit.',
    noScript: 'Tingnan sa panukat sa ilalim ng larawan kung saan nagsisimula ang puwang, at doon itapat ang slider.',
  },
  code: {
    label: 'OTP',
    send: 'Kunin ang OTP',
    sending: 'Ipinapadala…',
    again: 'I-send ulit ({{seconds}} s)',
    sent_one: 'Papunta na ang OTP. May bisa ito nang {{count}} minuto.',
    sent_other: 'Papunta na ang OTP. May bisa ito nang {{count}} minuto.',
    warningTitle: 'Hindi naipadala ang OTP',
    confirm: 'OK',
  },
  mobile: {
    label: 'Mobile number',
    country: 'Country code',
    invalid: 'Mali ang format ng phone number.',
    required: 'Ilagay ang mobile number mo.',
  },
  email: {
    invalid: 'Maglagay ng email address, gaya ng name@mail.com.',
    required: 'Ilagay ang email address mo.',
  },
  phoneAuth: {
    'invalid-phone-number': 'Hindi valid ang phone number na ito. I-check ang country code at ang number.',
    'missing-phone-number': 'Ilagay ang phone number mo.',
    'too-many-requests': 'Masyadong maraming request para sa number na ito. Subukan ulit pagkalipas ng 5 minuto.',
    unknown: 'Hindi available ngayon ang pag-log in gamit ang phone. Subukan ulit mamaya.',
    'invalid-verification-code': 'Mali ang OTP. Paki-check ito.',
    'missing-verification-code': 'Ilagay ang OTP na nasa text.',
    'captcha-check-failed': 'Hindi namin matiyak na tao ka at hindi bot. Pakisubukan ulit.',
    'quota-exceeded': 'Hindi na kami makakapagpadala ng OTP ngayong araw. Mag-log in sa ibang paraan.',
    'code-expired': 'Wala nang bisa ang OTP. Kumuha ng bago.',
    'operation-not-allowed': 'Sarado muna ang pag-log in gamit ang phone.',
    'popup-closed-by-user': 'Isinara mo ang pag-log in bago ito natapos.',
  },
  errors: {
    same: 'Ito na ang ginagamit mo. Maglagay ng iba.',
    missing: 'Wala pang contact para sa code ang account mo. Magdagdag muna ng email address o mobile number.',
    memberCode: 'Ilagay ang code na ipinadala sa iyo.',
    code: 'Ilagay ang OTP na nasa text.',
    codeWrong: 'Mali o wala nang bisa ang OTP. Kumuha ng bago.',
    slider: 'Gawin muna ang mabilis na verification.',
  },
} satisfies TextsLike<typeof en.page>;
