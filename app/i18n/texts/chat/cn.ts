import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  rooms: '聊天室',
  messages: '消息',
  newMessages: '有新消息',
  reconnecting: '正在重新连接…',
  empty: '还没有人发言',
  support: '客服',
  agent: '代理',
  you: '我',
  rank: 'VIP {{level}}',
  report: '举报',
  reported: '已举报',
  question: '要举报这条消息吗？我们会进行审核，被三位会员举报的消息将被隐藏。',
  keep: '取消',
  text: '说点什么',
  hint: '最多 200 个字符',
  rules: '聊天室规则',
  send: '发送',
  form: '发送消息',
  notSent: '消息未发送',
  logIn: '登录',
  register: '注册真实账户',
  deposit: '存款',
  state: {
    VISITOR: '登录后即可发言，未登录也可以浏览。',
    DEPOSIT: '首次存款后即可发言。',
    MUTED: '您已被禁言，{{until}} 后解除。',
    BANNED: '您已被永久禁言。如有疑问，请联系客服。',
    TRIAL: '试玩账户只能浏览。',
    BREAK: '您正在休息期，只能浏览，不能发言。',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  errors: {
    empty: '请先输入内容。',
    long: '每条消息最多 200 个字符。',
    contact: '不允许发送链接、电话或账号。',
    text: '此内容无法显示，请使用普通字符。',
    words: '聊天室不允许此类用语，请换一种说法。',
    wait_other: '请等待 {{count}} 秒后再发送。',
    gone: '该消息已不存在。',
    own: '不能举报自己的消息。',
    reported: '您已举报过这条消息。',
  },
  toasts: {
    reported: '感谢举报，我们会尽快审核。',
  },
} satisfies TextsLike<typeof en.server>;
