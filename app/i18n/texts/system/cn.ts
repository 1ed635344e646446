import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  service: {
    label: '联系客服',
    failed: '网址无效，请联系客服。',
  },
  maintenance: {
    title: '网站维护中',
    text: '网站暂时关闭，很快恢复。您的余额与注单不受影响。',
    until: '预计恢复时间',
    unknown: '我们会尽快恢复',
  },
  region: {
    title: '访问受限',
    text: '本站不对您所在的地区开放。如果您认为有误，请把下方 IP 地址发给客服。',
    ip: '您的 IP 地址',
  },
  licence: {
    number: '牌照编号',
    holder: '持牌方',
    scope: '许可范围',
    validUntil: '有效期至',
    lapsedOn: '失效日期',
    register: '在登记册中查询',
    text: '可在监管机构的登记册中核实此牌照是否有效。',
    lapsed: '此牌照已失效，{{name}} 不再依据此牌照经营。',
  },
  download: {
    title: '下载 {{name}} APP',
    text: '同样的游戏，同一个账户，一点即开。',
    scan: '用手机扫码',
    qr: '二维码：{{name}}',
    safe: '请只从本页或官方应用商店安装。我们绝不会在消息中索要您的密码。',
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
  offline: {
    title: '您已离线',
    text: '设备目前没有网络。您玩过的记录都保存在我们这里，不会丢失。',
    retry: '重试',
  },
  install: {
    title: '把 {{name}} 安装到此设备',
    text: '像应用一样从主屏幕打开，并始终保持最新。',
    submit: '立即安装',
    steps: ['点按浏览器的“共享”。', '选择“添加到主屏幕”，再点按“添加”。'],
    later: '以后再说',
  },
} satisfies TextsLike<typeof en.page>;
