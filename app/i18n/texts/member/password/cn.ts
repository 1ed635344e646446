import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  recover: {
    title: '忘记密码？',
    subtitle: '请选择接收方式。',
    methods: '找回方式',
    byPhone: '手机号码',
    byEmail: '邮箱',
    newPassword: '新密码',
    setPassword: '设置新密码并登录',
    pendingPhone: '正在设置密码…',
    sendMail: '发送新密码',
    pendingEmail: '正在发送…',
    required: '* 必填',
    sites: '备用网址',
    contacts: '其他联系方式',
    email: '邮箱：{{email}}',
    telegram: 'Telegram',
    facebook: 'Facebook',
    telegramSecond: 'Telegram 2',
    closed: '请联系客服，我们会帮您找回账户。',
    backToLogin: '返回登录',
  },
  password: {
    title: '修改密码',
    forcedTitle: '设置您自己的密码',
    given: '继续之前，请先更换分配给您的密码。',
    expired: '您的密码已过期，请先设置新密码再继续。',
    old: '原密码',
    new: '新密码',
    confirmNew: '确认新密码',
    hint: '新密码不能与原密码相同。修改后，其他设备需要重新登录。',
    submit: '修改密码',
    pending: '正在修改…',
    signOut: '退出登录',
  },
} satisfies TextsLike<typeof en.page>;
