import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {} satisfies TextsLike<typeof en.page>;

export const server = {
  games: '{{brand}} 的{{category}}，汇集 {{vendors}}的游戏。',
  rooms: '{{brand}} 棋牌房间一览：每个房间的底注和在座玩家。',
  lotteries: '{{brand}} 的全部彩票：距离开奖的时间、最新开奖号码和玩法说明。',
  vietnam: '{{brand}} 的越南彩票：北部、中部和南部每日开奖，附最新开奖号码。',
  lottery: '{{brand}} 的{{name}}：下一期开奖倒计时、最新开奖号码，以及各种玩法的赔率。',
  trends: '{{name}}走势：近期开奖号码、热号、冷号与遗漏。',
  fair: '亲自验证 {{brand}} 的开奖：用开奖前后公布的种子，在您的电脑上算出同样的号码。',
  promotions: '{{brand}} 的优惠：{{titles}}。',
  vip: '{{brand}} 的 VIP 等级：升级条件，以及各等级的返现、奖金和提款限额。',
  points: '{{brand}} 积分商城：用投注所得积分兑换彩金、免费旋转和实物。',
  join: '成为 {{brand}} 的合作伙伴：佣金比例、收益计算器和申请表。',
  tournaments: '{{brand}} 的锦标赛：每场的游戏、奖金、规则和排行榜。',
  notices: '{{brand}} 最新消息：{{titles}}。',
  help: '{{brand}} 帮助中心：{{topics}}等问题的解答。',
  licence: '{{brand}} 的{{name}}：编号 {{number}}，持有人 {{holder}}，可前往监管机构登记册核对。',
  download: '在手机上安装 {{brand}}：下载应用，或把网站添加到主屏幕。',
  login: '登录 {{brand}}，或用一分钟注册。',
  register: '一分钟注册 {{brand}}。',
} satisfies TextsLike<typeof en.server>;
