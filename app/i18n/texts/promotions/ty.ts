import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  page: {
    title: 'Mga promo',
    text: 'Lahat ng promo namin ngayon.',
    empty: 'Walang promo sa ngayon',
    emptyText: 'Madalas may bagong promo. Habang naghihintay, bukas ang mga laro.',
    all: 'Lahat ng promo',
    categories: 'Mga kategorya',
    terms: 'Mga tuntunin',
    picture: 'Larawan {{number}}',
    buttons: {
      signUp: 'Mag-sign up para sumali',
      logIn: 'Mag-log in',
      deposit: 'Mag-deposit',
      play: 'Maglaro',
      wager: 'Tingnan ang natitirang turnover',
      page: 'Tingnan',
      claim: 'I-claim',
      checkIn: 'Mag-check-in',
    },
    apply: {
      title: 'Application',
      comment: 'Mensahe mo',
      commentHint: 'Hanggang 140 character.',
      pictures: 'Mga larawan',
      picturesHint:
        'PNG o JPG, hanggang 5 MB bawat isa, 3 ang pinakamarami. Tinatanggal namin kung saan at kailan kinunan.',
      remove: 'Alisin ang {{name}}',
      send: 'Ipadala ang application',
      pending: 'Ipinapadala…',
    },
    errors: {
      summary: 'Hindi natuloy',
      tooMany: 'Hanggang tatlong larawan lang.',
      fileLarge: 'Hanggang 5 MB lang bawat larawan.',
    },
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  promotionUntil: 'Hanggang {{date}}',
  promotionFrom: 'Simula {{date}}',
  claimFrom: 'Puwedeng i-claim mula {{time}}',
  againFrom: 'Puwede ulit mula {{time}}',
  all: 'Lahat',
  categories: {
    NEW: 'Bagong miyembro',
    DAILY: 'Araw-araw',
    SPORTS: 'Sports',
    LOTTERY: 'Loterya',
    SLOTS: 'Slots',
    LIVE: 'Live casino',
    VIP: 'VIP',
  },
  states: {
    NOT_YET: 'Magsisimula {{time}}',
    OPEN: 'Puwede ka rito',
    APPLIED: 'Nire-review',
    IN_PROGRESS: 'Naitaya: {{done}} sa {{required}}',
    CLAIMABLE: '{{amount}} ang puwedeng i-claim',
    CLAIMED: 'Nakuha mo na',
    SOLD_OUT: 'Ubos na',
    EXPIRED: 'Tapos na',
  },
  checkedIn: 'Naka-check-in na ngayon',
  checkIn: {
    open: 'Check-in',
    done: 'Naka-check-in na',
    day: 'Araw {{day}} ng {{days}}',
    button: 'Mag-check-in',
    error: 'Hindi natuloy',
  },
  cashbackNow: 'Net na talo ngayong linggo: {{loss}}. Sa ngayon, {{amount}} ang makukuha mo sa Lunes.',
  reasons: {
    RANK: 'Para sa mas mataas na VIP rank',
    NEW_MEMBERS: 'Para sa bagong miyembro',
    CONTACT: 'Kumpirmahin muna ang mobile number o email mo',
    DEPOSIT_NUMBER: 'Hindi para sa susunod mong deposit',
    OTHER_BONUS: 'Tapusin o i-forfeit muna ang isa mo pang bonus',
    PICTURES: 'Kulang ng larawan: mag-apply ulit',
    OFFICE: 'Hindi inaprubahan',
    APPLICATIONS: 'Naabot mo na ang pinakamaraming beses ng pag-apply',
  },
  facts: {
    bonusLimits: 'Mula sa deposit na {{minimum}}; hanggang {{cap}} ang bonus.',
    cashback:
      '{{lowest}}% hanggang {{highest}}% ng net na talo sa isang linggo, ayon sa VIP rank mo, tuwing Lunes 6:00 AM.',
    cashbackLimits: 'Mula sa net na talong {{least}}; hanggang {{cap}}. I-claim sa loob ng pitong araw.',
    application: '{{amount}} kapag naaprubahan ang application mo; i-claim sa loob ng {{days}} araw.',
    times: 'Itaya nang {{times}}× bago mag-withdraw.',
  },
  day: 'Araw {{day}}',
  sent: 'Ipinadala {{time}}',
  errors: {
    empty: 'Sumulat ng kahit kaunti o magdagdag ng larawan.',
    fileType: 'May file na hindi kumpletong PNG o JPG.',
    fileLarge: 'Hanggang 5 MB at 40 megapixel lang bawat larawan.',
    tooMany: 'Hanggang tatlong larawan lang.',
    closed: 'Sarado na ito para sa iyo. I-reload ang page para makita kung bakit.',
  },
  toasts: {
    checkedIn: 'Naka-check-in ka na: pumasok na ang {{worth}}',
    checkInClosed: 'Hindi ka makapag-check-in ngayon. Baka naka-check-in ka na para sa araw na ito.',
    applied: 'Nire-review na ang application mo',
  },
} satisfies TextsLike<typeof en.server>;
