import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page: TextsLike<typeof en.page> = {
  title: '成为合作伙伴',
  text: '带来玩家，每天、每月与他们一同获利。您的账户与上级保持不变。',
  members: '活跃玩家',
  rate: '您得到',
  apply: '申请',
  application: '您的申请',
  visitor: '登录或注册后即可申请。',
  signUp: '注册',
  logIn: '登录',
  agent: '您已经是代理。',
  centre: '打开代理中心',
  calculator: {
    title: '我能赚多少？',
    players: '活跃玩家人数',
    bets: '每位玩家每月投注额',
    loss: '玩家输额占投注的百分比',
    costs: '返水与优惠占投注的百分比',
    submit: '计算',
    total: '每月合计',
    note: '按合约的计算规则，以每天相同为例。实际月份会有差异。',
  },
  form: {
    choose: '请选择',
    channel: '用哪种方式联系您？',
    channels: {
      PHONE: '电话',
      MAIL: '电子邮箱',
      TELEGRAM: 'Telegram',
      LINE: 'LINE',
      WHATSAPP: 'WhatsApp',
      WECHAT: '微信',
    },
    contact: '号码或账号',
    players: '预计带来多少玩家？',
    counts: {
      UNDER_10: '少于 10 人',
      UNDER_50: '10 至 49 人',
      UNDER_200: '50 至 199 人',
      MORE: '200 人以上',
    },
    text: '您打算怎样找到他们？',
    textHint: '10 至 500 个字',
    submit: '提交申请',
    pending: '提交中…',
    errors: {
      channel: '请选择联系方式',
      contact: '请输入 3 至 100 个字符',
      players: '请选择人数',
      text: '请填写 10 至 500 个字',
    },
  },
};

export const server: TextsLike<typeof en.server> = {
  states: {
    RECEIVED: '我们已于 {{time}} 收到您的申请，回复会送到您的站内信。',
    CONTACTED: '我们正在处理您 {{time}} 的申请，并会按您留下的方式联系您。',
    ACCEPTED: '您 {{time}} 的申请已通过，您已成为代理。',
    DECLINED: '您 {{time}} 的申请未通过，您可以再次申请。',
  },
  dividend: {
    title: '分红，每月结算',
    text: '玩家输额扣除其返水、优惠与您的工资后的一部分。当月投注满 {{bet}} 的玩家算活跃玩家。',
    measure: '玩家输额达到',
  },
  daily: {
    title: '工资，每天结算',
    text: '按计入的投注额计算，无论玩家输赢。当天投注满 {{bet}} 的玩家算活跃玩家。',
    measure: '当天投注达到',
  },
  limits: '{{least}} 至 {{most}}',
  sums: {
    turnover: '玩家投注额',
    loss: '玩家输额',
    costs: '扣除返水与优惠',
    salary: '每日工资合计',
    dividend: '当月分红',
  },
  open: '您上一份申请还在处理中。',
  agent: '您已经是代理。',
  toasts: {
    applied: '谢谢，您的申请已送达',
  },
};
