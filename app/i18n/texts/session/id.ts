import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  login: {
    methods: 'Cara masuk',
    byUsername: 'Nama pengguna',
    bySms: 'SMS',
    useMobile: 'Masuk via ponsel',
    forgot: 'Lupa kata sandi?',
    signUp: 'Daftar',
    signUpTitle: 'Belum jadi anggota?',
    signUpText: 'Daftar cuma semenit, langsung main.',
    or: 'atau',
    withGoogle: 'Lanjutkan dengan Google',
    withFacebook: 'Lanjutkan dengan Facebook',
    again: 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan: isian Anda tidak hilang.',
    againDone: 'Anda sudah masuk lagi. Silakan kirim formulir sekali lagi.',
  },
  title: 'Masuk',
  subtitle: 'Senang bertemu Anda lagi.',
  username: 'Nama pengguna',
  password: 'Kata sandi',
  subAccount: {
    open: 'Masuk sebagai subakun',
    label: 'Subakun',
    hint: 'Untuk orang yang bekerja bagi agen. Nama pengguna di atas adalah milik agen.',
  },
  captcha: 'Kode pada gambar',
  captchaImage: 'Gambar kode yang harus diketik',
  captchaRefresh: 'Tampilkan kode lain',
  remember: 'Ingat saya di perangkat ini selama sehari',
  submit: 'Masuk',
  pending: 'Sedang masuk…',
  errorSummary: 'Anda belum berhasil masuk',
  requestId: 'Nomor referensi: {{id}}',
  formLabel: 'Masuk',
  errors: {
    username: 'Isi nama pengguna Anda.',
    password: 'Isi kata sandi Anda.',
    captcha: 'Ketik kode pada gambar.',
  },
  failures: {
    wrongCredentials: 'Nama pengguna atau kata sandi salah.',
    captchaWrong: 'Kode tidak cocok. Ini gambar yang baru.',
    captchaRequired: 'Ketik juga kode pada gambar.',
    unavailable: 'Koneksi bermasalah, silakan coba lagi. Isian Anda tidak hilang.',
    slider: 'Silakan lakukan verifikasi singkat sekali lagi.',
    notMember: 'Akun yang bukan anggota tidak dapat masuk.',
    notAgent: 'Bukan agen, tidak dapat masuk. Kosongkan “Subakun” untuk masuk sebagai anggota.',
    noMember: 'Tidak ada akun dengan nomor ini. Periksa lagi, atau daftar.',
    tooMany: 'Terlalu banyak percobaan. Tunggu 5 menit, lalu coba lagi.',
  },
  freePlay: {
    submit: 'Main demo',
    pending: 'Memulai…',
    title: 'Coba semua permainan gratis',
    text: 'Akun demo sudah berisi saldo demo. Tanpa formulir, tanpa biaya.',
    pointGames: 'Semua slot, permainan meja, dan tembak ikan',
    pointMoney: 'Saldo demo untuk memulai',
    pointTime: 'Siap dalam sedetik',
    start: 'Main demo gratis',
    thisGame: 'Coba permainan ini gratis',
  },
  welcome: {
    title: 'Permainan Anda menunggu',
    text: 'Masuk untuk melihat saldo, permainan terakhir, dan promosi khusus untuk Anda.',
  },
  menu: {
    label: 'Provider permainan',
    previous: 'Provider sebelumnya',
    next: 'Provider lainnya',
    newWindow: '{{name}}, dibuka di jendela baru',
    empty: 'Belum ada provider di sini.',
  },
  logout: {
    title: 'Keluar',
    question: 'Anda yakin ingin keluar?',
    confirm: 'Keluar',
    pending: 'Sedang keluar…',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  manyCookies:
    'Browser Anda mengirim terlalu banyak cookie untuk situs ini. Semuanya sudah dihapus. Silakan masuk lagi.',
  toasts: {
    signedIn: 'Selamat datang kembali.',
    signedOut: 'Anda sudah keluar.',
    sessionEnded: 'Sesi Anda sudah berakhir. Silakan masuk lagi.',
    signedInElsewhere: 'Akun Anda masuk di perangkat lain, jadi perangkat ini dikeluarkan.',
    otherMember:
      'Di browser ini Anda sekarang masuk sebagai {{name}}, jadi tidak ada yang dikirim. Periksa halaman lalu kirim lagi.',
    freePlay: 'Akun demo Anda sudah siap. Selamat bermain.',
    firstLogin: 'Selamat datang! Ada pesan berisi langkah pertama untuk Anda.',
    signInStopped: 'Anda keluar sebelum proses masuk selesai.',
    socialFailed: 'Masuk lewat layanan ini tidak berhasil. Coba lagi, atau masuk dengan cara lain.',
  },
} satisfies TextsLike<typeof en.server>;
