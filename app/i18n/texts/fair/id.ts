export const page = {
  title: 'Periksa undian',
  lead: 'Lotre kami diundi dengan hitungan yang dapat diulang siapa saja. Di sini Anda memeriksa undian sendiri, di peramban Anda.',
  link: 'Periksa undian ini',
  back: 'Semua lotre',
  form: {
    lottery: 'Lotre',
    numero: 'Nomor undian',
    hint: 'Kosongkan untuk melihat undian terakhir.',
    submit: 'Tampilkan',
  },
  recent: {
    title: 'Undian terakhir',
    ready: 'Bisa diperiksa',
    later: 'Rahasia belum diumumkan',
    never: 'Tidak bisa diperiksa',
  },
  missing: 'Lotre ini tidak punya undian {{numero}}, atau undiannya masih jauh. Cocokkan nomornya dengan taruhan Anda.',
  facts: {
    numero: 'Undian',
    drawn: 'Diundi',
    drawnAt: 'Akan diundi',
    result: 'Hasil',
    hash: 'Hash rahasia hari itu',
    seed: 'Rahasia hari itu',
    hidden: 'Diumumkan pada {{time}}.',
  },
  notes: {
    waiting:
      'Undian ini belum berlangsung. Hash rahasianya sudah diumumkan: simpan, maka rahasia tidak dapat diganti tanpa Anda ketahui.',
    hidden:
      'Rahasia menentukan semua undian pada harinya, jadi disimpan sampai hari itu berakhir. Kembalilah nanti untuk memeriksa undian ini.',
    set: 'Hasil ini ditetapkan secara manual. Hasil ini tidak dihitung dari rahasia hari itu, jadi tidak bisa diperiksa.',
    seeded:
      'Hasil ini termasuk riwayat yang sudah ada saat situs dibuka. Hasil ini tidak dihitung dari rahasia hari itu, jadi tidak bisa diperiksa.',
    void: 'Undian ini batal: tidak ada hasilnya dan taruhannya sudah dikembalikan. Tidak ada yang perlu diperiksa.',
  },
  check: {
    run: 'Periksa di peramban ini',
    running: 'Memeriksa…',
    seedFits: 'Rahasia cocok dengan hash yang diumumkan sebelum undian.',
    seedDiffers: 'Rahasia tidak cocok dengan hash yang diumumkan sebelum undian.',
    resultFits: 'Rahasia menghasilkan persis hasil ini.',
    resultDiffers: 'Rahasia menghasilkan hasil lain: {{numbers}}.',
    noScript: 'Peramban ini tidak menjalankan JavaScript. Periksa undian secara manual seperti dijelaskan di bawah.',
  },
  how: {
    title: 'Cara kerjanya',
    steps: [
      'Sebelum hari dimulai, rahasianya ditetapkan dan hash rahasia itu diumumkan. Hash seperti sidik jari: tidak membocorkan rahasia, dan tidak ada rahasia lain yang diketahui memilikinya.',
      'Setiap undian hari itu dihitung dari rahasia, lotre, dan nomor undian. Taruhan tidak ikut menentukan.',
      'Keesokan harinya rahasia diumumkan. Siapa pun dapat melihat bahwa rahasia cocok dengan hash dan menghitung ulang setiap undian hari itu.',
    ],
  },
  recipe: {
    title: 'Periksa secara manual',
    key: 'HMAC-SHA-256 dihitung dengan kunci: rahasia sebagai teks, 64 karakter apa adanya.',
    message:
      'Pesan blok pertama adalah {{message}}. Untuk blok berikutnya angka terakhirnya menjadi 1, 2, dan seterusnya.',
    bytes:
      'Satu blok berisi 32 bita: lima angka enam bita, bita tertinggi lebih dulu. Dua bita terakhir tidak dipakai.',
    below: 'Pilihan di antara n adalah angka berikutnya modulo n. Angka mulai 2⁴⁸ − (2⁴⁸ mod n) dilewati.',
    balls: 'Masing-masing dari {{count}} bola adalah {{first}} ditambah pilihan di antara {{size}}.',
    different:
      'Tulis angka {{first}} sampai {{last}} berderet. Untuk {{count}} tempat pertama, dari kiri, pilih satu di antara tempat dari situ sampai akhir, lalu tukar angka keduanya. {{count}} tempat pertama adalah hasilnya.',
    board: 'Setiap digit adalah pilihan di antara 10, angka demi angka, dengan urutan: {{prizes}}.',
    prize: '{{prize}}: {{numbers}} angka {{digits}} digit',
    program: 'Hal yang sama sebagai program Node.js',
    copy: 'Salin',
    copied: 'Tersalin',
  },
};
