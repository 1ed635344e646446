import type { Widened } from '../shape.ts';
import type english from './en.ts';

export default {
  blackjack: {
    dealer: 'Dealer',
    you: 'Ikaw',
    deal: 'Deal',
    hit: 'Hit',
    stand: 'Stand',
    double: 'Double',
    split: 'Split',
    natural: 'Blackjack',
    bust: 'Bust',
    wins: 'Panalo',
    loses: 'Talo',
    push: 'Push',
    result: '{hand} laban sa {dealer}',
    goesOn: 'May hand pang hindi tapos: ituloy.',
    about:
      'Lumapit sa 21 nang hindi lumalampas. Nag-i-stand ang dealer sa 17 at kumukuha ng ikalawang baraha pagkatapos mong maglaro. 3 sa 2 ang payout ng blackjack. Puwedeng mag-double sa dalawang baraha at mag-split nang isang beses sa magkapareho; tig-isang baraha ang na-split na alas. Galing sa buong deck ang bawat baraha. Para sa basic strategy ang nakasulat na RTP.',
    keys: 'Space para mag-deal at mag-hit, S stand, D double, P split, + at − sa taya.',
  },
  videoPoker: {
    deal: 'Deal',
    draw: 'Draw',
    hold: 'Hold',
    choose: 'Piliin ang mga ihu-hold na baraha.',
    hands: {
      royalFlush: 'Royal flush',
      straightFlush: 'Straight flush',
      fourOfAKind: 'Four of a kind',
      fullHouse: 'Full house',
      flush: 'Flush',
      straight: 'Straight',
      threeOfAKind: 'Three of a kind',
      twoPairs: 'Two pair',
      jacksOrBetter: 'Jacks or better',
      nothing: 'Wala',
    },
    about:
      'Limang baraha ang makukuha mo; i-hold ang gusto at palitan nang isang beses ang iba. Pair ng J ang pinakamababang may payout. Para sa pinakamahusay na laro ang nakasulat na RTP.',
    keys: '1 hanggang 5 para mag-hold, Space para mag-deal at mag-draw, + at − sa taya.',
  },
  bingo: {
    start: 'Bunutin ang bola',
    lines: 'Linya: {count}',
    extra: 'Dagdag na bola',
    card: 'Card mo',
    balls: 'Nabunot na bola',
    about:
      'Bagong card sa bawat round; 40 sa 75 bola ang binubunot, minsan may dagdag. May payout ang mga buong row, column at diagonal ayon sa bilang; libre ang gitna.',
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
    target: 'Auto cash-out',
    off: 'Naka-off',
    cash: 'I-cash out ang {amount}',
    cashed: 'Na-cash out sa ×{height}',
    late: 'Huli na: pumutok sa ×{height}',
    burst: 'Pumutok sa ×{height}',
    about:
      'Tumaya at lumipad. Mag-cash out habang tumataas para ma-multiply ang taya mo; kapag naunang pumutok, talo ang taya. Kusang nagka-cash out ang auto cash-out sa taas na pinili mo, at laging sa ×1000. Orasan ng laro ang masusunod, hindi ang nasa screen mo. Ang tsansang maabot ang isang taas ay ang RTP na hinati sa taas na iyon.',
    keys: 'Space para lumipad at mag-cash out, taas at baba sa auto cash-out, + at − sa taya.',
  },
  dice: {
    roll: 'Roll',
    under: 'Under {line}',
    over: '{line} pataas',
    chance: 'Tsansa',
    pays: 'Payout',
    about:
      'Lalabas ang numero mula 0 hanggang 99.99. Pumili ng panig at tsansa: kapag mas maliit ang tsansa, mas malaki ang payout.',
    keys: 'Space para mag-roll, kaliwa at kanan sa tsansa, taas at baba sa panig, + at − sa taya.',
  },
  plinko: {
    drop: 'Ihulog',
    risk: 'Risk',
    risks: {
      low: 'Mababa',
      medium: 'Katamtaman',
      high: 'Mataas',
    },
    board: 'Ang board',
    about:
      'Bumabagsak ang bola sa labindalawang hanay ng pako, pantay ang tsansa ng kaliwa at kanan; ang slot sa ibaba ang payout.',
    keys: 'Space para ihulog, kaliwa at kanan sa risk, + at − sa taya.',
  },
} satisfies Widened<typeof english>;
