import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  toasts: {
    signedIn: '欢迎回来。',
    signedOut: '你已退出登录。',
    sessionEnded: '登录已失效，请重新登录。',
    freePlay: '试玩账户已经开好，祝你玩得开心。',
    firstLogin: '欢迎加入！新手指引已发到你的消息中。',
    registered: '账户已经开好，欢迎加入！',
    passwordChanged: '密码已修改。',
    passwordSent: '密码已发送，请查收。',
    tooMany: '尝试次数过多，请等待 5 分钟后再试。',
    memberNotFound: '用户名或邮箱不存在。',
    network: '网络连接异常，请重试。',
    passwordSet: '新密码已生效，你已登录。',
    passwordSetLogIn: '新密码已生效，请用它登录。',
    signInStopped: '你在登录完成前离开了。',
    socialFailed: '此方式登录未成功，请重试，或换一种方式登录。',
    favouritesFull: '收藏已满 500 个，请先移除一个。',
    favouriteFailed: '收藏未能保存，请重试。',
    transferred: '转账成功。',
    collected: '全部资金已在主钱包。',
    oneBalance: '现在所有游戏共用一个余额。',
    manyWallets: '现在每个平台使用独立钱包。',
  },
  links: {
    home: '首页',
    promotions: '优惠活动',
    download: 'APP下载',
    notices: '最新消息',
  },
  promotionUntil: '{{date}}截止',
  wallets: {
    PVP: '对战钱包',
    MAIN: '主钱包',
    RNG: '电子钱包',
    LOTT: '彩票钱包',
  },
  gameClasses: {
    JP: '电子游戏',
    TG: '桌面游戏',
    VP: '视频扑克',
    AC: '街机游戏',
    SC: '刮刮乐',
    BG: '宾果',
  },
} satisfies TextsLike<typeof en>;
