import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  agentHome: {
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
