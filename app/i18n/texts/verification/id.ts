import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  slider: {
    title: 'Verifikasi singkat',
    text: 'Geser potongan ke celahnya untuk membuktikan Anda bukan robot.',
    track: 'Posisi potongan',
    hint: 'Geser, atau gunakan tombol panah lalu tekan Enter.',
    picture: 'Gambar dengan celah, dan potongan yang mengisinya',
    confirm: 'Konfirmasi',
    checking: 'Memeriksa…',
    another: 'Gambar lain',
    wrong: 'Belum pas. Ini gambar yang baru.',
    failed: 'Verifikasi tidak dapat dimuat. Silakan coba lagi.',
    noScript: 'Lihat skala di bawah gambar: di mana celah dimulai? Atur penggeser ke posisi itu.',
  },
  code: {
    label: 'Kode OTP',
    send: 'Kirim kode',
    sending: 'Mengirim…',
    again: 'Kirim lagi ({{seconds}} dtk)',
    isSent: 'Kode sedang dikirim.',
    sent_other: 'Kode sedang dikirim dan berlaku {{count}} menit.',
    warningTitle: 'Kode tidak terkirim',
    confirm: 'Mengerti',
  },
  mobile: {
    label: 'Nomor ponsel',
    country: 'Kode negara',
    invalid: 'Format nomor ponsel salah.',
    required: 'Isi nomor ponsel Anda.',
  },
  email: {
    invalid: 'Masukkan alamat email, misalnya nama@mail.com.',
    required: 'Masukkan alamat email Anda.',
  },
  phoneAuth: {
    'invalid-phone-number': 'Nomor ponsel ini tidak valid. Periksa kode negara dan nomornya.',
    'missing-phone-number': 'Isi nomor ponsel Anda.',
    'too-many-requests': 'Terlalu banyak permintaan untuk nomor ini. Coba lagi setelah 5 menit.',
    unknown: 'Masuk dengan nomor ponsel sedang tidak tersedia. Silakan coba lagi nanti.',
    'invalid-verification-code': 'Kode salah. Silakan periksa lagi.',
    'missing-verification-code': 'Isi kode OTP dari SMS.',
    'captcha-check-failed': 'Kami belum bisa memastikan Anda bukan robot. Silakan coba lagi.',
    'quota-exceeded': 'Hari ini kode tidak dapat dikirim lagi. Silakan masuk dengan cara lain.',
    'code-expired': 'Kode sudah kedaluwarsa. Minta kode baru.',
    'operation-not-allowed': 'Masuk dengan nomor ponsel sedang dinonaktifkan.',
    'popup-closed-by-user': 'Anda keluar sebelum proses masuk selesai.',
  },
  errors: {
    same: 'Anda sudah memakai yang ini. Masukkan yang lain.',
    missing: 'Akun Anda belum punya kontak yang dapat menerima kode. Tambahkan email atau nomor ponsel dulu.',
    memberCode: 'Masukkan kode yang dikirimkan kepada Anda.',
    code: 'Isi kode OTP dari SMS.',
    codeWrong: 'Kode salah atau sudah kedaluwarsa. Minta kode baru.',
    slider: 'Selesaikan dulu verifikasi singkatnya.',
  },
} satisfies TextsLike<typeof en.page>;
