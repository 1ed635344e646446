import type { Texts } from '../../worlds/columns.ts';

/** Titles of the leaderboard's prizes. */
export const BOARD_PRIZE = {
  WEEK: {
    CN: '任务周榜第 {place} 名',
    EN: 'Weekly mission leaderboard: place {place}',
    ID: 'Peringkat {place} papan misi mingguan',
    TH: 'อันดับ {place} ตารางภารกิจประจำสัปดาห์',
    TY: 'Pang-{place} sa lingguhang leaderboard ng mga misyon',
    VI: 'Hạng {place} bảng xếp hạng nhiệm vụ tuần',
  },
  MONTH: {
    CN: '任务月榜第 {place} 名',
    EN: 'Monthly mission leaderboard: place {place}',
    ID: 'Peringkat {place} papan misi bulanan',
    TH: 'อันดับ {place} ตารางภารกิจประจำเดือน',
    TY: 'Pang-{place} sa buwanang leaderboard ng mga misyon',
    VI: 'Hạng {place} bảng xếp hạng nhiệm vụ tháng',
  },
} satisfies Record<string, Texts>;
