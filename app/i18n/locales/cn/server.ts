import type en from '../en/server.ts';
import type { TextsLike } from '../like.ts';

export default {
  toasts: {
    signedIn: '欢迎回来。',
    signedOut: '你已退出登录。',
    sessionEnded: '登录已失效，请重新登录。',
    freePlay: '试玩账户已经开好，祝你玩得开心。',
  },
  links: {
    home: '首页',
    promotions: '优惠活动',
    download: 'APP下载',
    notices: '最新消息',
  },
  promotionUntil: '{{date}}截止',
  gameClasses: {
    JP: '电子游戏',
    TG: '桌面游戏',
    VP: '视频扑克',
    AC: '街机游戏',
    SC: '刮刮乐',
    BG: '宾果',
  },
} satisfies TextsLike<typeof en>;
