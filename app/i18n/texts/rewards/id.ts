import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  page: {
    title: 'Pusat hadiah',
    claim: 'Klaim',
    claimAll: 'Klaim semua',
    error: 'Belum diklaim',
    freeRounds: 'Putaran gratis',
    play: 'Main',
    rollovers: 'Lihat sisa turnover',
    toPromotions: 'Lihat promosi',
    empty: {
      claimable: 'Belum ada yang bisa diklaim',
      wagering: 'Tidak ada turnover yang berjalan',
      claimed: 'Belum ada yang Anda klaim',
      expired: 'Tidak ada hadiah yang kedaluwarsa',
    },
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  lists: {
    claimable: 'Siap diklaim',
    wagering: 'Berjalan',
    claimed: 'Diklaim',
    expired: 'Kedaluwarsa',
  },
  sources: {
    PROMOTION: 'Promosi',
    CASHBACK: 'Cashback',
    MISSION: 'Misi',
    RANK: 'VIP',
    REFERRAL: 'Ajak teman',
    RAFFLE: 'Undian',
    TOURNAMENT: 'Turnamen',
    POINTS: 'Mal poin',
    OFFICE: 'Kado',
  },
  points_other: '{{number}} poin',
  tickets_other: '{{number}} tiket',
  freeRounds_other: '{{number}} putaran gratis',
  onGame: '{{game}}, {{stake}} per putaran',
  playWithin_other: 'Mainkan dalam {{count}} hari setelah diklaim',
  freeWins: 'Kemenangannya langsung bisa ditarik',
  freeWinsWagered: 'Kemenangannya masuk sebagai satu kredit: turnover {{times}}× sebelum ditarik',
  freeWon: 'Putaran ini memenangkan {{amount}}',
  left: 'Sisa {{left}} dari {{rounds}}',
  playUntil: 'Sampai {{time}}',
  wonSoFar: 'Sudah menang {{amount}}',
  credit: '{{amount}} (turnover {{times}}×)',
  claimBy: 'Klaim paling lambat {{time}}',
  claimedAt: 'Diklaim {{time}}',
  expiredAt: 'Kedaluwarsa {{time}}',
  free: 'Bisa langsung ditarik',
  wager: 'Turnover {{required}} sebelum ditarik',
  wagerWithin_other: 'Turnover {{required}} dalam {{count}} hari setelah klaim sebelum ditarik',
  wagered: 'Turnover: {{done}} dari {{required}}',
  wagerBy: 'Selesaikan turnover paling lambat {{time}}',
  refused: '{{title}}: {{reason}}',
  reasons: {
    CLAIMED: 'Hadiah ini sudah diklaim.',
    EXPIRED: 'Batas klaimnya sudah lewat.',
    PENDING: 'Belum bisa diklaim.',
    REVOKED: 'Hadiah ini ditarik kembali. Tanyakan alasannya ke layanan pelanggan.',
    UNKNOWN: 'Hadiah ini sudah tidak ada.',
  },
  toasts: {
    claimed: '{{worth}} diklaim: {{title}}',
    claimedSeveral: '{{count}} hadiah diklaim: {{worth}}',
    refused: 'Tidak diklaim. {{reasons}}',
  },
} satisfies TextsLike<typeof en.server>;
