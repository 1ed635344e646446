import type en from '../en/session.ts';
import type { TextsLike } from '../like.ts';

export default {
  title: '登录',
  subtitle: '很高兴再次见到你。',
  username: '用户名',
  password: '密码',
  captcha: '验证码',
  captchaImage: '验证码图片',
  captchaRefresh: '换一张图片',
  remember: '在此设备上记住我一天',
  submit: '登录',
  pending: '正在登录…',
  errorSummary: '登录未成功',
  requestId: '编号：{{id}}',
  formLabel: '登录',
  errors: {
    username: '请输入用户名。',
    password: '请输入密码。',
    captcha: '请输入图片中的验证码。',
  },
  failures: {
    wrongCredentials: '用户名或密码不正确。',
    captchaWrong: '验证码不符，已为你换了一张图片。',
    captchaRequired: '请同时输入图片中的验证码。',
    unavailable: '网络连接异常，请重试。你填写的内容都还在。',
    slider: '请再完成一次安全验证。',
    notMember: '非会员账户无法登录。',
    noMember: '没有账户使用此号码。请检查，或先注册。',
    tooMany: '尝试次数过多，请等待 5 分钟后再试。',
  },
  freePlay: {
    submit: '免费试玩',
    pending: '正在开始…',
    title: '所有游戏，免费试玩',
    text: '试玩账户自带试玩金，无需填写资料，也无需付款。',
    pointGames: '全部电子游戏、桌面游戏与捕鱼',
    pointMoney: '开局即有试玩金',
    pointTime: '一秒就绪',
    start: '立即免费试玩',
    thisGame: '直接试玩这款游戏',
  },
  welcome: {
    title: '游戏已为你备好',
    text: '登录后即可查看余额、最近玩过的游戏，以及为你准备的优惠。',
  },
  menu: {
    label: '游戏厂商',
    newWindow: '{{name}}，在新窗口中打开',
    empty: '这里还没有厂商。',
  },
  logout: {
    title: '退出登录',
    question: '确定要退出登录吗？',
    confirm: '退出登录',
    pending: '正在退出…',
  },
} satisfies TextsLike<typeof en>;
