export const page = {
  title: 'Periksa undian',
  lead: 'Undian kami dihitung dengan cara yang bisa diulang siapa saja. Periksa sendiri undian mana pun di browser Anda.',
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
    later: 'Kunci rahasia belum diumumkan',
    never: 'Tidak bisa diperiksa',
  },
  missing: 'Lotre ini tidak punya undian {{numero}}, atau undiannya masih jauh. Cocokkan nomornya dengan taruhan Anda.',
  facts: {
    numero: 'Undian',
    drawn: 'Diundi',
    drawnAt: 'Waktu undian',
    result: 'Hasil',
    hash: 'Hash kunci rahasia hari itu',
    seed: 'Kunci rahasia hari itu',
    hidden: 'Diumumkan pada {{time}}.',
  },
  notes: {
    waiting:
      'Undian ini belum berlangsung. Hash kunci rahasianya sudah diumumkan: simpan salinannya, maka kunci tidak bisa diganti tanpa Anda ketahui.',
    hidden:
      'Kunci rahasia menentukan semua undian hari itu, jadi baru diumumkan setelah hari itu berakhir. Kembalilah nanti untuk memeriksa undian ini.',
    set: 'Hasil ini dimasukkan secara manual, tidak dihitung dari kunci rahasia hari itu, jadi tidak bisa diperiksa.',
    seeded:
      'Hasil ini termasuk riwayat yang sudah ada saat situs dibuka. Hasil ini tidak dihitung dari kunci rahasia hari itu, jadi tidak bisa diperiksa.',
    void: 'Undian ini batal: tidak ada hasilnya dan semua taruhan sudah dikembalikan. Tidak ada yang perlu diperiksa.',
  },
  check: {
    run: 'Periksa di browser ini',
    running: 'Memeriksa…',
    seedFits: 'Kunci rahasia cocok dengan hash yang diumumkan sebelum undian.',
    seedDiffers: 'Kunci rahasia tidak cocok dengan hash yang diumumkan sebelum undian.',
    resultFits: 'Kunci rahasia memberi hasil yang persis sama.',
    resultDiffers: 'Kunci rahasia memberi hasil yang berbeda: {{numbers}}.',
    noScript: 'JavaScript mati di browser ini. Periksa undian secara manual seperti dijelaskan di bawah.',
  },
  how: {
    title: 'Cara kerjanya',
    steps: [
      'Sebelum hari dimulai, kunci rahasianya ditetapkan dan hash kunci itu diumumkan. Hash seperti sidik jari: tidak membocorkan kunci, dan tidak ada kunci lain yang diketahui memilikinya.',
      'Setiap undian hari itu dihitung dari kunci rahasia, lotre, dan nomor undian. Taruhan tidak ikut menentukan.',
      'Keesokan harinya kunci rahasia diumumkan. Siapa pun bisa melihat bahwa kunci cocok dengan hash dan menghitung ulang setiap undian hari itu.',
    ],
  },
  recipe: {
    title: 'Periksa secara manual',
    key: 'HMAC-SHA-256 dihitung dengan kunci: kunci rahasia sebagai teks, 64 karakter apa adanya.',
    message:
      'Pesan blok pertama adalah {{message}}. Untuk blok berikutnya angka terakhirnya menjadi 1, 2, dan seterusnya.',
    bytes:
      'Satu blok berisi 32 byte: lima angka enam byte, byte tertinggi lebih dulu. Dua byte terakhir tidak dipakai.',
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
