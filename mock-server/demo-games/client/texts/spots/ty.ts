import type { Widened } from '../shape.ts';
import type english from './en.ts';

export default {
  spots: {
    labels: {
      even: 'Even',
      odd: 'Odd',
      red4: 'Apat na pula',
      red3: 'Tatlong pula',
      white3: 'Tatlong puti',
      white4: 'Apat na puti',
      deer: 'Usa',
      gourd: 'Kalabasa',
      rooster: 'Tandang',
      fish: 'Isda',
      crab: 'Alimango',
      prawn: 'Hipon',
      yellow: 'Dilaw',
      white: 'Puti',
      pink: 'Pink',
      blue: 'Asul',
      red: 'Pula',
      green: 'Berde',
      low: 'Mababa 3–10',
      eleven: 'Labing-isa',
      high: 'Mataas 11–18',
      face: 'Numero {one}',
      pair: '{one} at {two}',
      tie: 'Tabla',
      seven: 'Kabuuang pito',
      fan: 'Tira: {one}',
      worth: '{one}',
      win: 'Panalo ang {one}',
      place: 'Unang dalawa: {one}',
      andar: 'Andar',
      bahar: 'Bahar',
      joker: 'Joker',
      a: 'Hand A',
      b: 'Hand B',
      pairA: 'A: pair pataas',
      pairB: 'B: pair pataas',
    },
    start: {
      coins: 'Alugin',
      dice: 'Alugin',
      fanTan: 'Iangat ang tasa',
      moneyWheel: 'Spin',
      race: 'Simulan',
      cards: 'Deal',
    },
    beads: '{beads} butil, tira {left}',
    finish: 'Una {first}, ikalawa {second}',
    reds: '{count} pula',
    about: {
      coins:
        'Apat na baryang may pula at puting mukha ang inaalog sa ilalim ng mangkok. Odd at even: 0.96 sa 1; apat na magkakulay: 14.5 sa 1; tatlo: 2.9 sa 1.',
      beasts: 'Tatlong dice na may anim na larawan. 1 sa 1 ang payout ng larawan sa bawat dice na lumabas ito.',
      colours: 'Tatlong dice na may anim na kulay. 1 sa 1 ang payout ng kulay sa bawat dice na lumabas ito.',
      thaiDice:
        'Tatlong dice. Mababa 3–10, mataas 11–18; may sariling payout din ang 11. May payout ang numero sa bawat dice na lumabas ito; ang dalawang numero, kapag parehong lumabas.',
      diceDuel: 'Pulang dice laban sa asul: panalo ang mas mataas. Puwede ring tumaya sa tabla at sa kabuuang pito.',
      fanTan:
        'Binibilang nang apat-apat ang mga butil sa ilalim ng tasa. Tayaan ang matitira, isa hanggang apat, o odd at even.',
      moneyWheel:
        'May 54 na puwang ang wheel. Ang payout ng bawat numero ay ang numero mismo sa isa; kapag multiplier, iikot pa nang isa at mamu-multiply ang panalo ng chip.',
      race: 'Anim na magkakasinggaling na kalahok. Panalo: 4.8 sa 1; kasama sa unang dalawa: 1.9 sa 1.',
      andarBahar:
        'Ibubukas ang isang joker, saka salitang binibigyan ang Andar at Bahar hanggang lumabas ang kaparehong rank. Una ang Andar at 0.9 sa 1 ang payout, Bahar 1 sa 1.',
      teenPatti:
        'Dalawang hand na may tig-tatlong baraha; 0.95 sa 1 ang mas mataas, at ibinabalik ang taya kapag tabla. Pair pataas: pair 1, flush 4, straight 6, three of a kind 30, straight flush 40 sa 1.',
    },
  },
} satisfies Widened<typeof english>;
