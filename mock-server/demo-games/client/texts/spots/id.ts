import type { Widened } from '../shape.ts';
import type english from './en.ts';

export default {
  spots: {
    labels: {
      even: 'Genap',
      odd: 'Ganjil',
      red4: 'Empat merah',
      red3: 'Tiga merah',
      white3: 'Tiga putih',
      white4: 'Empat putih',
      deer: 'Rusa',
      gourd: 'Labu',
      rooster: 'Ayam',
      fish: 'Ikan',
      crab: 'Kepiting',
      prawn: 'Udang',
      yellow: 'Kuning',
      white: 'Putih',
      pink: 'Merah muda',
      blue: 'Biru',
      red: 'Merah',
      green: 'Hijau',
      low: 'Kecil 3–10',
      eleven: 'Sebelas',
      high: 'Besar 11–18',
      face: 'Angka {one}',
      pair: '{one} dan {two}',
      tie: 'Seri',
      seven: 'Jumlah tujuh',
      fan: 'Sisa {one}',
      worth: '{one}',
      win: 'No. {one} menang',
      place: 'No. {one} dua besar',
      andar: 'Andar',
      bahar: 'Bahar',
      joker: 'Joker',
      a: 'Tangan A',
      b: 'Tangan B',
      pairA: 'A: pair ke atas',
      pairB: 'B: pair ke atas',
    },
    start: {
      coins: 'Kocok',
      dice: 'Kocok',
      fanTan: 'Buka cawan',
      moneyWheel: 'Putar',
      race: 'Mulai',
      cards: 'Bagi',
    },
    beads: '{beads} butir, sisa {left}',
    finish: 'Pertama {first}, kedua {second}',
    reds: '{count} merah',
    about: {
      coins:
        'Empat koin bersisi merah dan putih dikocok di bawah mangkuk. Ganjil dan genap membayar 0.96:1, empat sewarna 14.5:1, tiga sewarna 2.9:1.',
      beasts: 'Tiga dadu bergambar. Gambar membayar 1:1 untuk setiap dadu yang menunjukkannya.',
      colours: 'Tiga dadu enam warna. Warna membayar 1:1 untuk setiap dadu yang menunjukkannya.',
      thaiDice:
        'Tiga dadu. Kecil 3–10, besar 11–18; sebelas juga dibayar sendiri. Angka dibayar per dadu, dua angka berbeda bila keduanya muncul.',
      diceDuel: 'Dadu merah lawan dadu biru: yang lebih tinggi menang. Seri dan jumlah tujuh juga bisa dipasang.',
      fanTan: 'Manik di bawah cawan dihitung empat-empat. Pasang pada sisanya, satu sampai empat, atau ganjil genap.',
      moneyWheel:
        'Roda punya 54 kotak. Tiap angka membayar sebesar angkanya banding satu; setelah pengali roda diputar sekali lagi dan hasil chip dikalikan.',
      race: 'Enam peserta sama kuat. Juara membayar 4.8:1, masuk dua besar 1.9:1.',
      andarBahar:
        'Satu joker dibuka, lalu Andar dan Bahar mendapat kartu bergantian sampai ada yang sama nilainya. Andar lebih dulu dan membayar 0.9:1, Bahar 1:1.',
      teenPatti:
        'Dua tangan tiga kartu; yang lebih baik membayar 0.95:1, bila sama taruhan kembali. Pair ke atas: pair 1, flush 4, straight 6, tiga sejenis 30, straight flush 40 banding 1.',
    },
  },
} satisfies Widened<typeof english>;
