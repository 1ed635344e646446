import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  slider: {
    title: '安全验证',
    text: '请把拼图移到缺口处，确认是真人操作。',
    track: '拼图位置',
    hint: '拖动滑块，或用方向键移动后按 Enter 键。',
    picture: '带缺口的图片，以及要填入缺口的拼图',
    confirm: '确认',
    checking: '正在验证…',
    another: '换一张图片',
    wrong: '还差一点，为您换了一张。',
    failed: '验证加载失败，请重试。',
    noScript: '请看图片下方的刻度，找到缺口开始的位置，再把滑块设到那里。',
  },
  code: {
    label: '验证码',
    send: '获取验证码',
    sending: '正在发送…',
    again: '{{seconds}} 秒后重发',
    isSent: '验证码已发出。',
    sent_other: '验证码已发出，{{count}} 分钟内有效。',
    warningTitle: '验证码未发出',
    confirm: '知道了',
  },
  mobile: {
    label: '手机号码',
    country: '国际区号',
    invalid: '手机号码格式不正确。',
    required: '请输入手机号码。',
  },
  email: {
    invalid: '请输入正确的邮箱地址，例如 name@mail.com。',
    required: '请输入您的邮箱地址。',
  },
  phoneAuth: {
    'invalid-phone-number': '手机号码无效，请核对区号和号码。',
    'missing-phone-number': '请输入手机号码。',
    'too-many-requests': '此号码请求过于频繁，请 5 分钟后再试。',
    unknown: '手机登录暂时不可用，请稍后再试。',
    'invalid-verification-code': '验证码不正确，请核对。',
    'missing-verification-code': '请输入短信中的验证码。',
    'captcha-check-failed': '未能确认是真人操作，请再试一次。',
    'quota-exceeded': '今天的验证码已发完，请换一种方式登录。',
    'code-expired': '验证码已过期，请重新获取。',
    'operation-not-allowed': '手机登录目前已关闭。',
    'popup-closed-by-user': '您在登录完成前关闭了窗口。',
  },
  errors: {
    same: '您正在使用的就是这个，请输入新的。',
    missing: '您的账户没有可接收验证码的联系方式，请先绑定邮箱或手机号码。',
    memberCode: '请输入收到的验证码。',
    code: '请输入短信中的验证码。',
    codeWrong: '验证码错误或已失效，请重新获取。',
    slider: '请先完成安全验证。',
  },
} satisfies TextsLike<typeof en.page>;
