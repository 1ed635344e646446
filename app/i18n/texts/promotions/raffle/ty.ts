import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Paikutin ang gulong',
  won: 'Nakuha mo ang {{prize}}',
  turning: 'Umiikot ang gulong…',
  empty: 'Ubos na ang lahat ng premyo. Nasa iyo pa rin ang mga tiket mo.',
  deposit: 'Mag-deposit para sa tiket',
  prizes: 'Mga premyo at tsansa',
  chances:
    'Magkakasinlapad ang mga bahagi ng gulong; ang tunay na tsansa ay nasa listahang ito. Kapag naubos ang isang premyo, tumataas ang tsansa ng iba.',
  error: 'Hindi natuloy',
  spin: 'Paikutin',
  spinning: 'Umiikot…',
  spins: 'Mga ikot mo',
  none: 'Hindi mo pa napapaikot ang gulong.',
  verify: 'I-verify',
  seeds: {
    title: 'Fairness at mga seed',
    text: 'Galing ang bawat ikot sa server seed, na makikita mo ang hash bago umikot, sa sarili mong seed, at sa bilang ng ikot. Palitan ang mga seed para makita ang server seed at ma-verify ang mga naunang ikot.',
    hash: 'Hash ng server seed',
    own: 'Ang seed mo',
    count: 'Mga ikot sa mga seed na ito',
    next: 'Seed mo para sa susunod na mga ikot',
    submit: 'Palitan ang mga seed',
    pending: 'Pinapalitan…',
    error: '1 hanggang 64 na letra, numero, gitling o underscore.',
  },
  detail: {
    title: 'Detalye ng ikot',
    back: 'Bumalik sa gulong',
    time: 'Oras',
    prize: 'Premyo',
    weights: 'Mga premyo noong oras na iyon',
    weightsText:
      'Mas mababa ang nabunot na numero sa kabuuang timbang ng lahat ng natitirang premyo. Pagsasamahin ang mga timbang ayon sa ayos na ito; panalo ang unang premyo kung saan lumampas sa numero ang kabuuan.',
    number: 'Premyo',
    weight: 'Timbang',
    left: 'Natitira',
    won: '{{number}} (panalo)',
    hidden: 'Ipapakita kapag pinalitan mo ang mga seed ng raffle.',
    fits: 'Tugma ang premyo sa numero at sa mga timbang.',
    differs: 'Hindi tugma ang premyo sa numero at sa mga timbang.',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  rule_one:
    'May isang tiket sa bawat {{amount}} na deposit, magagamit nang {{count}} araw pagkatapos ng araw ng deposit.',
  rule_other:
    'May isang tiket sa bawat {{amount}} na deposit, magagamit nang {{count}} araw pagkatapos ng araw ng deposit.',
  tickets_one: 'May {{number}} tiket ka',
  tickets_other: 'May {{number}} tiket ka',
  lot_one: '{{number}} tiket hanggang {{time}}',
  lot_other: '{{number}} tiket hanggang {{time}}',
  spinBy: 'Paikutin hanggang {{time}}',
  left_one: '{{number}} ang natitira',
  left_other: '{{number}} ang natitira',
  unlimited: 'walang limitasyon',
  errors: {
    closed: 'Sarado na ang raffle na ito para sa iyo. I-reload ang page para makita kung bakit.',
    empty: 'Ubos na ang lahat ng premyo. Nasa iyo pa rin ang mga tiket mo.',
    ticket: 'Wala ka nang tiket. Mag-deposit para magkaroon ulit.',
    reused: 'Naipadala na ang ikot na ito na may ibang laman. I-reload ang page at paikutin ulit.',
  },
  toasts: {
    renewed: 'May bagong mga seed: puwede nang i-verify ang mga naunang ikot',
  },
} satisfies TextsLike<typeof en.server>;
