import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Paano laruin',
  parts: {
    choose: 'Ano ang pipiliin',
    wins: 'Kailan panalo',
    cost: 'Magkano ang taya',
    series: 'Level ng odds',
    example: 'Halimbawa',
    numbers: 'Mga numero ng bawat pagpipilian',
    prizes: 'Mga premyo sa tayang 1',
  },
  choose: {
    one: 'Isang numero o higit pa.',
    many: '{{count}} numero o higit pa.',
    rows: 'Kahit isang numero sa bawat bola.',
    each: 'Mga numero sa alinmang bola. Puwedeng walang laman ang iba.',
    typed: 'Mag-type ng isa o higit pang numerong may {{digits}} digit.',
    twoRows: 'Hindi bababa sa {{first}} sa hanay na “{{firstRow}}” at {{second}} sa hanay na “{{secondRow}}”.',
    field: 'Isang kahon o higit pa.',
    only: 'Pindutin ang “{{field}}”: wala nang ibang pipiliin.',
    fieldRows: 'Kahit isang kahon sa bawat bola.',
    twoStations: 'Dalawang probinsya, at dalawang numero o higit pa.',
  },
  wins: {
    one: 'Isa sa mga numero mo ang bola {{balls}}.',
    direct: 'Tugma ang bawat isa sa bola {{balls}} sa numerong pinili mo para sa bolang iyon.',
    list: 'Ang bola {{balls}}, ayon sa pagkakasunod, ay isa sa mga numero mo.',
    each: 'Hiwalay ang bawat numero: panalo kapag lumabas ito sa bolang pinili mo.',
    different: 'Magkakaiba ang lahat ng bola {{balls}} at lahat ay pinili mo. Kahit anong ayos.',
    pair: 'Ang bola {{balls}} ay isang numerong doble at isang numerong mag-isa, at pinili mo ang dalawa. Kahit anong ayos.',
    twoPairs: 'Ang bola {{balls}} ay dalawang numerong parehong doble, at pinili mo ang dalawa. Kahit anong ayos.',
    twoRows:
      'Ang bola {{balls}} ay may {{first}} mula sa hanay na “{{firstRow}}” at {{second}} mula sa hanay na “{{secondRow}}”, ayon sa dami ng labas na nasa pangalan ng hanay. Kahit anong ayos.',
    anyOne: 'Nasa bola {{balls}} ang numero mo, kahit saang puwesto.',
    anyOneOnce: 'Nasa bola {{balls}} ang numero mo, kahit saang puwesto. Isang beses lang ang bayad kahit umulit.',
    anySet: 'Nasa bola {{balls}} ang buong set ng {{size}} numero. Kahit anong ayos.',
    anyAll: 'Nasa {{size}} numero ng isang set ang lahat ng {{balls}} bolang lumabas.',
    diceTwo: 'Nasa tatlong dice ang dalawang numero ng isang tambalan.',
    mainOne: 'Isa sa anim na pangunahing numero ang numero mo. Hindi kasama ang espesyal na numero.',
    mainSet: 'Nasa anim na pangunahing numero ang buong set ng {{size}} numero. Hindi kasama ang espesyal na numero.',
    mainAndSpecial:
      'Sa isang tambalan, ang isa ay ang espesyal na numero at ang isa pa ay nasa anim na pangunahing numero.',
    none: 'Walang lumabas sa set ng {{size}} numero, kahit bilang espesyal na numero.',
    ball: 'Isa sa mga numero mo ang bola {{balls}}.',
    ballSides: 'Tugma ang bola {{balls}} sa pinili mo: Malaki ({{big}}), Maliit ({{small}}), Gansal o Pares.',
    eachSides:
      'Tugma ang bawat isa sa bola {{balls}} sa pinili mo para dito: Malaki ({{big}}), Maliit ({{small}}), Gansal o Pares.',
    sumSides: 'Tugma ang suma ng bola {{balls}} sa pinili mo: Malaki ({{big}}), Maliit ({{small}}), Gansal o Pares.',
    diceSides: 'Tugma ang suma ng tatlong dice sa pinili mo: Malaki ({{big}}), Maliit ({{small}}), Gansal o Pares.',
    sumBack: 'Kapag {{back}} ang suma, ibinabalik ang taya sa Malaki at Maliit.',
    sum: 'Isa sa mga numero mo ang suma ng bola {{balls}}.',
    diceSum: 'Isa sa mga numero mo ang suma ng tatlong dice.',
    span: 'Isa sa mga numero mo ang pinakamalaki sa bola {{balls}} bawas ang pinakamaliit.',
    compare: 'Dragon: mas malaki ang bola {{first}} kaysa bola {{second}}. Tiger: mas maliit ang bola {{first}}.',
    compareTie:
      'Dragon: mas malaki ang bola {{first}} kaysa bola {{second}}. Tiger: mas maliit ang bola {{first}}. Tabla: magkapareho ang dalawa, at talo ang Dragon at Tiger.',
    patternRing:
      'Tugma ang bola {{balls}} sa pattern na pinili mo, kahit anong ayos. Triple: pareho ang lahat. Sunod-sunod: tatlong magkakasunod; kasunod ng 9 ang 0, kaya kasama ang 9-0-1. Pair: dalawa lang ang pareho. Dalawang sunod: magkakaiba, at dalawa lang ang magkasunod. Mixed: lahat ng iba pa.',
    pattern:
      'Tugma ang bola {{balls}} sa pattern na pinili mo, kahit anong ayos. Triple: pareho ang lahat. Sunod-sunod: tatlong magkakasunod, mula 0-1-2 hanggang 7-8-9. Pair: dalawa lang ang pareho.',
    diceStraight: 'Magkakasunod ang tatlong dice, kahit anong ayos: 1-2-3, 2-3-4, 3-4-5 o 4-5-6.',
    oddCount: 'Ang bilang ng gansal sa bola {{balls}} ay ang pinili mo.',
    diceDifferent: 'Tatlong magkakaibang numero ang nasa tatlong dice, at pinili mo ang lahat.',
    diceTwoRows:
      'Dalawang dice ang may numero mula sa hanay na “{{firstRow}}”, at ang ikatlo ay mula sa hanay na “{{secondRow}}”.',
    triple: 'Numero mo ang nasa tatlong dice.',
    tripleAny: 'Pareho ang tatlong dice, kahit anong numero.',
    dicePair: 'Dalawang dice lang ang may numero mo. Hindi panalo ang triple.',
    combinations:
      'Tugma ang suma ng bola {{balls}} sa dalawang pinili mo: Malaki ({{big}}) o Maliit ({{small}}), at Gansal o Pares.',
    extremes: 'Nasa saklaw na pinili mo ang suma ng bola {{balls}}.',
    sumColour: 'Kulay na pinili mo ang kulay ng suma ng bola {{balls}}. Walang kulay ang mga sumang {{none}}.',
    specialNumber: 'Isa sa mga numero mo ang espesyal na numero.',
    specialSides:
      'Tugma ang espesyal na numero sa pinili mo: Malaki ({{big}}) o Maliit ({{small}}), Gansal o Pares. Ang suma ay ang dalawang digit na pinagsama; malaki ang huling digit na 5 hanggang 9. Kapag {{back}} ang lumabas, ibinabalik ang lahat ng tayang ito.',
    specialColour: 'Kulay na pinili mo ang kulay ng espesyal na numero.',
    specialZodiac: 'Kabilang ang espesyal na numero sa hayop na pinili mo.',
    ticket:
      'Hindi bababa sa tatlo sa anim mong numero ang pangunahing numero. Panalo ng tiket ang pinakamataas na premyong naabot nito.',
    lo: 'Numero mo ang huling {{digits}} digit ng isang resulta. Kasama ang lahat ng {{count}} resultang may sapat na digit, at may bayad ang bawat tama.',
    headTail:
      'Ulo: lumabas ang numero mo sa “{{head}}”. Buntot: numero mo ang huling {{digits}} digit ng “{{tail}}”. May bayad ang bawat tama.',
    tail: 'Numero mo ang huling {{digits}} digit ng “{{prize}}”.',
    tailAnyOrder: 'Mga digit ng numero mo ang huling {{digits}} digit ng “{{prize}}”, kahit anong ayos.',
    whole: 'Numero mo ang isang lumabas sa “{{prize}}”.',
    run: 'Nasa huling {{digits}} digit ng “{{prize}}” ang digit mo. Isang beses lang ang bayad kahit umulit.',
    runWhole: 'Kasama sa lumabas sa “{{prize}}” ang digit mo. Isang beses lang ang bayad kahit umulit.',
    pairOfBoard:
      'Lumabas ang dalawang numero ng isang tambalan bilang huling dalawang digit sa {{count}} resulta ng probinsya. Isang beses lang ang bayad sa bawat tambalan.',
    pairOfTwo:
      'Lumabas ang dalawang numero ng isang tambalan bilang huling dalawang digit sa {{count}} resulta ng dalawang probinsya: sa iisang probinsya, o tig-isa. Isang beses lang ang bayad sa bawat tambalan.',
    setOfBoard:
      'Lumabas ang buong set ng {{size}} numero bilang huling dalawang digit ng mga resulta. Isang beses lang ang bayad sa bawat set.',
    ranks: 'Lumabas ang numero mo sa isa sa mga premyo sa ibaba, sa eksaktong ayos ng mga digit.',
    ranksAnyOrder: 'Lumabas ang numerong may parehong mga digit, kahit anong ayos, sa isa sa mga premyo sa ibaba.',
  },
  cost: {
    each: 'Isang taya ang bawat numero.',
    fields: 'Isang taya ang bawat kahon.',
    product: 'Isang taya ang bawat kombinasyon ng tig-isang numero sa bawat bola.',
    productApart: 'Isang taya ang bawat kombinasyon ng tig-isang numero sa bawat bola, na walang umuulit na numero.',
    fieldProduct: 'Isang taya ang bawat kombinasyon ng tig-isang kahon sa bawat bola.',
    twoRows: 'Isang taya ang bawat kombinasyon mula sa dalawang hanay, na walang numerong nasa dalawa.',
    pairs:
      'Dalawang taya ang bawat dalawang numero, dahil puwedeng dumoble ang alinman: 6 na taya ang 3 numero, 12 ang 4.',
    sets: 'Isang taya ang bawat set ng {{size}} numero: sa {{few}} numero, {{fewStakes}} taya; sa {{more}}, {{moreStakes}}.',
    ways: 'Kung ilang paraan lalabas ang suma, ganoon karaming taya: {{firstStakes}} ang {{first}}, {{secondStakes}} ang {{second}}.',
    results: '{{count}} taya ang bawat numero: isa sa bawat resultang kasama.',
    pairResults: '{{count}} taya ang bawat tambalan. Ang 3 numero ay 3 tambalan, ang 4 ay 6.',
    box: 'Isang taya ang bawat ayos ng mga digit: 24 ang 1234, 12 ang 1123, 6 ang 1122, 4 ang 1112.',
    sharedFour:
      'Isang taya ang bawat numero para sa lahat ng ayos ng mga digit, at hati-hati ang mga ito sa premyo: hati sa 24 ang 1234, sa 12 ang 1123, sa 6 ang 1122, sa 4 ang 1112.',
    sharedThree:
      'Isang taya ang bawat numero para sa lahat ng ayos ng mga digit, at hati-hati ang mga ito sa premyo: hati sa 6 ang 123, sa 3 ang 112.',
    stations: 'Ganoon din ang halaga ng bawat dagdag na probinsya.',
    stake: 'Halaga ng isang taya: unit × multiplier.',
  },
  series: 'Sa mas mababang level ng odds, mas maliit ang panalo pero mas malaki ang rebate sa bawat taya.',
  example: {
    chosen_one: 'Pinili mo ang {{chosen}}. Katumbas ito ng {{count}} taya.',
    chosen_other: 'Pinili mo ang {{chosen}}. Katumbas ito ng {{count}} taya.',
    wins: 'Kapag {{drawn}} ang resulta, panalo.',
    winsTwice: 'Kapag {{drawn}} ang resulta, dalawang beses na panalo.',
    winsPrize: 'Kapag {{drawn}} ang resulta, panalo ng “{{prize}}”.',
    loses: 'Kapag {{drawn}} ang resulta, hindi panalo.',
    returns: 'Kapag {{drawn}} ang resulta, ibinabalik ang taya.',
    stations: '{{first}} sa isang probinsya, {{second}} sa isa pa',
  },
  prizes: {
    hits: '{{count}} numero',
    hitsAndSpecial: '{{count}} numero at ang espesyal',
  },
} satisfies TextsLike<typeof en.page>;
