import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  centre: {
    title: '代理中心',
    pages: { overview: '团队总览', downlines: '下级管理' },
  },
  overview: {
    day: '日期',
    deposit: '存款',
    withdrawal: '提款',
    validBet: '有效投注',
    profit: '盈利',
    lists: { best: '最佳下线', newest: '最新成员', quiet: '沉寂的下线' },
    listTexts: {
      best: '按所选时段内其团队的有效投注',
      newest: '团队各层级',
      quiet: '此前一个月有投注，近 7 天没有',
    },
    nobody: '暂无',
  },
  downlines: {
    account: '用户名',
    name: '名称',
    members: '团队',
    open: '查看 {{name}} 的团队',
    crumbs: '当前所在团队层级',
  },
  agentHome: {
    today: '今日团队',
    pages: '代理中心',
    title: '代理首页',
    hello: '您好，{{name}}',
    since: '{{date}}成为代理',
    balance: '余额',
    rank: '等级',
    payee: '收款人姓名',
    signIns: '最近登录记录',
    signInsHint: '如有不是您本人的登录，请立即修改密码。',
    time: '时间',
    device: '设备',
    place: '地点',
    way: '方式',
    now: '本次登录',
    unknownPlace: '未知',
    ways: {
      USERNAME: '用户名',
      SMS: '短信',
      PHONE_AUTH: '手机',
      GOOGLE: 'Google',
      FACEBOOK: 'Facebook',
      REGISTER: '注册',
      FREE_PLAY: '免费试玩',
    },
    onlyAgents: '此页面仅供代理使用。',
  },
} satisfies TextsLike<typeof en.page>;

/** View models carry these texts. */
export const server = {
  figures: {
    deposit: '存款',
    withdrawal: '提款',
    stake: '投注额',
    validBet: '有效投注',
    win: '派彩',
    rebate: '返水',
    promotion: '优惠',
    profit: '盈利',
  },
  tiles: {
    members: '团队人数',
    agents_other: '其中代理 {{number}} 人',
    online: '当前在线',
    newMembers: '新成员',
    firstDeposits: '首存人数',
    before: '上一时段：{{value}}',
  },
  types: { general: '总代理', agent: '代理', master: '主代理' },
  filters: { kind: '类型', any: '全部', AGENT: '代理', PLAYER: '玩家', search: '用户名' },
  lines_other: '{{number}} 位下线',
  lastBet: '最后投注 {{day}}',
  balance: '余额',
  registered: '注册时间',
  seen: '最近在线',
  never: '从未',
} satisfies TextsLike<typeof en.server>;
