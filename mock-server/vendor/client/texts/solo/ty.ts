import type { Widened } from '../shape.ts';
import type english from './en.ts';

export default {
  blackjack: {
    dealer: 'Dealer',
    you: 'Ikaw',
    deal: 'Ipamahagi',
    hit: 'Hit',
    stand: 'Stand',
    double: 'Doblehin',
    split: 'Hatiin',
    natural: 'Blackjack',
    bust: 'Sobra',
    wins: 'Panalo',
    loses: 'Talo',
    push: 'Tabla',
    result: '{hand} laban sa {dealer}',
    goesOn: 'May kamay pang bukas: ituloy.',
    about:
      'Lapitan ang 21 nang hindi lalampas. Tumitigil ang dealer sa 17 at kumukuha ng ikalawang baraha pagkatapos mong maglaro. Ang blackjack ay 3 sa 2. Puwedeng doblehin ang dalawang baraha at hatiin nang isang beses ang magkapareho; tig-isang baraha ang hinating alas. Galing sa buong baraha ang bawat isa. Ang balik ay para sa basic strategy.',
    keys: 'Space para mamahagi at hit, S stand, D doblehin, P hatiin, + at − sa taya.',
  },
  videoPoker: {
    deal: 'Ipamahagi',
    draw: 'Magpalit',
    hold: 'Hawak',
    choose: 'Piliin ang hahawakang baraha.',
    hands: {
      royalFlush: 'Royal flush',
      straightFlush: 'Straight flush',
      fourOfAKind: 'Apat na magkapareho',
      fullHouse: 'Full house',
      flush: 'Flush',
      straight: 'Straight',
      threeOfAKind: 'Tatlong magkapareho',
      twoPairs: 'Dalawang pares',
      jacksOrBetter: 'Pares na J pataas',
      nothing: 'Wala',
    },
    about:
      'Limang baraha ang makukuha; hawakan ang gusto at palitan nang isang beses ang iba. Pares ng J ang pinakamababang may bayad. Ang balik ay para sa pinakamahusay na laro.',
    keys: '1 hanggang 5 para humawak, Space para mamahagi at magpalit, + at − sa taya.',
  },
  bingo: {
    start: 'Bunutin ang bola',
    lines: 'Linya: {count}',
    extra: 'Dagdag na bola',
    card: 'Iyong card',
    balls: 'Nabunot na bola',
    about:
      'Bagong card sa bawat round; 40 sa 75 bola ang binubunot, minsan may dagdag. Binabayaran ang mga buong hilera, hanay at dayagonal ayon sa bilang; libre ang gitna.',
    keys: 'Space para bumunot, + at − sa taya.',
  },
  scratch: {
    buy: 'Bumili ng card',
    all: 'Kaskasin lahat',
    panel: 'Panel {number}',
    three: 'Tatlong ×{times}',
    about: 'Kaskasin ang siyam na panel: tatlong magkapareho ang panalo.',
    keys: 'Space para bumili at kaskasin lahat, 1 hanggang 9 sa isang panel, + at − sa taya.',
  },
  mines: {
    start: 'Simulan',
    cash: 'Kunin ang {amount}',
    count: 'Mina',
    tile: 'Tile {number}',
    safe: 'Ligtas: {times}',
    met: 'May mina',
    open: 'Magbukas ng tile.',
    about: 'May mga mina sa ilalim ng 25 tile. Tumataas ang makukuha sa bawat ligtas na tile; sa mina, talo ang taya.',
    keys: 'Arrow para lumipat, Enter para magbukas, Space para magsimula at kumuha, + at − sa taya.',
  },
  crash: {
    start: 'Lipad',
    target: 'Mag-cash out sa',
    burst: 'Pumutok sa ×{height}',
    about:
      'Pumili kung saan kukunin ang taya, saka lumipad. Kapag naabot bago pumutok, pararamihin ang taya. Ang tsansang maabot ang taas ay ang balik na hinati sa taas.',
    keys: 'Space para lumipad, taas at baba sa target, + at − sa taya.',
  },
  dice: {
    roll: 'Ihagis',
    under: 'Mababa sa {line}',
    over: '{line} pataas',
    chance: 'Tsansa',
    pays: 'Bayad',
    about: 'Numero mula 0 hanggang 99.99 ang ihahagis. Pumili ng panig at tsansa: mas maliit, mas malaki ang bayad.',
    keys: 'Space para ihagis, kaliwa at kanan sa tsansa, taas at baba sa panig, + at − sa taya.',
  },
  plinko: {
    drop: 'Ihulog',
    risk: 'Panganib',
    risks: {
      low: 'Mababa',
      medium: 'Katamtaman',
      high: 'Mataas',
    },
    board: 'Ang tabla',
    about:
      'Bumabagsak ang bola sa labindalawang hilera ng pako, pantay ang kaliwa at kanan; ang butas sa ibaba ang magbabayad.',
    keys: 'Space para ihulog, kaliwa at kanan sa panganib, + at − sa taya.',
  },
} satisfies Widened<typeof english>;
