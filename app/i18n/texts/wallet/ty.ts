import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  transfer: {
    title: 'Mag-transfer',
    wallets: 'Mga wallet mo',
    way: 'Saan papunta',
    to: 'papunta sa',
    amount: 'Halaga',
    all: 'Lahat',
    submit: 'I-transfer',
    pending: 'Tina-transfer…',
    collect: 'Tipunin ang lahat sa main wallet',
    single: 'Iisa ang wallet mo',
    singleText: 'Ito ang gamit ng lahat ng laro, kaya walang kailangang ilipat.',
    why: 'May sariling wallet ang {{name}} at wala pa itong laman. Maglipat ng halaga para makapagsimula.',
    bothEmpty: 'May sariling wallet ang {{name}}. Wala itong laman, pati ang pangunahing wallet mo: mag-deposito muna.',
    errors: {
      summary: 'Walang nailipat',
      amount: 'Maglagay ng halagang higit sa zero, tulad ng 100 o 99.50.',
      insufficient: 'Kulang ang laman ng wallet na ito.',
      wallet: 'Hindi bukas sa iyo ang wallet na ito. Pumili ng iba.',
      reused: 'Natuloy na ang naunang pagpapadala ng form na ito. Tingnan muna ang mga balanse mo bago maglipat ulit.',
      unsure: 'Hindi pa namin alam kung natuloy. Ipadala ulit: isang beses lang lilipat ang pera.',
    },
  },
  balance: {
    error: 'Hindi na-save ang pinili mo',
    pending: 'Sine-save…',
    one: {
      title: 'Iisang balanse',
      text: 'Iisang balanse ang gamit ng lahat ng laro: kusang lumilipat ang taya at panalo.',
      choose: 'Maglaro mula sa iisang balanse',
    },
    many: {
      text: 'Kapag hiwalay ang mga wallet, ang inilipat mo lang ang magagamit sa bawat provider.',
      choose: 'Gumamit ng hiwalay na wallet',
    },
  },
} satisfies TextsLike<typeof en>;
