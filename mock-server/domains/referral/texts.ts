import type { Texts } from '../../worlds/columns.ts';

/** Titles of rewards by tier. */
export const REFERRAL = {
  inviter: {
    REGISTER: {
      CN: '邀请好友：{name} 已注册',
      EN: 'Friend invited: {name} signed up',
      ID: 'Ajak teman: {name} sudah mendaftar',
      TH: 'ชวนเพื่อน: {name} สมัครแล้ว',
      TY: 'Inimbitang kaibigan: nag-sign up si {name}',
      VI: 'Mời bạn: {name} đã đăng ký',
    },
    DEPOSIT: {
      CN: '邀请好友：{name} 已首存',
      EN: 'Friend invited: {name} made a first deposit',
      ID: 'Ajak teman: {name} sudah deposit pertama',
      TH: 'ชวนเพื่อน: {name} ฝากครั้งแรกแล้ว',
      TY: 'Inimbitang kaibigan: nag-deposit si {name}',
      VI: 'Mời bạn: {name} đã nạp lần đầu',
    },
    TURNOVER: {
      CN: '邀请好友：{name} 流水达标',
      EN: 'Friend invited: {name} reached the turnover',
      ID: 'Ajak teman: {name} mencapai turnover',
      TH: 'ชวนเพื่อน: {name} ทำเทิร์นครบ',
      TY: 'Inimbitang kaibigan: naabot ni {name} ang turnover',
      VI: 'Mời bạn: {name} đã đủ vòng cược',
    },
  },
  friend: {
    REGISTER: {
      CN: '好友邀请礼：注册',
      EN: 'Gift for joining by invitation: sign-up',
      ID: 'Hadiah undangan teman: pendaftaran',
      TH: 'ของขวัญจากคำเชิญของเพื่อน: สมัครสมาชิก',
      TY: 'Regalo sa imbitasyon ng kaibigan: sign-up',
      VI: 'Quà từ lời mời của bạn bè: đăng ký',
    },
    DEPOSIT: {
      CN: '好友邀请礼：首存',
      EN: 'Gift for joining by invitation: first deposit',
      ID: 'Hadiah undangan teman: deposit pertama',
      TH: 'ของขวัญจากคำเชิญของเพื่อน: ฝากครั้งแรก',
      TY: 'Regalo sa imbitasyon ng kaibigan: unang deposit',
      VI: 'Quà từ lời mời của bạn bè: nạp lần đầu',
    },
    TURNOVER: {
      CN: '好友邀请礼：流水达标',
      EN: 'Gift for joining by invitation: turnover',
      ID: 'Hadiah undangan teman: turnover',
      TH: 'ของขวัญจากคำเชิญของเพื่อน: เทิร์นครบ',
      TY: 'Regalo sa imbitasyon ng kaibigan: turnover',
      VI: 'Quà từ lời mời của bạn bè: đủ vòng cược',
    },
  },
} satisfies Record<string, Record<string, Texts>>;
