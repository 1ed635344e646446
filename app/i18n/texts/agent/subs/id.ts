import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  intro:
    'Orang yang bekerja untuk Anda masuk dengan nama pengguna Anda, nama subakun, dan kata sandi mereka sendiri. Mereka hanya melihat halaman yang Anda pilih, tidak pernah dompet Anda.',
  new: 'Subakun baru',
  name: 'Nama',
  nameHint: '3–15 huruf dan angka, diawali huruf.',
  password: 'Kata sandi awal',
  passwordHint: 'Harus diganti saat pertama kali masuk.',
  newPassword: 'Kata sandi awal baru',
  newPasswordHint: 'Kosongkan agar kata sandi tetap. Kata sandi baru akan mengeluarkan subakun ini.',
  pages: 'Halaman',
  hidden: 'Tersembunyi',
  read: 'Lihat',
  act: 'Lihat dan kelola',
  state: 'Status',
  open: 'Aktif',
  closed: 'Ditutup',
  submit: 'Buka subakun',
  save: 'Simpan perubahan',
  pending: 'Menyimpan…',
  change: 'Ubah',
  changeTitle: 'Subakun {{name}}',
  failed: 'Belum ada yang disimpan',
  empty: 'Belum ada subakun',
  emptyText: 'Buka satu untuk setiap orang yang bekerja untuk Anda, supaya kata sandi Anda tidak perlu dibagikan.',
  agentPassword: 'PIN transaksi agen',
  readOnly: 'Anda hanya dapat melihat halaman ini. Yang dapat mengelola hanya agen atau subakun yang diberi hak.',
  errors: { name: 'Isi 3–15 huruf dan angka, diawali huruf.' },
} satisfies TextsLike<typeof en.page>;

export const server = {
  toasts: { opened: '{{name}} sekarang dapat masuk.', changed: '{{name}} telah diubah.' },
  used: 'Terakhir dipakai {{time}}',
  never: 'Belum pernah dipakai',
  reads: 'Lihat',
  acts: 'Lihat dan kelola',
  nothing: 'Belum ada halaman',
  created: 'Dibuka {{date}}',
  errors: {
    noRight: 'Subakun Anda tidak berhak melakukan ini. Hubungi agen.',
    noPage: 'Subakun Anda tidak berhak membuka halaman ini. Hubungi agen.',
    needed: 'Isi PIN transaksi agen: enam angka.',
    missing: 'Agen belum punya PIN transaksi.',
    wrong: 'Ini bukan PIN transaksi agen.',
    locked: 'PIN transaksi terlalu sering salah. Coba lagi dalam setengah jam.',
    taken: 'Anda sudah punya subakun dengan nama ini.',
    full: 'Jumlah subakun sudah penuh. Pakai subakun yang sudah ditutup.',
    gone: 'Anda tidak punya subakun ini.',
  },
} satisfies TextsLike<typeof en.server>;
