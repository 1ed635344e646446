import type en from '../en/system.ts';
import type { TextsLike } from '../like.ts';

export default {
  toHome: '返回首页',
  service: '联系客服',
  maintenance: {
    title: '网站维护中',
    text: '网站暂时关闭，很快恢复。你的余额与注单安全无忧。',
    until: '预计恢复时间',
    unknown: '我们会尽快恢复',
  },
  region: {
    title: '访问受限',
    text: '本站不对你所在的地区开放。如果你认为有误，请把下方地址发给客服。',
    ip: '你的 IP 地址',
  },
  errors: {
    safe: '你的余额与注单不受影响。',
    requestId: '请向客服提供此编号：',
    network: {
      title: '无法连接服务器',
      text: '网络连接不稳定，请稍后再试。',
    },
    timeout: {
      title: '等待时间过长',
      text: '服务器未能及时响应，请重试。',
    },
    contract: {
      title: '我们这边出了问题',
      text: '收到的响应无法识别，我们已记录此问题。',
    },
    refused: {
      title: '操作未成功',
      text: '服务器拒绝了这次请求。',
    },
    notFound: {
      title: '页面不存在',
      text: '网址可能已失效，或输入有误。',
    },
    forbidden: {
      title: '你无法打开此页面',
      text: '你的账户没有访问权限。',
    },
    tooLarge: {
      title: '提交的内容过大',
      text: '本站的表单不会有这么多内容，请返回并精简后再提交。',
    },
    unreadable: {
      title: '无法读取提交的内容',
      text: '请返回，刷新页面后重新提交表单。',
    },
    unknown: {
      title: '出错了',
      text: '页面无法显示。',
    },
  },
  promotions: {
    title: '优惠活动',
    text: '正在进行的全部优惠。',
    empty: '目前没有优惠活动',
    emptyText: '新优惠时常推出。在那之前，先去玩两局吧。',
  },
  help: {
    title: '帮助中心',
    contents: '本页内容',
    empty: '暂无帮助内容',
    more: '没有找到你要的答案？',
  },
  download: {
    title: '下载 {{name}} APP',
    text: '同样的游戏，同一个账户，一点即开。',
    scan: '用手机扫码',
    qr: '二维码：{{name}}',
    safe: '请只从本页或官方应用商店安装。我们绝不会在消息中索要你的密码。',
    empty: '暂无 APP',
    emptyText: '用手机浏览器访问本站，同样流畅。',
    android: {
      name: '安卓',
      get: '下载安卓版',
      steps: ['把安装文件下载到手机。', '打开文件，手机询问时允许安装此来源的应用。', '用原有账户登录。'],
    },
    ios: {
      name: 'iPhone 与 iPad',
      get: '安装 iPhone 版',
      steps: [
        '在 iPhone 上打开链接，点按“安装”。',
        '依次进入“设置”“通用”“VPN 与设备管理”，信任该开发者。',
        '用原有账户登录。',
      ],
    },
    pwa: {
      name: '网页应用',
      get: '打开网页应用',
      steps: [
        '用手机浏览器打开链接。',
        'iPhone：在 Safari 中点按“共享”，再选“添加到主屏幕”。安卓：打开 Chrome 菜单 ⋮，选择“添加到主屏幕”。',
        '从主屏幕启动。',
      ],
    },
  },
  notices: {
    title: '最新消息',
    empty: '目前没有消息',
    emptyText: '游戏、优惠与网站的消息会显示在这里。',
  },
} satisfies TextsLike<typeof en>;
