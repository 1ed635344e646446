import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  afterLogin: {
    title: '温馨提示',
    goOn: '继续',
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
} satisfies TextsLike<typeof en>;
