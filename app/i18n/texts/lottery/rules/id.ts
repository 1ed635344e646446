import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Cara main',
  parts: {
    choose: 'Yang dipilih',
    wins: 'Cara menang',
    cost: 'Biaya taruhan',
    series: 'Level odds',
    example: 'Contoh',
    numbers: 'Angka tiap pilihan',
    prizes: 'Hadiah per taruhan 1',
  },
  choose: {
    one: 'Satu angka atau lebih.',
    many: '{{count}} angka atau lebih.',
    rows: 'Minimal satu angka untuk tiap bola.',
    each: 'Angka untuk bola mana saja. Bola lain boleh dikosongkan.',
    typed: 'Ketik satu atau beberapa angka, masing-masing {{digits}} digit.',
    twoRows: 'Minimal {{first}} di baris “{{firstRow}}” dan minimal {{second}} di baris “{{secondRow}}”.',
    field: 'Satu kotak atau lebih.',
    only: 'Tekan “{{field}}”: tidak ada pilihan lain.',
    fieldRows: 'Minimal satu kotak untuk tiap bola.',
    twoStations: 'Dua provinsi, lalu dua angka atau lebih.',
  },
  wins: {
    one: 'Bola {{balls}} adalah salah satu angka Anda.',
    direct: 'Bola {{balls}} semuanya cocok dengan angka yang Anda pilih untuk bola itu.',
    list: 'Bola {{balls}}, dibaca berurutan, membentuk salah satu angka Anda.',
    each: 'Tiap angka dihitung sendiri: menang bila keluar di bola yang Anda pilih.',
    different: 'Bola {{balls}} semuanya berbeda dan semuanya ada di pilihan Anda. Urutan bebas.',
    pair: 'Bola {{balls}} berisi satu angka kembar dan satu angka tunggal, keduanya pilihan Anda. Urutan bebas.',
    twoPairs: 'Bola {{balls}} berisi dua angka kembar, keduanya pilihan Anda. Urutan bebas.',
    twoRows:
      'Bola {{balls}} berisi {{first}} angka dari baris “{{firstRow}}” dan {{second}} angka dari baris “{{secondRow}}”, muncul sebanyak nama barisnya. Urutan bebas.',
    anyOne: 'Angka Anda ada di antara bola {{balls}}, posisi mana saja.',
    anyOneOnce:
      'Angka Anda ada di antara bola {{balls}}, posisi mana saja. Keluar lebih dari sekali tetap dibayar sekali.',
    anySet: 'Semua angka dari satu set {{size}} angka ada di antara bola {{balls}}. Urutan bebas.',
    anyAll: 'Semua {{balls}} bola yang keluar ada di dalam satu set {{size}} angka.',
    diceTwo: 'Kedua angka dari satu pasangan muncul di tiga dadu.',
    mainOne: 'Angka Anda salah satu dari enam nomor utama. Nomor spesial tidak dihitung.',
    mainSet: 'Semua angka dari satu set {{size}} angka ada di enam nomor utama. Nomor spesial tidak dihitung.',
    mainAndSpecial: 'Dari satu pasangan, satu angka adalah nomor spesial dan yang lain salah satu nomor utama.',
    none: 'Tidak satu pun dari {{size}} angka dalam satu set keluar, termasuk sebagai nomor spesial.',
    ball: 'Bola {{balls}} adalah salah satu angka Anda.',
    ballSides: 'Bola {{balls}} sesuai pilihan Anda: Besar ({{big}}), Kecil ({{small}}), Ganjil atau Genap.',
    eachSides:
      'Bola {{balls}} masing-masing sesuai pilihan Anda untuk bola itu: Besar ({{big}}), Kecil ({{small}}), Ganjil atau Genap.',
    sumSides: 'Jumlah bola {{balls}} sesuai pilihan Anda: Besar ({{big}}), Kecil ({{small}}), Ganjil atau Genap.',
    diceSides: 'Jumlah tiga dadu sesuai pilihan Anda: Besar ({{big}}), Kecil ({{small}}), Ganjil atau Genap.',
    sumBack: 'Bila jumlahnya {{back}}, taruhan Besar dan Kecil dikembalikan.',
    sum: 'Jumlah bola {{balls}} adalah salah satu angka Anda.',
    diceSum: 'Jumlah tiga dadu adalah salah satu angka Anda.',
    span: 'Angka terbesar dikurangi angka terkecil dari bola {{balls}} adalah salah satu angka Anda.',
    compare: 'Naga: bola {{first}} lebih besar dari bola {{second}}. Harimau: bola {{first}} lebih kecil.',
    compareTie:
      'Naga: bola {{first}} lebih besar dari bola {{second}}. Harimau: bola {{first}} lebih kecil. Seri: keduanya sama, dan Naga serta Harimau kalah.',
    patternRing:
      'Bola {{balls}}, urutan bebas, sesuai pola pilihan Anda. Tiga sama: ketiganya sama. Berurutan: tiga angka berurutan; setelah 9 adalah 0, jadi 9-0-1 termasuk. Pasangan: tepat dua sama. Setengah urut: semua berbeda, hanya dua yang berurutan. Campuran: selain itu.',
    pattern:
      'Bola {{balls}}, urutan bebas, sesuai pola pilihan Anda. Tiga sama: ketiganya sama. Berurutan: tiga angka berurutan, dari 0-1-2 sampai 7-8-9. Pasangan: tepat dua sama.',
    diceStraight: 'Tiga dadu menunjukkan tiga angka berurutan, urutan bebas: 1-2-3, 2-3-4, 3-4-5, atau 4-5-6.',
    oddCount: 'Banyaknya angka ganjil di bola {{balls}} sama dengan pilihan Anda.',
    diceDifferent: 'Tiga dadu menunjukkan tiga angka berbeda, dan semuanya pilihan Anda.',
    diceTwoRows:
      'Dua dadu menunjukkan angka dari baris “{{firstRow}}”, dan dadu ketiga angka dari baris “{{secondRow}}”.',
    triple: 'Ketiga dadu menunjukkan angka Anda.',
    tripleAny: 'Ketiga dadu menunjukkan angka yang sama, angka berapa saja.',
    dicePair: 'Tepat dua dadu menunjukkan angka Anda. Tiga dadu sama tidak menang.',
    combinations:
      'Jumlah bola {{balls}} memenuhi kedua pilihan Anda: Besar ({{big}}) atau Kecil ({{small}}), dan Ganjil atau Genap.',
    extremes: 'Jumlah bola {{balls}} ada dalam rentang pilihan Anda.',
    sumColour: 'Jumlah bola {{balls}} berwarna pilihan Anda. Jumlah {{none}} tidak punya warna.',
    specialNumber: 'Nomor spesial adalah salah satu angka Anda.',
    specialSides:
      'Nomor spesial sesuai pilihan Anda: Besar ({{big}}), Kecil ({{small}}), Ganjil atau Genap. Jumlah ganjil dan genap dihitung dari kedua digitnya; ekor besar berarti digit terakhir 5–9, ekor kecil 0–4. Bila keluar {{back}}, semua taruhan ini dikembalikan.',
    specialColour: 'Nomor spesial berwarna pilihan Anda.',
    specialZodiac: 'Nomor spesial termasuk shio pilihan Anda.',
    ticket:
      'Minimal tiga dari enam angka Anda adalah nomor utama. Satu tiket mendapat hadiah tertinggi yang dicapainya.',
    lo: '{{digits}} digit terakhir dari satu hasil sama dengan angka Anda. Semua {{count}} hasil dengan digit yang cukup dihitung, dan tiap kena dibayar.',
    headTail:
      'Kepala: angka Anda keluar di “{{head}}”. Ekor: angka Anda adalah {{digits}} digit terakhir “{{tail}}”. Tiap kena dibayar.',
    tail: '{{digits}} digit terakhir “{{prize}}” sama dengan angka Anda.',
    tailAnyOrder: '{{digits}} digit terakhir “{{prize}}” berisi digit angka Anda, urutan bebas.',
    whole: 'Salah satu hasil “{{prize}}” sama dengan angka Anda.',
    run: 'Digit Anda ada di {{digits}} digit terakhir “{{prize}}”. Keluar lebih dari sekali tetap dibayar sekali.',
    runWhole: 'Digit Anda ada di hasil “{{prize}}”. Keluar lebih dari sekali tetap dibayar sekali.',
    pairOfBoard:
      'Kedua angka dari satu pasangan keluar sebagai dua digit terakhir dari {{count}} hasil provinsi itu. Satu pasangan dibayar sekali.',
    pairOfTwo:
      'Kedua angka dari satu pasangan keluar sebagai dua digit terakhir dari {{count}} hasil kedua provinsi: di satu provinsi, atau satu di masing-masing. Satu pasangan dibayar sekali.',
    setOfBoard:
      'Semua angka dari satu set {{size}} angka keluar sebagai dua digit terakhir hasil undian. Satu set dibayar sekali.',
    ranks: 'Angka Anda keluar di salah satu hadiah di bawah, dengan urutan digit yang sama.',
    ranksAnyOrder: 'Angka dengan digit yang sama, urutan bebas, keluar di salah satu hadiah di bawah.',
  },
  cost: {
    each: 'Tiap angka adalah satu taruhan.',
    fields: 'Tiap kotak adalah satu taruhan.',
    product: 'Tiap kombinasi satu angka per bola adalah satu taruhan.',
    productApart: 'Tiap kombinasi satu angka per bola adalah satu taruhan, tanpa angka yang berulang.',
    fieldProduct: 'Tiap kombinasi satu kotak per bola adalah satu taruhan.',
    twoRows: 'Tiap kombinasi dari kedua baris adalah satu taruhan, tanpa angka yang berulang.',
    pairs:
      'Tiap dua angka adalah dua taruhan, karena yang mana pun bisa kembar: 3 angka jadi 6 taruhan, 4 angka jadi 12.',
    sets: 'Tiap set {{size}} angka adalah satu taruhan: {{few}} angka jadi {{fewStakes}} taruhan, {{more}} angka jadi {{moreStakes}}.',
    ways: 'Tiap jumlah dihitung sebanyak cara keluarnya: {{first}} adalah {{firstStakes}} taruhan, {{second}} adalah {{secondStakes}}.',
    results: 'Tiap angka adalah {{count}} taruhan: satu untuk tiap hasil yang dihitung.',
    pairResults: 'Tiap pasangan adalah {{count}} taruhan. 3 angka jadi 3 pasangan, 4 angka jadi 6.',
    box: 'Tiap susunan digit adalah satu taruhan: 1234 jadi 24, 1123 jadi 12, 1122 jadi 6, 1112 jadi 4.',
    sharedFour:
      'Tiap angka adalah satu taruhan untuk semua susunan digitnya, dan hadiahnya dibagi: 24 untuk 1234, 12 untuk 1123, 6 untuk 1122, 4 untuk 1112.',
    sharedThree:
      'Tiap angka adalah satu taruhan untuk semua susunan digitnya, dan hadiahnya dibagi: 6 untuk 123, 3 untuk 112.',
    stations: 'Tiap provinsi tambahan menambah biaya yang sama.',
    stake: 'Satu taruhan adalah satuan dikali kelipatan.',
  },
  series: 'Level odds yang lebih rendah membayar kemenangan lebih kecil, tetapi rebate tiap taruhan lebih besar.',
  example: {
    chosen_other: 'Anda memilih {{chosen}}, jadi {{count}} taruhan.',
    wins: 'Hasil {{drawn}}: menang.',
    winsTwice: 'Hasil {{drawn}}: menang dua kali.',
    winsPrize: 'Hasil {{drawn}}: menang “{{prize}}”.',
    loses: 'Hasil {{drawn}}: tidak menang.',
    returns: 'Hasil {{drawn}}: taruhan dikembalikan.',
    stations: 'satu provinsi {{first}}, provinsi lain {{second}}',
  },
  prizes: {
    hits: '{{count}} nomor utama',
    hitsAndSpecial: '{{count}} nomor utama dan spesial',
  },
} satisfies TextsLike<typeof en.page>;
