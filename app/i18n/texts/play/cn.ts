import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  others: '其他游戏',
  bar: {
    label: '游戏',
    leave: '离开游戏',
    balance: '余额',
    move: '转账',
    rooms: '选择房间',
    fullScreen: '全屏',
    endFullScreen: '退出全屏',
    demo: '试玩：虚拟币',
    playForReal: '真钱游戏',
    fold: '收起工具栏',
    unfold: '显示工具栏',
  },
  frame: {
    title: '{{name}}（{{vendor}}）',
    loading: '正在打开 {{name}}',
    late: '游戏暂未响应，你的余额安全无忧。',
    again: '重新打开',
    noScript: '此游戏需要 JavaScript，请在浏览器中开启。',
  },
  trial: {
    label: '试玩模式',
    badge: '试玩',
    text: '现在使用的是试玩金，输赢都不计入真实余额。',
    register: '注册，真钱开玩',
    logIn: '登录，真钱开玩',
  },
  leave: {
    title: '要离开游戏吗？',
    text: '已结束的局已计入余额。尚未结束的局会自动完成，赢得的奖金归你所有。',
    stay: '继续玩',
    leave: '离开',
  },
  window: {
    title: '{{name}} 会在新窗口打开',
    text: '如果没有弹出窗口，请点击下方按钮。你可以随时回到这里。',
    open: '打开游戏',
  },
  lobby: {
    label: '{{name}}内的游戏',
    text: '选一款游戏开始吧。',
    minBet: '{{amount}} 起',
    empty: '这里暂时没有游戏',
    closed: '大厅已关闭',
  },
  failed: {
    safe: '你的余额没有变动。',
    notFound: {
      title: '没有这款游戏',
      text: '它可能已下架，或网址输入有误。',
    },
    maintenance: {
      title: '该厂商正在维护',
      text: '其游戏暂时关闭。请稍后再试，或先玩别的游戏。',
      until: '预计恢复时间：{{time}}',
    },
    limit: {
      title: '您已达到时间限额',
      text: '您已玩到自己设定的时间限额，下一天、下一周或下个月重新开始计算。',
    },
    notPlayable: {
      title: '无法打开此游戏',
      text: '目前不能在这里玩，还有许多其他游戏等着你。',
    },
    network: {
      title: '无法连接游戏',
      text: '与厂商的连接中断了，请稍后再试。',
    },
    timeout: {
      title: '游戏响应太慢',
      text: '厂商未能及时响应，请重试。',
    },
    tooMany: {
      title: '请稍等片刻',
      text: '你的网络在短时间内试玩了很多游戏，请过几分钟再试。',
    },
    refused: {
      title: '游戏没有打开',
      text: '厂商未允许进入。请重试，或先玩别的游戏。',
    },
  },
  rooms: {
    title: '房间',
    text: '与其他玩家对战，选择适合你的底注。',
    level: '{{level}} 级',
    minBet: '最低投注',
    buyIn: '最低带入',
    players: '在线人数',
    seats: '每桌座位',
    join: '加入',
    joinLabel: '加入 {{name}} {{level}} 级房间',
    empty: '暂时没有房间',
    emptyText: '对战游戏目前未开放。',
    back: '全部对战游戏',
  },
  seamless: {
    title: '一个钱包畅玩所有游戏',
    titleMany: '每家厂商各有钱包',
    single: '所有厂商共用一份余额，从哪里开始由你选。',
    many: '在这里，每家厂商都有自己的钱包。打开游戏时转入资金，或把全部资金转回主钱包。',
    trial: '试玩金已经都在同一个钱包里。',
    categories: '按类别查看厂商',
    transfer: '钱包之间转账',
  },
} satisfies TextsLike<typeof en>;
