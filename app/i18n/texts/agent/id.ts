import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  centre: {
    title: 'Pusat agen',
    pages: { overview: 'Ringkasan tim', downlines: 'Kelola downline' },
  },
  overview: {
    day: 'Hari',
    deposit: 'Deposit',
    withdrawal: 'Penarikan',
    validBet: 'Taruhan valid',
    profit: 'Laba',
    lists: { best: 'Downline terbaik', newest: 'Anggota terbaru', quiet: 'Downline yang sepi' },
    listTexts: {
      best: 'Menurut taruhan valid tim mereka di periode ini',
      newest: 'Di semua tingkat tim Anda',
      quiet: 'Tidak bertaruh 7 hari, padahal sebulan sebelumnya aktif',
    },
    nobody: 'Belum ada',
  },
  downlines: {
    account: 'Nama pengguna',
    name: 'Nama',
    members: 'Tim',
    open: 'Buka tim {{name}}',
    crumbs: 'Posisi Anda di dalam tim',
  },
  agentHome: {
    today: 'Tim Anda hari ini',
    pages: 'Pusat agen',
    title: 'Beranda agen',
    hello: 'Halo, {{name}}',
    since: 'Agen sejak {{date}}',
    balance: 'Saldo',
    rank: 'Peringkat',
    payee: 'Nama pemilik rekening',
    signIns: 'Login terakhir Anda',
    signInsHint: 'Jika ada yang tidak Anda kenali, segera ganti kata sandi.',
    time: 'Waktu',
    device: 'Perangkat',
    place: 'Lokasi',
    way: 'Metode',
    now: 'sesi ini',
    unknownPlace: 'tidak diketahui',
    ways: {
      USERNAME: 'Nama pengguna',
      SMS: 'SMS',
      PHONE_AUTH: 'Telepon',
      GOOGLE: 'Google',
      FACEBOOK: 'Facebook',
      REGISTER: 'Pendaftaran',
      FREE_PLAY: 'Main demo',
    },
    onlyAgents: 'Halaman ini khusus untuk agen.',
  },
} satisfies TextsLike<typeof en.page>;

/** View models carry these texts. */
export const server = {
  figures: {
    deposit: 'Deposit',
    withdrawal: 'Penarikan',
    stake: 'Total taruhan',
    validBet: 'Taruhan valid',
    win: 'Kemenangan',
    rebate: 'Rebate',
    promotion: 'Promosi',
    profit: 'Laba',
  },
  tiles: {
    members: 'Anggota tim',
    agents_other: '{{number}} di antaranya agen',
    online: 'Sedang online',
    newMembers: 'Anggota baru',
    firstDeposits: 'Deposit pertama',
    before: 'sebelumnya: {{value}}',
  },
  types: { general: 'Agen umum', agent: 'Agen', master: 'Agen master' },
  filters: { kind: 'Tipe', any: 'Semua', AGENT: 'Agen', PLAYER: 'Pemain', search: 'Nama pengguna' },
  lines_other: '{{number}} downline',
  lastBet: 'Taruhan terakhir {{day}}',
  balance: 'Saldo',
  registered: 'Terdaftar',
  seen: 'Terakhir online',
  never: 'Belum pernah',
} satisfies TextsLike<typeof en.server>;
