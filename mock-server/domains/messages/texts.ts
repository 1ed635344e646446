import type { Texts } from '../../worlds/columns.ts';

interface Text {
  title: Texts;
  /** HTML; `{name}` is a value. */
  text: Texts;
}

const backInWallet: Texts = {
  CN: '<b>{amount}</b> 已退回您的主钱包。',
  EN: '<b>{amount}</b> is back in your main wallet.',
  ID: '<b>{amount}</b> sudah kembali ke dompet utama Anda.',
  TH: 'คืนเงิน <b>{amount}</b> เข้ากระเป๋าหลักของคุณแล้ว',
  TY: 'Naibalik na ang <b>{amount}</b> sa main wallet mo.',
  VI: '<b>{amount}</b> đã được hoàn vào ví chính của bạn.',
};

const notPaid: Texts = {
  CN: '订单 {orderNo}（<b>{amount}</b>）未收到付款。如您已付款，请联系客服；款项到账后仍会为您入账。',
  EN: 'We received no payment for order {orderNo} (<b>{amount}</b>). If you have paid, contact customer service: we will still credit the money when it arrives.',
  ID: 'Pembayaran untuk transaksi {orderNo} (<b>{amount}</b>) belum kami terima. Jika sudah membayar, hubungi layanan pelanggan; saldo tetap ditambah saat dana masuk.',
  TH: 'เราไม่ได้รับเงินสำหรับรายการ {orderNo} (<b>{amount}</b>) หากคุณโอนแล้ว โปรดติดต่อฝ่ายบริการลูกค้า เมื่อเงินเข้าเราจะเติมให้ตามยอด',
  TY: 'Walang dumating na bayad para sa order {orderNo} (<b>{amount}</b>). Kung nagbayad ka na, kontakin ang customer service: iki-credit pa rin namin ang pera pagdating nito.',
  VI: 'Chúng tôi chưa nhận được tiền cho lệnh {orderNo} (<b>{amount}</b>). Nếu bạn đã chuyển, hãy báo chăm sóc khách hàng; tiền đến vẫn được cộng vào ví.',
};

export const MESSAGES = {
  depositCredited: {
    title: {
      CN: '存款已到账',
      EN: 'Deposit credited',
      ID: 'Deposit berhasil',
      TH: 'ฝากเงินสำเร็จ',
      TY: 'Pumasok na ang deposit mo',
      VI: 'Nạp tiền thành công',
    },
    text: {
      CN: '<b>{amount}</b> 已存入您的主钱包。',
      EN: '<b>{amount}</b> is in your main wallet.',
      ID: '<b>{amount}</b> sudah masuk ke dompet utama Anda.',
      TH: '<b>{amount}</b> เข้ากระเป๋าหลักของคุณแล้ว',
      TY: 'Nasa main wallet mo na ang <b>{amount}</b>.',
      VI: '<b>{amount}</b> đã vào ví chính của bạn.',
    },
  },
  depositReturned: {
    title: {
      CN: '您的付款已退回',
      EN: 'Payment returned',
      ID: 'Pembayaran Anda dikembalikan',
      TH: 'เราคืนเงินที่คุณชำระแล้ว',
      TY: 'Ibinabalik ang bayad mo',
      VI: 'Khoản thanh toán của bạn được hoàn lại',
    },
    text: {
      CN: '订单 {orderNo} 收到 <b>{arrived}</b>（订单金额 {ordered}），超出您设定的存款限额。',
      EN: 'We received <b>{arrived}</b> for order {orderNo} (amount: {ordered}). This is above your deposit limit.',
      ID: 'Kami menerima <b>{arrived}</b> untuk transaksi {orderNo} (seharusnya {ordered}). Jumlah itu melebihi batas deposit Anda.',
      TH: 'ได้รับเงิน <b>{arrived}</b> สำหรับรายการ {orderNo} (ยอดที่แจ้งฝาก {ordered}) ซึ่งเกินวงเงินฝากที่คุณตั้งไว้',
      TY: 'Nakatanggap kami ng <b>{arrived}</b> para sa order {orderNo} (halaga: {ordered}). Lampas ito sa deposit limit mo.',
      VI: 'Đã nhận <b>{arrived}</b> cho lệnh {orderNo} (số tiền của lệnh: {ordered}), vượt hạn mức nạp tiền của bạn.',
    },
  },
  depositFailed: {
    title: {
      CN: '存款失败',
      EN: 'Deposit failed',
      ID: 'Deposit gagal',
      TH: 'ฝากเงินไม่สำเร็จ',
      TY: 'Hindi natuloy ang deposit mo',
      VI: 'Nạp tiền không thành công',
    },
    text: notPaid,
  },
  /** For who uploaded a payment proof. */
  depositExpired: {
    title: {
      CN: '存款订单已过期',
      EN: 'Deposit order expired',
      ID: 'Deposit kedaluwarsa',
      TH: 'รายการฝากหมดเวลาแล้ว',
      TY: 'Nag-expire ang deposit order mo',
      VI: 'Lệnh nạp tiền đã hết hạn',
    },
    text: notPaid,
  },
  withdrawalApproved: {
    title: {
      CN: '提款已通过审核',
      EN: 'Withdrawal approved',
      ID: 'Penarikan disetujui',
      TH: 'อนุมัติการถอนเงินแล้ว',
      TY: 'Approved na ang withdrawal mo',
      VI: 'Lệnh rút tiền đã được duyệt',
    },
    text: {
      CN: '<b>{amount}</b> 正在汇往 {account}。',
      EN: '<b>{amount}</b> is being sent to {account}.',
      ID: '<b>{amount}</b> sedang dikirim ke {account}.',
      TH: 'กำลังโอน <b>{amount}</b> ไปยัง {account}',
      TY: 'Ipinapadala na ang <b>{amount}</b> sa {account}.',
      VI: '<b>{amount}</b> đang được chuyển đến {account}.',
    },
  },
  withdrawalSent: {
    title: {
      CN: '请确认提款到账',
      EN: 'Has your withdrawal arrived?',
      ID: 'Apakah penarikan Anda sudah masuk?',
      TH: 'ได้รับเงินถอนแล้วหรือยัง',
      TY: 'Dumating na ba ang withdrawal mo?',
      VI: 'Bạn đã nhận được tiền rút chưa?',
    },
    text: {
      CN: '<b>{amount}</b> 已汇往 {account}。请在 {until} 前确认，逾期视为已到账。',
      EN: 'We sent <b>{amount}</b> to {account}. Please confirm by {until}; after that it counts as received.',
      ID: '<b>{amount}</b> sudah dikirim ke {account}. Konfirmasikan sebelum {until}; setelah itu dianggap sudah diterima.',
      TH: 'โอน <b>{amount}</b> ไปยัง {account} แล้ว โปรดยืนยันภายใน {until} หลังจากนั้นถือว่าได้รับเงินแล้ว',
      TY: 'Naipadala na ang <b>{amount}</b> sa {account}. Kumpirmahin ito hanggang {until}; pagkatapos niyan, ituturing itong natanggap mo.',
      VI: '<b>{amount}</b> đã được chuyển đến {account}. Vui lòng xác nhận trước {until}; quá hạn được coi là đã nhận.',
    },
  },
  withdrawalPaid: {
    title: {
      CN: '提款成功',
      EN: 'Withdrawal paid',
      ID: 'Penarikan berhasil',
      TH: 'ถอนเงินสำเร็จ',
      TY: 'Bayad na ang withdrawal mo',
      VI: 'Rút tiền thành công',
    },
    text: {
      CN: '<b>{amount}</b> 已汇至 {account}。',
      EN: '<b>{amount}</b> has been paid to {account}.',
      ID: '<b>{amount}</b> sudah dikirim ke {account}.',
      TH: 'โอน <b>{amount}</b> เข้า {account} เรียบร้อยแล้ว',
      TY: 'Naibayad na ang <b>{amount}</b> sa {account}.',
      VI: '<b>{amount}</b> đã được chuyển vào {account}.',
    },
  },
  withdrawalRejected: {
    title: {
      CN: '提款未通过审核',
      EN: 'Withdrawal rejected',
      ID: 'Penarikan ditolak',
      TH: 'การถอนเงินไม่ได้รับอนุมัติ',
      TY: 'Hindi inaprubahan ang withdrawal mo',
      VI: 'Lệnh rút tiền bị từ chối',
    },
    text: backInWallet,
  },
  withdrawalFailed: {
    title: {
      CN: '提款失败',
      EN: 'Withdrawal failed',
      ID: 'Penarikan gagal',
      TH: 'ถอนเงินไม่สำเร็จ',
      TY: 'Hindi natuloy ang withdrawal mo',
      VI: 'Rút tiền không thành công',
    },
    text: backInWallet,
  },
  withdrawalCancelled: {
    title: {
      CN: '提款已取消',
      EN: 'Withdrawal cancelled',
      ID: 'Penarikan dibatalkan',
      TH: 'ยกเลิกการถอนเงินแล้ว',
      TY: 'Kinansela ang withdrawal mo',
      VI: 'Đã hủy lệnh rút tiền',
    },
    text: backInWallet,
  },
  redemptionSent: {
    title: {
      CN: '您兑换的礼品已寄出',
      EN: 'Your reward is on its way',
      ID: 'Hadiah Anda sedang dikirim',
      TH: 'จัดส่งของรางวัลของคุณแล้ว',
      TY: 'Papunta na sa iyo ang reward mo',
      VI: 'Quà của bạn đang trên đường giao',
    },
    text: {
      CN: '<b>{name}</b> 已寄往{city}。',
      EN: 'We have sent <b>{name}</b> to {city}.',
      ID: '<b>{name}</b> sudah kami kirim ke {city}.',
      TH: 'เราส่ง <b>{name}</b> ไปที่ {city} แล้ว',
      TY: 'Naipadala na namin ang <b>{name}</b> sa {city}.',
      VI: 'Chúng tôi đã gửi <b>{name}</b> đến {city}.',
    },
  },
  redemptionDelivered: {
    title: {
      CN: '礼品已送达',
      EN: 'Reward delivered',
      ID: 'Hadiah sudah sampai',
      TH: 'จัดส่งของรางวัลสำเร็จ',
      TY: 'Naihatid na ang reward mo',
      VI: 'Quà đã giao thành công',
    },
    text: {
      CN: '<b>{name}</b> 已送达。如未收到，请联系客服。',
      EN: '<b>{name}</b> has been delivered. If you do not have it, contact customer service.',
      ID: '<b>{name}</b> sudah diantar. Jika belum Anda terima, hubungi layanan pelanggan.',
      TH: 'จัดส่ง <b>{name}</b> ถึงที่หมายแล้ว หากยังไม่ได้รับ โปรดติดต่อฝ่ายบริการลูกค้า',
      TY: 'Naihatid na ang <b>{name}</b>. Kung wala pa ito sa iyo, kontakin ang customer service.',
      VI: '<b>{name}</b> đã được giao. Nếu chưa nhận được, vui lòng liên hệ chăm sóc khách hàng.',
    },
  },
  redemptionCancelled: {
    title: {
      CN: '兑换已取消，积分已退回',
      EN: 'Redemption cancelled, points returned',
      ID: 'Penukaran dibatalkan, poin dikembalikan',
      TH: 'ยกเลิกการแลกแล้ว คืนแต้มให้คุณแล้ว',
      TY: 'Kinansela ang redemption, naibalik ang points',
      VI: 'Đã hủy lượt đổi quà và hoàn điểm',
    },
    text: {
      CN: '<b>{name}</b> 无法寄出，{points} 积分已退回您的账户。',
      EN: 'We could not deliver <b>{name}</b>. The {points} points are yours again.',
      ID: '<b>{name}</b> tidak dapat kami kirim. {points} poin sudah kembali ke akun Anda.',
      TH: 'เราส่ง <b>{name}</b> ให้ไม่ได้ จึงคืน {points} แต้มให้คุณแล้ว',
      TY: 'Hindi namin naihatid ang <b>{name}</b>. Naibalik na sa iyo ang {points} points.',
      VI: 'Chúng tôi không giao được <b>{name}</b>. {points} điểm đã được hoàn lại cho bạn.',
    },
  },
  bonusGivenUp: {
    title: {
      CN: '已放弃彩金',
      EN: 'Bonus given up',
      ID: 'Bonus dibatalkan',
      TH: 'สละสิทธิ์โบนัสแล้ว',
      TY: 'Na-forfeit ang bonus',
      VI: 'Đã hủy khuyến mãi',
    },
    text: {
      CN: '“{offer}”的彩金及其盈利共 <b>{amount}</b> 已收回，其流水要求不再适用。',
      EN: 'We took back the bonus “{offer}” and its winnings: <b>{amount}</b>. Its wagering requirement no longer applies.',
      ID: 'Bonus “{offer}” dan kemenangannya ditarik kembali: <b>{amount}</b>. Syarat turnovernya tidak berlaku lagi.',
      TH: 'หักโบนัส “{offer}” และเงินที่ชนะจากโบนัสรวม <b>{amount}</b> แล้ว ไม่ต้องทำเทิร์นของโบนัสนี้อีก',
      TY: 'Binawi namin ang bonus na “{offer}” at ang napanalunan nito: <b>{amount}</b>. Wala na itong turnover requirement.',
      VI: 'Tiền thưởng “{offer}” và tiền thắng từ đó đã được thu lại: <b>{amount}</b>. Yêu cầu cược của khuyến mãi này không còn áp dụng.',
    },
  },
  bonusExpired: {
    title: {
      CN: '彩金已过期',
      EN: 'Bonus expired',
      ID: 'Bonus kedaluwarsa',
      TH: 'โบนัสหมดอายุแล้ว',
      TY: 'Nag-expire ang bonus',
      VI: 'Khuyến mãi đã hết hạn',
    },
    text: {
      CN: '“{offer}”未在期限内完成流水，彩金及其盈利共 <b>{amount}</b> 已收回，其流水要求不再适用。',
      EN: 'The time to wager “{offer}” is over. We took back the bonus and its winnings: <b>{amount}</b>. Its wagering requirement no longer applies.',
      ID: 'Waktu turnover “{offer}” sudah habis. Bonus dan kemenangannya ditarik kembali: <b>{amount}</b>. Syarat turnovernya tidak berlaku lagi.',
      TH: 'หมดเวลาทำเทิร์นของ “{offer}” แล้ว หักโบนัสและเงินที่ชนะจากโบนัสรวม <b>{amount}</b> ไม่ต้องทำเทิร์นของโบนัสนี้อีก',
      TY: 'Tapos na ang panahon para i-turnover ang “{offer}”. Binawi namin ang bonus at ang napanalunan nito: <b>{amount}</b>. Wala na itong turnover requirement.',
      VI: 'Đã hết hạn hoàn thành cược của “{offer}”. Tiền thưởng và tiền thắng từ đó đã được thu lại: <b>{amount}</b>. Yêu cầu cược của khuyến mãi này không còn áp dụng.',
    },
  },
  applicationApproved: {
    title: {
      CN: '申请已通过',
      EN: 'Your application was approved',
      ID: 'Pengajuan Anda disetujui',
      TH: 'คำขอของคุณได้รับอนุมัติ',
      TY: 'Inaprubahan ang application mo',
      VI: 'Yêu cầu của bạn đã được duyệt',
    },
    text: {
      CN: '“{offer}”：<b>{amount}</b> 正等您领取，{days} 天内有效。',
      EN: '“{offer}”: <b>{amount}</b> is waiting for you. Claim it within {days} days.',
      ID: '“{offer}”: <b>{amount}</b> menunggu Anda. Klaim dalam {days} hari.',
      TH: '“{offer}” มี <b>{amount}</b> รอให้คุณรับ กดรับภายใน {days} วัน',
      TY: '“{offer}”: naghihintay sa iyo ang <b>{amount}</b>. I-claim ito sa loob ng {days} araw.',
      VI: '“{offer}”: <b>{amount}</b> đang chờ bạn nhận, trong vòng {days} ngày.',
    },
  },
  applicationWithoutPictures: {
    title: {
      CN: '申请缺少图片',
      EN: 'A picture is missing',
      ID: 'Gambar belum ada',
      TH: 'ยังขาดรูปภาพ',
      TY: 'May kulang na larawan',
      VI: 'Thiếu hình ảnh',
    },
    text: {
      CN: '“{offer}”的申请未通过：缺少所需图片。请补上图片后重新申请。',
      EN: 'We could not approve your application for “{offer}”: the picture it needs is missing. Apply again with the picture.',
      ID: 'Pengajuan Anda untuk “{offer}” belum bisa disetujui: gambar yang diminta belum ada. Ajukan lagi dengan gambarnya.',
      TH: 'คำขอ “{offer}” ยังไม่ผ่าน เพราะไม่มีรูปภาพตามที่กำหนด แนบรูปแล้วส่งคำขอใหม่ได้เลย',
      TY: 'Hindi namin maaprubahan ang application mo sa “{offer}”: wala ang larawang kailangan. Mag-apply ulit kasama ang larawan.',
      VI: 'Yêu cầu “{offer}” chưa được duyệt vì thiếu hình ảnh. Hãy gửi lại kèm hình.',
    },
  },
  applicationRefused: {
    title: {
      CN: '申请未通过',
      EN: 'Your application was not approved',
      ID: 'Pengajuan Anda tidak disetujui',
      TH: 'คำขอของคุณไม่ผ่าน',
      TY: 'Hindi naaprubahan ang application mo',
      VI: 'Yêu cầu của bạn không được duyệt',
    },
    text: {
      CN: '“{offer}”的申请不符合活动规则。如有疑问，请联系客服。',
      EN: 'Your application for “{offer}” does not meet its terms. If you think it does, contact customer service.',
      ID: 'Pengajuan Anda untuk “{offer}” tidak memenuhi ketentuannya. Jika menurut Anda memenuhi, hubungi layanan pelanggan.',
      TH: 'คำขอ “{offer}” ไม่ตรงตามเงื่อนไข หากมีข้อสงสัย โปรดติดต่อฝ่ายบริการลูกค้า',
      TY: 'Hindi pasok sa terms ng “{offer}” ang application mo. Kung sa tingin mo ay pasok, kontakin ang customer service.',
      VI: 'Yêu cầu “{offer}” không đúng điều kiện. Nếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.',
    },
  },
  rankRisen: {
    title: {
      CN: '恭喜升至 VIP {rank}',
      EN: 'You are now VIP {rank}',
      ID: 'Anda kini VIP {rank}',
      TH: 'คุณเลื่อนเป็น VIP {rank} แล้ว',
      TY: 'VIP {rank} ka na',
      VI: 'Bạn đã lên VIP {rank}',
    },
    text: {
      CN: '您已升至 <b>VIP {rank}</b>，该等级的权益即刻生效。',
      EN: 'Welcome to <b>VIP {rank}</b>. The perks of this rank are yours from now on.',
      ID: 'Selamat datang di <b>VIP {rank}</b>. Semua keuntungan peringkat ini langsung berlaku.',
      TH: 'ยินดีต้อนรับสู่ <b>VIP {rank}</b> รับสิทธิประโยชน์ของระดับนี้ได้ทันที',
      TY: 'Welcome sa <b>VIP {rank}</b>. Sa iyo na ang mga pribilehiyo ng rank na ito.',
      VI: 'Chào mừng bạn đến <b>VIP {rank}</b>. Quyền lợi của hạng này có hiệu lực ngay.',
    },
  },
  rankWarning: {
    title: {
      CN: '您的 VIP {rank} 等级尚未保级',
      EN: 'Your rank VIP {rank} is not kept yet',
      ID: 'Peringkat VIP {rank} Anda belum aman',
      TH: 'คุณยังรักษาระดับ VIP {rank} ไว้ไม่ได้',
      TY: 'Hindi pa sigurado ang rank mong VIP {rank}',
      VI: 'Bạn chưa giữ được hạng VIP {rank}',
    },
    text: {
      CN: '本月有效投注还差 <b>{missing}</b>。若在 {until} 前未达到，您的等级将下降一级。',
      EN: 'This month’s turnover is <b>{missing}</b> short. If it stays below by {until}, your rank falls by one.',
      ID: 'Turnover bulan ini masih kurang <b>{missing}</b>. Jika belum tercapai hingga {until}, peringkat Anda turun satu tingkat.',
      TH: 'ยอดเทิร์นเดือนนี้ยังขาดอีก <b>{missing}</b> หากไม่ครบก่อน {until} ระดับของคุณจะลดลงหนึ่งขั้น',
      TY: 'Kulang pa ng <b>{missing}</b> ang turnover mo ngayong buwan. Kung hindi ito maabot bago ang {until}, bababa ng isa ang rank mo.',
      VI: 'Tổng cược tháng này còn thiếu <b>{missing}</b>. Nếu chưa đạt trước {until}, hạng của bạn sẽ giảm một bậc.',
    },
  },
  rankDropped: {
    title: {
      CN: '您的等级现为 VIP {rank}',
      EN: 'Your rank is now VIP {rank}',
      ID: 'Peringkat Anda kini VIP {rank}',
      TH: 'ระดับของคุณตอนนี้คือ VIP {rank}',
      TY: 'VIP {rank} na ang rank mo',
      VI: 'Hạng của bạn hiện là VIP {rank}',
    },
    text: {
      CN: '上月有效投注未达到 VIP {lost} 的保级要求 {keep}。任一自然月的有效投注达到 <b>{keep}</b>，即可恢复 VIP {lost}。',
      EN: 'Last month’s turnover was below {keep}, which VIP {lost} needs to stay. A month with a turnover of <b>{keep}</b> brings VIP {lost} back.',
      ID: 'Turnover bulan lalu di bawah {keep}, syarat bertahan di VIP {lost}. VIP {lost} kembali begitu turnover satu bulan mencapai <b>{keep}</b>.',
      TH: 'ยอดเทิร์นเดือนที่แล้วไม่ถึง {keep} ซึ่งเป็นเกณฑ์รักษาระดับ VIP {lost} เมื่อเดือนใดมียอดเทิร์นถึง <b>{keep}</b> คุณจะกลับเป็น VIP {lost} ทันที',
      TY: 'Hindi umabot sa {keep} ang turnover mo noong nakaraang buwan, na kailangan para manatili sa VIP {lost}. Babalik ang VIP {lost} sa buwang umabot sa <b>{keep}</b> ang turnover mo.',
      VI: 'Tổng cược tháng trước dưới {keep}, mức cần để giữ VIP {lost}. Tháng nào tổng cược đạt <b>{keep}</b>, bạn sẽ trở lại VIP {lost}.',
    },
  },
  sentToUpline: {
    title: {
      CN: '已转账给上级',
      EN: 'Transfer to your upline',
      ID: 'Transfer ke upline',
      TH: 'โอนเงินให้อัปไลน์แล้ว',
      TY: 'Transfer sa upline mo',
      VI: 'Đã chuyển cho tuyến trên',
    },
    text: {
      CN: '您已转给上级 <b>{amount}</b>。',
      EN: 'You sent <b>{amount}</b> to your upline.',
      ID: 'Anda mengirim <b>{amount}</b> ke upline Anda.',
      TH: 'คุณโอน <b>{amount}</b> ให้อัปไลน์ของคุณ',
      TY: 'Nagpadala ka ng <b>{amount}</b> sa upline mo.',
      VI: 'Bạn đã chuyển <b>{amount}</b> cho tuyến trên.',
    },
  },
  receivedFromDownline: {
    title: {
      CN: '收到下级转账',
      EN: 'Transfer from your downline',
      ID: 'Transfer dari downline',
      TH: 'ได้รับเงินโอนจากดาวน์ไลน์',
      TY: 'Transfer mula sa downline mo',
      VI: 'Nhận chuyển từ tuyến dưới',
    },
    text: {
      CN: '{name} 转给您 <b>{amount}</b>。',
      EN: '{name} sent you <b>{amount}</b>.',
      ID: '{name} mengirim <b>{amount}</b> kepada Anda.',
      TH: '{name} โอน <b>{amount}</b> ให้คุณ',
      TY: 'Nagpadala sa iyo si {name} ng <b>{amount}</b>.',
      VI: '{name} đã chuyển cho bạn <b>{amount}</b>.',
    },
  },
  limitsChanged: {
    title: {
      CN: '您的限额已更改',
      EN: 'Your limits have changed',
      ID: 'Batas Anda telah diubah',
      TH: 'เปลี่ยนลิมิตของคุณแล้ว',
      TY: 'Nabago ang mga limit mo',
      VI: 'Hạn mức của bạn đã thay đổi',
    },
    text: {
      CN: '{limit}：<b>{most}</b>',
      EN: '{limit}: <b>{most}</b>',
      ID: '{limit}: <b>{most}</b>',
      TH: '{limit}: <b>{most}</b>',
      TY: '{limit}: <b>{most}</b>',
      VI: '{limit}: <b>{most}</b>',
    },
  },
  limitLapsed: {
    title: {
      CN: '调高限额的申请已过期',
      EN: 'Your limit increase has expired',
      ID: 'Permintaan kenaikan batas kedaluwarsa',
      TH: 'คำขอเพิ่มลิมิตหมดอายุแล้ว',
      TY: 'Nag-expire ang pagtaas ng limit mo',
      VI: 'Yêu cầu tăng hạn mức đã hết hiệu lực',
    },
    text: {
      CN: '您未在 {days} 天内确认。{limit}维持 <b>{most}</b>。',
      EN: 'You did not confirm it within {days} days. {limit}: still <b>{most}</b>.',
      ID: 'Tidak dikonfirmasi dalam {days} hari. {limit} tetap <b>{most}</b>.',
      TH: 'คุณไม่ได้ยืนยันภายใน {days} วัน {limit}ยังคงเป็น <b>{most}</b>',
      TY: 'Hindi mo ito kinumpirma sa loob ng {days} araw. {limit}: <b>{most}</b> pa rin.',
      VI: 'Bạn chưa xác nhận trong {days} ngày. {limit} vẫn là <b>{most}</b>.',
    },
  },
  timeOutBegun: {
    title: {
      CN: '冷静期已开始',
      EN: 'Your time-out has started',
      ID: 'Jeda Anda sudah dimulai',
      TH: 'เริ่มพักการเล่นแล้ว',
      TY: 'Nagsimula na ang time-out mo',
      VI: 'Thời gian tạm nghỉ đã bắt đầu',
    },
    text: {
      CN: '在 <b>{until}</b> 之前，您不能游戏、存款或领取彩金；提款照常。',
      EN: 'No play, deposits or bonuses until <b>{until}</b>. You can still withdraw.',
      ID: 'Tanpa permainan, deposit, dan bonus sampai <b>{until}</b>. Penarikan tetap terbuka.',
      TH: 'งดเล่น งดฝาก และงดรับโบนัสจนถึง <b>{until}</b> แต่ถอนเงินได้ตามปกติ',
      TY: 'Walang laro, deposit at bonus hanggang <b>{until}</b>. Puwede ka pa ring mag-withdraw.',
      VI: 'Không chơi, không nạp tiền, không nhận khuyến mãi đến <b>{until}</b>. Bạn vẫn rút tiền được.',
    },
  },
  selfExclusionBegun: {
    title: {
      CN: '自我排除已开始',
      EN: 'Your self-exclusion has started',
      ID: 'Pengecualian diri sudah dimulai',
      TH: 'เริ่มระงับการเล่นแล้ว',
      TY: 'Nagsimula na ang self-exclusion mo',
      VI: 'Thời gian tự loại trừ đã bắt đầu',
    },
    text: {
      CN: '在 <b>{until}</b> 之前，您不能游戏、存款或领取彩金。您存款的流水要求已清零，随时可以登录提款。',
      EN: 'No play, deposits or bonuses until <b>{until}</b>. The wagering requirements of your deposits are cleared: log in at any time to withdraw.',
      ID: 'Tanpa permainan, deposit, dan bonus sampai <b>{until}</b>. Syarat turnover deposit Anda dihapus: masuk kapan saja untuk menarik dana.',
      TH: 'งดเล่น งดฝาก และงดรับโบนัสจนถึง <b>{until}</b> ยอดเทิร์นของเงินฝากถูกล้างแล้ว เข้าสู่ระบบมาถอนเงินได้ทุกเมื่อ',
      TY: 'Walang laro, deposit at bonus hanggang <b>{until}</b>. Inalis na ang turnover requirement ng mga deposit mo: mag-log in anumang oras para mag-withdraw.',
      VI: 'Không chơi, không nạp tiền, không nhận khuyến mãi đến <b>{until}</b>. Yêu cầu cược của các khoản nạp đã được xóa: đăng nhập bất cứ lúc nào để rút tiền.',
    },
  },
} satisfies Record<string, Text>;

/** Further paragraphs. */
export const NOTES = {
  otherAmount: {
    CN: '订单金额 {ordered}，实收 {arrived}。',
    EN: 'Your order was for {ordered}; we received {arrived}.',
    ID: 'Jumlah deposit {ordered}; yang kami terima {arrived}.',
    TH: 'ยอดที่แจ้งฝาก {ordered} ยอดที่ได้รับ {arrived}',
    TY: '{ordered} ang order mo; {arrived} ang dumating.',
    VI: 'Số tiền của lệnh: {ordered}; số tiền nhận được: {arrived}.',
  },
  bonus: {
    CN: '彩金“{offer}”：<b>{bonus}</b>，流水要求 {required}。',
    EN: 'Bonus “{offer}”: <b>{bonus}</b>. Wagering requirement: {required}.',
    ID: 'Bonus “{offer}”: <b>{bonus}</b>. Syarat turnover: {required}.',
    TH: 'โบนัส “{offer}”: <b>{bonus}</b> ต้องทำเทิร์น {required} ก่อนถอน',
    TY: 'Bonus na “{offer}”: <b>{bonus}</b>. Turnover requirement: {required}.',
    VI: 'Khuyến mãi “{offer}”: <b>{bonus}</b>. Yêu cầu cược: {required}.',
  },
  noBonus: {
    CN: '彩金“{offer}”未发放：款项到账时已不符合条件。',
    EN: 'The bonus “{offer}” was not added: its conditions were not met when your payment arrived.',
    ID: 'Bonus “{offer}” tidak diberikan: syaratnya tidak terpenuhi saat pembayaran Anda masuk.',
    TH: 'ไม่ได้รับโบนัส “{offer}” เพราะไม่เข้าเงื่อนไขในเวลาที่เงินเข้า',
    TY: 'Hindi naibigay ang bonus na “{offer}”: hindi na pasok sa kondisyon nang dumating ang bayad mo.',
    VI: 'Khuyến mãi “{offer}” không được cộng: không đủ điều kiện khi tiền của bạn đến.',
  },
  rankBonus: {
    CN: '晋级礼金 <b>{bonus}</b> 已可在奖励中心领取。',
    EN: 'Your upgrade bonus of <b>{bonus}</b> can be claimed in the reward centre.',
    ID: 'Bonus naik peringkat <b>{bonus}</b> bisa diklaim di pusat hadiah.',
    TH: 'รับโบนัสเลื่อนขั้น <b>{bonus}</b> ได้ที่ศูนย์รางวัล',
    TY: 'Puwede mo nang i-claim sa reward center ang upgrade bonus na <b>{bonus}</b>.',
    VI: 'Thưởng thăng hạng <b>{bonus}</b> đang chờ bạn nhận tại trung tâm thưởng.',
  },
  allReturned: {
    CN: '该款项将全额退回付款账户，未计入您的钱包。',
    EN: 'We are returning the full amount to where it came from. Nothing was credited.',
    ID: 'Seluruhnya dikembalikan ke rekening asal; tidak ada yang masuk ke saldo.',
    TH: 'เราจะคืนเงินเต็มจำนวนไปยังบัญชีต้นทาง และไม่มีเงินเข้ากระเป๋า',
    TY: 'Ibinabalik namin ang buong halaga sa pinanggalingan. Walang nai-credit.',
    VI: 'Toàn bộ số tiền được hoàn về nơi chuyển; không có khoản nào được cộng vào ví.',
  },
} satisfies Record<string, Texts>;

/** Why a withdrawal was not paid. */
export const REASONS = {
  amount: {
    CN: '金额超过单笔可付的上限，请分多次提取。',
    EN: 'The amount is above our maximum for one payment. Please make several smaller withdrawals.',
    ID: 'Jumlahnya melebihi batas sekali pembayaran. Silakan bagi menjadi beberapa penarikan yang lebih kecil.',
    TH: 'จำนวนเงินเกินยอดสูงสุดต่อครั้ง โปรดแบ่งถอนหลายรายการ',
    TY: 'Lampas ang halaga sa maximum namin sa isang bayad. Hatiin ito sa ilang mas maliit na withdrawal.',
    VI: 'Số tiền vượt mức tối đa cho một lần chuyển. Vui lòng chia thành nhiều lệnh rút nhỏ hơn.',
  },
  review: {
    CN: '审核发现有事项需先处理，请联系客服。',
    EN: 'Our review found something to sort out first. Please contact customer service.',
    ID: 'Ada hal yang perlu diselesaikan dulu sebelum disetujui. Hubungi layanan pelanggan.',
    TH: 'พบเรื่องที่ต้องแก้ไขก่อน โปรดติดต่อฝ่ายบริการลูกค้า',
    TY: 'Sa pag-review, may nakita kaming kailangan munang ayusin. Kontakin ang customer service.',
    VI: 'Có việc cần làm rõ trước khi duyệt. Vui lòng liên hệ chăm sóc khách hàng.',
  },
  payee: {
    CN: '您的账户未能收款，请检查或更换账户。',
    EN: 'Your account did not accept the payment. Check it, or choose another one.',
    ID: 'Rekening Anda tidak menerima pembayaran. Periksa, atau pilih yang lain.',
    TH: 'บัญชีของคุณรับเงินไม่ได้ โปรดตรวจสอบหรือเลือกบัญชีอื่น',
    TY: 'Hindi tinanggap ng account mo ang bayad. I-check ito, o pumili ng iba.',
    VI: 'Tài khoản của bạn không nhận được tiền. Hãy kiểm tra hoặc chọn tài khoản khác.',
  },
} satisfies Record<string, Texts>;

/** Names of limits. */
export const LIMITS = {
  name: {
    CN: '{period}{kind}',
    EN: '{period} {kind}',
    ID: '{kind} {period}',
    TH: '{kind}{period}',
    TY: '{kind} {period}',
    VI: '{kind} {period}',
  },
  kinds: {
    DEPOSIT: {
      CN: '存款限额',
      EN: 'deposit limit',
      ID: 'Batas deposit',
      TH: 'วงเงินฝาก',
      TY: 'Deposit limit',
      VI: 'Hạn mức nạp tiền',
    },
    LOSS: {
      CN: '亏损限额',
      EN: 'loss limit',
      ID: 'Batas kerugian',
      TH: 'ลิมิตยอดเสีย',
      TY: 'Loss limit',
      VI: 'Hạn mức thua',
    },
    TIME: {
      CN: '游戏时间限额',
      EN: 'time limit',
      ID: 'Batas waktu bermain',
      TH: 'เวลาเล่นสูงสุด',
      TY: 'Time limit',
      VI: 'Hạn mức thời gian chơi',
    },
  },
  periods: {
    DAY: { CN: '每日', EN: 'Daily', ID: 'harian', TH: 'ต่อวัน', TY: 'kada araw', VI: 'mỗi ngày' },
    WEEK: { CN: '每周', EN: 'Weekly', ID: 'mingguan', TH: 'ต่อสัปดาห์', TY: 'kada linggo', VI: 'mỗi tuần' },
    MONTH: { CN: '每月', EN: 'Monthly', ID: 'bulanan', TH: 'ต่อเดือน', TY: 'kada buwan', VI: 'mỗi tháng' },
  },
  minutes: {
    CN: '{count} 分钟',
    EN: '{count} min',
    ID: '{count} menit',
    TH: '{count} นาที',
    TY: '{count} minuto',
    VI: '{count} phút',
  },
  none: { CN: '不限', EN: 'no limit', ID: 'tanpa batas', TH: 'ไม่จำกัด', TY: 'walang limit', VI: 'không giới hạn' },
} satisfies Record<string, Texts | Record<string, Texts>>;
