import type { Language } from '../../worlds/columns.ts';

export const codeMessage: Record<Language, (brand: string, code: string, minutes: number) => string> = {
  CN: (brand, code, minutes) =>
    `【${brand}】您的验证码是 ${code}，${minutes} 分钟内有效。我们绝不会索要，请勿告诉任何人。`,
  EN: (brand, code, minutes) =>
    `${brand}: your code is ${code}. It is valid for ${minutes} min. We will never ask you for it.`,
  ID: (brand, code, minutes) =>
    `${brand}: kode Anda ${code}, berlaku ${minutes} menit. Jangan beri tahu siapa pun, termasuk petugas kami.`,
  TH: (brand, code, minutes) => `${brand}: รหัสของคุณคือ ${code} ใช้ได้ภายใน ${minutes} นาที เราไม่เคยขอรหัสนี้ ห้ามบอกผู้อื่น`,
  TY: (brand, code, minutes) =>
    `${brand}: ang code mo ay ${code}. Valid ito nang ${minutes} minuto. Huwag itong ibigay kahit kanino.`,
  VI: (brand, code, minutes) =>
    `${brand}: mã của bạn là ${code}, có hiệu lực ${minutes} phút. Không đưa mã này cho bất kỳ ai.`,
};

export const codeSubject: Record<Language, (brand: string) => string> = {
  CN: (brand) => `${brand}：您的验证码`,
  EN: (brand) => `${brand}: your code`,
  ID: (brand) => `${brand}: kode Anda`,
  TH: (brand) => `${brand}: รหัสของคุณ`,
  TY: (brand) => `${brand}: ang code mo`,
  VI: (brand) => `${brand}: mã của bạn`,
};
