import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page: TextsLike<typeof en.page> = {
  title: 'Trở thành đối tác',
  text: 'Giới thiệu người chơi và có thu nhập từ họ mỗi ngày, mỗi tháng. Tài khoản và tuyến trên của bạn giữ nguyên.',
  members: 'Người chơi hoạt động',
  rate: 'Bạn nhận',
  apply: 'Nộp đơn',
  application: 'Đơn của bạn',
  visitor: 'Hãy đăng nhập hoặc đăng ký để nộp đơn.',
  signUp: 'Đăng ký',
  logIn: 'Đăng nhập',
  agent: 'Bạn đã là đại lý.',
  centre: 'Mở trung tâm đại lý',
  calculator: {
    title: 'Tôi sẽ kiếm được bao nhiêu?',
    players: 'Số người chơi hoạt động',
    bets: 'Tiền cược mỗi người trong tháng',
    loss: 'Người chơi thua, % tiền cược',
    costs: 'Hoàn trả và khuyến mãi, % tiền cược',
    submit: 'Tính',
    total: 'Trong một tháng',
    note: 'Ví dụ với các ngày như nhau, theo đúng quy tắc trả của hợp đồng. Tháng thực tế có thể khác.',
  },
  form: {
    choose: 'Vui lòng chọn',
    channel: 'Liên hệ với bạn qua đâu?',
    channels: {
      PHONE: 'Điện thoại',
      MAIL: 'Email',
      TELEGRAM: 'Telegram',
      LINE: 'LINE',
      WHATSAPP: 'WhatsApp',
      WECHAT: 'WeChat',
    },
    contact: 'Số hoặc tên ở đó',
    players: 'Bạn dự kiến có bao nhiêu người chơi?',
    counts: {
      UNDER_10: 'Dưới 10',
      UNDER_50: '10 đến 49',
      UNDER_200: '50 đến 199',
      MORE: 'Từ 200',
    },
    text: 'Bạn sẽ tìm họ bằng cách nào?',
    textHint: '10 đến 500 ký tự',
    submit: 'Gửi đơn',
    pending: 'Đang gửi…',
    errors: {
      channel: 'Hãy chọn cách liên hệ',
      contact: 'Hãy nhập 3 đến 100 ký tự',
      players: 'Hãy chọn số người chơi',
      text: 'Hãy viết 10 đến 500 ký tự',
    },
  },
};

export const server: TextsLike<typeof en.server> = {
  states: {
    RECEIVED: 'Chúng tôi đã nhận đơn của bạn lúc {{time}}. Câu trả lời sẽ đến hộp thư của bạn.',
    CONTACTED: 'Chúng tôi đang xem đơn bạn gửi lúc {{time}} và sẽ liên hệ theo thông tin bạn để lại.',
    ACCEPTED: 'Đơn bạn gửi lúc {{time}} đã được chấp nhận. Bạn đã là đại lý.',
    DECLINED: 'Đơn bạn gửi lúc {{time}} không được chấp nhận. Bạn có thể nộp lại.',
  },
  dividend: {
    title: 'Cổ tức, mỗi tháng',
    text: 'Một phần số tiền người chơi của bạn thua, trừ hoàn trả, khuyến mãi của họ và lương của bạn. Người chơi hoạt động là người cược từ {{bet}} trong tháng.',
    measure: 'Người chơi thua từ',
  },
  daily: {
    title: 'Lương, mỗi ngày',
    text: 'Một phần mọi cược được tính, dù người chơi thắng hay thua. Người chơi hoạt động là người cược từ {{bet}} trong ngày.',
    measure: 'Tiền cược trong ngày từ',
  },
  limits: 'Từ {{least}} đến {{most}}',
  sums: {
    turnover: 'Tiền cược của người chơi',
    loss: 'Số tiền họ thua',
    costs: 'Trừ hoàn trả và khuyến mãi',
    salary: 'Lương ngày',
    dividend: 'Cổ tức của tháng',
  },
  open: 'Đơn gần nhất của bạn chưa được xét.',
  agent: 'Bạn đã là đại lý.',
  toasts: {
    applied: 'Cảm ơn, chúng tôi đã nhận được đơn của bạn',
  },
};
