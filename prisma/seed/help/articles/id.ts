import type { Articles } from './en.ts';

export const articles: Articles = {
  // account
  register: {
    title: 'Saya mau buat akun',
    keywords:
      'daftar, daftar akun, registrasi, bikin akun, buat id, cara gabung, join member, akun baru, sign up, username sudah dipakai, nomor hp sudah terdaftar, kode referal, kode undangan, akun kedua, 2 akun, umur, batas usia, gak bisa daftar',
    content: `
      <p>Buka <a href="/register">Daftar</a>. Semenit saja selesai. Usia Anda harus {age} tahun ke atas, dan satu orang hanya boleh punya satu akun.</p>
      <ol>
        <li>Isi formulir. Kolom bertanda * wajib diisi. Jika keduanya tersedia, pilih dulu “Nama pengguna” atau “Nomor ponsel”.</li>
        <li>Jika formulir meminta nama pemilik rekening, tulis dengan huruf besar semua, persis seperti di rekening bank Anda. Penarikan hanya dikirim ke nama ini.</li>
        <li>Isi kode undangan atau kode referral teman, jika Anda punya dan kolomnya ada.</li>
        <li>Masukkan kode yang kami kirim, jika diminta, lalu tekan “Daftar”.</li>
      </ol>
      <p>Jika nama pengguna, nomor, atau alamat email sudah dipakai, gunakan yang lain, atau <a href="/login">masuk</a> jika itu milik Anda. Jika pendaftaran sedang ditutup, <a href="/help?article=contact">layanan pelanggan</a> siap membantu.</p>`,
  },
  'log-in': {
    title: 'Saya tidak bisa login',
    keywords:
      'masuk, login, log in, gagal login, gak bisa masuk, ga bisa login, susah login, captcha, capcha, puzzle, geser gambar, password salah, user salah, akun terkunci, keblokir, kebanyakan coba, keluar sendiri, logout sendiri, sesi habis, kata sandi kadaluarsa',
    content: `
      <p>Kalau tidak bisa <a href="/login">masuk</a>, biasanya penyebabnya salah satu dari ini:</p>
      <ul>
        <li><b>Nama pengguna atau kata sandi salah.</b> Periksa huruf besar-kecil dan spasi, atau buka <a href="/forget">Lupa kata sandi?</a></li>
        <li><b>Verifikasi singkat.</b> Geser potongan ke celah pada gambar. Jika gagal, coba gambar lain.</li>
        <li><b>Kode pada gambar.</b> Setelah beberapa kali gagal, kami meminta kode ini juga.</li>
        <li><b>Terlalu banyak percobaan.</b> Tunggu lima menit, lalu coba lagi.</li>
        <li><b>Kata sandi kedaluwarsa.</b> Anda sudah masuk, tetapi harus membuat kata sandi baru sebelum lanjut.</li>
        <li><b>Sesi berakhir.</b> Sesi berakhir bila beberapa lama tidak dipakai, atau bila kata sandi Anda diganti. Di sebagian situs, sesi juga berakhir saat Anda masuk di perangkat lain.</li>
      </ul>
      <p>Jika masih gagal, kirim pesan yang Anda lihat ke <a href="/help?article=contact">layanan pelanggan</a>, beserta nomor referensinya jika ada.</p>`,
  },
  'forgot-password': {
    title: 'Saya lupa kata sandi',
    keywords:
      'lupa password, lupa pass, lupa sandi, lupa pw, reset password, ganti password, pulihkan akun, password baru, kode reset, nomor hp lama, nomor hilang, email hilang, ga ingat password, lupa paswod',
    content: `
      <p>Buka <a href="/forget">Lupa kata sandi?</a> lalu pilih cara kami menghubungi Anda. Halaman itu menampilkan cara yang tersedia.</p>
      <ol>
        <li><b>Nomor ponsel:</b> minta kode, masukkan kode itu bersama kata sandi baru, lalu tekan “Simpan kata sandi baru dan masuk”.</li>
        <li><b>Email:</b> tekan “Kirim kata sandi baru”. Kata sandi di email itu hanya bisa dipakai sekali dan berlaku 15 menit. Masuk dengan kata sandi itu, lalu buat kata sandi Anda sendiri.</li>
      </ol>
      <p>Setelah kata sandi direset, Anda dikeluarkan dari semua perangkat. Kata sandi terdiri dari 7 sampai 20 huruf dan angka, masing-masing minimal satu.</p>
      <p>Jika nomor ponsel atau alamat email itu sudah tidak Anda pakai, <a href="/help?article=contact">layanan pelanggan</a> akan membantu Anda masuk kembali ke akun. Untuk enam angka yang diperlukan saat menarik dana, lihat <a href="/help?article=payment-password">PIN transaksi</a>.</p>`,
  },
  verify: {
    title: 'Konfirmasi ponsel atau email, atau kode tidak masuk',
    keywords:
      'verifikasi, verif, otp, kode otp, sms, otp tidak masuk, kode ga masuk, kode gak dikirim, kode salah, kode kadaluarsa, konfirmasi email, konfirmasi nomor hp, ganti nomor hp, ganti no hp, ganti email, tambah email, bind hp, nomor belum dikonfirmasi, folder spam',
    content: `
      <p>Dengan ponsel atau email yang sudah dikonfirmasi, Anda selalu bisa masuk kembali ke akun. Sebagian promosi, misi, dan hadiah ajak teman juga memintanya.</p>
      <ol>
        <li>Buka <a href="/member/securityCenter">Akun saya</a>, lalu “Nomor ponsel” atau “Alamat email”.</li>
        <li>Konfirmasi bahwa ini Anda, jika diminta.</li>
        <li>Tekan “Kirim kode”, lalu masukkan enam angkanya selagi masih berlaku. Lama berlakunya tertera di halaman.</li>
      </ol>
      <p>Jika kode tidak masuk, periksa nomor dan kode negaranya, dan lihat juga folder spam. Kode baru hanya bisa diminta setelah kode terakhir kedaluwarsa, dan ada batas per jam. Setelah lima kali salah, minta kode baru.</p>
      <p>Jika kontak Anda baru saja diganti, sebagian kode belum bisa dipakai demi keamanan Anda. Halaman itu menampilkan sampai kapan.</p>`,
  },
  'payee-name': {
    title: 'Nama pemilik rekening saya salah atau belum diisi',
    keywords:
      'nama rekening, nama asli, nama lengkap, atas nama, nama tidak sesuai, nama salah, salah ketik nama, salah nama, typo nama, ubah nama, ganti nama, nama beda dengan rekening, nama ktp, nama panggilan, nickname, tanggal lahir, edit profil',
    content: `
      <p>Nama pemilik rekening adalah nama di rekening bank Anda. Semua penarikan ke bank dan e-wallet dikirim ke nama ini. Anda hanya bisa mengisinya sekali; setelah itu hanya layanan pelanggan yang dapat mengubahnya.</p>
      <ol>
        <li>Buka <a href="/member/securityCenter">Akun saya</a> dan pilih “Profil”.</li>
        <li>Isi nama pemilik rekening dengan huruf besar semua, persis seperti di rekening bank Anda, lalu simpan.</li>
      </ol>
      <p>Jika belum diisi, nama itu terisi saat Anda menambahkan rekening penarikan pertama. Tanggal lahir juga hanya bisa diisi sekali. Nama panggilan adalah nama yang dilihat pemain lain, dan bisa Anda ganti kapan saja.</p>
      <p>Jika namanya salah, hubungi <a href="/help?article=contact">layanan pelanggan</a> sebelum mengajukan penarikan.</p>`,
  },
  'payment-password': {
    title: 'Apa itu PIN transaksi, dan bagaimana kalau lupa?',
    keywords:
      'pin, pin wd, pin withdraw, pin penarikan, sandi penarikan, password penarikan, kode keamanan, 6 angka, 6 digit, lupa pin, reset pin, ganti pin, pin salah, pin terkunci, pin keblokir, pertanyaan keamanan, buat pin',
    content: `
      <p>PIN transaksi terdiri dari enam angka dan melindungi uang Anda. Kami memintanya saat Anda menarik dana, menambah rekening penarikan, mengirim dana ke anggota lain, atau memakai poin. PIN ini bukan kata sandi login.</p>
      <ol>
        <li>Buka <a href="/member/securityCenter">Akun saya</a> dan pilih “PIN transaksi”.</li>
        <li>Buat enam angka. 123456 dan satu angka yang diulang enam kali tidak diterima.</li>
      </ol>
      <p><b>Lupa?</b> Di halaman yang sama, pilih “Lupa PIN? Minta kode” atau “Lupa PIN? Jawab pertanyaan keamanan”. Dengan begitu PIN yang terkunci juga terbuka lagi.</p>
      <p>Setelah lima kali salah, PIN dikunci selama 30 menit. Jika kontak Anda baru saja diganti, kode baru bisa dipakai lagi mulai waktu yang tertera di halaman. Jika semua cara tidak berhasil, tanyakan ke <a href="/help?article=contact">layanan pelanggan</a>.</p>`,
  },
  security: {
    title: 'Akun saya mungkin dipakai orang lain',
    keywords:
      'dihack, di hack, kena hack, dibobol, akun dicuri, akun diambil orang, login tidak dikenal, perangkat asing, hp lain, keluar dari semua perangkat, logout semua, penipuan, phishing, link palsu, cs palsu, keamanan akun, saldo dicuri',
    content: `
      <p>Ganti dulu kata sandi login Anda: semua perangkat lain langsung dikeluarkan.</p>
      <ol>
        <li>Buka <a href="/member/securityCenter">Akun saya</a> dan pilih “Kata sandi login”.</li>
        <li>Lihat “Perangkat yang masuk”. Tombol “Keluarkan semua perangkat lain” mengakhiri semua sesi selain yang ini.</li>
        <li>Lihat “Riwayat login”. Di sana ada tempat dan waktu login Anda selama 90 hari terakhir.</li>
        <li>Ganti PIN transaksi, dan jawab pertanyaan keamanan jika belum.</li>
        <li>Periksa <a href="/member/transactionHistory">Riwayat akun</a>, rekening penarikan, nomor ponsel, dan email Anda.</li>
      </ol>
      <p>Jika ada uang yang hilang atau Anda tidak bisa masuk, segera beri tahu <a href="/help?article=contact">layanan pelanggan</a>. Kami tidak pernah meminta kata sandi atau kode verifikasi. Jika ada yang meminta, hentikan dan beri tahu kami.</p>`,
  },
  held: {
    title: 'Akun saya ditahan',
    keywords:
      'akun dibekukan, akun di bekukan, akun diblokir, akun keblok, kena banned, akun ditangguhkan, suspend, akun diperiksa, akun dikunci, akun dinonaktifkan, ga bisa main, gak bisa depo, kenapa akun saya diblok, buka blokir',
    content: `
      <p>Jika tampil “Akun Anda sedang diperiksa”, maka permainan, deposit, dan bonus ditutup sampai pemeriksaan selesai. Uang Anda tetap milik Anda.</p>
      <ul>
        <li>Anda masih bisa masuk, membaca riwayat dan pesan, serta <a href="/member/withdraw">menarik dana</a> yang tersedia. Syarat turnover deposit Anda dihapus.</li>
        <li>Jika ada bonus yang menahan sebagian saldo, Anda bisa membatalkannya.</li>
      </ul>
      <p>Jangan membuat akun kedua. Tanyakan ke <a href="/help?article=contact">layanan pelanggan</a>: mereka menjawab pertanyaan Anda tentang pemeriksaan ini dan memberi tahu jika ada yang diperlukan dari Anda.</p>
      <p>Jika Anda sendiri yang memilih jeda atau pengecualian diri, hal itu tertulis di halaman, beserta kapan berakhirnya. Tidak ada yang bisa mengakhirinya lebih cepat.</p>`,
  },
  notifications: {
    title: 'Aktifkan atau matikan notifikasi browser',
    keywords:
      'notifikasi, notif, push, push notif, pemberitahuan, notifikasi hp, notifikasi browser, notif ga masuk, notif tidak muncul, notifikasi diblokir, kabari kalau wd masuk, notif hasil undian, matikan notif, stop notifikasi',
    content: `
      <p>Pesan sampai sebagai notifikasi browser walaupun situs ditutup. Anda yang memilih isinya.</p>
      <ol>
        <li>Buka <a href="/member/securityCenter?part=push">Akun saya → Notifikasi</a> di browser yang akan menampilkannya.</li>
        <li>Pilih topiknya. Deposit, penarikan, dan transfer sudah terpilih. Hasil undian yang Anda pasangi taruhan, serta promosi dan hadiah, dikirim hanya kalau dipilih.</li>
        <li>Tekan “Aktifkan di browser ini”, lalu izinkan notifikasi saat browser bertanya.</li>
      </ol>
      <ul>
        <li><b>iPhone atau iPad:</b> tambahkan dulu situs ke layar utama lalu buka dari sana: <a href="/help?article=app">Instal aplikasi</a>.</li>
        <li><b>Diblokir browser:</b> izinkan notifikasi di setelan browser untuk situs ini, lalu muat ulang halaman.</li>
        <li><b>Selama masa jeda:</b> tidak ada yang dikirim selama jeda atau pengecualian diri.</li>
        <li><b>Keluar dari akun:</b> notifikasi di browser ini ikut mati. Aktifkan lagi setelah Anda masuk.</li>
      </ul>
      <p>Halaman itu mencantumkan browser dengan notifikasi. “Matikan” menghentikannya di salah satu browser.</p>`,
  },
  'free-play': {
    title: 'Coba permainan tanpa uang',
    keywords:
      'demo, akun demo, slot demo, main demo, main gratis, coba gratis, tanpa deposit, tanpa modal, tanpa uang, uang palsu, saldo gratis, trial, mode latihan, fun mode, akun tamu, guest, tarik saldo demo',
    content: `
      <p>Bisa. Akun demo sudah berisi saldo demo. Tanpa formulir, tanpa biaya.</p>
      <ol>
        <li>Tekan “Main demo” di halaman <a href="/login">masuk</a>, atau “Coba gratis” di kartu permainan.</li>
        <li>Silakan main. Di permainan tertera bahwa ini demo.</li>
        <li>Kalau mau main sungguhan, pilih “Daftar untuk main dengan uang asli” dan buat akun.</li>
      </ol>
      <p>Saldo demo tidak bisa ditarik, dan akun demo tidak mendapat poin, misi, atau hadiah. Deposit, transfer, dan permainan uang asli memerlukan akun asli. Permainan tanpa tombol “Coba gratis” tidak punya demo.</p>`,
  },
  // deposits
  deposit: {
    title: 'Cara deposit',
    keywords:
      'depo, isi saldo, top up, topup, setor, tambah saldo, isi ulang, minimal depo, min depo, transfer bank, tf bank, qris, dana, ovo, gopay, e-wallet, pulsa, usdt, kripto, metode pembayaran, bca, bri, mandiri, bni, gagal depo',
    content: `
      <ol>
        <li>Masuk, lalu buka <a href="/member/depositv2">Deposit</a>.</li>
        <li>Pilih metode. Batas minimum dan maksimum, biaya, dan perkiraan waktunya tampil di halaman.</li>
        <li>Pilih bonus atau “Tanpa bonus”, lalu isi jumlah. Sebelum konfirmasi, Anda melihat dulu berapa yang masuk saldo dan berapa syarat turnovernya.</li>
        <li>Tekan “Deposit sekarang” dan ikuti petunjuknya. Jumlah yang dibayar harus persis sama dengan jumlah transaksi, sebelum waktunya habis.</li>
        <li>Jika di transaksi ada tombol “Saya sudah membayar”, tekan setelah Anda membayar.</li>
      </ol>
      <p>Umumnya deposit masuk dalam beberapa menit; bisa lebih lama saat bank dalam pemeliharaan. Bayar dari rekening atas nama sendiri.</p>
      <p>Ada metode yang tutup pada jam tertentu. Pilih yang lain, atau kembali saat sudah dibuka. Jika dana tidak masuk, lihat <a href="/help?article=deposit-late">Deposit saya belum masuk</a>.</p>`,
  },
  'deposit-late': {
    title: 'Deposit saya belum masuk',
    keywords:
      'depo belum masuk, depo blm masuk, saldo belum masuk, saldo belum nambah, saldo ga masuk, depo pending, depo lama, depo nyangkut, sudah transfer, udah tf, uang sudah terpotong, bukti transfer, struk, depo diproses, menunggu pembayaran, deposito belum masuk',
    content: `
      <p>Periksa dulu status transaksi di <a href="/member/transactionHistory/deposits">riwayat deposit</a>.</p>
      <ol>
        <li><b>Menunggu pembayaran Anda:</b> pembayaran belum terlihat oleh kami. Jika Anda sudah membayar dan ada tombol “Saya sudah membayar”, tekan tombol itu.</li>
        <li><b>Sedang diperiksa:</b> kami menunggu pembayaran masuk, atau menunggu konfirmasi jaringan. Anda boleh menutup halaman.</li>
        <li>Untuk transfer, unggah foto pembayaran di “Bukti pembayaran”. Dengan itu kami lebih cepat menemukan dananya.</li>
        <li><b>Sudah masuk:</b> dana sudah ada di dompet. Perbarui saldo Anda.</li>
      </ol>
      <p>Pembayaran yang datang setelah transaksi kedaluwarsa atau dibatalkan tetap masuk saldo, selama dalam batas Anda.</p>
      <p>Lewat 30 menit, kirim nomor transaksi dan bukti pembayaran ke <a href="/help?article=contact">layanan pelanggan</a>.</p>`,
  },
  'deposit-problem': {
    title: 'Saya bayar salah jumlah, terlambat, atau dua kali',
    keywords:
      'salah nominal, salah transfer, salah tf, kurang transfer, kelebihan transfer, lebih bayar, kurang bayar, telat bayar, telat transfer, depo expired, depo kadaluarsa, bayar 2x, transfer dua kali, dobel transfer, depo gagal, deposit dibatalkan, uang dikembalikan, refund, bonus tidak masuk',
    content: `
      <p>Setiap pembayaran yang kami terima masuk saldo satu kali, selama dalam batas Anda.</p>
      <ul>
        <li><b>Jumlah salah:</b> saldo ditambah sesuai jumlah yang diterima, dikurangi biaya jika metodenya berbiaya. Kedua jumlah tampil di transaksi.</li>
        <li><b>Transaksi kedaluwarsa atau dibatalkan:</b> pembayaran yang masih datang tetap masuk saldo, tetapi tanpa bonus yang Anda pilih.</li>
        <li><b>Bayar dua kali:</b> kedua pembayaran masuk saldo. Bonusnya hanya sekali.</li>
        <li><b>Dikembalikan:</b> pembayaran itu melampaui batas deposit Anda, jadi seluruhnya dikembalikan ke asalnya.</li>
        <li><b>Gagal:</b> pembayaran tidak berhasil.</li>
      </ul>
      <p>Jika transaksi sudah kedaluwarsa, buat yang baru di <a href="/member/depositv2">Deposit</a>. Jangan transfer lagi ke nomor rekening lama. Jika ada yang kurang, kirim nomor transaksi dan bukti pembayaran ke <a href="/help?article=contact">layanan pelanggan</a>.</p>`,
  },
  'deposit-account': {
    title: 'Boleh bayar dari rekening siapa?',
    keywords:
      'rekening orang lain, rekening istri, rekening suami, rekening teman, rekening keluarga, beda nama, nama berbeda, atas nama orang lain, pihak ketiga, minta tolong transfer, e-wallet, scan qris, alamat kripto, trc20, erc20, usdt, jaringan, kurs, c2c, bayar ke anggota lain',
    content: `
      <p>Bayar dari rekening atas nama sendiri, apa pun metode yang Anda pilih.</p>
      <ul>
        <li><b>Transfer bank:</b> salin penerima, bank, nomor rekening, dan berita transfer dari transaksi. Isinya bisa berbeda setiap kali.</li>
        <li><b>E-wallet atau kode QR:</b> bayar di halaman yang terbuka, atau pindai kodenya. Di ponsel, Anda bisa membuka aplikasinya atau menyimpan gambarnya.</li>
        <li><b>Kripto:</b> kirim hanya mata uang dan jaringan yang tertera, ke alamat untuk transaksi ini. Saldo bertambah setelah jaringan mengonfirmasi. Kursnya tampil di transaksi.</li>
        <li><b>Ke anggota lain:</b> Anda membayar ke anggota lain. Unggah foto pembayarannya.</li>
      </ul>
      <p>Tidak semua metode ada di mana-mana: <a href="/member/depositv2">Deposit</a> menampilkan yang tersedia untuk Anda. Jika Anda telanjur membayar dari rekening orang lain, beri tahu <a href="/help?article=contact">layanan pelanggan</a>.</p>`,
  },
  // withdrawals
  withdraw: {
    title: 'Cara tarik dana',
    keywords:
      'wd, withdraw, withdrawl, tarik saldo, tarik uang, penarikan, cara penarikan, penarikan dana, cairkan, pencairan, cara wd, ambil uang, ambil kemenangan, kirim ke rekening, cash out, wd pertama, wd ke dana, wd ke bank, batal wd',
    content: `
      <ol>
        <li>Sebelum penarikan pertama, buat <a href="/help?article=payment-password">PIN transaksi</a> dan tambahkan <a href="/help?article=payout-account">rekening penarikan</a> atas nama yang terdaftar.</li>
        <li>Buka <a href="/member/withdraw">Tarik dana</a> untuk melihat saldo yang bisa ditarik dan sisa turnover.</li>
        <li>Pilih metode dan rekeningnya. Biaya, minimum, dan maksimum tampil di halaman.</li>
        <li>Isi jumlah dan PIN transaksi, lalu tekan “Tarik dana”.</li>
      </ol>
      <p>Dana langsung ditahan dan dikirim setelah ditinjau. Selama statusnya “Diajukan”, Anda masih bisa membatalkan. Jika dana tidak bisa dikirim, seluruhnya kembali ke dompet utama, termasuk biayanya.</p>
      <p>Sebagian besar selesai dalam satu jam. Penarikan pertama atau besar mungkin memerlukan dokumen tambahan.</p>`,
  },
  'withdraw-late': {
    title: 'Penarikan saya belum masuk',
    keywords:
      'wd belum masuk, wd blm masuk, wd lama, wd pending, wd nyangkut, wd diproses, withdraw belum cair, belum cair, dana belum sampai, uang belum masuk rekening, wd ditolak, wd gagal, wd dibatalkan, kapan wd masuk, proses wd berapa lama, sedang ditinjau',
    content: `
      <p>Buka transaksinya di <a href="/member/transactionHistory/withdrawals">riwayat penarikan</a>. Dari statusnya Anda tahu di mana dananya.</p>
      <ul>
        <li><b>Diajukan, Sedang ditinjau:</b> transaksi sedang kami periksa. Anda boleh menutup halaman.</li>
        <li><b>Sedang dikirim:</b> dana sedang dikirim ke rekening Anda.</li>
        <li><b>Menunggu konfirmasi Anda:</b> beri tahu kami apakah dananya sudah masuk, lihat <a href="/help?article=receipt">konfirmasi penarikan</a>.</li>
        <li><b>Berhasil:</b> dana sudah dikirim. Bank Anda bisa perlu waktu lebih lama untuk menampilkannya.</li>
        <li><b>Ditolak, Gagal, Dibatalkan:</b> dana dan biayanya sudah kembali ke dompet utama. Alasannya tampil di transaksi, jika ada.</li>
      </ul>
      <p>Kami juga mengirim pesan di setiap langkah penting. Jika 30 menit tidak ada kabar, kirim nomor transaksi ke <a href="/help?article=contact">layanan pelanggan</a>.</p>`,
  },
  'withdraw-blocked': {
    title: 'Saldo saya tidak bisa ditarik semua',
    keywords:
      'apa itu turnover, turnover, turn over, to, to belum cukup, sisa to, turnover kurang, syarat wd, syarat turnover, rollover, ga bisa wd, gak bisa wd, tidak bisa withdraw, saldo terkunci, saldo ditahan, saldo nyangkut, kenapa tidak bisa tarik, berapa kali to, utang, hutang, koreksi undian',
    content: `
      <p>Deposit dan bonus punya syarat turnover: jumlah itu harus Anda pertaruhkan sekian kali sesuai ketentuannya, baru dananya bisa ditarik. Yang sebelumnya sudah bebas tetap bebas.</p>
      <ol>
        <li>Buka <a href="/member/withdraw">Tarik dana</a>. “Bisa ditarik” adalah yang bebas saat ini.</li>
        <li>Lihat “Syarat turnover”. Setiap deposit, transfer, dan bonus punya baris sendiri, lengkap dengan yang sudah tercapai dan sisanya.</li>
        <li>Lanjutkan bermain, atau batalkan bonus yang menahan dana Anda, lihat <a href="/help?article=bonus-locked">bonus terkunci</a>.</li>
      </ol>
      <p>Taruhan dihitung setelah selesai, dan ada permainan yang hanya dihitung sebagian atau tidak sama sekali. <a href="/member/bonusDetails">Odds dan rebate lotre</a> menampilkan berapa yang dihitung. Kemenangan sejak syarat tertua yang masih berjalan ikut tertahan.</p>
      <p>Jika halaman menyebut Anda punya utang karena koreksi undian, bayar dulu di sana.</p>`,
  },
  'withdraw-limits': {
    title: 'Berapa yang bisa ditarik, dan berapa biayanya?',
    keywords:
      'minimal wd, min wd, minimal penarikan, maksimal wd, maks wd, batas wd, limit wd, limit harian, batas harian, wd berapa kali sehari, biaya admin, biaya wd, potongan wd, admin wd, sisa hari ini, wd besar, wd kecil',
    content: `
      <p><a href="/member/withdraw">Tarik dana</a> menampilkan semuanya untuk akun Anda dan metode yang dipilih:</p>
      <ul>
        <li><b>Minimum dan maksimum</b> untuk satu penarikan.</li>
        <li><b>Biaya.</b> Tergantung metodenya; sebagian tanpa biaya. “Dipotong dari dompet” adalah jumlah beserta biayanya.</li>
        <li><b>Sisa hari ini:</b> jumlah, dan berapa kali penarikan yang masih tersisa. Hari berganti pada tengah malam GMT+8. Penarikan yang ditolak, gagal, atau dibatalkan tidak dihitung.</li>
        <li><b>Peninjauan.</b> Setiap penarikan ditinjau sebelum dibayar.</li>
      </ul>
      <p><a href="/vip">Peringkat VIP</a> yang lebih tinggi bisa menaikkan batas harian dan mempersingkat peninjauan.</p>
      <p>Jika penarikan ditolak karena jumlahnya melebihi batas sekali pembayaran, bagi menjadi beberapa penarikan yang lebih kecil. Jika rekeningnya baru ditambahkan, ada masa tunggu dulu.</p>`,
  },
  'payout-account': {
    title: 'Tambah, ganti, atau hapus rekening penarikan',
    keywords:
      'tambah rekening, daftar rekening, ganti rekening, ganti norek, ubah rekening, hapus rekening, rekening bank, nomor rekening, rek baru, salah nomor rekening, rekening sudah dipakai, tambah dana, tambah ovo, tambah gopay, alamat usdt, alamat kripto, masa tunggu, nunggu 24 jam',
    content: `
      <ol>
        <li>Buat dulu <a href="/help?article=payment-password">PIN transaksi</a>. PIN ini diminta saat menambah rekening.</li>
        <li>Buka <a href="/member/securityCenter">Akun saya</a>, “Rekening penarikan”, lalu pilih rekening bank, e-wallet, atau kripto.</li>
        <li>Pilih penyedianya, masukkan nomor dan PIN transaksi. Periksa setiap karakter.</li>
      </ol>
      <p>Rekening selalu atas nama pemilik rekening yang terdaftar. Demi keamanan, rekening baru harus menunggu beberapa jam sebelum bisa dipakai untuk penarikan: kalau ada orang lain yang menyusup, Anda sempat menyadarinya. Halaman itu menampilkan mulai kapan rekening siap.</p>
      <p>Rekening tidak bisa diubah: hapus, lalu tambahkan yang benar. Masa tunggu dimulai dari awal. Penarikan yang sedang diproses tetap dikirim.</p>
      <p>Jika muncul “Nomor ini sudah dipakai” padahal milik Anda, hubungi <a href="/help?article=contact">layanan pelanggan</a>.</p>`,
  },
  receipt: {
    title: 'Konfirmasi bahwa penarikan sudah masuk',
    keywords:
      'c2c, dibayar anggota lain, konfirmasi wd, konfirmasi terima, sudah terima, uang sudah masuk, menunggu konfirmasi, wd belum sampai, ya sudah masuk, belum masuk, salah pencet, salah klik, kepencet, dianggap diterima',
    content: `
      <p>Jika penarikan Anda dibayar oleh anggota lain, kami menanyakan apakah dananya sudah masuk. Statusnya saat itu “Menunggu konfirmasi Anda”.</p>
      <ol>
        <li>Periksa dulu rekening bank atau e-wallet Anda.</li>
        <li>Buka transaksinya di <a href="/member/withdraw">Tarik dana</a> atau di <a href="/member/transactionHistory/withdrawals">riwayat penarikan</a>.</li>
        <li>Tekan “Ya, sudah masuk” atau “Belum masuk”.</li>
      </ol>
      <p>Setelah Anda menekan “Belum masuk”, kami memeriksa pembayarannya dan mengirimnya lagi. Jika tidak dijawab, setelah beberapa menit penarikan dianggap diterima; waktunya tampil di transaksi.</p>
      <p>Jika Anda salah menekan tombol atau waktunya terlalu singkat, segera kirim nomor transaksi ke <a href="/help?article=contact">layanan pelanggan</a>.</p>`,
  },
  // wallet
  wallets: {
    title: 'Di mana uang saya? Dompet utama dan dompet permainan',
    keywords:
      'saldo 0 di game, saldo nol, saldo hilang, saldo kosong, saldo ga kelihatan, pindah saldo, transfer saldo, transfer ke game, tarik saldo dari game, dompet utama, dompet slot, dompet lotre, wallet, saldo nyangkut di provider, saldo tidak cukup, satu dompet, kumpulkan saldo',
    content: `
      <p>Dengan “Satu saldo”, semua permainan memakai dana yang sama: tidak perlu transfer. Dengan dompet terpisah, setiap provider hanya memakai dana yang Anda transfer ke sana.</p>
      <ol>
        <li>Buka <a href="/member/transferFund">Dompet saya</a>. “Dompet Anda” menampilkan isi setiap dompet.</li>
        <li>Untuk memindahkan dana, pilih kedua dompet, arah, dan jumlahnya, lalu tekan “Transfer”.</li>
        <li>Untuk mengembalikan semuanya, tekan “Kumpulkan semua ke dompet utama”.</li>
        <li>Untuk mengganti cara main, tekan “Pakai satu saldo” atau “Pakai dompet terpisah”.</li>
      </ol>
      <p>Saat Anda menarik dana, semua dompet dikumpulkan otomatis. Jika transfer belum dikonfirmasi, periksa <a href="/member/transactionHistory">Riwayat akun</a> sebelum mengirim lagi. Dana tidak pernah berpindah dua kali untuk satu permintaan.</p>`,
  },
  records: {
    title: 'Lihat taruhan dan transaksi saya',
    keywords:
      'riwayat, history, histori, riwayat taruhan, history bet, riwayat main, riwayat transaksi, mutasi, mutasi saldo, riwayat depo wd, untung rugi, total kalah, total menang, unduh csv, download riwayat, transaksi hilang, taruhan lama, nomor transaksi',
    content: `
      <ul>
        <li><a href="/member/personalHistoryCopy">Riwayat taruhan</a>: semua taruhan, dengan taruhan, taruhan valid, kemenangan, dan hasilnya. Taruhan lotre punya <a href="/member/personalHistoryCopy/lottery">daftar sendiri</a>.</li>
        <li><a href="/member/transactionHistory">Riwayat akun</a>: semua mutasi dana. “Jenis” menerangkan asalnya, misalnya “Deposit”, “Taruhan”, “Kemenangan”, “Bonus dan hadiah”, “Penarikan dikembalikan”, atau “Bonus ditarik kembali”. “Transfer dompet” adalah perpindahan antardompet Anda sendiri.</li>
        <li><a href="/member/personalProfit">Untung rugi</a>: kemenangan, rebate, dan promosi dikurangi taruhan Anda, hari demi hari. Taruhan berjalan, deposit, dan penarikan tidak dihitung.</li>
      </ul>
      <p>Pilih periode dan filter, lalu tekan “Tampilkan”. Sekali pilih maksimum 90 hari. “Unduh CSV” menyimpan daftarnya.</p>
      <p>Riwayat taruhan memakai tanggal taruhan, sedangkan untung rugi memakai tanggal kemenangan dibayarkan, jadi totalnya bisa berbeda.</p>`,
  },
  'bet-feed': {
    title: 'Siapa yang melihat taruhan saya, dan bagaimana menyembunyikannya?',
    keywords:
      'taruhan terbaru, taruhan langsung, sembunyikan taruhan, tampilkan taruhan, taruhan publik, siapa lihat taruhan saya, privasi taruhan, nama disamarkan, anonim, taruhan besar, taruhan pemain lain, bet feed',
    content: `
      <p><a href="/feed">Taruhan terbaru</a> menampilkan taruhan yang terakhir selesai: permainannya, jumlahnya, dan nama yang disamarkan. Tidak ada yang tahu itu akun siapa.</p>
      <ol>
        <li>Masuk dan buka halaman itu. Di bawah daftar tertera apakah taruhan Anda ditampilkan.</li>
        <li>Tekan “Sembunyikan taruhan saya”: sejak itu hanya Anda yang melihatnya, di “Milik saya”. “Tampilkan taruhan saya” menampilkannya lagi.</li>
      </ol>
      <p>“Taruhan besar” berisi taruhan dan kemenangan terbesar dalam sehari terakhir. Semua taruhan Anda, tampil atau tidak, ada di <a href="/member/personalHistoryCopy">Riwayat taruhan</a>.</p>`,
  },
  // bonuses
  bonus: {
    title: 'Cara kerja bonus deposit',
    keywords:
      'bonus belum masuk, bonus new member, bonus member baru, bonus depo, bonus deposit, promo, event, klaim bonus, ambil bonus, bonus harian, bonus depo pertama, bonus 100%, to x berapa, syarat bonus, maksimal bonus, bonus tidak dapat, lupa pilih bonus, bonus ga masuk, freebet',
    content: `
      <p>Bonus dipilih saat deposit; kalau tidak memilih, Anda tidak mendapat bonus. <a href="/promotions">Promosi</a> memuat semua penawaran beserta syaratnya.</p>
      <ol>
        <li>Buka <a href="/member/depositv2">Deposit</a> dan pilih bonus sebelum konfirmasi.</li>
        <li>Baca berapa bonusnya, berapa yang harus dipertaruhkan sebelum bisa ditarik, dan sampai kapan.</li>
        <li>Bayar tepat waktu. Deposit dan bonus masuk bersamaan.</li>
        <li>Pantau perkembangannya di <a href="/member/withdraw">Tarik dana</a>, pada “Syarat turnover”.</li>
      </ol>
      <p>Taruhan mengisi syarat turnover deposit dulu, baru bonusnya. Anda hanya bisa punya satu bonus deposit dalam satu waktu: selesaikan turnover bonus yang lain atau batalkan dulu. Pembayaran yang terlambat tidak mendapat bonus, dan bonus tidak bisa ditambahkan setelah deposit masuk.</p>
      <p>Batasan lain, misalnya taruhan tertinggi, ada di syarat penawarannya.</p>`,
  },
  'bonus-locked': {
    title: 'Bonus saya terkunci, atau taruhan tidak dihitung',
    keywords:
      'bonus dikunci, bonus terkunci, bonus tidak bisa ditarik, bonus ga bisa wd, batalkan bonus, hapus bonus, cancel bonus, lepas bonus, bonus nyangkut, to tidak jalan, turnover tidak bertambah, to ga nambah, game tidak dihitung, maksimal bet, max bet, bonus hangus, bonus ditarik, bonus expired',
    content: `
      <p>Bonus dan kemenangan darinya tetap terkunci sampai turnovernya selesai. Uang yang sebelumnya sudah bebas tetap bebas.</p>
      <ul>
        <li>Ada permainan yang hanya dihitung sebagian atau tidak sama sekali: lihat <a href="/member/bonusDetails">Odds dan rebate lotre</a>. Ada juga bonus yang hanya untuk permainan tertentu; jika tidak dihitung, di permainan itu ada pemberitahuannya.</li>
        <li>Taruhan di atas taruhan tertinggi suatu bonus tidak dihitung untuk bonus itu.</li>
        <li>Jika waktu turnover habis, bonus dan kemenangan sejak itu ditarik kembali.</li>
      </ul>
      <p>Cara membatalkannya:</p>
      <ol>
        <li>Buka <a href="/member/withdraw">Tarik dana</a> dan cari bonusnya di “Syarat turnover”.</li>
        <li>Tekan “Batalkan” dan baca berapa yang ditarik kembali, sekarang dan nanti dari taruhan yang masih berjalan.</li>
        <li>Tekan “Ya, batalkan bonus”.</li>
      </ol>
      <p>Syarat turnover deposit, dan syarat kredit dari poin, tidak bisa dibatalkan.</p>`,
  },
  'promo-code': {
    title: 'Di mana memasukkan kode promo?',
    keywords:
      'kode promo, kode voucher, voucher, kupon, kode bonus, kode hadiah, masukkan kode, pakai kode, kode tidak bisa, kode salah, kode hangus, kode kedaluwarsa, kode sudah dipakai, promo rahasia, promo code',
    content: `
      <p>Kode promo membuka promosi yang hanya dilihat oleh anggota yang punya kodenya.</p>
      <ol>
        <li>Masuk, buka <a href="/promotions">Promosi</a>, lalu tekan “Punya kode promo?”.</li>
        <li>Isi kodenya dan tekan “Pakai kode”. Huruf besar dan kecil sama saja.</li>
        <li>Promosinya terbuka, dan sejak itu ada di daftar Anda.</li>
      </ol>
      <p>Jika promosinya bonus deposit, kodenya bisa juga diisi saat <a href="/member/depositv2">deposit</a>, sebagai ganti bonus dari daftar.</p>
      <p>Satu kode berlaku satu kali untuk tiap anggota. Jika kode tidak membuka apa pun, periksa penulisannya: mungkin juga sudah kedaluwarsa atau habis. Setelah lima kode salah dalam satu jam, Anda harus menunggu.</p>`,
  },
  rewards: {
    title: 'Di mana hadiah saya, dan kenapa kedaluwarsa?',
    keywords:
      'klaim hadiah, klaim bonus, claim, ambil hadiah, hadiah hangus, hadiah kadaluarsa, hadiah expired, hadiah tidak muncul, hadiah belum masuk, kado, kredit gratis, pusat hadiah, reward, telat klaim, lupa klaim, hadiah hilang, belum diklaim',
    content: `
      <p>Hadiah dari promosi, misi, peringkat VIP, ajak teman, dan layanan pelanggan menunggu di <a href="/member/rewardCenter">Pusat hadiah</a> sampai Anda klaim.</p>
      <ol>
        <li>Buka “Siap diklaim”, lalu tekan “Klaim” atau “Klaim semua”.</li>
        <li>Kredit langsung masuk dompet utama, poin masuk ke poin Anda.</li>
        <li>Jika ada syarat turnover, setelah itu hadiahnya ada di “Berjalan”.</li>
      </ol>
      <p>Di setiap hadiah tertera batas waktu klaimnya. Lewat dari itu, hadiah pindah ke “Kedaluwarsa” dan tidak bisa diklaim lagi. Hadiah yang sudah diklaim juga kedaluwarsa bila turnovernya tidak selesai tepat waktu: kredit dan kemenangan sejak itu ditarik kembali.</p>
      <p>Ada hadiah yang belum bisa diklaim; di kartunya tertera mulai kapan. Jika ada hadiah yang ditarik kembali, tanyakan alasannya ke <a href="/help?article=contact">layanan pelanggan</a>.</p>`,
  },
  cashback: {
    title: 'Kapan cashback saya masuk?',
    keywords:
      'cashback mingguan, cash back, casback, rolingan, rollingan, bonus rollingan, rebate, bonus kekalahan, uang kembali, balik modal, kalah seminggu, hari senin, cashback belum masuk, cashback berapa persen, hitung cashback, kekalahan bersih',
    content: `
      <p>Jika penawarannya sedang berlaku, cashback mengembalikan sebagian kekalahan bersih Anda selama seminggu, setiap Senin mulai pukul 06.00 (GMT+8).</p>
      <ul>
        <li>Satu minggu dihitung Senin sampai Minggu. Kekalahan bersih adalah taruhan yang sudah selesai dikurangi kemenangan, rebate, dan promosi. Cashback sebelumnya tidak dipotong.</li>
        <li>Persentasenya tergantung <a href="/vip">peringkat VIP</a> Anda di akhir minggu. Halaman penawaran menampilkan kekalahan bersih terkecil yang dihitung dan cashback tertinggi yang bisa didapat.</li>
      </ul>
      <ol>
        <li>Buka penawarannya di <a href="/promotions">Promosi</a> untuk melihat cashback Anda sejauh ini.</li>
        <li>Mulai Senin, klaim di <a href="/member/rewardCenter">Pusat hadiah</a> dalam tujuh hari.</li>
      </ol>
      <p>Jika tidak ada, mungkin kekalahan bersih Anda terlalu kecil, taruhan Anda masih berjalan, atau penawaran itu bukan untuk Anda.</p>`,
  },
  'check-in': {
    title: 'Cara kerja check-in harian',
    keywords:
      'absen, absen harian, absensi, bonus absen, check in, cek in, bonus harian, bonus login, hadiah harian, hari ke 7, absen bolong, lupa absen, lupa check in, mulai dari awal, ga bisa absen, poin harian',
    content: `
      <p>Check-in sekali sehari dan langsung dapat hadiah hari itu. Setiap hari berturut-turut ada hadiahnya sendiri.</p>
      <ol>
        <li>Buka <a href="/promotions">Promosi</a> dan pilih check-in.</li>
        <li>Tekan “Check-in”. Halaman menampilkan Anda sudah di hari ke berapa.</li>
        <li>Kembali keesokan harinya. Hari berganti pada tengah malam GMT+8.</li>
      </ol>
      <p>Jika terlewat sehari, atau setelah hari terakhir, daftarnya mulai lagi dari hari pertama. Hari yang terlewat tidak bisa disusul.</p>
      <p>Jika tidak bisa check-in, mungkin Anda sudah melakukannya hari ini, atau ada syarat yang harus dipenuhi dulu, misalnya <a href="/help?article=verify">ponsel atau email yang sudah dikonfirmasi</a>. Keterangannya ada di halaman penawaran. Selama jeda, check-in ditutup.</p>`,
  },
  missions: {
    title: 'Cara kerja misi dan papan peringkat',
    keywords:
      'misi, misi harian, misi mingguan, tugas, quest, tantangan, event misi, leaderboard, papan skor, ranking, peringkat pemain, hadiah misi, klaim misi, misi terkunci, misi tidak jalan, progres misi ga nambah, poin misi',
    content: `
      <p>Selesaikan misi, lalu klaim hadiahnya. Buka <a href="/member/missionLeaderboard">Misi</a>:</p>
      <ol>
        <li>Pilih “Hari ini”, “Minggu ini”, atau “Sekali saja”. Setiap misi menampilkan apa yang diminta dan sudah sejauh mana Anda.</li>
        <li>Lakukan yang diminta. Taruhan dihitung setelah selesai.</li>
        <li>Tekan “Klaim” atau “Klaim semua”. Hadiahnya juga ada di <a href="/member/rewardCenter">Pusat hadiah</a>, dan hanya diklaim sekali.</li>
      </ol>
      <p>Hadiah misi harian dan mingguan harus diklaim dalam satu hari setelah hari atau minggunya berakhir. Yang ada di “Sekali saja” tidak punya batas waktu. Misi yang terkunci terbuka setelah misi lain selesai, atau mulai peringkat VIP tertentu.</p>
      <p>Setiap misi yang Anda klaim menambah poin di “Papan peringkat”. Hadiah papan peringkat masuk ke Pusat hadiah setelah minggu atau bulannya berakhir.</p>`,
  },
  vip: {
    title: 'Cara naik peringkat VIP, dan apakah bisa turun?',
    keywords:
      'vip, level vip, naik vip, naik level, upgrade vip, turun vip, turun level, syarat vip, keuntungan vip, bonus vip, bonus ultah, bonus ulang tahun, bonus mingguan, bonus naik level, layanan vip, host vip, pertahankan vip',
    content: `
      <p>Anda naik begitu turnover dan deposit Anda sama-sama mencapai syarat peringkat itu. Keduanya terus dihitung tanpa batas waktu. <a href="/vip">Peringkat VIP</a> menampilkan posisi Anda dan keuntungan setiap peringkat.</p>
      <ul>
        <li><b>Bertahan:</b> mulai VIP 1, turnover setiap bulan harus mencapai jumlah tertentu. Jika tidak, peringkat turun satu tingkat pada tanggal 1, kecuali untuk bulan saat Anda naik peringkat. Kami mengingatkan seminggu sebelumnya.</li>
        <li><b>Kembali naik:</b> cukup satu bulan dengan turnover yang mencapai syarat peringkat yang hilang.</li>
        <li><b>Bonus:</b> untuk setiap peringkat baru, setiap minggu yang ada taruhannya, dan ulang tahun Anda. Semuanya menunggu di <a href="/member/rewardCenter">Pusat hadiah</a>.</li>
      </ul>
      <p>Untuk bonus ulang tahun, isi tanggal lahir di <a href="/member/securityCenter">Akun saya</a>, bagian “Profil”. Layanan VIP dimulai dari VIP {rank}.</p>`,
  },
  points: {
    title: 'Cara mendapat dan memakai poin',
    keywords:
      'poin, point, tukar poin, tukar point, penukaran poin, mal poin, toko poin, hadiah poin, koin, poin jadi uang, poin jadi saldo, poin hangus, poin belum masuk, kirim hadiah, status pengiriman, barang, redeem',
    content: `
      <p>Taruhan Anda menghasilkan poin, lebih banyak di peringkat VIP yang lebih tinggi. Poin hari ini masuk tengah malam (GMT+8), dan poin hangus kira-kira setahun setelah didapat.</p>
      <ol>
        <li>Buka <a href="/pointMall">Mal poin</a> untuk melihat poin Anda dan hadiahnya.</li>
        <li>Tekan “Tukar”, masukkan <a href="/help?article=payment-password">PIN transaksi</a> dan, untuk barang, alamat pengiriman. Atau buka <a href="/pointMall/convert">Tukar ke kredit</a> untuk mengubah poin menjadi kredit.</li>
        <li>Pantau barang di <a href="/pointMall/redeemed">Sudah ditukar</a>: “Dipesan”, “Dikirim”, “Sampai”.</li>
      </ol>
      <p>Kredit langsung masuk dompet utama, biasanya dengan syarat turnover yang tidak bisa dibatalkan. <a href="/pointMall/record">Riwayat poin</a> memuat setiap perubahan. Jika tidak bisa ditukar, alasannya ada di kartu hadiah: poin, stok, peringkat VIP, atau batas per anggota.</p>`,
  },
  referral: {
    title: 'Ajak teman, atau hadiah ajak teman belum masuk',
    keywords:
      'kode referal, kode referal saya, kode saya, referral, referal, refferal, reff, kode referral, link referral, bonus referral, komisi ajak teman, undang teman, ajak kawan, kode undangan, bagikan link, teman tidak muncul, bonus ajak teman belum masuk, sedang ditinjau, qr code',
    content: `
      <p>Bagikan kode atau tautan Anda. Saat teman mendaftar dengannya, Anda berdua mendapat hadiah di setiap langkah.</p>
      <ol>
        <li>Buka <a href="/member/referral">Ajak teman</a>, lalu salin atau bagikan tautan Anda, atau minta teman memindai kode QR-nya.</li>
        <li>Teman mendaftar lewat tautan itu atau memasukkan kodenya.</li>
        <li>Anda berdua menemukan hadiahnya di <a href="/member/rewardCenter">Pusat hadiah</a>.</li>
      </ol>
      <p>Langkahnya: ponsel atau email yang sudah dikonfirmasi, deposit pertama yang cukup besar, dan taruhan yang cukup dalam 30 hari pertama. Jumlahnya tampil di halaman. “Tidak tercapai” berarti deposit pertamanya terlalu kecil, 30 harinya sudah lewat, atau peninjauan menolaknya. “Sedang ditinjau” berarti kami memeriksanya dulu.</p>
      <p>Kode tidak bisa ditambahkan setelah mendaftar. Akun kedua Anda sendiri tidak dihitung.</p>`,
  },
  raffle: {
    title: 'Cara kerja undian berhadiah',
    keywords:
      'lucky spin, spin hadiah, spin roda, putar roda, roda keberuntungan, wheel, lucky draw, doorprize, tiket, kupon, kupon undian, tiket habis, tiket hangus, tiket belum masuk, hadiah undian, dapat zonk, spin gratis',
    content: `
      <p>Deposit menghasilkan tiket, dan setiap tiket berarti satu kali putar roda.</p>
      <ol>
        <li>Buka undian berhadiah di <a href="/promotions">Promosi</a>. Halamannya menampilkan cara mendapat tiket, berapa tiket Anda, dan kapan tiket itu hangus.</li>
        <li>Putar roda. Tiket yang paling cepat hangus dipakai lebih dulu.</li>
        <li>Halaman memberi tahu apa yang Anda menangkan. Hadiah yang harus diklaim menunggu di <a href="/member/rewardCenter">Pusat hadiah</a>.</li>
      </ol>
      <p>Hasilnya sudah ditentukan dan dicatat sebelum roda berputar, jadi koneksi yang terputus tidak mengubah apa pun: lihat saja daftar putaran Anda. Hadiah bisa habis, dan hanya hadiah yang tersisa yang bisa keluar. Jika tidak ada yang tersisa, tiket Anda tetap utuh.</p>
      <p>Setiap putaran bisa diperiksa setelahnya, seperti <a href="/help?article=fair">ronde permainan</a>. Selama jeda, undian berhadiah ditutup.</p>`,
  },
  tournament: {
    title: 'Cara ikut turnamen',
    keywords:
      'turnamen, tournament, lomba, balapan, klasemen, peringkat, papan peringkat, skor, pengali, biaya ikut, buy-in, daftar turnamen, keluar turnamen, hadiah turnamen, turnamen batal, taruhan tidak dihitung',
    content: `
      <p>Anda bermain seperti biasa, dan taruhan Anda sekaligus dihitung untuk peringkat.</p>
      <ol>
        <li>Buka <a href="/tournaments">Turnamen</a> dan pilih satu. Halamannya menampilkan permainan yang dihitung, waktu, hadiah, dan klasemen.</li>
        <li>Ikut. Jika ada biaya ikut, jumlahnya diambil dari dompet setelah Anda setuju.</li>
        <li>Bermain. Yang dihitung adalah taruhan setelah ikut dan sebelum berakhir.</li>
      </ol>
      <p>Skor adalah satu taruhan terbaik, sebagai kelipatan dari nilai taruhan, atau turnover; halamannya menyebutkan yang mana. Jika skor sama, yang mencapainya lebih dulu berada di atas. Taruhan yang belum selesai saat berakhir tetap dihitung jika selesai dalam sepuluh menit. Taruhan yang dibatalkan tidak dihitung.</p>
      <p>Hadiah menunggu di <a href="/member/rewardCenter">Pusat hadiah</a> selama tujuh hari. Anda bisa keluar sebelum mulai dan biaya ikut kembali. Jika pemain terlalu sedikit saat mulai, turnamen dibatalkan dan semua biaya ikut dikembalikan. Selama jeda, turnamen ditutup.</p>`,
  },
  'free-rounds': {
    title: 'Cara memakai putaran gratis',
    keywords:
      'free spin, freespin, free spins, spin gratis, fs, bonus spin, putaran gratis, ronde gratis, game gratis, sisa spin, free spin hangus, free spin tidak muncul, kemenangan free spin, spin belum dipakai, cara pakai free spin',
    content: `
      <p>Putaran gratis dimainkan di permainan yang ditentukan, dengan taruhan tetap yang tidak mengurangi saldo Anda.</p>
      <ol>
        <li>Buka <a href="/member/rewardCenter">Pusat hadiah</a>. Di sana tertera permainannya, sisa putarannya, dan sampai kapan.</li>
        <li>Buka permainan itu. Putaran gratis mulai sendiri, dan sisanya tampil di bilah permainan.</li>
        <li>Jika permainan Anda tutup, lanjutkan nanti: sisa putaran disimpan sampai waktunya habis.</li>
      </ol>
      <p>Semua kemenangan masuk sekaligus sebagai satu kredit, setelah putaran terakhir atau saat waktunya habis. Kredit itu bisa punya syarat turnover, yang kemudian tampil di <a href="/member/withdraw">Tarik dana</a>.</p>
      <p>Jika Anda punya beberapa, yang berakhir lebih dulu dimainkan lebih dulu. Putaran yang tidak dimainkan tepat waktu akan hangus.</p>`,
  },
  // games
  'find-game': {
    title: 'Cari permainan, favorit, dan yang terakhir dimainkan',
    keywords:
      'cari game, cari permainan, cari slot, cari provider, search, favorit, game favorit, hati, love, terakhir dimainkan, riwayat game, filter, taruhan terkecil, bet kecil, game baru, game populer, game tidak ketemu',
    content: `
      <ol>
        <li>Tekan ikon kaca pembesar di atas dan ketik namanya. Yang ditemukan: permainan, provider, lotre, promosi, dan jawaban bantuan, juga bila salah ketik.</li>
        <li>Atau buka sebuah kategori lalu pilih provider, jenis permainan, atau taruhan minimum.</li>
      </ol>
      <p>Ikon hati pada permainan menyimpannya di <a href="/favourites">Favorit</a>, paling banyak 500. <a href="/recent">Terakhir dimainkan</a> berisi yang baru Anda buka. Keduanya perlu login.</p>
      <p>Ikon hati pada lotre hanya tersimpan di browser ini, terpisah untuk setiap nama pengguna.</p>`,
  },
  'game-problem': {
    title: 'Permainan tidak terbuka, macet, atau tertutup',
    keywords:
      'game error, game ga bisa dibuka, game tidak bisa dimainkan, loading terus, muter terus, layar hitam, layar putih, blank, ngelag, lag, lemot, nge freeze, hang, macet, keluar sendiri, koneksi putus, dc, disconnect, spin terputus, maintenance, mt, popup diblokir',
    content: `
      <p>Saldo Anda aman. Ronde yang selesai sudah masuk ke saldo. Ronde yang masih berjalan akan selesai sendiri, dan kemenangannya tetap milik Anda.</p>
      <ol>
        <li>Tekan “Buka lagi”, atau muat ulang halaman.</li>
        <li>Periksa koneksi Anda. Permainan memerlukan JavaScript. Olahraga terbuka di jendela sendiri: jika belum ada jendela yang terbuka, tekan “Buka permainan” atau izinkan pop-up.</li>
        <li>Baca pesannya. Saat pemeliharaan, permainan dari provider itu ditutup sebentar. Jika batas waktu Anda sudah tercapai, tidak ada permainan yang terbuka sampai hitungannya mulai lagi.</li>
        <li>Cari rondenya di <a href="/member/personalHistoryCopy">Riwayat taruhan</a>. “Berjalan” berarti belum selesai.</li>
      </ol>
      <p>Jika ada ronde yang tidak tercatat atau terus berjalan, kirim nama permainan, waktu, nomor transaksi, dan tangkapan layar ke <a href="/help?article=contact">layanan pelanggan</a>.</p>`,
  },
  fair: {
    title: 'Apakah permainannya adil, dan bagaimana memeriksanya?',
    keywords:
      'curang, game curang, settingan, disetting, di setting, diatur bandar, rekayasa, penipu, bohong, kalah terus, rungkad, fair play, provably fair, seed, hash, rng, acak, cek undian, cek ronde, bisa dipercaya',
    content: `
      <p>Hasil tidak bisa diubah setelah Anda bertaruh, dan banyak di antaranya bisa Anda periksa sendiri.</p>
      <ul>
        <li><b>Ronde:</b> buka taruhan di <a href="/member/personalHistoryCopy">Riwayat taruhan</a>, “Rincian dan fair play”, lalu “Periksa ronde di sini”. Hash seed server sudah diumumkan sebelum ronde. Seed-nya sendiri tampil setelah Anda meminta seed baru di permainan.</li>
        <li><b>Undian lotre:</b> buka <a href="/lottery/fair">Periksa undian</a>, pilih lotre dan undiannya, lalu tekan “Periksa di browser ini”. Kunci rahasia suatu hari diumumkan setelah hari itu berakhir; hash-nya sudah diumumkan sebelumnya.</li>
      </ul>
      <p>Jika ada yang tidak bisa diperiksa, halaman menyebutkannya, misalnya hasil yang dimasukkan secara manual, undian yang batal, atau ronde yang tidak memakai seed seperti itu. Jika pemeriksaan tidak cocok, kirim nomor transaksi atau nomor undiannya ke <a href="/help?article=contact">layanan pelanggan</a>.</p>`,
  },
  rtp: {
    title: 'Arti RTP, volatilitas, dan taruhan minimum',
    keywords:
      'rtp, rtp slot, rtp tertinggi, rtp live, slot gacor, gacor, gampang menang, mudah maxwin, maxwin, pola slot, persen kemenangan, volatilitas, volatility, slot receh, bet kecil, minimal bet, bet 200 perak, risiko',
    content: `
      <p>Ketiganya tertera di kartu setiap permainan.</p>
      <ul>
        <li><b>RTP</b> (return to player) adalah bagian dari semua taruhan yang dibayarkan kembali oleh permainan, rata-rata dari sangat banyak ronde. RTP tidak mengatakan apa pun tentang ronde Anda berikutnya.</li>
        <li><b>Volatilitas</b> menerangkan sebaran kemenangan. Rendah: banyak kemenangan kecil. Tinggi: jarang menang tetapi lebih besar, dan lebih lama tanpa kemenangan.</li>
        <li><b>Taruhan minimum</b> adalah taruhan terkecil untuk satu ronde. “Taruhan kecil” menandai permainan dengan minimum yang sangat kecil.</li>
      </ul>
      <ol>
        <li>Buka salah satu kategori permainan.</li>
        <li>Pakai filter, misalnya “Taruhan minimum”, atau urutkan menurut “RTP tertinggi”.</li>
      </ol>
      <p>RTP tinggi tidak membuat permainan menguntungkan: dalam jangka panjang, setiap permainan menyimpan sebagian taruhan. Mainlah untuk hiburan, dan <a href="/help?article=responsible">sesuai kemampuan</a>.</p>`,
  },
  result: {
    title: 'Hasilnya tampak salah, atau taruhan saya void',
    keywords:
      'hasil salah, skor salah, menang tapi kalah, menang tidak dibayar, kemenangan belum masuk, salah hitung, void, bet void, taruhan dibatalkan, taruhan dikembalikan, pertandingan batal, pertandingan ditunda, seri, draw, parlay, mix parlay, komplain hasil, protes',
    content: `
      <p>Buka dulu taruhannya di <a href="/member/personalHistoryCopy">Riwayat taruhan</a>. “Hasil” menerangkan bagaimana akhirnya:</p>
      <ul>
        <li><b>Berjalan:</b> belum selesai. Pertandingan dan laga dihitung setelah usai.</li>
        <li><b>Menang</b>, <b>Kalah</b>, atau <b>Seri</b> jika kemenangannya sama dengan taruhan.</li>
        <li><b>Void:</b> taruhan tidak berlaku dan uang taruhan dikembalikan, misalnya karena acaranya batal atau odds-nya jelas keliru.</li>
      </ul>
      <p>Jika hasil undian lotre resmi dikoreksi, taruhannya dihitung ulang. Anda mendapat pesan, dan <a href="/member/transactionHistory">Riwayat akun</a> menampilkan apa yang ditambah atau ditarik kembali.</p>
      <p>Jika Anda tidak setuju dengan suatu hasil, hubungi <a href="/help?article=contact">layanan pelanggan</a> dalam 30 hari, dengan nomor transaksi, waktu, dan hasil yang menurut Anda benar.</p>`,
  },
  // lottery
  'lottery-bet': {
    title: 'Cara pasang lotre',
    keywords:
      'togel, pasang togel, pasang nomor, pasang angka, beli angka, cara main togel, toto, lotere, lotre, 2d, 3d, 4d, colok, bbfs, pasaran, slip, satuan, kelipatan, pasang beruntun, level odds, acak nomor',
    content: `
      <ol>
        <li>Buka <a href="/lottery">Lotre</a> dan pilih lotre. Halaman menampilkan kapan undiannya ditutup.</li>
        <li>Pilih jenis taruhan dan angka Anda. “Cara main” menerangkan cara menangnya dan berapa harganya.</li>
        <li>Pilih “Satuan” dan “Kelipatan”. Harga satu taruhan adalah satuan dikali kelipatan.</li>
        <li>Jika ada level odds, pilih salah satu. Level yang lebih rendah membayar kemenangan lebih kecil, tetapi rebate-nya lebih tinggi.</li>
        <li>Tekan “Tambah ke slip”. Untuk beberapa undian sekaligus, yaitu pasang beruntun, atur “Jumlah undian” dan “Berhenti setelah menang”.</li>
        <li>Tekan “Pasang” dan konfirmasi.</li>
      </ol>
      <p>Taruhan Anda ada di “Taruhan saya hari ini” dan di <a href="/member/personalHistoryCopy/lottery">Riwayat lotre</a>. Jika undian baru saja ditutup, slip Anda disimpan untuk undian berikutnya. Taruhan yang belum dikonfirmasi boleh dikirim lagi: tidak akan terpasang dua kali.</p>`,
  },
  'lottery-results': {
    title: 'Di mana dan kapan melihat hasil lotre?',
    keywords:
      'result togel, hasil togel, keluaran, keluaran hari ini, data keluaran, result hari ini, nomor keluar, angka keluar, jam result, jam tutup, jam buka, jadwal undian, live draw, result belum keluar, zona waktu, wib, tren, statistik angka, paito',
    content: `
      <p>“Hasil terbaru” di <a href="/lottery">Lotre</a> menampilkan undian terakhir. Untuk yang lebih lama, buka lotrenya dan pilih “Hasil dan tren”. Lotre Vietnam juga ada di <a href="/vnlottery">halaman tersendiri</a>.</p>
      <ul>
        <li>Zona waktu yang dipakai tertera di halaman. Jam Anda bisa berbeda.</li>
        <li>Hitung mundur habis saat undian tidak lagi menerima taruhan. Itu sebentar sebelum undiannya sendiri.</li>
        <li>Setelah itu, di halaman tertulis bahwa undian “sedang diundi”. Lalu hasilnya muncul dan taruhan dihitung.</li>
        <li>Sebagian lotre hanya diundi pada jam atau hari tertentu. Undian berikutnya tampil di daftar.</li>
      </ul>
      <p>“Tanpa hasil: undian dibatalkan” berarti semua uang taruhan kembali. Jika hasil tak kunjung muncul, muat ulang halaman, lalu tanyakan ke <a href="/help?article=contact">layanan pelanggan</a> dengan nomor undiannya.</p>`,
  },
  'lottery-cancel': {
    title: 'Batalkan taruhan lotre atau pasang beruntun',
    keywords:
      'batal togel, batalin taruhan, batalkan pasangan, cancel bet, cancel togel, salah pasang, salah nomor, salah angka, salah beli, hapus taruhan, ganti nomor, ubah angka, biaya pembatalan, uang kembali, refund, stop pasang beruntun, berhenti beruntun',
    content: `
      <p>Taruhan bisa dibatalkan sampai undiannya ditutup. Uang taruhan kembali, dipotong biaya yang ditampilkan sebelum Anda konfirmasi.</p>
      <ol>
        <li>Buka lotrenya dan lihat “Taruhan saya hari ini”, atau buka taruhannya di <a href="/member/personalHistoryCopy/lottery">Riwayat lotre</a>.</li>
        <li>Tekan “Batalkan”. Untuk slip dengan beberapa taruhan atau pasang beruntun, Anda bisa membatalkan semua yang masih berjalan.</li>
        <li>Baca jumlah taruhan, biaya, dan yang kembali, lalu tekan “Batalkan taruhan” atau “Batalkan semua”.</li>
      </ol>
      <p>Tidak ada biaya bila pasang beruntun berhenti setelah menang, bila undian batal, atau bila pasang beruntun dikembalikan karena Anda memulai jeda. Pengembaliannya ada di <a href="/member/transactionHistory">Riwayat akun</a>.</p>
      <p>Taruhan tidak bisa diubah: batalkan, lalu pasang lagi. Setelah undian ditutup, tidak ada yang bisa membatalkannya.</p>`,
  },
  'lottery-prize': {
    title: 'Kemenangan lotre belum masuk atau lebih kecil',
    keywords:
      'tembus, nomor tembus, angka tembus, menang togel, kemenangan belum dibayar, hadiah togel, hadiah 4d, bayaran togel, dibayar berapa, odds, hadiah kurang, menang tidak masuk, nomor penuh, limit nomor, angka panas, sold out, kemenangan maksimum, bolak balik',
    content: `
      <p>Buka taruhannya di <a href="/member/personalHistoryCopy/lottery">Riwayat lotre</a>. Di sana ada hasil, cara menang, satuan, kelipatan, dan level odds.</p>
      <ul>
        <li>Statusnya harus selesai. Hasil yang sudah diundi bisa saja masih “sedang dihitung”.</li>
        <li>Kemenangan adalah odds dikali satuan dikali kelipatan. Level odds yang lebih rendah membayar lebih kecil dan menambah rebate. Pada sebagian jenis taruhan, semua susunan angka berbagi satu hadiah.</li>
        <li>Ada kemenangan maksimum per taruhan. Jika berlaku, hal itu tertera di slip.</li>
      </ul>
      <p>“Cara main” menerangkan setiap jenis taruhan, dan <a href="/member/bonusDetails">Odds dan rebate lotre</a> memuat odds-nya.</p>
      <p>Suatu angka bisa penuh: taruhan semua anggota pada satu angka dalam satu undian ada batasnya. Jika kemenangan tetap belum masuk, kirim nomor transaksi ke <a href="/help?article=contact">layanan pelanggan</a>.</p>`,
  },
  // safe
  responsible: {
    title: 'Bermain bertanggung jawab',
    keywords:
      'batas deposit, atur batas deposit, kecanduan, kecanduan judi, candu, judol, tidak bisa berhenti, susah berhenti, kalah banyak, ngejar kekalahan, balikin modal, utang judi, terlilit hutang, pinjol, butuh bantuan, konseling, anak di bawah umur, keluarga, stres karena judi',
    content: `
      <p>Bermain adalah hiburan, bukan cara mencari uang, apalagi membayar utang. {name} ingin Anda menikmatinya dan tahu kapan berhenti.</p>
      <h3>Aturan sederhana</h3>
      <ul>
        <li>Pakai uang yang Anda rela kehilangan; tentukan jumlah dan lamanya sebelum mulai.</li>
        <li>Jangan mengejar kekalahan: taruhan lebih besar tidak mengembalikannya.</li>
        <li>Berhenti saat lelah, sedih, atau setelah minum alkohol.</li>
        <li>Jadikan permainan bagian kecil dari hidup.</li>
      </ul>
      <h3>Tanda yang perlu diperhatikan</h3>
      <ul>
        <li>Meminjam uang untuk bertaruh atau menyembunyikannya dari keluarga.</li>
        <li>Berulang kali bermain lebih lama dan lebih besar dari rencana.</li>
        <li>Gelisah saat berhenti dan terus memikirkan permainan berikutnya.</li>
      </ul>
      <h3>Yang bisa kami bantu</h3>
      <p>{limits}</p>
      <p>Di bawah {age} tahun dilarang bermain. Jika ada anak di rumah, jangan simpan kata sandi dan gunakan kontrol orang tua. Bila perlu bicara dengan seseorang, hubungi layanan bantuan terdekat.</p>`,
  },
  limits: {
    title: 'Batasi deposit, kerugian, atau waktu bermain',
    keywords:
      'atur batas deposit, batas deposit, limit depo, batasi depo, batas kalah, batas kerugian, limit harian, limit bulanan, batas waktu main, atur budget, atur anggaran, naikkan limit, turunkan limit, hapus limit, biar ga boros, taruhan ditolak, depo ditolak karena limit',
    content: `
      <ol>
        <li>Buka <a href="/member/limits">Bermain bertanggung jawab</a>.</li>
        <li>Isi batas yang Anda mau untuk deposit, kerugian, atau waktu bermain, per hari, minggu, atau bulan. Kolom kosong berarti tanpa batas.</li>
        <li>Tekan “Simpan”.</li>
      </ol>
      <p>Batas pertama atau batas yang lebih rendah langsung berlaku. Batas yang lebih tinggi, atau tanpa batas, menunggu 24 jam, lalu Anda harus menekan “Konfirmasi kenaikan”. Tanpa konfirmasi, permintaan itu gugur tujuh hari setelah diajukan dan batas yang lebih rendah tetap berlaku. “Pertahankan batas rendah” membatalkan permintaannya.</p>
      <p>Taruhan yang bisa melampaui batas kerugian Anda ditolak. Deposit di atas batas tidak diterima, dan pembayaran yang melampauinya dikembalikan. Batas tidak pernah menghalangi penarikan.</p>`,
  },
  break: {
    title: 'Ambil jeda atau kecualikan diri dari permainan',
    keywords:
      'tutup akun, hapus akun, berhenti main, stop judi, blokir akun sendiri, nonaktifkan akun, kunci akun saya, istirahat, libur main, jeda, timeout, self exclusion, pengecualian diri, buka jeda, akhiri jeda, aktifkan lagi akun, tobat',
    content: `
      <p>Jeda berlangsung beberapa hari atau minggu, pengecualian diri beberapa bulan atau tahun. Tidak ada yang bisa mengakhirinya lebih cepat, termasuk layanan pelanggan.</p>
      <ol>
        <li>Buka <a href="/member/limits">Bermain bertanggung jawab</a>.</li>
        <li>Pilih berapa lama, baca apa saja yang dihentikan, lalu tekan “Mulai jeda” atau “Mulai pengecualian diri”.</li>
      </ol>
      <p><b>Yang dihentikan:</b> permainan dan taruhan, deposit dan transfer, bonus dan iklan. Pada pasang beruntun lotre, undian yang belum keluar dikembalikan.</p>
      <p><b>Yang tetap bisa dipakai:</b> saldo, penarikan, riwayat, pesan, batas, dan bantuan.</p>
      <p>Pengecualian diri mengeluarkan Anda dari semua perangkat dan menghapus syarat turnover deposit Anda. Anda bisa masuk lagi untuk menarik dana. Selama jeda, Anda bisa meminta kembali deposit yang masih punya syarat turnover.</p>`,
  },
  'reality-check': {
    title: 'Ingatkan saya sudah berapa lama bermain',
    keywords:
      'pengingat, pengingat bermain, reminder, alarm main, timer, pop up di game, notif muncul terus, sudah berapa lama main, lama bermain, durasi main, game berhenti sendiri, game dijeda, matikan pengingat, lupa waktu, reality check',
    content: `
      <p>Pengingat bermain menjeda permainan dan menampilkan lama bermain, total taruhan, serta menang atau kalah Anda, termasuk lotre.</p>
      <ol>
        <li>Buka <a href="/member/limits">Bermain bertanggung jawab</a>.</li>
        <li>Di “Pengingat bermain”, pilih seberapa sering, atau “Tidak pernah”, lalu simpan.</li>
        <li>Saat pengingat muncul, tekan “Lanjut main” atau “Berhenti dan keluar”.</li>
      </ol>
      <p>Sebelum Anda menjawab, tidak ada permainan atau lotre yang menerima taruhan. Jika lotre menyebut sudah saatnya pengingat bermain, jawab dulu, lalu pasang lagi. Jika pengingat tidak bisa ditampilkan, muat ulang halaman.</p>
      <p>Berhenti kurang dari sepuluh menit masih dihitung sesi yang sama. Jika pengingat terlalu sering atau terlalu jarang, pilih waktu lain di halaman yang sama.</p>`,
  },
  // agents
  partner: {
    title: 'Cara menjadi agen atau mitra',
    keywords:
      'jadi agen, daftar agen, cara jadi agen, jadi bandar, affiliate, afiliasi, mitra, partner, komisi agen, gabung agen, kerja sama, pengajuan agen, pengajuan ditolak, syarat agen, kalkulator komisi, bisnis, cari downline',
    content: `
      <p>Ajukan di halaman <a href="/join">Jadi mitra</a> di situs ini. Di sana ada penghasilan mitra dan kalkulatornya. Semua orang bisa membacanya; untuk mengajukan, Anda perlu akun asli.</p>
      <ol>
        <li>Masuk, lalu buka halaman itu.</li>
        <li>Isi formulir pengajuan dan kirim.</li>
        <li>Pantau statusnya di sana: sudah masuk, dihubungi, lalu disetujui atau ditolak. Setiap perubahan juga dikirim ke <a href="/member/messageV2">Pesan</a> Anda.</li>
      </ol>
      <p>Jika disetujui, akun Anda menjadi akun agen dengan tautan undangan pertamanya. Dompet, riwayat, dan upline Anda tetap. Anda hanya bisa punya satu pengajuan yang berjalan.</p>
      <p>Jika Anda sudah punya upline, agen itu juga bisa menjadikan Anda agen. Jika halamannya tidak ada, tanyakan ke <a href="/help?article=contact">layanan pelanggan</a>.</p>`,
  },
  'agent-centre': {
    title: 'Di mana downline dan laporan saya?',
    keywords:
      'pusat agen, menu agen, downline, donline, downlen, tim, anggota tim, member saya, laporan, laporan agen, report, winlose, win lose, omset tim, taruhan tim, subakun, akun staf, atur rate, jadikan agen, log aktivitas',
    content: `
      <p><a href="/agentHome">Beranda agen</a> menampilkan pendapatan Anda, apa yang menunggu Anda, dan tim Anda hari ini. Selebihnya ada di pusat agen:</p>
      <ul>
        <li><a href="/agent/overview">Ringkasan tim</a>: angka-angka suatu periode, anggota terbaik dan terbaru.</li>
        <li><a href="/agent/downlines">Kelola downline</a>: downline langsung Anda beserta timnya. Di sini Anda mengatur rate, mentransfer dana, menulis pesan, dan menjadikan anggota sebagai agen.</li>
        <li><a href="/agent/bets">Taruhan tim</a>, <a href="/agent/profit">Kekalahan anggota</a>, dan <a href="/agent/account">Mutasi akun tim</a>: taruhan, angka, dan transaksi.</li>
        <li><a href="/agent/subs">Subakun</a>: untuk orang yang bekerja bagi Anda, dengan halaman yang Anda pilih.</li>
      </ul>
      <p>“Hasil perusahaan” di atas nol adalah yang dimenangkan perusahaan dari anggota ini. Sentuh bagian jumlah untuk melihat penjelasan setiap angka. Anda melihat seluruh tim, tetapi hanya bisa mengelola downline langsung. Rate baru berlaku mulai tengah malam berikutnya.</p>`,
  },
  links: {
    title: 'Undang anggota: tautan dan akun baru',
    keywords:
      'link agen, link undangan, link afiliasi, tautan undangan, kode undangan, bikin link, link kadaluarsa, link mati, jeda link, hapus link, poster qr, kode qr, daftarin member, tambah member, tambah downline, buat akun downline, pengunjung link, pendaftar',
    content: `
      <p>Buka <a href="/agent/register">Pusat pendaftaran</a>.</p>
      <ol>
        <li>Di “Tautan undangan”, pilih jenis akun, rate, dan masa berlaku tautan, lalu tekan “Buat tautan”.</li>
        <li>Salin atau bagikan tautannya, atau cetak “Poster QR”. Siapa pun yang mendaftar lewat tautan itu menjadi downline langsung Anda.</li>
        <li>Pantau kunjungan dan jumlah pendaftar di sana, dan anggotanya di “Pendaftaran”.</li>
      </ol>
      <p>Tautan bisa dijeda, atau dihapus permanen. Anggotanya tetap milik Anda. Jika tidak Anda ubah, yang membuka tautan tidak melihat nama Anda.</p>
      <p>Untuk membuat akun sendiri, pakai “Tambah akun” dan konfirmasi dengan PIN transaksi Anda. Kata sandi baru hanya ditampilkan sekali. Jika jatah akun hari ini sudah habis, coba lagi besok. Jika tautan aktif terlalu banyak, hapus salah satunya dulu.</p>`,
  },
  'agent-pay': {
    title: 'Kapan komisi, dividen, dan gaji saya dibayar?',
    keywords:
      'komisi agen, komisi belum masuk, komisi kapan cair, gaji agen, gaji harian, gaji per jam, gaji real time, dividen, deviden, bagi hasil, pendapatan agen, hari gajian, kontrak agen, terutang, upline belum bayar, potongan, anggota aktif, tingkat tidak tercapai',
    content: `
      <ul>
        <li><b>Komisi dan rebate:</b> pukul 03.00 (GMT+8) untuk hari sebelumnya.</li>
        <li><b>Dividen:</b> pada malam setelah periodenya, yaitu sehari, seminggu, setengah bulan, atau sebulan.</li>
        <li><b>Gaji:</b> harian pada malam setelah hari itu, per jam beberapa menit setelah jamnya berakhir, real-time setiap lima menit.</li>
      </ul>
      <p>Dividen dan gaji memerlukan kontrak dengan upline Anda atau dengan brand.</p>
      <ol>
        <li>Jawab pengajuan kontrak di halamannya di pusat agen, “Terima” atau “Tolak”. Pengajuan kedaluwarsa setelah tujuh hari.</li>
        <li>Lihat “Pembayaran” di halaman yang sama. “Rincian perhitungan” menerangkan asal setiap jumlah.</li>
        <li><a href="/agent/income">Pendapatan saya</a> menampilkan semuanya per hari.</li>
      </ol>
      <p>Jika tidak ada tingkat yang tercapai, tidak ada yang dibayarkan. “Terutang” berarti upline Anda belum punya dananya: dibayar begitu dananya ada. Pembayaran ini tidak punya syarat turnover.</p>`,
  },
  'transfer-upline': {
    title: 'Kirim dana ke upline atau downline',
    keywords:
      'transfer ke upline, tf upline, kirim saldo ke agen, kirim chip, transfer antar akun, transfer ke teman, kirim saldo ke downline, transfer ke member lain, salah transfer, batal transfer, tidak bisa transfer, ga punya upline, saldo ke bandar',
    content: `
      <p>Jika fitur ini terbuka untuk Anda, Anda bisa mengirim dana ke upline. Dana langsung masuk dan tidak bisa diambil kembali.</p>
      <ol>
        <li>Buka <a href="/member/transferUpline">Transfer ke upline</a>. Di sana tertera berapa yang bisa ditransfer.</li>
        <li>Isi jumlah dan <a href="/help?article=payment-password">PIN transaksi</a> Anda, lalu tekan “Transfer”.</li>
      </ol>
      <p>Agen mengirim dana ke downline langsung di <a href="/agent/downlines">Kelola downline</a>. Seperti deposit, downline harus memenuhi turnovernya sebelum menarik dana.</p>
      <p>Dana yang masih punya syarat turnover tidak bisa ditransfer: <a href="/member/withdraw">Tarik dana</a> menampilkan sisanya. Jika halaman menyebut Anda tidak bisa mentransfer ke upline, layanan pelanggan bisa menjelaskannya. Jika transfer belum dikonfirmasi, kirim lagi: dana hanya berpindah sekali.</p>`,
  },
  // site
  app: {
    title: 'Instal aplikasi',
    keywords:
      'download apk, unduh apk, apk, donlot aplikasi, download aplikasi, aplikasi android, aplikasi hp, iphone, ios, ipad, pasang aplikasi, gagal instal, instal diblokir, sumber tidak dikenal, layar utama, update aplikasi, versi terbaru',
    content: `
      <p>Buka <a href="/down">Unduh aplikasi</a>. Halaman itu menampilkan yang tersedia untuk ponsel Anda. Akunnya sama, permainannya sama.</p>
      <ol>
        <li><b>Android:</b> unduh file, buka, lalu izinkan instalasi dari sumber ini saat ponsel bertanya.</li>
        <li><b>iPhone dan iPad:</b> buka tautan, lalu ketuk Instal. Setelah itu percayai pengembang di Pengaturan, Umum, VPN dan Manajemen Perangkat.</li>
        <li><b>Aplikasi web:</b> buka tautan di browser dan tambahkan ke layar utama. Di Safari ketuk Bagikan, di Chrome buka menunya.</li>
        <li>Masuk dengan akun Anda seperti biasa.</li>
      </ol>
      <p>Instal hanya dari halaman ini atau dari toko aplikasi resmi. Kami tidak pernah meminta kata sandi Anda lewat pesan. Jika belum ada aplikasi, situs ini berjalan lancar di browser ponsel Anda.</p>`,
  },
  messages: {
    title: 'Pesan, berita, dan pop-up',
    keywords:
      'inbox, kotak masuk, kotak pesan, notif, notifikasi, pemberitahuan, pengumuman, berita, pesan belum dibaca, hapus pesan, matikan promo, berhenti langganan, unsubscribe, spam promo, sms promo, iklan, popup, pop up muncul terus',
    content: `
      <p>Info tentang akun, dana, dan hadiah Anda ada di <a href="/member/messageV2">Pesan</a>. Berita tentang situs ada di <a href="/noticePage">Berita terbaru</a>.</p>
      <ol>
        <li>Buka pesan untuk membacanya. Tautan di dalamnya menuju transaksi atau halaman yang dimaksud.</li>
        <li>“Tandai semua sudah dibaca” menghilangkan angka di menu. Pesan yang Anda hapus bisa dikembalikan dengan “Urungkan”.</li>
        <li>Agar pop-up tidak muncul lagi hari itu, pilih “Jangan tampilkan lagi hari ini”.</li>
      </ol>
      <p>Jika Anda tidak mau menerima info promosi, beri tahu <a href="/help?article=contact">layanan pelanggan</a>: bisa dihentikan kapan saja. Selama jeda atau pengecualian diri, Anda tidak menerima iklan. Pesan tentang uang Anda tetap dikirim.</p>
      <p>Kami tidak pernah meminta kata sandi atau kode lewat pesan.</p>`,
  },
  language: {
    title: 'Ganti bahasa atau tema gelap',
    keywords:
      'bahasa, ganti bahasa, bahasa indonesia, bahasa inggris, english, salah bahasa, bahasa berubah sendiri, translate, mode gelap, mode malam, dark mode, mode terang, tema, warna tampilan, pengaturan tampilan, mata silau',
    content: `
      <ol>
        <li>Untuk bahasa, pakai tombol bahasa di bagian atas halaman, atau “Pengaturan” di menu pada ponsel. Pilih salah satu dari daftar.</li>
        <li>Untuk tema, tekan “Ganti ke tema gelap” atau “Ganti ke tema terang” di tempat yang sama.</li>
      </ol>
      <p>Pilihan Anda disimpan di browser ini. Di perangkat lain, Anda memilih lagi. Daftarnya memuat semua bahasa di situs ini; jika bahasa Anda tidak ada di sana, berarti belum tersedia.</p>
      <p>Tanggal dan jumlah uang kemudian ditulis seperti lazimnya dalam bahasa itu. Mata uang akun Anda tidak berubah.</p>
      <p>Jika pilihan selalu hilang, periksa apakah browser Anda menghapus cookie saat ditutup.</p>`,
  },
  chat: {
    title: 'Aturan ruang obrolan, atau saya tidak bisa menulis',
    keywords:
      'chat, ruang chat, room chat, obrolan, ngobrol, ga bisa chat, ga bisa ngetik, pesan ditolak, kena mute, chat diblokir, kenapa chat saya diblokir, dibisukan, kena ban, kata kasar, kirim link, kirim nomor hp, spam, lapor pesan, laporkan pemain, moderator, admin chat',
    content: `
      <p>Semua orang bisa membaca ruang obrolan. Untuk menulis, Anda perlu akun asli dan deposit pertama. Selama jeda, Anda hanya bisa membaca.</p>
      <ul>
        <li>Satu pesan maksimal 200 karakter.</li>
        <li>Tanpa tautan, tanpa nomor panjang seperti nomor telepon atau rekening, dan tanpa hinaan. Pesan dengan kata terlarang ditolak, tidak pernah disembunyikan diam-diam.</li>
        <li>Satu pesan dalam tiga detik, dan jangan mengulang pesan yang sama terus-menerus.</li>
        <li>Nama disamarkan. Layanan pelanggan dan agen punya tanda khusus, dan orang lain tidak bisa memakainya.</li>
      </ul>
      <ol>
        <li>Jika ada pesan yang melanggar aturan, laporkan. Setelah beberapa laporan, pesan itu disembunyikan sampai kami memutuskan.</li>
        <li>Yang melanggar aturan bisa dibisukan sementara, atau dilarang menulis.</li>
      </ol>
      <p>Ruang obrolan bukan layanan bantuan: untuk urusan akun Anda, hubungi <a href="/help?article=contact">layanan pelanggan</a>.</p>`,
  },
  feedback: {
    title: 'Beri tahu kami apa yang bisa diperbaiki',
    keywords:
      'saran, masukan, kritik, kritik dan saran, usul, ide, keluhan, komplain, lapor bug, lapor masalah, error di situs, pendapat, ulasan, kirim masukan, kasih saran, pujian',
    content: `
      <p>Buka <a href="/feedback">Kirim masukan</a>. Jika pencarian di <a href="/help">Bantuan</a> tidak menemukan apa-apa, formulir terbuka dengan kata-kata Anda sudah terisi.</p>
      <ol>
        <li>Pilih kategori.</li>
        <li>Tulis apa yang terjadi atau apa yang kurang, 10 sampai 1.000 karakter. Nomor transaksi, nama permainan, atau halamannya membantu kami.</li>
        <li>Jika Anda belum masuk, tinggalkan alamat email bila ingin dijawab. Lalu kirim. Anda bisa mengirim lima kali per jam.</li>
      </ol>
      <p>Jika Anda sudah masuk, jawaban kami dikirim ke <a href="/member/messageV2">Pesan</a> Anda. Di akhir artikel, Anda juga bisa memberi tahu apakah artikelnya membantu, dan mengubah jawaban itu nanti.</p>
      <p>Jika menyangkut uang atau akun Anda, <a href="/help?article=contact">layanan pelanggan</a> lebih cepat. Jangan pernah mengirim kata sandi atau kode.</p>`,
  },
  // about
  about: {
    title: 'Tentang kami',
    keywords:
      'tentang, siapa kalian, perusahaan, pemilik, situs resmi, situs terpercaya, resmi atau tidak, lisensi, izin, legal, aman tidak, penipuan atau bukan, terbukti membayar, permainan apa saja, enkripsi',
    content: `
      <p>{name} adalah situs permainan online untuk orang dewasa. Permainan dari banyak studio kami satukan dalam satu akun, satu aturan, dan satu tim layanan.</p>
      <h3>Yang bisa Anda mainkan</h3>
      <p>{games}. Taruhan minimum, RTP, dan volatilitas tertera di kartu setiap permainan.</p>
      <h3>Komitmen kami</h3>
      <ul>
        <li>Adil: hasil berasal dari sistem angka acak studio berlisensi atau undian di depan kamera. Kami tidak dapat mengubahnya. Anda dapat <a href="/lottery/fair">memeriksa setiap undian</a> lotre kami sendiri.</li>
        <li>Jelas: setiap taruhan tercatat di riwayat taruhan, dan setiap mutasi dana di riwayat akun.</li>
        <li>Aman: koneksi dilindungi enkripsi 128-bit dan dana anggota dipisahkan dari dana perusahaan.</li>
        <li>Bertanggung jawab: hanya untuk usia {age} tahun ke atas, dengan batas dan jeda yang bisa diatur siapa saja.</li>
        <li>Berlisensi: setiap lencana lisensi di bagian bawah halaman membuka nomor, pemegang, dan masa berlakunya, beserta tautan ke daftar resmi regulator.</li>
      </ul>
      <p>Lisensi kami ada di bagian bawah setiap halaman. Punya masukan? Sampaikan kepada layanan pelanggan; semuanya kami baca.</p>`,
  },
  term: {
    title: 'Syarat dan ketentuan',
    keywords:
      'aturan, peraturan, syarat, ketentuan, s&k, perjanjian pendaftaran, batas umur, satu akun, akun ganda, akun tidak aktif, akun lama tidak dipakai, jual akun, pinjam akun, bot, kecurangan, taruhan dibatalkan, boleh main di mana',
    content: `
      <p>Dengan menggunakan {name}, Anda menyetujui ketentuan ini. Kami buat singkat; mohon dibaca sebelum membuat akun.</p>
      <h3>Siapa yang boleh bermain</h3>
      <ul>
        <li>Berusia {age} tahun ke atas dan memenuhi batas usia hukum setempat.</li>
        <li>Satu orang satu akun, atas nama yang sama dengan rekening bank; jika berbeda, penarikan tidak bisa diproses.</li>
        <li>Akun tidak boleh dijual, dipinjamkan, atau dimainkan untuk orang lain. Jaga kata sandi Anda.</li>
      </ul>
      <h3>Taruhan</h3>
      <ul>
        <li>Taruhan sah setelah dikonfirmasi sistem; catatan server kami menjadi acuan.</li>
        <li>Taruhan akibat gangguan, odds yang jelas keliru, atau hasil yang sudah diketahui dapat dibatalkan dan uang taruhan dikembalikan.</li>
        <li>Ronde yang terputus diselesaikan menurut aturan permainan; jika pertandingan batal, uang taruhan kembali.</li>
      </ul>
      <h3>Bonus dan akun</h3>
      <ul>
        <li>Bonus harus memenuhi syarat turnover di halamannya; bonus yang diambil dengan banyak akun dibatalkan.</li>
        <li>Bila ada dugaan penipuan, pencucian uang, atau permainan otomatis, akun dapat dibekukan selama pemeriksaan.</li>
        <li>Akun yang tidak dipakai 12 bulan dinonaktifkan sementara. Saldo tetap milik Anda; hubungi layanan pelanggan untuk mengaktifkan.</li>
      </ul>
      <p>Perubahan diumumkan di berita terbaru sebelum berlaku. Keberatan atas hasil dapat disampaikan ke layanan pelanggan dalam 30 hari.</p>`,
  },
  privacy: {
    title: 'Kebijakan privasi',
    keywords:
      'privasi, data pribadi, data saya, data aman tidak, hapus data, lihat data saya, perbaiki data, kebocoran data, data bocor, data dijual, cookie, pelacakan, siapa yang melihat data, berapa lama disimpan, ktp',
    content: `
      <p>{name} hanya mengumpulkan data yang diperlukan untuk menjalankan akun Anda, dan menjaganya seperti menjaga saldo Anda.</p>
      <h3>Yang kami kumpulkan</h3>
      <ul>
        <li>Data yang Anda isi: nama pengguna, nama pemilik rekening, nomor ponsel, alamat email, dan sejenisnya.</li>
        <li>Aktivitas Anda: waktu, lokasi, dan perangkat saat masuk; deposit, penarikan, dan taruhan.</li>
        <li>Percakapan Anda dengan layanan pelanggan.</li>
      </ul>
      <h3>Untuk apa</h3>
      <ul>
        <li>Mengelola akun, memproses dana, membayar kemenangan, serta memeriksa usia dan identitas.</li>
        <li>Mencegah penipuan dan pencurian, serta memenuhi kewajiban lisensi dan hukum.</li>
        <li>Mengirim info promosi bila Anda setuju; bisa dihentikan kapan saja.</li>
      </ul>
      <h3>Siapa yang melihat dan berapa lama</h3>
      <p>Pihak yang memproses pembayaran, studio permainan yang Anda mainkan, dan otoritas yang berwenang. Kami tidak pernah menjualnya. Setelah akun ditutup, catatan disimpan lima tahun sesuai lisensi, lalu dihapus.</p>
      <p>Anda dapat meminta melihat, memperbaiki, atau menghapus data lewat {email}; kami menjawab dalam 30 hari.</p>`,
  },
  contact: {
    title: 'Hubungi kami',
    keywords:
      'cs, customer service, costumer service, layanan pelanggan, admin, hubungi admin, livechat, live chat, kontak, wa, whatsapp, telegram, facebook, email, nomor telepon, komplain, lapor, bicara dengan orang, atasan, 24 jam',
    content: `
      <p>Siang atau malam, selalu ada yang menjawab di {name}.</p>
      <ul>
        <li>Live chat: 24/7 sepanjang tahun, biasanya dalam satu menit.</li>
        <li>Email: {email}, dijawab dalam 12 jam; cocok bila perlu melampirkan dokumen.</li>
        <li>Telegram dan Facebook: tautannya ada di jendela “Lupa kata sandi?”.</li>
        <li>Layanan VIP: pendamping pribadi mulai VIP {rank}.</li>
      </ul>
      <h3>Agar lebih cepat dibantu</h3>
      <p>Sampaikan dalam satu pesan: nama pengguna, waktu kejadian, nomor transaksi atau nama permainan, dan apa yang tampil di layar. Tangkapan layar membantu; nomor referensi di halaman error membantu kami menemukan masalahnya.</p>
      <p>Kami tidak pernah meminta kata sandi atau kode verifikasi. Jika ada yang meminta, hentikan dan beri tahu kami.</p>
      <h3>Keluhan</h3>
      <p>Bila belum puas, mintalah peninjauan oleh atasan secara tertulis. Jawaban tertulis diberikan dalam tujuh hari.</p>`,
  },
};
