import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  agentHome: {
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
