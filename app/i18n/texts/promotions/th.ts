import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  page: {
    title: 'โปรโมชั่น',
    text: 'รวมทุกโปรโมชั่นในขณะนี้',
    empty: 'ขณะนี้ยังไม่มีโปรโมชั่น',
    emptyText: 'มีโปรโมชั่นใหม่อยู่เสมอ ระหว่างนี้เข้าไปเล่นเกมก่อนได้เลย',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  promotionUntil: 'ถึง {{date}}',
} satisfies TextsLike<typeof en.server>;
