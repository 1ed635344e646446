import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  recover: {
    title: 'Lupa kata sandi?',
    subtitle: 'Pilih cara kami menghubungi Anda.',
    methods: 'Cara pemulihan',
    byPhone: 'Nomor ponsel',
    byEmail: 'Email',
    newPassword: 'Kata sandi baru',
    setPassword: 'Simpan kata sandi baru dan masuk',
    pendingPhone: 'Menyimpan kata sandi…',
    sendMail: 'Kirim kata sandi baru',
    pendingEmail: 'Mengirim…',
    required: '* wajib diisi',
    sites: 'Link alternatif',
    contacts: 'Cara lain menghubungi kami',
    email: 'Email: {{email}}',
    telegram: 'Telegram',
    facebook: 'Facebook',
    telegramSecond: 'Telegram 2',
    closed: 'Layanan pelanggan akan membantu Anda masuk kembali ke akun.',
    backToLogin: 'Kembali ke halaman masuk',
  },
  password: {
    title: 'Ganti kata sandi',
    forcedTitle: 'Buat kata sandi Anda sendiri',
    given: 'Sebelum lanjut, ganti dulu kata sandi yang diberikan kepada Anda.',
    expired: 'Kata sandi Anda sudah kedaluwarsa. Buat yang baru untuk melanjutkan.',
    old: 'Kata sandi lama',
    new: 'Kata sandi baru',
    confirmNew: 'Ulangi kata sandi baru',
    hint: 'Kata sandi baru harus berbeda dari yang lama. Di perangkat lain, Anda perlu masuk lagi.',
    submit: 'Ganti kata sandi',
    pending: 'Mengganti…',
    signOut: 'Keluar',
  },
} satisfies TextsLike<typeof en.page>;
