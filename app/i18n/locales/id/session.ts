import type en from '../en/session.ts';
import type { TextsLike } from '../like.ts';

export default {
  title: 'Masuk',
  subtitle: 'Senang bertemu Anda lagi.',
  username: 'Nama pengguna',
  password: 'Kata sandi',
  captcha: 'Kode verifikasi',
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
    unavailable: 'Koneksi jaringan bermasalah, silakan coba lagi. Yang sudah Anda isi tidak hilang.',
    slider: 'Silakan lakukan verifikasi singkat sekali lagi.',
    notMember: 'Akun yang bukan anggota tidak dapat masuk.',
    noMember: 'Tidak ada akun dengan nomor ini. Periksa lagi, atau daftar.',
    tooMany: 'Terlalu banyak percobaan. Tunggu 5 menit, lalu coba lagi.',
  },
  freePlay: {
    submit: 'Main demo',
    pending: 'Memulai…',
    title: 'Coba semua permainan gratis',
    text: 'Akun demo dilengkapi saldo demo. Tidak ada yang perlu diisi dan tidak ada yang perlu dibayar.',
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
    newWindow: '{{name}}, dibuka di jendela baru',
    empty: 'Belum ada provider di sini.',
  },
  logout: {
    title: 'Keluar',
    question: 'Anda yakin ingin keluar?',
    confirm: 'Keluar',
    pending: 'Sedang keluar…',
  },
} satisfies TextsLike<typeof en>;
