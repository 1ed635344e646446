import type { Brand } from '../../../mock-server/art/paths.ts';
import type { Language } from '../../../mock-server/worlds/columns.ts';

export type TournamentCopy = Record<Language, Readonly<Record<'title' | 'summary', string>>>;

interface Copies {
  running: TournamentCopy;
  published: TournamentCopy;
  finished: TournamentCopy;
}

/** Brands without the module have none. */
export const copies: Partial<Record<Brand, Copies>> = {
  baize: {
    running: {
      CN: { title: '倍数猎手', summary: '五款老虎机，一次旋转定胜负：单注倍数最高者夺冠。' },
      EN: {
        title: 'Multiplier hunt',
        summary: 'Five slots, one great spin: the highest multiple of a single bet wins.',
      },
      ID: {
        title: 'Buru pengali',
        summary: 'Lima slot, satu putaran hebat: kelipatan tertinggi dari satu taruhan yang menang.',
      },
      TH: { title: 'ล่าตัวคูณ', summary: 'สล็อตห้าเกม หมุนเด็ดครั้งเดียวพอ ใครได้ตัวคูณสูงสุดจากเดิมพันเดียวเป็นผู้ชนะ' },
      TY: {
        title: 'Habulan ng multiplier',
        summary: 'Limang slot, isang magandang ikot: panalo ang may pinakamataas na multiple sa isang taya.',
      },
      VI: {
        title: 'Săn hệ số nhân',
        summary: 'Năm trò nổ hũ, một vòng quay để đời: hệ số cao nhất của một lượt cược sẽ thắng.',
      },
    },
    published: {
      CN: { title: '周末流水赛', summary: '所有老虎机的流水都计入。投得越多，名次越高。' },
      EN: {
        title: 'Weekend turnover race',
        summary: 'Turnover on every slot counts. The more you bet, the higher you climb.',
      },
      ID: {
        title: 'Balapan turnover akhir pekan',
        summary: 'Turnover di semua slot dihitung. Makin banyak bertaruh, makin tinggi peringkat Anda.',
      },
      TH: { title: 'ศึกทำเทิร์นสุดสัปดาห์', summary: 'นับเทิร์นจากสล็อตทุกเกม ยิ่งเดิมพันมาก อันดับยิ่งสูง' },
      TY: {
        title: 'Karera ng turnover sa weekend',
        summary: 'Bilang ang turnover sa lahat ng slot. Habang dumarami ang taya, umaakyat ka.',
      },
      VI: {
        title: 'Đua vòng cược cuối tuần',
        summary: 'Vòng cược ở mọi trò nổ hũ đều được tính. Cược càng nhiều, hạng càng cao.',
      },
    },
    finished: {
      CN: { title: '绿毡冲刺赛', summary: '两天冲刺，老虎机单注倍数最高者胜出。' },
      EN: { title: 'Green felt sprint', summary: 'Two days on the slots: the best multiple of a single bet.' },
      ID: { title: 'Sprint meja hijau', summary: 'Dua hari di slot: kelipatan terbaik dari satu taruhan.' },
      TH: { title: 'สปรินต์โต๊ะเขียว', summary: 'สองวันเต็มบนสล็อต ตัวคูณสูงสุดจากเดิมพันเดียวเป็นผู้ชนะ' },
      TY: {
        title: 'Sprint sa berdeng mesa',
        summary: 'Dalawang araw sa slots: ang pinakamagandang multiple sa isang taya.',
      },
      VI: { title: 'Nước rút thảm xanh', summary: 'Hai ngày với nổ hũ: hệ số tốt nhất của một lượt cược.' },
    },
  },
  harbor: {
    running: {
      CN: { title: '深海巨浪赛', summary: '五款老虎机，掀起最高的浪：单注倍数最高者夺冠。' },
      EN: { title: 'The big wave', summary: 'Five slots, one big wave: the highest multiple of a single bet wins.' },
      ID: {
        title: 'Ombak besar',
        summary: 'Lima slot, satu ombak besar: kelipatan tertinggi dari satu taruhan yang menang.',
      },
      TH: { title: 'คลื่นยักษ์', summary: 'สล็อตห้าเกม คลื่นลูกเดียวพอ ใครได้ตัวคูณสูงสุดจากเดิมพันเดียวเป็นผู้ชนะ' },
      TY: {
        title: 'Ang malaking alon',
        summary: 'Limang slot, isang malaking alon: panalo ang may pinakamataas na multiple sa isang taya.',
      },
      VI: {
        title: 'Ngọn sóng lớn',
        summary: 'Năm trò nổ hũ, một ngọn sóng lớn: hệ số cao nhất của một lượt cược sẽ thắng.',
      },
    },
    published: {
      CN: { title: '港湾帆船赛', summary: '所有老虎机的流水都计入。全速前进，冲过终点线。' },
      EN: { title: 'Harbour regatta', summary: 'Turnover on every slot counts. Set full sail for the line.' },
      ID: {
        title: 'Regata pelabuhan',
        summary: 'Turnover di semua slot dihitung. Kembangkan layar menuju garis akhir.',
      },
      TH: { title: 'เรกัตตาแห่งท่าเรือ', summary: 'นับเทิร์นจากสล็อตทุกเกม กางใบเต็มที่มุ่งสู่เส้นชัย' },
      TY: {
        title: 'Regatta sa daungan',
        summary: 'Bilang ang turnover sa lahat ng slot. Iladlad ang layag at sumugod sa finish line.',
      },
      VI: { title: 'Đua thuyền bến cảng', summary: 'Vòng cược ở mọi trò nổ hũ đều được tính. Giương buồm về đích.' },
    },
    finished: {
      CN: { title: '涨潮冲刺赛', summary: '两天涨潮，老虎机单注倍数最高者胜出。' },
      EN: {
        title: 'Rising tide sprint',
        summary: 'Two days of rising tide: the best multiple of a single bet on the slots.',
      },
      ID: { title: 'Sprint air pasang', summary: 'Dua hari air pasang: kelipatan terbaik dari satu taruhan di slot.' },
      TH: { title: 'สปรินต์น้ำขึ้น', summary: 'สองวันช่วงน้ำขึ้น ตัวคูณสูงสุดจากเดิมพันเดียวบนสล็อตเป็นผู้ชนะ' },
      TY: {
        title: 'Sprint sa pagtaas ng tubig',
        summary: 'Dalawang araw na high tide: ang pinakamagandang multiple sa isang taya sa slots.',
      },
      VI: { title: 'Nước rút triều dâng', summary: 'Hai ngày triều dâng: hệ số tốt nhất của một lượt cược nổ hũ.' },
    },
  },
};
