import type { Language, Texts } from '../../../../mock-server/worlds/columns.ts';

/** `{name}` are placeholders. */
export type PromotionCopy = Record<
  Language,
  { title: string; summary: string; lead: string; points: readonly [string, string, string, ...string[]] }
>;

export const promotionNote: Texts = {
  CN: '每人、每个住址、每台设备限一个账户参加。两边同时下注、取消或作废的注单不计入有效投注。{name} 有权要求核实资料。',
  EN: 'Only one account per person, address and device can take part. Bets on both sides, cancelled bets and void bets do not count as valid bets. {name} may ask you to verify your details.',
  ID: 'Satu akun untuk setiap orang, alamat, dan perangkat. Taruhan di dua sisi, taruhan batal, dan taruhan void tidak dihitung sebagai taruhan valid. {name} dapat meminta verifikasi data Anda.',
  TH: 'จำกัดหนึ่งบัญชีต่อบุคคล ที่อยู่ และอุปกรณ์ เดิมพันสองฝั่ง เดิมพันที่ยกเลิก หรือเป็นโมฆะไม่นับเป็นยอดเดิมพันที่มีผล {name} อาจขอตรวจสอบข้อมูลของคุณ',
  TY: 'Isang account lang bawat tao, address at device ang puwedeng sumali. Hindi kasama sa valid na taya ang taya sa magkabilang panig, at ang kinansela o void. Puwedeng hilingin ng {name} na i-verify ang mga detalye mo.',
  VI: 'Mỗi người, mỗi địa chỉ và mỗi thiết bị chỉ tham gia bằng một tài khoản. Cược hai cửa, cược hủy và cược vô hiệu không tính vào cược hợp lệ. {name} có thể yêu cầu xác minh thông tin.',
};
