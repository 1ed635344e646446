import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page: TextsLike<typeof en.page> = {
  title: '帮助中心',
  search: '搜索帮助',
  placeholder: '您想问什么？',
  submit: '搜索',
  results: '“{{query}}”的解答',
  noResult: '这个问题还没有解答',
  ask: '向我们提问',
  highlights: '常见问题',
  all: '全部帮助主题',
  empty: '暂无帮助内容',
  others: '同类问题',
  more: '没有找到您要的答案？',
  vote: { question: '这篇内容有帮助吗？', yes: '有', no: '没有', thanks: '感谢您的评价' },
  feedback: {
    title: '意见反馈',
    introMember: '哪里缺了、错了或做得好，都请告诉我们。回复会送到您的站内信。',
    introVisitor: '哪里缺了、错了或做得好，都请告诉我们。',
    category: '关于什么？',
    choose: '请选择',
    categories: {
      MONEY: '存款与提款',
      BONUS: '优惠与奖励',
      GAME: '游戏与投注',
      ACCOUNT: '账户与登录',
      SITE: '网站本身',
      OTHER: '其他',
    },
    text: '您的意见',
    textHint: '10 至 1,000 个字。请勿填写密码或验证码。',
    contact: '接收回复的邮箱（选填）',
    contactHint: '不填写则无法回复您。',
    submit: '提交',
    pending: '提交中…',
    errors: {
      category: '请选择意见的类别',
      length: '请填写 10 至 1,000 个字',
      markup: '请勿使用 <b> 之类的 HTML 标签',
      contact: '邮箱地址格式不正确',
    },
  },
};

export const server: TextsLike<typeof en.server> = {
  gone: '这篇内容已不存在。',
  toasts: {
    feedbackSent: '谢谢，您的意见已送达',
  },
};
