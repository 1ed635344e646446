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
      pink: 'Rosas',
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
      a: 'Kamay A',
      b: 'Kamay B',
      pairA: 'A: pares pataas',
      pairB: 'B: pares pataas',
    },
    start: {
      coins: 'Alugin',
      dice: 'Alugin',
      fanTan: 'Iangat ang tasa',
      moneyWheel: 'Paikutin',
      race: 'Simulan',
      cards: 'Ipamahagi',
    },
    beads: '{beads} butil, tira {left}',
    finish: 'Una {first}, ikalawa {second}',
    reds: '{count} pula',
    about: {
      coins:
        'Apat na baryang may pula at puting mukha ang inaalog sa ilalim ng mangkok. Odd at even: 0.96 sa 1; apat na magkakulay: 14.5 sa 1; tatlo: 2.9 sa 1.',
      beasts: 'Tatlong dais na may anim na larawan. Bawat dais na lumabas ang larawan ay nagbabayad ng 1 sa 1.',
      colours: 'Tatlong dais na may anim na kulay. Bawat dais na lumabas ang kulay ay nagbabayad ng 1 sa 1.',
      thaiDice:
        'Tatlong dais. Mababa 3–10, mataas 11–18; may sariling bayad din ang labing-isa. Ang numero ay binabayaran sa bawat dais; ang dalawang numero kapag parehong lumabas.',
      diceDuel: 'Pulang dais laban sa asul: panalo ang mas mataas. Puwede ring tumaya sa tabla at sa kabuuang pito.',
      fanTan:
        'Binibilang nang apat-apat ang mga butil sa ilalim ng tasa. Tayaan ang matitira, isa hanggang apat, o odd at even.',
      moneyWheel:
        'May 54 na puwang ang gulong. Ang numero ay nagbabayad ng halaga nito sa isa; kapag multiplier, iikot pa nang isa at pararamihin ang balik ng chip.',
      race: 'Anim na magkakasinggaling na kalahok. Panalo: 4.8 sa 1; kasama sa unang dalawa: 1.9 sa 1.',
      andarBahar:
        'Ibubukas ang isang joker, saka salitang binibigyan ang Andar at Bahar hanggang lumabas ang kaparehong ranggo. Una ang Andar at 0.9 sa 1 ang bayad, Bahar 1 sa 1.',
      teenPatti:
        'Dalawang kamay na may tig-tatlong baraha; ang mas mataas ay 0.95 sa 1, ibinabalik ang taya kapag pareho. Pares pataas: pares 1, flush 4, straight 6, trio 30, straight flush 40 sa 1.',
    },
  },
} satisfies Widened<typeof english>;
