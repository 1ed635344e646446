import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  afterLogin: {
    title: '温馨提示',
    goOn: '继续',
    notToday: '今天不再提示',
    first: {
      title: '新手入门',
      text: '账户已经开通，从这里开始吧。',
    },
    trial: {
      title: '你的试玩账户',
      can: '试玩账户使用虚拟筹码，支持试玩的游戏可以随意体验，次数不限。',
      cannot: '虚拟筹码不能兑现。存款、转账与真钱游戏需要真实账户。',
    },
    steps: {
      games: '选一款游戏',
      gamesText: '浏览全部分类，看看大家正在玩什么。',
      transfer: '查看余额',
      transferText: '资金在哪里、如何跟着你进入游戏，一目了然。',
      account: '查看账户',
      accountText: '投注记录与每一笔资金变动。',
      promotions: '看看优惠',
      promotionsText: '新会员可以参加的活动。',
      register: '开通真实账户',
      registerText: '只需几分钟。',
      help: '阅读帮助',
      helpText: '了解这里的各项规则。',
      service: '联系客服',
      serviceText: '昼夜都有人回复。',
    },
    summary: {
      title: '今日账户概况',
      balance: '余额',
      rank: '等级',
      unread: '未读消息',
      lastSignIn: '上次登录',
      recent: '继续玩',
    },
  },
  notices: {
    title: '最新消息',
    empty: '目前没有消息',
    emptyText: '游戏、优惠与网站的消息会显示在这里。',
  },
  inbox: {
    title: '站内信',
    all: '全部',
    unread: '未读',
    readAll: '全部标为已读',
    read: '标为已读',
    delete: '删除',
    deleted: '消息已删除。',
    undo: '撤销',
    isNew: '新',
    empty: '暂无消息',
    emptyText: '账户、资金和奖励的通知会显示在这里。',
    noUnread: '您已读完所有消息',
    error: '操作未完成',
    gone: '该消息已不存在。',
  },
} satisfies TextsLike<typeof en.page>;
