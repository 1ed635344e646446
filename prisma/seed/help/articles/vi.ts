import type { Articles } from './en.ts';

export const articles: Articles = {
  // account
  register: {
    title: 'Mở tài khoản',
    keywords:
      'đăng ký, dang ky, đăng kí, dk, tạo tài khoản, tao tk, tạo nick, lập acc, reg acc, thành viên mới, mã mời, mã giới thiệu, mã ref, tên đã có người dùng, số đã đăng ký rồi, không đăng ký được, đủ tuổi chưa, bao nhiêu tuổi được chơi, hai tài khoản, nick phụ',
    content: `
      <p>Mở trang <a href="/register">Đăng ký</a>, chỉ mất khoảng một phút. Bạn phải từ {age} tuổi trở lên và mỗi người chỉ được có một tài khoản.</p>
      <ol>
        <li>Điền biểu mẫu. Ô có dấu * là bắt buộc. Nếu trang có cả hai cách, hãy chọn “Tên đăng nhập” hoặc “Số điện thoại” trước.</li>
        <li>Nếu biểu mẫu hỏi tên chủ tài khoản, hãy viết chữ in hoa không dấu, đúng như trên tài khoản ngân hàng. Tiền rút chỉ chuyển đến tên này.</li>
        <li>Nhập mã mời hoặc mã của bạn bè, nếu bạn có mã và biểu mẫu có ô này.</li>
        <li>Nhập mã chúng tôi gửi cho bạn, nếu biểu mẫu yêu cầu, rồi bấm “Đăng ký”.</li>
      </ol>
      <p>Nếu tên đăng nhập, số điện thoại hoặc email đã có người dùng, hãy dùng cái khác, hoặc <a href="/login">đăng nhập</a> nếu đó là của bạn. Khi trang tạm ngừng đăng ký, <a href="/help?article=contact">chăm sóc khách hàng</a> có thể hỗ trợ bạn.</p>`,
  },
  'log-in': {
    title: 'Không đăng nhập được',
    keywords:
      'login, log in, dang nhap, đăng nhập lỗi, ko vào được, khong vao duoc, không vào được tài khoản, sai mật khẩu, sai mk, sai pass, captcha, kéo hình, ghép hình, xác minh robot, nhập sai nhiều lần, bị chặn, mật khẩu hết hạn, bị văng, bị out, tự thoát, tự đăng xuất, đăng nhập máy khác',
    content: `
      <p>Khi không <a href="/login">đăng nhập</a> được, nguyên nhân thường là một trong các điều sau:</p>
      <ul>
        <li><b>Tên đăng nhập hoặc mật khẩu không đúng.</b> Kiểm tra chữ hoa và khoảng trắng, hoặc mở <a href="/forget">Quên mật khẩu?</a></li>
        <li><b>Xác minh nhanh.</b> Kéo mảnh ghép vào chỗ trống trong hình. Nếu chưa khớp, hãy đổi hình khác.</li>
        <li><b>Mã trong hình.</b> Sau vài lần nhập sai, chúng tôi yêu cầu thêm mã này.</li>
        <li><b>Thử quá nhiều lần.</b> Chờ năm phút rồi thử lại.</li>
        <li><b>Mật khẩu hết hạn.</b> Bạn đã vào được, nhưng phải đặt mật khẩu mới rồi mới tiếp tục.</li>
        <li><b>Bị đăng xuất.</b> Phiên đăng nhập kết thúc khi bạn không dùng một thời gian, hoặc khi mật khẩu thay đổi. Ở một số trang, phiên cũng kết thúc khi bạn đăng nhập trên thiết bị khác.</li>
      </ul>
      <p>Nếu vẫn không được, hãy gửi cho <a href="/help?article=contact">chăm sóc khách hàng</a> thông báo bạn thấy, kèm mã tham chiếu nếu có.</p>`,
  },
  'forgot-password': {
    title: 'Quên mật khẩu',
    keywords:
      'quên mk, quen mat khau, quên pass, mất mật khẩu, lấy lại mật khẩu, lay lai mk, đặt lại mật khẩu, khôi phục tài khoản, reset pass, cấp lại mật khẩu, đổi mật khẩu, không nhớ mật khẩu, mật khẩu mới, mất sim, đổi số điện thoại, email gửi mật khẩu',
    content: `
      <p>Mở <a href="/forget">Quên mật khẩu?</a> và chọn cách chúng tôi liên hệ với bạn. Trang hiện những cách đang dùng được.</p>
      <ol>
        <li><b>Số điện thoại:</b> lấy mã, nhập mã cùng mật khẩu mới rồi bấm “Đặt mật khẩu mới và đăng nhập”.</li>
        <li><b>Email:</b> bấm “Gửi mật khẩu mới cho tôi”. Mật khẩu trong thư chỉ dùng được một lần và trong 15 phút. Đăng nhập bằng mật khẩu đó, rồi đặt mật khẩu của riêng bạn.</li>
      </ol>
      <p>Đặt lại xong, bạn bị đăng xuất trên mọi thiết bị. Mật khẩu có 7 đến 20 ký tự, gồm chữ cái không dấu và chữ số, mỗi loại ít nhất một.</p>
      <p>Nếu không còn dùng số điện thoại hoặc email đó, <a href="/help?article=contact">chăm sóc khách hàng</a> sẽ giúp bạn vào lại tài khoản. Về sáu chữ số cần khi rút tiền, xem <a href="/help?article=payment-password">mật khẩu rút tiền</a>.</p>`,
  },
  verify: {
    title: 'Xác minh điện thoại, email hoặc chưa nhận được mã',
    keywords:
      'otp, mã otp, ma otp, mã xác nhận, ma xac minh, sms, tin nhắn không về, không nhận được mã, ko thấy mã, mã không gửi về, chờ mãi không có mã, sai mã, mã hết hạn, xác thực, xác nhận sđt, thêm sđt, đổi sđt, đổi số điện thoại, đổi email, đổi gmail, liên kết số điện thoại',
    content: `
      <p>Khi đã xác minh điện thoại hoặc email, bạn lấy lại được tài khoản. Một số khuyến mãi, nhiệm vụ và thưởng mời bạn bè cũng yêu cầu điều này.</p>
      <ol>
        <li>Mở <a href="/member/securityCenter">Tài khoản của tôi</a>, rồi chọn “Số điện thoại” hoặc “Địa chỉ email”.</li>
        <li>Xác minh chính chủ, nếu trang yêu cầu.</li>
        <li>Bấm “Gửi mã” và nhập sáu chữ số khi mã còn hiệu lực. Trang cho biết mã dùng được trong bao lâu.</li>
      </ol>
      <p>Nếu không thấy mã, hãy kiểm tra số điện thoại, mã quốc gia và thư mục thư rác. Chỉ lấy được mã mới khi mã trước đã hết hạn, và mỗi giờ chỉ lấy được một số lần. Nhập sai năm lần thì hãy lấy mã mới.</p>
      <p>Nếu thông tin liên hệ vừa thay đổi, một số mã phải chờ để bảo mật cho bạn. Trang cho biết đến khi nào.</p>`,
  },
  'payee-name': {
    title: 'Tên chủ tài khoản sai hoặc chưa có',
    keywords:
      'họ tên, ho ten, tên thật, sai tên, ghi sai tên, đổi tên, sửa tên, chỉnh sửa thông tin, cập nhật họ tên, tên không khớp ngân hàng, tên không trùng, nhầm tên, thiếu chữ trong tên, tên ngân hàng, biệt danh, nickname, ngày sinh, sửa ngày sinh, hồ sơ cá nhân',
    content: `
      <p>Tên chủ tài khoản là tên trên tài khoản ngân hàng của bạn. Mọi lần rút về ngân hàng và ví điện tử đều chuyển đến tên này. Bạn chỉ đặt được một lần; sau đó chỉ chăm sóc khách hàng mới thay đổi được.</p>
      <ol>
        <li>Mở <a href="/member/securityCenter">Tài khoản của tôi</a> và chọn “Hồ sơ”.</li>
        <li>Nhập tên chủ tài khoản bằng chữ in hoa không dấu, đúng như trên tài khoản ngân hàng, rồi lưu.</li>
      </ol>
      <p>Nếu bạn chưa đặt, tên được lấy theo tài khoản nhận tiền đầu tiên bạn thêm. Ngày sinh cũng chỉ đặt được một lần. Biệt danh là tên người chơi khác nhìn thấy, bạn đổi lúc nào cũng được.</p>
      <p>Nếu tên bị sai, hãy báo <a href="/help?article=contact">chăm sóc khách hàng</a> trước khi rút tiền.</p>`,
  },
  'payment-password': {
    title: 'Mật khẩu rút tiền là gì, quên thì làm sao?',
    keywords:
      'mk rút tiền, mat khau rut tien, pass rút, quên mật khẩu rút, quên mã pin, mã pin, pin 6 số, mật khẩu giao dịch, mật khẩu quỹ, mật khẩu cấp 2, pass cấp 2, mã bảo mật, đổi mật khẩu rút tiền, nhập sai 5 lần, bị khóa 30 phút, câu hỏi bảo mật, reset mật khẩu rút',
    content: `
      <p>Mật khẩu rút tiền có sáu chữ số và bảo vệ tiền của bạn. Bạn cần nhập khi rút tiền, thêm tài khoản nhận tiền, chuyển tiền cho thành viên khác hoặc dùng điểm. Đây không phải mật khẩu đăng nhập.</p>
      <ol>
        <li>Mở <a href="/member/securityCenter">Tài khoản của tôi</a> và chọn “Mật khẩu rút tiền”.</li>
        <li>Đặt sáu chữ số. Không dùng được 123456 hay một số lặp lại sáu lần.</li>
      </ol>
      <p><b>Quên mật khẩu?</b> Cũng tại trang đó, chọn “Quên mật khẩu? Nhận mã để đặt lại” hoặc “Quên mật khẩu? Trả lời câu hỏi bảo mật”. Làm vậy cũng mở được khóa.</p>
      <p>Nhập sai năm lần, mật khẩu bị khóa 30 phút. Nếu thông tin liên hệ vừa thay đổi, mã chỉ dùng lại được từ lúc ghi trên trang. Nếu không cách nào được, hãy hỏi <a href="/help?article=contact">chăm sóc khách hàng</a>.</p>`,
  },
  security: {
    title: 'Nghi có người khác dùng tài khoản của tôi',
    keywords:
      'bị hack, hack nick, hack acc, mất nick, mất acc, bị trộm tài khoản, người lạ đăng nhập, thiết bị lạ, đăng nhập lạ, lộ mật khẩu, bị đổi mật khẩu, đăng xuất tất cả thiết bị, thoát máy khác, lừa đảo, giả mạo, bảo mật tài khoản, mất tiền trong tài khoản',
    content: `
      <p>Trước hết hãy đổi mật khẩu đăng nhập: làm vậy sẽ đăng xuất mọi thiết bị khác.</p>
      <ol>
        <li>Mở <a href="/member/securityCenter">Tài khoản của tôi</a> và chọn “Mật khẩu đăng nhập”.</li>
        <li>Xem “Thiết bị đang đăng nhập”. Nút “Đăng xuất mọi thiết bị khác” kết thúc mọi phiên trừ phiên này.</li>
        <li>Xem “Lịch sử đăng nhập” để biết bạn đã đăng nhập ở đâu và khi nào trong 90 ngày qua.</li>
        <li>Đổi mật khẩu rút tiền, và trả lời câu hỏi bảo mật nếu bạn chưa làm.</li>
        <li>Kiểm tra <a href="/member/transactionHistory">Lịch sử tài khoản</a>, tài khoản nhận tiền, số điện thoại và email.</li>
      </ol>
      <p>Nếu bị mất tiền hoặc không vào được, hãy báo ngay cho <a href="/help?article=contact">chăm sóc khách hàng</a>. Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh. Nếu có người hỏi, hãy dừng lại và báo cho chúng tôi.</p>`,
  },
  held: {
    title: 'Tài khoản của tôi bị tạm khóa',
    keywords:
      'khóa acc, bị khóa tài khoản, khoa tk, khóa nick, đóng băng tài khoản, đình chỉ, bị ban, bị hạn chế, đang kiểm tra tài khoản, không chơi được, không nạp được, mở khóa tài khoản, sao khóa tài khoản của tôi, tài khoản bị đóng',
    content: `
      <p>Nếu bạn thấy “Tài khoản của bạn đang được kiểm tra”, việc chơi, nạp tiền và khuyến mãi tạm đóng cho đến khi kiểm tra xong. Tiền vẫn là của bạn.</p>
      <ul>
        <li>Bạn vẫn đăng nhập, xem lịch sử, đọc tin nhắn và <a href="/member/withdraw">rút</a> được số tiền có thể rút. Yêu cầu vòng cược của các khoản nạp được xóa.</li>
        <li>Nếu một khuyến mãi đang giữ một phần số dư, bạn có thể hủy khuyến mãi đó.</li>
      </ul>
      <p>Đừng mở tài khoản thứ hai. Hãy hỏi <a href="/help?article=contact">chăm sóc khách hàng</a>: họ trả lời câu hỏi của bạn về việc kiểm tra và cho biết nếu cần bạn bổ sung gì.</p>
      <p>Nếu chính bạn đã chọn tạm nghỉ hoặc tự loại trừ, trang sẽ ghi rõ và cho biết đến khi nào. Không ai có thể kết thúc sớm.</p>`,
  },
  notifications: {
    title: 'Bật hoặc tắt thông báo trình duyệt',
    keywords:
      'thông báo, thong bao, thông báo đẩy, push, notification, noti, bật thông báo, tắt thông báo, không nhận được thông báo, không có thông báo, chặn thông báo, báo khi tiền về, báo kết quả xổ số, thông báo điện thoại, nhắc tôi',
    content: `
      <p>Tin nhắn đến dưới dạng thông báo của trình duyệt, kể cả khi bạn đã đóng trang. Bạn chọn nội dung muốn nhận.</p>
      <ol>
        <li>Mở <a href="/member/securityCenter?part=push">Tài khoản của tôi → Thông báo</a> trên trình duyệt bạn muốn nhận.</li>
        <li>Chọn các mục. Nạp tiền, rút tiền và chuyển tiền đã được chọn sẵn. Kết quả các kỳ quay bạn đã cược, khuyến mãi và phần thưởng chỉ gửi khi bạn chọn.</li>
        <li>Bấm “Bật trên trình duyệt này” và cho phép thông báo khi trình duyệt hỏi.</li>
      </ol>
      <ul>
        <li><b>iPhone hoặc iPad:</b> hãy thêm trang vào màn hình chính rồi mở từ đó: <a href="/help?article=app">Cài ứng dụng</a>.</li>
        <li><b>Trình duyệt chặn:</b> hãy cho phép thông báo trong cài đặt của trình duyệt cho trang này rồi tải lại trang.</li>
        <li><b>Trong thời gian nghỉ:</b> không gửi gì khi đang tạm nghỉ hoặc tự loại trừ.</li>
        <li><b>Đăng xuất:</b> thông báo trên trình duyệt này sẽ tắt. Hãy bật lại sau khi đăng nhập.</li>
      </ul>
      <p>Trang này liệt kê các trình duyệt đang nhận thông báo. Bấm “Tắt” để ngừng gửi tới một trình duyệt.</p>`,
  },
  'free-play': {
    title: 'Chơi thử không mất tiền được không?',
    keywords:
      'demo, chơi demo, choi thu, chơi miễn phí, chơi free, tiền ảo, tài khoản ảo, tài khoản dùng thử, acc test, nick khách, dùng thử, test game, quay thử, rút tiền chơi thử, tiền chơi thử có rút được không',
    content: `
      <p>Được. Tài khoản chơi thử có sẵn tiền chơi thử. Không cần điền gì và không mất phí.</p>
      <ol>
        <li>Bấm “Chơi thử” ở trang <a href="/login">đăng nhập</a>, hoặc nút “Chơi thử” trên thẻ của trò chơi.</li>
        <li>Vào chơi. Trò chơi ghi rõ đây là chế độ chơi thử.</li>
        <li>Muốn chơi thật, chọn “Đăng ký để chơi thật” và mở tài khoản.</li>
      </ol>
      <p>Không rút được tiền chơi thử, và tài khoản chơi thử không có điểm, nhiệm vụ hay phần thưởng. Nạp tiền, chuyển tiền và trò chơi tiền thật cần tài khoản thật. Trò nào không có nút “Chơi thử” thì không chơi thử được.</p>`,
  },
  // deposits
  deposit: {
    title: 'Cách nạp tiền',
    keywords:
      'nap tien, nạp, gửi tiền, bơm tiền, nạp tk, nạp thế nào, hướng dẫn nạp, chuyển khoản, ck, quét mã qr, qr, momo, zalopay, ví điện tử, thẻ cào, usdt, nạp coin, nạp tối thiểu, min nạp, nạp ít nhất bao nhiêu, không nạp được, phương thức nạp',
    content: `
      <ol>
        <li>Đăng nhập và mở <a href="/member/depositv2">Nạp tiền</a>.</li>
        <li>Chọn phương thức. Trang hiện mức tối thiểu và tối đa, phí và thời gian dự kiến.</li>
        <li>Chọn khuyến mãi, hoặc “Không nhận khuyến mãi”, rồi nhập số tiền. Trước khi xác nhận, bạn thấy số tiền nhận được và yêu cầu vòng cược.</li>
        <li>Bấm “Nạp tiền” và làm theo hướng dẫn. Số tiền chuyển phải đúng với lệnh và phải chuyển trước khi lệnh hết hạn.</li>
        <li>Nếu lệnh có nút “Tôi đã thanh toán”, hãy bấm sau khi thanh toán.</li>
      </ol>
      <p>Phần lớn tiền vào trong vài phút; khi ngân hàng bảo trì có thể lâu hơn. Hãy chuyển từ tài khoản đứng tên bạn.</p>
      <p>Có giờ một phương thức tạm đóng. Hãy chọn phương thức khác, hoặc quay lại khi mở. Nếu tiền không vào, xem <a href="/help?article=deposit-late">Nạp tiền chưa vào</a>.</p>`,
  },
  'deposit-late': {
    title: 'Nạp tiền chưa vào',
    keywords:
      'nap tien chua vao, nạp chưa lên tiền, nạp chưa lên điểm, nạp không vào, tiền chưa vào tài khoản, chuyển khoản rồi chưa cộng, ck rồi chưa nhận, nạp lâu quá, nạp bị treo, đang chờ, mất tiền nạp, bill, biên lai, ảnh chuyển khoản, chưa cộng tiền, số dư không đổi, ngân hàng trừ tiền rồi',
    content: `
      <p>Trước hết xem trạng thái lệnh trong <a href="/member/transactionHistory/deposits">lịch sử nạp tiền</a>.</p>
      <ol>
        <li><b>Chờ bạn thanh toán:</b> chúng tôi chưa thấy tiền. Nếu bạn đã chuyển và lệnh có nút “Tôi đã thanh toán”, hãy bấm nút này.</li>
        <li><b>Đang kiểm tra:</b> chúng tôi đang chờ tiền đến, hoặc chờ mạng lưới xác nhận. Bạn có thể rời trang.</li>
        <li>Nếu chuyển khoản, hãy tải ảnh giao dịch lên mục “Biên lai thanh toán”. Nhờ đó chúng tôi tìm thấy tiền nhanh hơn.</li>
        <li><b>Đã cộng tiền:</b> tiền đã vào ví. Hãy làm mới số dư.</li>
      </ol>
      <p>Nếu tiền đến sau khi lệnh đã hết hạn hoặc bị hủy, tiền vẫn được cộng trong hạn mức của bạn.</p>
      <p>Quá 30 phút, hãy gửi mã giao dịch và biên lai cho <a href="/help?article=contact">chăm sóc khách hàng</a>.</p>`,
  },
  'deposit-problem': {
    title: 'Chuyển sai số tiền, quá giờ hoặc chuyển hai lần',
    keywords:
      'nạp sai số tiền, nạp nhầm, chuyển nhầm, chuyen nham, chuyển dư, chuyển thiếu, chuyển 2 lần, trùng lệnh, lệnh hết hạn, nạp trễ, chuyển muộn, hủy lệnh nạp, hoàn tiền nạp, trả lại tiền, nạp thất bại, nạp lỗi, mất khuyến mãi khi nạp, chuyển vào số tài khoản cũ, sai nội dung chuyển khoản',
    content: `
      <p>Mỗi khoản tiền đến nơi đều được cộng một lần, trong hạn mức của chính bạn.</p>
      <ul>
        <li><b>Sai số tiền:</b> chúng tôi cộng theo số thực nhận, trừ phí nếu phương thức có phí. Lệnh ghi cả hai số.</li>
        <li><b>Lệnh hết hạn hoặc đã hủy:</b> nếu tiền vẫn đến, tiền được cộng nhưng không có khuyến mãi bạn đã chọn.</li>
        <li><b>Chuyển hai lần:</b> cả hai khoản đều được cộng. Tiền thưởng chỉ có một lần.</li>
        <li><b>Đã hoàn lại:</b> khoản này vượt hạn mức nạp của bạn nên toàn bộ được hoàn về nơi chuyển.</li>
        <li><b>Thất bại:</b> thanh toán không thành công.</li>
      </ul>
      <p>Lệnh hết hạn thì tạo lệnh mới ở <a href="/member/depositv2">Nạp tiền</a>, đừng chuyển lại vào số tài khoản cũ. Nếu còn thiếu tiền, hãy gửi mã giao dịch và biên lai cho <a href="/help?article=contact">chăm sóc khách hàng</a>.</p>`,
  },
  'deposit-account': {
    title: 'Được nạp từ tài khoản nào?',
    keywords:
      'nạp hộ, nạp dùm, nhờ người khác nạp, tài khoản người thân, nhờ vợ chồng nạp, bạn bè chuyển hộ, tên khác, không chính chủ, chính chủ, stk, số tài khoản nạp, nội dung chuyển khoản, momo, ví điện tử, usdt, trc20, erc20, địa chỉ ví, sai mạng, tỷ giá, c2c',
    content: `
      <p>Dù chọn phương thức nào, hãy chuyển từ tài khoản đứng tên bạn.</p>
      <ul>
        <li><b>Chuyển khoản ngân hàng:</b> sao chép người nhận, ngân hàng, số tài khoản và nội dung chuyển khoản từ lệnh. Mỗi lần có thể khác nhau.</li>
        <li><b>Ví điện tử hoặc mã QR:</b> thanh toán trên trang vừa mở, hoặc quét mã. Trên điện thoại, bạn có thể mở ứng dụng hoặc lưu ảnh.</li>
        <li><b>Tiền mã hóa:</b> chỉ gửi đúng loại tiền và mạng lưới ghi trong lệnh, đến địa chỉ của lệnh này. Tiền được cộng khi mạng lưới đã xác nhận. Lệnh có ghi tỷ giá.</li>
        <li><b>Chuyển cho thành viên khác:</b> bạn chuyển tiền cho một thành viên khác. Hãy tải ảnh giao dịch lên.</li>
      </ul>
      <p>Không phải nơi nào cũng có đủ các phương thức: trang <a href="/member/depositv2">Nạp tiền</a> hiện những cách bạn dùng được. Nếu lỡ chuyển từ tài khoản của người khác, hãy báo <a href="/help?article=contact">chăm sóc khách hàng</a>.</p>`,
  },
  // withdrawals
  withdraw: {
    title: 'Cách rút tiền',
    keywords:
      'rut tien, rút, lấy tiền ra, rút về ngân hàng, rut ve bank, rút tiền thắng, rút về thẻ, rút momo, cash out, hướng dẫn rút, rút thế nào, rút lần đầu, muốn rút tiền, rút tiền mất bao lâu, hủy lệnh rút, cần giấy tờ gì',
    content: `
      <ol>
        <li>Trước lần rút đầu tiên, đặt <a href="/help?article=payment-password">mật khẩu rút tiền</a> và thêm <a href="/help?article=payout-account">tài khoản nhận tiền</a> đúng tên đã đăng ký.</li>
        <li>Mở <a href="/member/withdraw">Rút tiền</a> để xem số có thể rút và số còn phải cược.</li>
        <li>Chọn phương thức và tài khoản. Trang hiện phí, mức tối thiểu và mức tối đa.</li>
        <li>Nhập số tiền và mật khẩu rút tiền, rồi bấm “Rút tiền”.</li>
      </ol>
      <p>Tiền được giữ lại ngay và chuyển sau khi xét duyệt. Khi trạng thái còn là “Đã yêu cầu”, bạn vẫn hủy được. Nếu không chuyển được, toàn bộ sẽ hoàn về ví chính, cả phí.</p>
      <p>Thường xong trong một giờ. Lần đầu hoặc số tiền lớn có thể cần thêm giấy tờ.</p>`,
  },
  'withdraw-late': {
    title: 'Rút tiền chưa về',
    keywords:
      'rut tien chua ve, rút chưa về, rút lâu quá, rút tiền bị treo, tiền chưa về ngân hàng, chưa nhận được tiền rút, đang xét duyệt, chờ duyệt, duyệt lâu, rút bị từ chối, rút thất bại, rút bị hủy, không cho rút, ngâm tiền, bao giờ tiền về, rút từ hôm qua chưa thấy',
    content: `
      <p>Mở lệnh trong <a href="/member/transactionHistory/withdrawals">lịch sử rút tiền</a>. Trạng thái cho biết tiền đang ở đâu.</p>
      <ul>
        <li><b>Đã yêu cầu, Đang xét duyệt:</b> chúng tôi đang kiểm tra lệnh. Bạn có thể rời trang.</li>
        <li><b>Đang chuyển tiền:</b> tiền đang được chuyển đến tài khoản của bạn.</li>
        <li><b>Chờ bạn xác nhận:</b> hãy cho biết tiền đã về chưa, xem <a href="/help?article=receipt">xác nhận tiền rút</a>.</li>
        <li><b>Đã chuyển tiền:</b> tiền đã được gửi đi. Ngân hàng của bạn có thể cập nhật chậm hơn.</li>
        <li><b>Bị từ chối, Thất bại, Đã hủy:</b> tiền và phí đã hoàn về ví chính. Lệnh ghi lý do, nếu có.</li>
      </ul>
      <p>Ở mỗi bước quan trọng chúng tôi cũng gửi tin nhắn cho bạn. Quá 30 phút không có tin gì, hãy gửi mã giao dịch cho <a href="/help?article=contact">chăm sóc khách hàng</a>.</p>`,
  },
  'withdraw-blocked': {
    title: 'Không rút được hết số dư',
    keywords:
      'vòng cược là gì, vòng cược, vong cuoc, số vòng, chưa đủ vòng cược, cược chưa đủ, còn bao nhiêu vòng, doanh thu cược, doanh số, turnover, rollover, không rút được tiền, khong rut duoc, sao chỉ rút được một phần, số dư bị khóa, giam tiền, cược hợp lệ, xem vòng cược ở đâu, còn nợ, rút hết tiền, có tiền mà không rút được, chỉ cho rút một phần, sao không rút hết',
    content: `
      <p>Khoản nạp và tiền thưởng có yêu cầu vòng cược: bạn phải cược số tiền đó đủ số vòng theo thể lệ rồi mới rút được. Số tiền trước đó đã rút được thì vẫn rút được.</p>
      <ol>
        <li>Mở <a href="/member/withdraw">Rút tiền</a>. “Có thể rút” là số bạn rút được lúc này.</li>
        <li>Xem mục “Yêu cầu vòng cược”. Mỗi khoản nạp, khoản chuyển và tiền thưởng có một dòng, ghi đã cược bao nhiêu và còn bao nhiêu.</li>
        <li>Chơi tiếp, hoặc hủy khuyến mãi nếu nó đang giữ tiền của bạn, xem <a href="/help?article=bonus-locked">tiền thưởng bị giữ</a>.</li>
      </ol>
      <p>Cược được tính khi đã có kết quả. Có trò chỉ tính một phần hoặc không tính; tỷ lệ tính ghi ở <a href="/member/bonusDetails">Tỷ lệ thưởng và hoàn trả xổ số</a>. Tiền thắng kể từ yêu cầu cũ nhất chưa cược đủ cũng bị giữ theo.</p>
      <p>Nếu trang báo bạn còn nợ sau khi kết quả xổ số được đính chính, hãy trả khoản đó tại đó trước.</p>`,
  },
  'withdraw-limits': {
    title: 'Rút được bao nhiêu, mất phí bao nhiêu?',
    keywords:
      'rút tối thiểu, rut toi thieu, min rút, rút tối đa, max rút, hạn mức rút, một ngày rút mấy lần, rút bao nhiêu một ngày, số lần rút, phí rút, phi rut tien, mất phí không, rút có trừ tiền không, rút ít quá, vượt hạn mức, hết lượt rút, thời gian duyệt, hạn mức VIP',
    content: `
      <p>Trang <a href="/member/withdraw">Rút tiền</a> hiện đủ thông tin cho tài khoản của bạn và phương thức đã chọn:</p>
      <ul>
        <li><b>Mức tối thiểu và tối đa</b> cho một lần rút.</li>
        <li><b>Phí.</b> Tùy phương thức, có cách miễn phí. “Trừ khỏi ví” là số tiền gồm cả phí.</li>
        <li><b>Còn lại hôm nay:</b> số tiền và số lần bạn còn rút được. Một ngày bắt đầu lúc 0 giờ GMT+8. Lệnh bị từ chối, thất bại hoặc đã hủy không tính.</li>
        <li><b>Xét duyệt.</b> Mỗi lệnh rút đều được xét duyệt trước khi chuyển tiền.</li>
      </ul>
      <p><a href="/vip">Hạng VIP</a> cao hơn có thể tăng hạn mức mỗi ngày và rút ngắn thời gian duyệt.</p>
      <p>Nếu lệnh bị từ chối vì vượt mức tối đa cho một lần chuyển, hãy chia thành nhiều lệnh nhỏ hơn. Tài khoản nhận tiền mới thêm thì phải chờ một thời gian đã.</p>`,
  },
  'payout-account': {
    title: 'Thêm, đổi hoặc xóa tài khoản nhận tiền',
    keywords:
      'thêm ngân hàng, liên kết ngân hàng, lien ket ngan hang, thêm thẻ, thêm stk, đổi stk, đổi ngân hàng, đổi thẻ, xóa thẻ, xóa ngân hàng, gỡ liên kết, sửa số tài khoản, nhập sai stk, số đã được sử dụng, thẻ mới chờ bao lâu, chờ 24h, thêm momo, địa chỉ ví usdt, tên chủ thẻ',
    content: `
      <ol>
        <li>Trước hết đặt <a href="/help?article=payment-password">mật khẩu rút tiền</a>. Khi thêm tài khoản, bạn cần nhập mật khẩu này.</li>
        <li>Mở <a href="/member/securityCenter">Tài khoản của tôi</a>, mục “Tài khoản nhận tiền”, rồi chọn thẻ ngân hàng, ví điện tử hoặc tiền mã hóa.</li>
        <li>Chọn ngân hàng, ví hoặc mạng lưới, rồi nhập số và mật khẩu rút tiền. Hãy kiểm tra từng ký tự.</li>
      </ol>
      <p>Tài khoản nhận tiền luôn đứng đúng tên chủ tài khoản bạn đã khai. Để bảo mật, tài khoản mới phải chờ vài giờ mới nhận tiền được: nếu người lạ vào được, bạn còn thời gian phát hiện. Trang cho biết dùng được từ lúc nào.</p>
      <p>Tài khoản đã thêm thì không sửa được: hãy xóa và thêm tài khoản đúng. Thời gian chờ khi đó tính lại từ đầu. Các lệnh rút đang xử lý vẫn được chuyển.</p>
      <p>Nếu trang báo số “đã được sử dụng” mà đó là số của bạn, hãy liên hệ <a href="/help?article=contact">chăm sóc khách hàng</a>.</p>`,
  },
  receipt: {
    title: 'Xác nhận tiền rút đã về',
    keywords:
      'c2c, xác nhận đã nhận tiền, xac nhan nhan tien, tiền về chưa, chờ xác nhận, thành viên khác chuyển, bấm nhầm, bấm nhầm nút, quên xác nhận, hết giờ xác nhận, chưa nhận mà báo đã nhận, khiếu nại lệnh rút',
    content: `
      <p>Khi một thành viên khác chuyển tiền cho lệnh rút của bạn, chúng tôi hỏi bạn tiền đã về chưa. Lúc đó trạng thái là “Chờ bạn xác nhận”.</p>
      <ol>
        <li>Trước hết xem tài khoản ngân hàng hoặc ví điện tử của bạn.</li>
        <li>Mở lệnh ở trang <a href="/member/withdraw">Rút tiền</a> hoặc trong <a href="/member/transactionHistory/withdrawals">lịch sử rút tiền</a>.</li>
        <li>Bấm “Có, tiền đã đến” hoặc “Chưa đến”.</li>
      </ol>
      <p>Nếu bạn bấm “Chưa đến”, chúng tôi kiểm tra và chuyển lại. Nếu bạn không trả lời, sau ít phút lệnh được xem là đã nhận tiền; lệnh có ghi lúc nào.</p>
      <p>Nếu bấm nhầm nút hoặc không kịp thời gian, hãy gửi ngay mã giao dịch cho <a href="/help?article=contact">chăm sóc khách hàng</a>.</p>`,
  },
  // wallet
  wallets: {
    title: 'Tiền của tôi ở đâu? Ví chính và ví trò chơi',
    keywords:
      'vào game không có tiền, số dư 0, so du bang 0, chuyển ví, chuyen vi, chuyển quỹ, chuyển điểm vào game, ví chính, ví game, ví nổ hũ, ví xổ số, gom tiền, rút tiền từ game về, thu hồi điểm, số dư không đủ, tiền kẹt trong game, số dư chung, ví riêng',
    content: `
      <p>Với “Số dư chung”, mọi trò chơi dùng cùng một khoản tiền nên không cần chuyển ví. Khi dùng ví riêng, mỗi nhà cung cấp chỉ dùng số tiền bạn đã chuyển vào.</p>
      <ol>
        <li>Mở <a href="/member/transferFund">Ví của tôi</a>. “Các ví của bạn” cho biết mỗi ví có bao nhiêu.</li>
        <li>Muốn chuyển tiền, chọn hai ví, chiều chuyển và số tiền, rồi bấm “Chuyển”.</li>
        <li>Muốn đưa hết về, bấm “Gom tất cả về ví chính”.</li>
        <li>Muốn đổi cách chơi, bấm “Dùng số dư chung” hoặc “Dùng ví riêng”.</li>
      </ol>
      <p>Khi rút tiền, các ví được gom tự động. Nếu chưa xác nhận được một lần chuyển, hãy kiểm tra <a href="/member/transactionHistory">Lịch sử tài khoản</a> trước khi chuyển thêm. Một yêu cầu không bao giờ chuyển tiền hai lần.</p>`,
  },
  records: {
    title: 'Xem lại cược và giao dịch',
    keywords:
      'lịch sử, lich su cuoc, lịch sử giao dịch, lịch sử nạp rút, sao kê, xem lại vé cược, cược cũ, thắng thua, lãi lỗ, lai lo, thống kê, mã giao dịch, mã đơn, loại giao dịch, tải file, xuất csv, excel, tháng trước, không thấy giao dịch',
    content: `
      <ul>
        <li><a href="/member/personalHistoryCopy">Lịch sử cược</a>: mọi vé cược, với tiền cược, cược hợp lệ, trả thưởng và kết quả. Cược xổ số có <a href="/member/personalHistoryCopy/lottery">danh sách riêng</a>.</li>
        <li><a href="/member/transactionHistory">Lịch sử tài khoản</a>: mọi biến động tiền. Cột “Loại” cho biết đó là gì, ví dụ “Nạp tiền”, “Tiền cược”, “Tiền thắng”, “Tiền thưởng”, “Hoàn tiền rút” hoặc “Thu hồi tiền thưởng”. “Chuyển ví” là chuyển giữa các ví của chính bạn.</li>
        <li><a href="/member/personalProfit">Lãi lỗ</a>: tiền thắng, hoàn trả và khuyến mãi trừ tiền cược, theo từng ngày. Không tính cược đang chờ, nạp tiền và rút tiền.</li>
      </ul>
      <p>Chọn thời gian và bộ lọc, rồi bấm “Xem”. Mỗi lần chọn tối đa 90 ngày. “Tải CSV” để lưu danh sách.</p>
      <p>Lịch sử cược tính theo ngày đặt cược, còn lãi lỗ tính theo ngày trả thưởng, nên tổng có thể khác nhau.</p>`,
  },
  'bet-feed': {
    title: 'Ai thấy cược của tôi, làm sao để ẩn?',
    keywords:
      'cược mới nhất, cuoc moi nhat, ẩn cược, ẩn cược của tôi, an cuoc, hiện cược, không hiện cược, ai thấy cược của tôi, cược công khai, riêng tư, tên được che, ẩn danh, cược lớn, cược của người khác',
    content: `
      <p><a href="/feed">Cược mới nhất</a> hiện các cược vừa có kết quả: trò chơi, số tiền và tên được che. Không ai biết đó là tài khoản của ai.</p>
      <ol>
        <li>Đăng nhập và mở trang đó. Bên dưới danh sách cho biết cược của bạn có hiện hay không.</li>
        <li>Bấm “Ẩn cược của tôi”: từ đó chỉ bạn thấy, trong mục “Của tôi”. Bấm “Hiện cược của tôi” để hiện lại.</li>
      </ol>
      <p>“Cược lớn” là các cược và khoản thắng lớn nhất trong một ngày qua. Dù hiện hay ẩn, mọi cược của bạn đều có trong <a href="/member/personalHistoryCopy">Lịch sử cược</a>.</p>`,
  },
  // bonuses
  bonus: {
    title: 'Cách nhận khuyến mãi nạp tiền',
    keywords:
      'chưa có thưởng nạp, km, khuyen mai, khuyến mại, khuyến mãi nạp đầu, nạp lần đầu, thưởng nạp, thưởng chào mừng, tặng 100%, bonus, promo, code, quên chọn khuyến mãi, nạp không được thưởng, chưa nhận khuyến mãi, mấy vòng cược, điều kiện khuyến mãi, thưởng tối đa, nhận hai khuyến mãi',
    content: `
      <p>Bạn chọn khuyến mãi khi nạp tiền; không chọn thì không có. Trang <a href="/promotions">Khuyến mãi</a> có các chương trình và thể lệ.</p>
      <ol>
        <li>Mở <a href="/member/depositv2">Nạp tiền</a> và chọn khuyến mãi trước khi xác nhận.</li>
        <li>Đọc xem bạn được thưởng bao nhiêu, phải cược bao nhiêu mới rút được, và hạn đến khi nào.</li>
        <li>Thanh toán đúng hạn. Tiền nạp và tiền thưởng được cộng cùng lúc.</li>
        <li>Theo dõi tiến độ ở <a href="/member/withdraw">Rút tiền</a>, mục “Yêu cầu vòng cược”.</li>
      </ol>
      <p>Cược được tính cho yêu cầu của khoản nạp trước, rồi mới đến yêu cầu của tiền thưởng. Mỗi lúc chỉ có một khuyến mãi nạp: hãy cược đủ hoặc hủy khuyến mãi kia trước. Thanh toán trễ thì không có thưởng, và không thể thêm khuyến mãi vào khoản đã nạp.</p>
      <p>Các giới hạn khác của chương trình, như mức cược tối đa, có trong thể lệ.</p>`,
  },
  'bonus-locked': {
    title: 'Tiền thưởng bị giữ hoặc cược không được tính',
    keywords:
      'không rút được tiền thưởng, khong rut duoc km, hủy khuyến mãi, huy khuyen mai, bỏ khuyến mãi, hủy bonus, hủy thưởng, tiền thưởng bị khóa, kẹt khuyến mãi, trò không tính vòng cược, game không được tính, cược tối đa, cược quá mức, hết hạn vòng cược, bị thu hồi tiền thưởng, bị trừ tiền thưởng',
    content: `
      <p>Tiền thưởng và tiền thắng từ đó bị giữ cho đến khi bạn cược đủ. Số tiền trước đó đã rút được thì vẫn rút được.</p>
      <ul>
        <li>Có trò chỉ tính một phần hoặc không tính: xem <a href="/member/bonusDetails">Tỷ lệ thưởng và hoàn trả xổ số</a>. Cũng có khuyến mãi chỉ dành cho một số trò, và trò chơi sẽ báo nếu không được tính.</li>
        <li>Cược trên mức tối đa của khuyến mãi thì không được tính.</li>
        <li>Hết hạn vòng cược, tiền thưởng và tiền thắng từ đó bị thu hồi.</li>
      </ul>
      <p>Muốn hủy khuyến mãi:</p>
      <ol>
        <li>Mở <a href="/member/withdraw">Rút tiền</a> và tìm khuyến mãi trong mục “Yêu cầu vòng cược”.</li>
        <li>Bấm “Hủy khuyến mãi” và đọc số tiền bị thu lại ngay, cùng số sẽ thu từ các cược đang chờ.</li>
        <li>Bấm “Có, hủy khuyến mãi”.</li>
      </ol>
      <p>Yêu cầu vòng cược của khoản nạp và của tiền thưởng đổi từ điểm thì không hủy được.</p>`,
  },
  'promo-code': {
    title: 'Nhập mã khuyến mãi ở đâu?',
    keywords:
      'mã khuyến mãi, ma khuyen mai, giftcode, code, mã code, mã quà tặng, mã thưởng, voucher, coupon, nhập mã, nhập code ở đâu, dùng mã, mã không dùng được, mã sai, mã hết hạn, mã đã dùng, promo code',
    content: `
      <p>Mã khuyến mãi mở một khuyến mãi mà chỉ thành viên có mã mới thấy.</p>
      <ol>
        <li>Đăng nhập, mở <a href="/promotions">Khuyến mãi</a> và bấm “Bạn có mã khuyến mãi?”.</li>
        <li>Nhập mã rồi bấm “Dùng mã”. Chữ hoa hay chữ thường đều được.</li>
        <li>Khuyến mãi sẽ mở ra, và từ đó nằm trong danh sách của bạn.</li>
      </ol>
      <p>Nếu là khuyến mãi nạp tiền, bạn cũng có thể nhập mã khi <a href="/member/depositv2">nạp tiền</a>, thay cho khuyến mãi trong danh sách.</p>
      <p>Mỗi thành viên dùng một mã một lần. Nếu mã không mở được gì, hãy kiểm tra cách viết: mã cũng có thể đã hết hạn hoặc hết lượt. Sau năm lần nhập sai trong một giờ, bạn phải chờ.</p>`,
  },
  rewards: {
    title: 'Phần thưởng ở đâu, sao lại hết hạn?',
    keywords:
      'nhận thưởng, nhan thuong, nhận quà, quà đâu, quà tặng, lãnh thưởng, lấy thưởng, thưởng chưa nhận, chưa thấy thưởng, mất thưởng, thưởng hết hạn, quá hạn nhận, trung tâm thưởng, tiền tặng, freebet, nhận tất cả, thưởng bị thu hồi, chưa nhận được khuyến mãi',
    content: `
      <p>Phần thưởng từ khuyến mãi, nhiệm vụ, hạng VIP, mời bạn bè và chăm sóc khách hàng nằm ở <a href="/member/rewardCenter">Trung tâm phần thưởng</a> cho đến khi bạn nhận.</p>
      <ol>
        <li>Mở “Chờ nhận” và bấm “Nhận thưởng”, hoặc “Nhận tất cả”.</li>
        <li>Tiền thưởng vào ví chính ngay, điểm được cộng vào điểm của bạn.</li>
        <li>Nếu có yêu cầu vòng cược, phần thưởng chuyển sang mục “Vòng cược”.</li>
      </ol>
      <p>Mỗi phần thưởng đều ghi hạn nhận. Quá hạn, phần thưởng nằm ở mục “Hết hạn” và không nhận được nữa. Phần thưởng đã nhận cũng hết hạn nếu không cược đủ kịp thời: tiền thưởng và tiền thắng từ đó bị thu hồi.</p>
      <p>Có phần thưởng chưa đến lúc nhận; thẻ ghi nhận được từ khi nào. Nếu phần thưởng bị thu hồi, <a href="/help?article=contact">chăm sóc khách hàng</a> có thể cho biết lý do.</p>`,
  },
  cashback: {
    title: 'Khi nào nhận hoàn tiền?',
    keywords:
      'hoàn tiền thua, hoan tien, hoàn thua, hoàn trả tiền thua, hoàn cược, cashback, bù lỗ, thua được hoàn, hoàn tiền tuần, hoàn tiền thứ hai, bao nhiêu phần trăm, % hoàn tiền, chưa nhận hoàn tiền, tính hoàn tiền thế nào, hoàn tiền VIP',
    content: `
      <p>Nếu trang đang có chương trình này, bạn được hoàn một phần tiền thua ròng của tuần, vào thứ Hai hằng tuần từ 06:00 (GMT+8).</p>
      <ul>
        <li>Một tuần tính từ thứ Hai đến Chủ nhật. Tiền thua ròng là tiền cược đã có kết quả trừ tiền thắng, hoàn trả và khuyến mãi. Tiền hoàn của các tuần trước không bị trừ.</li>
        <li>Tỷ lệ tùy <a href="/vip">hạng VIP</a> của bạn vào cuối tuần. Trang của chương trình ghi mức thua ròng tối thiểu được tính và số tiền hoàn tối đa.</li>
      </ul>
      <ol>
        <li>Mở chương trình ở trang <a href="/promotions">Khuyến mãi</a> để xem tuần này bạn đang có bao nhiêu.</li>
        <li>Từ thứ Hai, nhận ở <a href="/member/rewardCenter">Trung tâm phần thưởng</a> trong vòng bảy ngày.</li>
      </ol>
      <p>Nếu không có, có thể tiền thua ròng chưa đủ, cược còn đang chờ, hoặc chương trình không dành cho bạn.</p>`,
  },
  'check-in': {
    title: 'Cách điểm danh hằng ngày',
    keywords:
      'diem danh, điểm danh nhận quà, điểm danh mỗi ngày, điểm danh hàng ngày, check in, checkin, báo danh, quên điểm danh, lỡ một ngày, mất chuỗi, quay về ngày 1, điểm danh bù, ngày thứ 7, thưởng đăng nhập, quà hằng ngày, không điểm danh được',
    content: `
      <p>Mỗi ngày điểm danh một lần là nhận ngay phần thưởng của ngày đó. Mỗi ngày liên tiếp có phần thưởng riêng.</p>
      <ol>
        <li>Mở <a href="/promotions">Khuyến mãi</a> và chọn chương trình điểm danh.</li>
        <li>Bấm “Điểm danh”. Trang cho biết bạn đang ở ngày thứ mấy.</li>
        <li>Hôm sau quay lại. Một ngày bắt đầu lúc 0 giờ GMT+8.</li>
      </ol>
      <p>Nếu bỏ lỡ một ngày, hoặc sau ngày cuối, danh sách bắt đầu lại từ ngày đầu tiên. Ngày đã lỡ không điểm danh bù được.</p>
      <p>Nếu không điểm danh được, có thể hôm nay bạn đã điểm danh rồi, hoặc chương trình có yêu cầu trước, như <a href="/help?article=verify">điện thoại hoặc email đã xác minh</a>. Trang của chương trình có ghi. Trong thời gian tạm nghỉ, bạn không điểm danh được.</p>`,
  },
  missions: {
    title: 'Nhiệm vụ và bảng xếp hạng',
    keywords:
      'nhiem vu, làm nhiệm vụ, nv, nhiệm vụ ngày, nhiệm vụ tuần, thử thách, bảng xếp hạng, bxh, xếp hạng, điểm xếp hạng, giải thưởng, top, nhận thưởng nhiệm vụ, nhiệm vụ bị khóa, nhiệm vụ không tính, làm xong chưa nhận được thưởng',
    content: `
      <p>Làm xong nhiệm vụ rồi nhận thưởng. Mở <a href="/member/missionLeaderboard">Nhiệm vụ</a>:</p>
      <ol>
        <li>Chọn “Hôm nay”, “Tuần này” hoặc “Một lần”. Mỗi nhiệm vụ ghi cần làm gì và bạn đã làm đến đâu.</li>
        <li>Làm theo yêu cầu. Cược được tính khi đã có kết quả.</li>
        <li>Bấm “Nhận thưởng”, hoặc “Nhận tất cả”. Phần thưởng cũng có ở <a href="/member/rewardCenter">Trung tâm phần thưởng</a> và chỉ nhận một lần.</li>
      </ol>
      <p>Thưởng của nhiệm vụ ngày và tuần phải nhận trong một ngày sau khi ngày hoặc tuần đó kết thúc. Nhiệm vụ ở mục “Một lần” không giới hạn thời gian. Nhiệm vụ bị khóa sẽ mở sau một nhiệm vụ khác, hoặc từ một hạng VIP.</p>
      <p>Mỗi nhiệm vụ bạn nhận thưởng sẽ cộng điểm trên “Bảng xếp hạng”. Giải thưởng vào Trung tâm phần thưởng khi hết tuần hoặc hết tháng.</p>`,
  },
  vip: {
    title: 'Lên hạng VIP thế nào, có bị giảm không?',
    keywords:
      'len vip, thăng hạng, thăng cấp vip, cấp vip, cap vip, nâng vip, level vip, điều kiện lên vip, tụt hạng, rớt hạng, rớt vip, mất hạng, xuống hạng, giữ hạng, quyền lợi vip, quà sinh nhật, thưởng thăng hạng, thưởng tuần, lấy lại hạng, quản lý riêng',
    content: `
      <p>Bạn lên hạng ngay khi cả tổng cược và tổng nạp đều đạt mức của hạng đó. Cả hai được cộng dồn, không giới hạn thời gian. Trang <a href="/vip">Hạng VIP</a> cho biết tiến độ của bạn và quyền lợi từng hạng.</p>
      <ul>
        <li><b>Giữ hạng:</b> từ VIP 1 trở lên, tổng cược mỗi tháng phải đạt một mức. Nếu không đạt, bạn bị giảm một hạng vào ngày 1, trừ tháng bạn vừa lên hạng. Chúng tôi báo trước một tuần.</li>
        <li><b>Lấy lại hạng:</b> chỉ cần tổng cược của một tháng đạt mức của hạng đã mất.</li>
        <li><b>Thưởng:</b> cho mỗi hạng mới, mỗi tuần có cược và ngày sinh nhật. Nhận ở <a href="/member/rewardCenter">Trung tâm phần thưởng</a>.</li>
      </ul>
      <p>Để có quà sinh nhật, hãy đặt ngày sinh ở <a href="/member/securityCenter">Tài khoản của tôi</a>, mục “Hồ sơ”. Dịch vụ VIP có từ VIP {rank}.</p>`,
  },
  points: {
    title: 'Cách tích điểm và đổi điểm',
    keywords:
      'doi diem, đổi điểm, đổi quà, điểm thưởng, tích điểm, kiếm điểm, điểm đâu, đổi điểm ra tiền, quy đổi điểm, cửa hàng quà, shop điểm, đổi hiện vật, giao quà, quà gửi chưa tới, điểm hết hạn, mất điểm, điểm chưa cộng, xu, coin',
    content: `
      <p>Đặt cược là có điểm, hạng VIP càng cao càng nhiều điểm. Điểm của hôm nay được cộng lúc 0 giờ (GMT+8). Điểm hết hạn sau khoảng một năm kể từ khi nhận.</p>
      <ol>
        <li>Mở <a href="/pointMall">Cửa hàng điểm</a> để xem điểm của bạn và các quà tặng.</li>
        <li>Bấm “Đổi quà”, nhập <a href="/help?article=payment-password">mật khẩu rút tiền</a> và, nếu là hiện vật, địa chỉ giao hàng. Hoặc dùng <a href="/pointMall/convert">Đổi tiền thưởng</a> để đổi điểm thành tiền thưởng.</li>
        <li>Theo dõi hiện vật ở mục <a href="/pointMall/redeemed">Đã đổi</a>: “Đã đặt”, “Đang giao”, “Đã giao”.</li>
      </ol>
      <p>Tiền thưởng vào ví chính ngay, thường có yêu cầu vòng cược và không hủy được yêu cầu này. <a href="/pointMall/record">Lịch sử điểm</a> ghi mọi thay đổi. Nếu không đổi được, thẻ quà ghi lý do: thiếu điểm, hết quà, hạng VIP hoặc số lần cho mỗi người.</p>`,
  },
  referral: {
    title: 'Mời bạn bè, hoặc chưa thấy thưởng mời bạn',
    keywords:
      'mã của tôi, mã giới thiệu ở đâu, giới thiệu bạn bè, gioi thieu ban, mời bạn, moi ban be, link mời, link giới thiệu, mã giới thiệu, mã ref, ref, rủ bạn chơi, thưởng giới thiệu, hoa hồng giới thiệu, giới thiệu mà không được thưởng, không thấy bạn trong danh sách, quên nhập mã giới thiệu, chia sẻ link, mã qr',
    content: `
      <p>Hãy chia sẻ mã hoặc liên kết của bạn. Khi bạn bè đăng ký qua đó, cả hai đều nhận thưởng ở mỗi bước.</p>
      <ol>
        <li>Mở <a href="/member/referral">Mời bạn bè</a> rồi sao chép hoặc chia sẻ liên kết, hoặc cho bạn bè quét mã QR.</li>
        <li>Bạn bè đăng ký qua liên kết hoặc nhập mã.</li>
        <li>Cả hai nhận phần thưởng ở <a href="/member/rewardCenter">Trung tâm phần thưởng</a>.</li>
      </ol>
      <p>Các bước gồm: điện thoại hoặc email đã xác minh, lần nạp đầu tiên đủ lớn, và cược đủ trong 30 ngày đầu. Trang ghi rõ các mức tiền. “Quá hạn” nghĩa là lần nạp đầu quá nhỏ, đã qua 30 ngày, hoặc không được duyệt. “Đang xét duyệt” nghĩa là chúng tôi kiểm tra trước.</p>
      <p>Đăng ký xong thì không thêm mã được nữa. Tài khoản thứ hai của chính bạn không tính.</p>`,
  },
  raffle: {
    title: 'Cách chơi vòng quay may mắn',
    keywords:
      'vong quay, vòng quay, quay thưởng, quay số trúng thưởng, bốc thăm, rút thăm, lucky spin, lucky draw, vé quay, lượt quay, hết vé, sao không có vé, vé hết hạn, quay trúng gì, tỷ lệ trúng, vòng quay có gian lận không, trúng mà chưa nhận',
    content: `
      <p>Nạp tiền là có vé, mỗi vé là một lượt quay.</p>
      <ol>
        <li>Mở vòng quay ở trang <a href="/promotions">Khuyến mãi</a>. Trang đó ghi cách nhận vé, bạn có bao nhiêu vé và khi nào hết hạn.</li>
        <li>Quay. Vé nào hết hạn trước được dùng trước.</li>
        <li>Trang báo bạn trúng gì. Phần thưởng cần nhận sẽ chờ ở <a href="/member/rewardCenter">Trung tâm phần thưởng</a>.</li>
      </ol>
      <p>Kết quả được quyết định và ghi nhận trước khi bánh xe quay, nên mất mạng cũng không thay đổi gì: hãy xem lại các lượt quay của bạn. Giải có thể hết, và chỉ những giải còn lại mới quay trúng được. Nếu không còn giải nào, bạn giữ lại vé.</p>
      <p>Sau đó, lượt quay nào cũng kiểm tra được, giống như <a href="/help?article=fair">một ván của trò chơi</a>. Trong thời gian tạm nghỉ, vòng quay đóng với bạn.</p>`,
  },
  tournament: {
    title: 'Cách tham gia giải đấu',
    keywords:
      'giải đấu, tournament, đua top, cuộc thi, bảng xếp hạng, xếp hạng, hạng của tôi, điểm, hệ số nhân, phí tham gia, lệ phí, rút khỏi giải, tiền giải, giải bị hủy, cược không được tính',
    content: `
      <p>Bạn chơi như bình thường, và cược của bạn cũng được tính vào bảng xếp hạng.</p>
      <ol>
        <li>Mở <a href="/tournaments">Giải đấu</a> và chọn một giải. Trang đó ghi trò chơi được tính, thời gian, giải thưởng và bảng xếp hạng.</li>
        <li>Tham gia. Nếu có phí tham gia, tiền được trừ từ ví khi bạn xác nhận.</li>
        <li>Chơi. Tính các cược đặt sau khi tham gia và trước khi kết thúc.</li>
      </ol>
      <p>Điểm là lượt cược tốt nhất của bạn, tính theo số lần tiền cược, hoặc là vòng cược; trang giải ghi rõ cách tính. Bằng điểm thì ai đạt trước xếp trên. Cược chưa có kết quả lúc kết thúc vẫn được tính nếu có kết quả trong mười phút. Cược bị hủy không được tính.</p>
      <p>Giải thưởng chờ bạn ở <a href="/member/rewardCenter">Trung tâm phần thưởng</a> trong bảy ngày. Bạn có thể rút trước khi bắt đầu và nhận lại phí tham gia. Nếu lúc bắt đầu có quá ít người chơi, giải bị hủy và mọi phí tham gia được hoàn lại. Trong thời gian tạm nghỉ, giải đấu đóng với bạn.</p>`,
  },
  'free-rounds': {
    title: 'Cách dùng lượt quay miễn phí',
    keywords:
      'free spin, freespin, free spins, quay miễn phí, quay free, lượt quay free, vòng quay miễn phí, lượt miễn phí, ván miễn phí, lượt quay đâu, còn mấy lượt, lượt quay hết hạn, mất lượt quay, tiền thắng từ lượt quay miễn phí, nhận free spin ở đâu',
    content: `
      <p>Lượt quay miễn phí chơi trong đúng trò được tặng, với mức cược cố định và bạn không mất tiền.</p>
      <ol>
        <li>Mở <a href="/member/rewardCenter">Trung tâm phần thưởng</a> để xem đó là trò nào, còn bao nhiêu lượt và hạn đến khi nào.</li>
        <li>Mở trò đó. Lượt miễn phí tự bắt đầu, và thanh công cụ của trò chơi cho biết còn bao nhiêu lượt.</li>
        <li>Nếu bạn đóng trò chơi, lúc khác chơi tiếp: các lượt còn lại được giữ đến khi hết hạn.</li>
      </ol>
      <p>Tiền thắng được cộng chung thành một khoản tiền thưởng, sau lượt cuối hoặc khi hết hạn. Khoản này có thể có yêu cầu vòng cược, khi đó xem ở trang <a href="/member/withdraw">Rút tiền</a>.</p>
      <p>Nếu bạn có nhiều đợt, đợt nào hết hạn trước được chơi trước. Lượt không chơi kịp sẽ mất.</p>`,
  },
  // games
  'find-game': {
    title: 'Tìm trò chơi, trò yêu thích và trò vừa chơi',
    keywords:
      'tìm game, tim game, tìm trò chơi, tìm slot, tìm nhà cung cấp, yêu thích, trái tim, trò đã chơi, chơi gần đây, lịch sử game, lọc, cược thấp nhất, game mới, game hot, không tìm thấy game',
    content: `
      <ol>
        <li>Bấm kính lúp ở đầu trang và gõ tên. Bạn sẽ tìm được trò chơi, nhà cung cấp, xổ số, khuyến mãi và câu trả lời, kể cả khi gõ sai chính tả.</li>
        <li>Hoặc mở một danh mục rồi chọn nhà cung cấp, loại trò hoặc mức cược tối thiểu.</li>
      </ol>
      <p>Nhấn hình trái tim trên trò chơi để lưu vào <a href="/favourites">Yêu thích</a>, tối đa 500 trò. <a href="/recent">Chơi gần đây</a> có những trò bạn vừa mở. Cả hai cần đăng nhập.</p>
      <p>Trái tim của xổ số chỉ lưu trên trình duyệt này, riêng cho từng tên đăng nhập.</p>`,
  },
  'game-problem': {
    title: 'Trò chơi không mở, bị đơ hoặc bị tắt',
    keywords:
      'game lỗi, lỗi game, vào game không được, ko vào được game, game bị đơ, bị lag, giật lag, đứng hình, màn hình đen, màn hình trắng, load mãi, xoay vòng, bị văng game, mất kết nối, rớt mạng, đang quay bị thoát, ván dở dang, bảo trì, không mở được thể thao, chặn pop-up',
    content: `
      <p>Số dư của bạn vẫn an toàn. Các ván đã xong đã tính vào số dư. Ván đang chơi sẽ tự hoàn tất và nếu thắng, tiền vẫn là của bạn.</p>
      <ol>
        <li>Bấm “Mở lại”, hoặc tải lại trang.</li>
        <li>Kiểm tra kết nối mạng. Trò chơi cần JavaScript. Thể thao mở trong cửa sổ riêng: nếu chưa có cửa sổ nào mở ra, hãy bấm “Mở trò chơi” hoặc cho phép cửa sổ bật lên.</li>
        <li>Đọc thông báo. Khi nhà cung cấp bảo trì, các trò của họ tạm đóng trong thời gian ngắn. Khi bạn hết thời gian chơi theo hạn mức, không trò nào mở được cho đến khi hạn mức tính lại.</li>
        <li>Tìm ván đó trong <a href="/member/personalHistoryCopy">Lịch sử cược</a>. “Đang chờ” nghĩa là chưa có kết quả.</li>
      </ol>
      <p>Nếu thiếu ván hoặc ván cứ ở trạng thái chờ, hãy gửi <a href="/help?article=contact">chăm sóc khách hàng</a> tên trò, thời điểm, mã giao dịch và ảnh chụp màn hình.</p>`,
  },
  fair: {
    title: 'Trò chơi có công bằng không, kiểm tra thế nào?',
    keywords:
      'gian lận, gian lan, bịp, lừa đảo, có uy tín không, nhà cái bịp, can thiệp kết quả, chỉnh kết quả, sắp đặt, minh bạch, ngẫu nhiên, provably fair, hash, mã băm, seed, kiểm tra ván, kiểm tra kỳ quay, rng, thua hoài',
    content: `
      <p>Không ai thay đổi được kết quả sau khi bạn cược, và nhiều kết quả bạn tự kiểm tra được.</p>
      <ul>
        <li><b>Ván chơi:</b> mở một vé cược trong <a href="/member/personalHistoryCopy">Lịch sử cược</a>, chọn “Chi tiết và tính công bằng”, rồi “Kiểm tra ván tại đây”. Mã băm của seed máy chủ đã được công bố trước ván. Seed đó sẽ hiện sau khi bạn yêu cầu seed mới trong trò chơi.</li>
        <li><b>Kỳ xổ số:</b> mở <a href="/lottery/fair">Kiểm tra kỳ quay</a>, chọn xổ số và kỳ, rồi bấm “Kiểm tra trong trình duyệt này”. Khóa bí mật của một ngày được công bố khi ngày đã qua; mã băm của khóa được công bố từ trước.</li>
      </ul>
      <p>Nếu có gì không kiểm tra được, trang sẽ báo: ví dụ kết quả nhập thủ công, kỳ bị hủy, hoặc ván không dùng seed như vậy. Nếu kiểm tra không khớp, hãy gửi mã giao dịch hoặc mã kỳ cho <a href="/help?article=contact">chăm sóc khách hàng</a>.</p>`,
  },
  rtp: {
    title: 'RTP, độ biến động và cược tối thiểu là gì?',
    keywords:
      'rtp là gì, tỷ lệ trả thưởng, ty le tra thuong, tỉ lệ thắng, tỷ lệ ăn, lợi thế nhà cái, game dễ thắng, slot dễ nổ, hũ nào dễ trúng, game nào rtp cao, biến động cao thấp, rủi ro, cược nhỏ, cược ít tiền, cược thấp nhất, mức cược nhỏ nhất, jackpot',
    content: `
      <p>Thẻ của từng trò đều ghi các mục này.</p>
      <ul>
        <li><b>RTP</b> (tỷ lệ trả thưởng) là phần tiền cược mà trò chơi trả lại, tính trung bình trên rất nhiều ván. Con số này không nói gì về các ván sắp tới của bạn.</li>
        <li><b>Độ biến động</b> cho biết tiền thắng phân bố thế nào. Thấp: thắng nhỏ nhưng nhiều lần. Cao: ít khi thắng nhưng thắng lớn hơn, và có những chuỗi dài không thắng.</li>
        <li><b>Cược tối thiểu</b> là tiền cược nhỏ nhất của một ván. Nhãn “Cược thấp” dành cho trò có mức rất nhỏ.</li>
      </ul>
      <ol>
        <li>Mở một danh mục trò chơi.</li>
        <li>Dùng bộ lọc, ví dụ “Cược tối thiểu”, hoặc sắp xếp theo “RTP cao nhất”.</li>
      </ol>
      <p>RTP cao không có nghĩa là chơi sẽ có lãi: về lâu dài trò nào cũng giữ lại một phần tiền cược. Hãy chơi để giải trí và <a href="/help?article=responsible">trong khả năng của mình</a>.</p>`,
  },
  result: {
    title: 'Kết quả có vẻ sai, hoặc cược bị vô hiệu',
    keywords:
      'kết quả sai, ket qua sai, tính sai kết quả, tính tiền sai, thắng mà báo thua, thắng không cộng tiền, cược bị hủy, hủy kèo, hủy trận, hoàn cược, trả lại tiền cược, trận hoãn, kèo hòa, void, chưa có kết quả, đính chính kết quả, khiếu nại kết quả',
    content: `
      <p>Trước hết mở vé cược trong <a href="/member/personalHistoryCopy">Lịch sử cược</a>. Mục “Kết quả” cho biết vé kết thúc thế nào:</p>
      <ul>
        <li><b>Đang chờ:</b> chưa có kết quả. Trận đấu và trận đá gà được kết toán khi kết thúc.</li>
        <li><b>Thắng</b>, <b>Thua</b>, hoặc <b>Hòa</b> khi tiền trả thưởng bằng tiền cược.</li>
        <li><b>Vô hiệu:</b> cược không tính và tiền cược được hoàn lại, ví dụ khi sự kiện bị hủy hoặc tỷ lệ sai rõ ràng.</li>
      </ul>
      <p>Nếu kết quả một kỳ xổ số chính thức được đính chính, các cược của kỳ đó được kết toán lại. Bạn nhận được tin nhắn, và <a href="/member/transactionHistory">Lịch sử tài khoản</a> ghi phần cộng thêm hoặc thu hồi.</p>
      <p>Nếu không đồng ý với kết quả, hãy viết cho <a href="/help?article=contact">chăm sóc khách hàng</a> trong 30 ngày, kèm mã giao dịch, thời điểm và kết quả mà bạn cho là đúng.</p>`,
  },
  // lottery
  'lottery-bet': {
    title: 'Cách cược xổ số',
    keywords:
      'đánh đề, danh de, đánh lô, danh lo, lô đề, lo de, ghi đề, chơi xổ số, mua vé số, bao lô, xiên, đầu đuôi, 3 càng, nuôi số, nuôi lô, gấp thếp, đơn vị cược, hệ số nhân, mức thưởng, hoàn trả, cách chơi lô đề, xổ số nhanh',
    content: `
      <ol>
        <li>Mở <a href="/lottery">Xổ số</a> và chọn một loại. Trang cho biết khi nào kỳ này đóng cược.</li>
        <li>Chọn kiểu chơi và các số. Mục “Cách chơi” giải thích trúng thế nào và tốn bao nhiêu.</li>
        <li>Chọn “Đơn vị” và “Hệ số nhân”. Một cược có giá bằng đơn vị nhân hệ số nhân.</li>
        <li>Nếu có mức thưởng, hãy chọn. Mức thấp hơn thì trúng ít tiền hơn, nhưng hoàn trả cao hơn.</li>
        <li>Bấm “Thêm vào phiếu”. Muốn cược nhiều kỳ, tức là nuôi số, hãy đặt “Số kỳ” và “Dừng khi trúng”.</li>
        <li>Bấm “Đặt cược” và xác nhận.</li>
      </ol>
      <p>Xem các cược của bạn ở “Cược của tôi hôm nay” và trong <a href="/member/personalHistoryCopy/lottery">Lịch sử xổ số</a>. Nếu kỳ vừa đóng, phiếu được giữ lại cho kỳ sau. Cược chưa được xác nhận thì có thể gửi lại: cược không bao giờ bị đặt hai lần.</p>`,
  },
  'lottery-results': {
    title: 'Xem kết quả xổ số ở đâu, khi nào có?',
    keywords:
      'kqxs, kết quả xổ số, ket qua xo so, xsmb, xsmn, xsmt, kết quả hôm nay, mấy giờ quay, giờ xổ, giờ quay thưởng, khi nào có kết quả, kết quả chưa có, chưa ra kết quả, kết quả cũ, thống kê lô, soi cầu, cầu lô, đóng cược, giờ việt nam, kỳ quay bị hủy, đài hôm nay',
    content: `
      <p>Mục “Kết quả mới nhất” ở trang <a href="/lottery">Xổ số</a> có các kỳ vừa quay. Muốn xem kỳ cũ hơn, mở một loại xổ số và chọn “Kết quả và thống kê”. Xổ số Việt Nam còn có <a href="/vnlottery">trang riêng</a>.</p>
      <ul>
        <li>Trang ghi rõ giờ theo múi giờ nào. Đồng hồ của bạn có thể khác.</li>
        <li>Đồng hồ đếm ngược hết khi kỳ ngừng nhận cược. Lúc đó là ngay trước khi quay.</li>
        <li>Sau đó trang báo kỳ “đang quay”. Rồi kết quả hiện ra và các cược được kết toán.</li>
        <li>Có loại chỉ quay vào một số giờ hoặc một số ngày. Danh sách ghi kỳ quay tới.</li>
      </ul>
      <p>“Không có kết quả: kỳ quay bị hủy” nghĩa là mọi tiền cược được hoàn lại. Nếu mãi chưa có kết quả, hãy tải lại trang, rồi hỏi <a href="/help?article=contact">chăm sóc khách hàng</a> kèm mã kỳ.</p>`,
  },
  'lottery-cancel': {
    title: 'Hủy cược xổ số hoặc nuôi số',
    keywords:
      'hủy vé, huy ve, hủy cược, huy cuoc, hủy đề, hủy lô, hủy phiếu, đánh nhầm số, chọn sai số, đặt nhầm, sửa số, đổi số, rút lại cược, phí hủy, dừng nuôi số, ngừng nuôi lô, hủy nuôi, hoàn tiền cược, các kỳ còn lại',
    content: `
      <p>Bạn hủy được cược cho đến khi kỳ đóng. Tiền cược được hoàn lại sau khi trừ phí; trang hiện phí trước khi bạn xác nhận.</p>
      <ol>
        <li>Mở loại xổ số đó và xem “Cược của tôi hôm nay”, hoặc mở cược trong <a href="/member/personalHistoryCopy/lottery">Lịch sử xổ số</a>.</li>
        <li>Bấm “Hủy”. Với phiếu có nhiều cược hoặc khi nuôi số, bạn có thể hủy tất cả những cược còn đang chờ.</li>
        <li>Đọc tiền cược, phí và số được hoàn, rồi bấm “Hủy cược” hoặc “Hủy tất cả”.</li>
      </ol>
      <p>Không mất phí khi nuôi số dừng vì đã trúng, khi kỳ bị hủy, hoặc khi tiền nuôi số được hoàn vì bạn bắt đầu tạm nghỉ. Tiền hoàn có trong <a href="/member/transactionHistory">Lịch sử tài khoản</a>.</p>
      <p>Cược không sửa được: hãy hủy rồi cược lại. Khi kỳ đã đóng thì không ai hủy được.</p>`,
  },
  'lottery-prize': {
    title: 'Trúng xổ số mà chưa có tiền hoặc ít hơn tưởng',
    keywords:
      'trúng đề, trúng lô, trung lo, trúng số chưa có tiền, chưa cộng tiền trúng, chưa trả thưởng, trả thiếu, trúng ít, 1 ăn bao nhiêu, tỷ lệ ăn, ăn bao nhiêu, lô 1 ăn mấy, tiền thưởng tối đa, số bị khóa, hết nhận cược, số nóng, đảo số, hoán vị, box, hoàn trả',
    content: `
      <p>Mở cược trong <a href="/member/personalHistoryCopy/lottery">Lịch sử xổ số</a>. Ở đó có kết quả, cách trúng, đơn vị, hệ số nhân và mức thưởng.</p>
      <ul>
        <li>Cược phải ở trạng thái đã kết toán. Kỳ đã quay có thể vẫn “đang kết toán”.</li>
        <li>Tiền trúng bằng tỷ lệ thưởng nhân đơn vị nhân hệ số nhân. Mức thưởng thấp hơn thì trúng ít hơn và được thêm hoàn trả. Ở một số kiểu chơi, các hoán vị của một số chia chung một giải.</li>
        <li>Mỗi cược có mức trúng tối đa. Phiếu cược sẽ báo nếu mức này áp dụng.</li>
      </ul>
      <p>“Cách chơi” giải thích từng kiểu chơi, còn <a href="/member/bonusDetails">Tỷ lệ thưởng và hoàn trả xổ số</a> ghi các tỷ lệ thưởng.</p>
      <p>Một số có thể hết nhận cược: mỗi kỳ, tất cả thành viên cộng lại chỉ cược được đến một mức cho số đó. Nếu vẫn thiếu tiền trúng, hãy gửi mã đơn cho <a href="/help?article=contact">chăm sóc khách hàng</a>.</p>`,
  },
  // safe
  responsible: {
    title: 'Chơi có trách nhiệm',
    keywords:
      'hạn mức nạp, nghiện cờ bạc, nghien, cai nghiện, nghiện game, không dừng được, chơi quá nhiều, thua nhiều quá, thua hết tiền, gỡ gạc, gỡ lỗ, nợ nần, vay tiền chơi, gia đình, trẻ em, dưới 18 tuổi, cần giúp đỡ, tư vấn tâm lý, đường dây hỗ trợ',
    content: `
      <p>Cá cược là giải trí, không phải cách kiếm tiền và càng không phải cách trả nợ. {name} mong bạn chơi vui và biết lúc nào nên dừng.</p>
      <h3>Vài nguyên tắc đơn giản</h3>
      <ul>
        <li>Chỉ chơi bằng khoản tiền có thể mất; định trước số tiền và thời gian.</li>
        <li>Đừng gỡ: tăng cược không mang tiền thua trở lại.</li>
        <li>Nghỉ khi mệt, buồn hoặc đã uống rượu.</li>
        <li>Để trò chơi chỉ là một phần nhỏ của cuộc sống.</li>
      </ul>
      <h3>Dấu hiệu cần chú ý</h3>
      <ul>
        <li>Vay tiền để cược, hoặc giấu gia đình số tiền đã chơi.</li>
        <li>Nhiều lần chơi lâu hơn và nhiều hơn dự định.</li>
        <li>Bồn chồn khi dừng, lúc nào cũng nghĩ tới ván sau.</li>
      </ul>
      <h3>Chúng tôi có thể giúp</h3>
      <p>{limits}</p>
      <p>Người dưới {age} tuổi không được chơi. Nếu nhà có trẻ nhỏ, đừng lưu mật khẩu và hãy dùng phần mềm kiểm soát của phụ huynh. Cần người trò chuyện, hãy gọi đường dây hỗ trợ gần bạn.</p>`,
  },
  limits: {
    title: 'Giới hạn tiền nạp, tiền thua hoặc giờ chơi',
    keywords:
      'đặt hạn mức, han muc, giới hạn nạp, gioi han, giới hạn thua, giới hạn giờ chơi, tự giới hạn, chơi quá đà, kiểm soát chi tiêu, mỗi ngày mỗi tháng, tăng hạn mức, giảm hạn mức, bỏ hạn mức, xóa giới hạn, vượt hạn mức, cược bị từ chối, nạp bị từ chối, chờ 24 giờ',
    content: `
      <ol>
        <li>Mở <a href="/member/limits">Chơi có trách nhiệm</a>.</li>
        <li>Nhập mức bạn muốn cho tiền nạp, tiền thua hoặc thời gian chơi, theo ngày, tuần hoặc tháng. Ô để trống là không giới hạn.</li>
        <li>Bấm “Lưu”.</li>
      </ol>
      <p>Hạn mức đặt lần đầu hoặc giảm xuống có hiệu lực ngay. Tăng lên hoặc bỏ hạn mức phải chờ 24 giờ, sau đó bạn phải bấm “Xác nhận tăng”. Nếu không xác nhận, yêu cầu hết hiệu lực sau bảy ngày kể từ lúc gửi và hạn mức thấp hơn được giữ. “Giữ mức thấp hơn” là rút lại yêu cầu.</p>
      <p>Cược có thể vượt hạn mức thua sẽ bị từ chối. Lệnh nạp vượt hạn mức không được nhận, và khoản tiền vượt hạn mức được hoàn lại. Hạn mức không bao giờ cản việc rút tiền.</p>`,
  },
  break: {
    title: 'Tạm nghỉ hoặc tự loại trừ',
    keywords:
      'nghỉ chơi, nghi choi, bỏ chơi, muốn dừng chơi, khóa tài khoản, tự khóa acc, khóa nick, xóa tài khoản, xoa tk, đóng tài khoản, hủy tài khoản, tạm khóa, self exclusion, cai cờ bạc, chặn tôi chơi, mở lại sớm, mở khóa lại, kết thúc sớm, nghỉ một tháng',
    content: `
      <p>Tạm nghỉ kéo dài vài ngày hoặc vài tuần, tự loại trừ kéo dài nhiều tháng hoặc nhiều năm. Không ai có thể kết thúc sớm, kể cả chăm sóc khách hàng.</p>
      <ol>
        <li>Mở <a href="/member/limits">Chơi có trách nhiệm</a>.</li>
        <li>Chọn thời hạn, đọc những gì bị dừng, rồi bấm “Bắt đầu tạm nghỉ” hoặc “Tự loại trừ”.</li>
      </ol>
      <p><b>Bị dừng:</b> chơi và đặt cược, nạp tiền và chuyển tiền, khuyến mãi và quảng cáo. Khi đang nuôi số, tiền các kỳ chưa quay được hoàn lại.</p>
      <p><b>Vẫn dùng được:</b> số dư, rút tiền, lịch sử, tin nhắn, hạn mức và trợ giúp.</p>
      <p>Khi tự loại trừ, bạn bị đăng xuất trên mọi thiết bị và yêu cầu vòng cược của các khoản nạp được xóa. Bạn có thể đăng nhập lại để rút tiền. Khi tạm nghỉ, bạn có thể xin hoàn các khoản nạp còn yêu cầu vòng cược.</p>`,
  },
  'reality-check': {
    title: 'Nhắc tôi đã chơi bao lâu',
    keywords:
      'nhắc nhở, nhac nho, nhắc giờ chơi, hẹn giờ, báo giờ, đồng hồ, chơi bao lâu rồi, thời gian chơi, game tự dừng, bị dừng giữa chừng, bảng thông báo khi chơi, tắt nhắc nhở, tắt thông báo thời gian, pop-up trong game, hiện hoài, reality check',
    content: `
      <p>Nhắc nhở khi chơi tạm dừng trò chơi và cho biết bạn đã chơi bao lâu, cược bao nhiêu, thắng hay thua bao nhiêu, kể cả xổ số.</p>
      <ol>
        <li>Mở <a href="/member/limits">Chơi có trách nhiệm</a>.</li>
        <li>Ở mục “Nhắc nhở khi chơi”, chọn bao lâu một lần, hoặc “Không bao giờ”, rồi lưu.</li>
        <li>Khi nhắc nhở hiện ra, bấm “Chơi tiếp” hoặc “Dừng và rời đi”.</li>
      </ol>
      <p>Trước khi bạn trả lời, không trò chơi hay xổ số nào nhận cược. Nếu xổ số báo đã đến lúc nhắc nhở khi chơi, hãy trả lời rồi đặt cược lại. Nếu nhắc nhở không hiển thị được, hãy tải lại trang.</p>
      <p>Nghỉ chưa đến mười phút vẫn tính cùng một phiên. Nếu nhắc nhở hiện quá thường xuyên hoặc quá ít, hãy chọn thời gian khác cũng ở trang đó.</p>`,
  },
  // agents
  partner: {
    title: 'Làm sao để thành đại lý hoặc đối tác?',
    keywords:
      'làm đại lý, lam dai ly, đăng ký đại lý, dk đại lý, mở đại lý, trở thành đại lý, hợp tác, ctv, cộng tác viên, affiliate, tiếp thị liên kết, tuyển đại lý, kiếm hoa hồng, lên đại lý, nộp đơn, đơn bị từ chối, duyệt đại lý chưa',
    content: `
      <p>Nộp đơn ở trang <a href="/join">Trở thành đối tác</a> của chúng tôi. Trang đó cho biết đối tác kiếm được bao nhiêu và có công cụ tính. Ai cũng xem được; muốn nộp đơn, bạn cần tài khoản thật.</p>
      <ol>
        <li>Đăng nhập và mở trang đó.</li>
        <li>Điền đơn và gửi.</li>
        <li>Theo dõi trạng thái đơn tại đó: đã nhận, đã liên hệ, rồi được chấp nhận hoặc bị từ chối. Mọi thay đổi cũng được báo trong <a href="/member/messageV2">Tin nhắn</a>.</li>
      </ol>
      <p>Khi được chấp nhận, tài khoản của bạn thành tài khoản đại lý, có sẵn liên kết mời đầu tiên. Ví, lịch sử và tuyến trên của bạn giữ nguyên. Mỗi lúc bạn chỉ có một đơn đang chờ.</p>
      <p>Nếu bạn đã có tuyến trên, đại lý đó cũng có thể nâng bạn thành đại lý. Nếu không thấy trang này, hãy hỏi <a href="/help?article=contact">chăm sóc khách hàng</a>.</p>`,
  },
  'agent-centre': {
    title: 'Xem tuyến dưới và báo cáo ở đâu?',
    keywords:
      'tuyến dưới, tuyen duoi, cấp dưới, hội viên cấp dưới, hệ thống, đội nhóm, team, báo cáo, bao cao dai ly, thống kê đội, trang đại lý, quản lý đại lý, lãi lỗ công ty, công ty thắng thua, cược hợp lệ của đội, tài khoản phụ, nhân viên, chỉnh tỷ lệ, chiết khấu, nhật ký thao tác',
    content: `
      <p><a href="/agentHome">Trang đại lý</a> cho biết thu nhập của bạn, những gì đang chờ bạn và đội của bạn hôm nay. Phần còn lại nằm ở trung tâm đại lý:</p>
      <ul>
        <li><a href="/agent/overview">Tổng quan đội</a>: số liệu của một kỳ, thành viên tốt nhất và mới nhất.</li>
        <li><a href="/agent/downlines">Quản lý tuyến dưới</a>: tuyến dưới trực tiếp của bạn cùng đội của họ. Tại đây bạn đặt tỷ lệ, chuyển tiền, viết tin nhắn và nâng thành viên thành đại lý.</li>
        <li><a href="/agent/bets">Cược của đội</a>, <a href="/agent/profit">Thua lỗ của thành viên</a> và <a href="/agent/account">Chi tiết tài khoản</a>: cược, số liệu và giao dịch.</li>
        <li><a href="/agent/subs">Tài khoản phụ</a>: dành cho người làm việc cho bạn, với các trang do bạn chọn.</li>
      </ul>
      <p>“Lãi lỗ của công ty” dương là số tiền công ty thắng các thành viên này. Chạm vào phần tổng cộng để xem giải thích từng con số. Bạn thấy toàn bộ đội, nhưng chỉ thao tác được với tuyến dưới trực tiếp. Tỷ lệ mới có hiệu lực từ nửa đêm kế tiếp.</p>`,
  },
  links: {
    title: 'Mời thành viên: liên kết và tài khoản mới',
    keywords:
      'link đại lý, link dai ly, link mời, link ref, tạo link, lấy link, mã mời, mã đại lý, qr, in poster, tạo tài khoản cho khách, mở tk cho hội viên, thêm tài khoản, thêm tuyến dưới, link hết hạn, tạm dừng link, xóa link, ai đăng ký qua link, lượt truy cập',
    content: `
      <p>Mở <a href="/agent/register">Trung tâm đăng ký</a>.</p>
      <ol>
        <li>Ở “Liên kết mời”, chọn loại tài khoản, tỷ lệ và thời hạn của liên kết, rồi bấm “Tạo liên kết”.</li>
        <li>Sao chép hoặc chia sẻ liên kết, hoặc in “Poster QR”. Người đăng ký qua đó sẽ là tuyến dưới trực tiếp của bạn.</li>
        <li>Theo dõi lượt truy cập và lượt đăng ký tại đó, và xem thành viên ở “Lượt đăng ký”.</li>
      </ol>
      <p>Bạn có thể tạm dừng liên kết, hoặc xóa hẳn. Thành viên đã đăng ký qua đó vẫn là của bạn. Mặc định, người mở liên kết không thấy tên bạn.</p>
      <p>Muốn tự tạo tài khoản, dùng “Thêm tài khoản” và xác nhận bằng mật khẩu rút tiền. Mật khẩu của tài khoản mới chỉ hiện một lần. Nếu đã đủ số tài khoản trong ngày, hãy thử lại vào ngày mai. Nếu có quá nhiều liên kết đang dùng, hãy xóa bớt một liên kết trước.</p>`,
  },
  'agent-pay': {
    title: 'Khi nào nhận hoa hồng, cổ tức và lương?',
    keywords:
      'hoa hồng, hoa hong, tiền hoa hồng, lương đại lý, luong ngay, lương theo giờ, cổ tức, co tuc, chia lợi nhuận, thu nhập đại lý, tiền đại lý, khi nào trả hoa hồng, chưa nhận lương, chưa trả cổ tức, tuyến trên chưa trả, còn nợ, hợp đồng, đề xuất, bậc, cách tính hoa hồng, ngày trả',
    content: `
      <ul>
        <li><b>Hoa hồng và hoàn trả:</b> lúc 03:00 (GMT+8), cho ngày hôm trước.</li>
        <li><b>Cổ tức:</b> trong đêm sau khi hết kỳ; kỳ là một ngày, một tuần, nửa tháng hoặc một tháng.</li>
        <li><b>Lương:</b> lương theo ngày trong đêm sau ngày đó, lương theo giờ sau mỗi giờ vài phút, lương thời gian thực năm phút một lần.</li>
      </ul>
      <p>Cổ tức và lương cần có hợp đồng với tuyến trên hoặc nhà cái.</p>
      <ol>
        <li>Trả lời đề xuất ở trang tương ứng trong trung tâm đại lý, “Chấp nhận” hoặc “Từ chối”. Đề xuất hết hạn sau bảy ngày.</li>
        <li>Xem mục “Chi trả” cũng ở trang đó. “Cách tính” cho biết từng khoản được tính ra sao.</li>
        <li><a href="/agent/income">Thu nhập của tôi</a> ghi tất cả theo ngày.</li>
      </ol>
      <p>Nếu không đạt bậc nào thì không có khoản phải trả. “Còn nợ” nghĩa là tuyến trên chưa có đủ tiền: có tiền là được trả ngay. Tiền chi trả không có yêu cầu vòng cược.</p>`,
  },
  'transfer-upline': {
    title: 'Chuyển tiền cho tuyến trên hoặc tuyến dưới',
    keywords:
      'chuyển tiền cho đại lý, chuyen tien dai ly, chuyển cho cấp trên, chuyển điểm, chuyển tiền cho thành viên, chuyển nội bộ, chuyển cho bạn bè, gửi tiền cho người khác, cho mượn tiền, chuyển nhầm, lấy lại tiền chuyển, không chuyển được, không có tuyến trên, chuyển tiền hội viên',
    content: `
      <p>Nếu tài khoản của bạn dùng được mục này, bạn có thể chuyển tiền cho tuyến trên. Tiền đến ngay và không thể lấy lại.</p>
      <ol>
        <li>Mở <a href="/member/transferUpline">Chuyển cho tuyến trên</a> để xem bạn chuyển được bao nhiêu.</li>
        <li>Nhập số tiền và <a href="/help?article=payment-password">mật khẩu rút tiền</a>, rồi bấm “Chuyển tiền”.</li>
      </ol>
      <p>Đại lý chuyển tiền cho tuyến dưới trực tiếp ở <a href="/agent/downlines">Quản lý tuyến dưới</a>. Tuyến dưới phải cược khoản này trước khi rút, như khoản nạp.</p>
      <p>Tiền còn yêu cầu vòng cược thì không chuyển được: trang <a href="/member/withdraw">Rút tiền</a> cho biết còn bao nhiêu. Nếu trang báo bạn không thể chuyển cho tuyến trên, hãy hỏi thêm chăm sóc khách hàng. Nếu chưa xác nhận được một lần chuyển, hãy gửi lại: tiền chỉ được chuyển một lần.</p>`,
  },
  // site
  app: {
    title: 'Cài ứng dụng',
    keywords:
      'tải app, tai app, app, cài app, cai dat, tải về điện thoại, apk, file apk, android, samsung, iphone, ios, ipad, tải cho iphone, tin cậy nhà phát triển, không cài được, bị chặn cài đặt, cập nhật app, web app, thêm vào màn hình chính, link tải',
    content: `
      <p>Mở <a href="/down">Tải ứng dụng</a>. Trang hiện những gì có cho điện thoại của bạn. Vẫn là tài khoản đó và các trò chơi đó.</p>
      <ol>
        <li><b>Android:</b> tải tệp, mở tệp và cho phép cài đặt từ nguồn này khi điện thoại hỏi.</li>
        <li><b>iPhone và iPad:</b> mở liên kết rồi chạm Cài đặt. Sau đó tin cậy nhà phát triển trong Cài đặt, Cài đặt chung, Quản lý VPN và Thiết bị.</li>
        <li><b>Ứng dụng web:</b> mở liên kết trong trình duyệt và thêm vào màn hình chính. Trong Safari chạm Chia sẻ, trong Chrome mở menu.</li>
        <li>Đăng nhập bằng tài khoản hiện có của bạn.</li>
      </ol>
      <p>Chỉ cài đặt từ trang này hoặc từ các kho ứng dụng chính thức. Chúng tôi không bao giờ hỏi mật khẩu của bạn qua tin nhắn. Nếu chưa có ứng dụng, trang chạy tốt trên trình duyệt điện thoại của bạn.</p>`,
  },
  messages: {
    title: 'Tin nhắn, tin mới và cửa sổ thông báo',
    keywords:
      'hộp thư, hop thu, thư, thông báo, thong bao, tin chưa đọc, số đỏ, xóa tin nhắn, lỡ xóa tin, khôi phục tin, quảng cáo, tắt quảng cáo, tắt thông báo, pop-up, bảng hiện lên, nhận tin khuyến mãi, hủy nhận tin, spam, gửi mail nhiều quá',
    content: `
      <p>Thông báo về tài khoản, tiền và phần thưởng của bạn nằm ở <a href="/member/messageV2">Tin nhắn</a>. Tin về trang nằm ở <a href="/noticePage">Tin mới nhất</a>.</p>
      <ol>
        <li>Mở tin để đọc. Liên kết trong tin dẫn đến lệnh hoặc trang liên quan.</li>
        <li>“Đánh dấu tất cả đã đọc” xóa con số ở menu. Lỡ xóa tin thì lấy lại bằng “Hoàn tác”.</li>
        <li>Muốn cửa sổ thông báo không hiện nữa trong ngày, chọn “Hôm nay không hiện lại”.</li>
      </ol>
      <p>Nếu không muốn nhận tin khuyến mãi, hãy báo <a href="/help?article=contact">chăm sóc khách hàng</a>: bạn có thể dừng bất cứ lúc nào. Khi tạm nghỉ hoặc tự loại trừ, bạn không nhận quảng cáo. Tin về tiền của bạn vẫn đến.</p>
      <p>Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh qua tin nhắn.</p>`,
  },
  language: {
    title: 'Đổi ngôn ngữ hoặc giao diện tối',
    keywords:
      'tiếng việt, tieng viet, đổi tiếng, đổi sang tiếng việt, chuyển ngôn ngữ, doi ngon ngu, tiếng anh, english, sai ngôn ngữ, bị ra tiếng trung, chế độ tối, dark mode, nền tối, nền đen, ban đêm, chế độ sáng, chói mắt, đổi màu, cài đặt',
    content: `
      <ol>
        <li>Muốn đổi ngôn ngữ, dùng nút ngôn ngữ ở đầu trang, hoặc “Cài đặt” trong menu trên điện thoại. Chọn một ngôn ngữ trong danh sách.</li>
        <li>Muốn đổi giao diện, bấm “Chuyển sang giao diện tối” hoặc “Chuyển sang giao diện sáng” cũng ở đó.</li>
      </ol>
      <p>Lựa chọn được lưu trong trình duyệt này. Trên thiết bị khác, bạn chọn lại. Danh sách có mọi ngôn ngữ của trang; ngôn ngữ nào không có trong đó thì chưa được hỗ trợ.</p>
      <p>Ngày và số tiền khi đó được viết theo cách thông thường của ngôn ngữ ấy. Loại tiền của tài khoản không thay đổi.</p>
      <p>Nếu lần nào lựa chọn cũng bị mất, hãy kiểm tra xem trình duyệt có xóa cookie khi bạn đóng nó không.</p>`,
  },
  chat: {
    title: 'Nội quy phòng chat, hoặc tôi không nhắn được',
    keywords:
      'phòng chat, phong chat, chat chung, chat với người chơi, không chat được, bị cấm chat, bị khóa chat, bị chặn chat, chat của tôi bị chặn, bị mute, bị ban chat, báo cáo tin nhắn, tố cáo, chửi bậy, từ cấm, gửi link, gửi số điện thoại, zalo, spam, nhắn nhanh quá, chỉ đọc được',
    content: `
      <p>Ai cũng đọc được phòng chat. Muốn nhắn, bạn cần tài khoản thật và đã nạp lần đầu. Trong thời gian tạm nghỉ, bạn chỉ đọc được.</p>
      <ul>
        <li>Mỗi tin tối đa 200 ký tự.</li>
        <li>Không gửi liên kết, không gửi dãy số dài như số điện thoại hay số tài khoản, không xúc phạm người khác. Tin có từ bị cấm sẽ bị từ chối; chúng tôi không bao giờ ẩn tin mà không báo cho bạn.</li>
        <li>Ba giây một tin, và không lặp đi lặp lại cùng một tin.</li>
        <li>Tên được che một phần. Hỗ trợ và đại lý có dấu riêng, không ai khác có được dấu này.</li>
      </ul>
      <ol>
        <li>Nếu một tin vi phạm nội quy, hãy báo cáo. Bị báo cáo nhiều lần, tin bị ẩn cho đến khi chúng tôi quyết định.</li>
        <li>Người vi phạm có thể bị cấm nhắn một thời gian, hoặc bị cấm hẳn.</li>
      </ol>
      <p>Phòng chat không phải nơi hỗ trợ: về tài khoản của bạn, hãy viết cho <a href="/help?article=contact">chăm sóc khách hàng</a>.</p>`,
  },
  feedback: {
    title: 'Góp ý cho chúng tôi',
    keywords:
      'gop y, góp ý kiến, đề xuất, ý tưởng, đề nghị thêm game, phản hồi, phản ánh, than phiền, chê, khen, báo lỗi, lỗi trang web, lỗi web, bug, cải thiện, nhận xét, đánh giá, gửi ý kiến',
    content: `
      <p>Mở <a href="/feedback">Gửi góp ý</a>. Nếu tìm trong <a href="/help">Trợ giúp</a> không có kết quả, biểu mẫu sẽ mở sẵn với nội dung bạn đã nhập.</p>
      <ol>
        <li>Chọn loại việc.</li>
        <li>Viết điều đã xảy ra hoặc điều bạn thấy thiếu, từ 10 đến 1.000 ký tự. Mã giao dịch, tên trò hoặc tên trang sẽ giúp chúng tôi.</li>
        <li>Nếu chưa đăng nhập, hãy để lại email nếu bạn muốn được trả lời. Gửi đi. Mỗi giờ gửi được năm góp ý.</li>
      </ol>
      <p>Nếu bạn đã đăng nhập, câu trả lời đến <a href="/member/messageV2">Tin nhắn</a> của bạn. Ở cuối mỗi bài, bạn cũng có thể cho biết bài có ích không, và đổi ý sau cũng được.</p>
      <p>Nếu là việc về tiền hoặc tài khoản, hỏi <a href="/help?article=contact">chăm sóc khách hàng</a> sẽ nhanh hơn. Đừng bao giờ gửi mật khẩu hay mã xác minh.</p>`,
  },
  // about
  about: {
    title: 'Về chúng tôi',
    keywords:
      'công ty nào, cong ty, nhà cái gì, trang này là gì, có uy tín không, uy tin, có hợp pháp không, giấy phép, giay phep, lừa đảo không, an toàn không, ai điều hành, có những game gì, mã hóa, giới thiệu',
    content: `
      <p>{name} là sân chơi trực tuyến dành cho người trưởng thành, quy tụ trò chơi của nhiều hãng trong một tài khoản, một bộ luật và một đội ngũ phục vụ.</p>
      <h3>Bạn có thể chơi gì</h3>
      <p>{games}. Mức cược tối thiểu, tỷ lệ trả thưởng (RTP) và độ biến động được ghi trên thẻ của từng trò.</p>
      <h3>Cam kết của chúng tôi</h3>
      <ul>
        <li>Công bằng: kết quả đến từ hệ thống số ngẫu nhiên của hãng có giấy phép hoặc quay thưởng trước ống kính. Chúng tôi không thể thay đổi. Bạn có thể tự <a href="/lottery/fair">kiểm tra từng kỳ</a> xổ số của chúng tôi.</li>
        <li>Rõ ràng: mọi vé cược đều có trong lịch sử cược, mọi biến động tiền đều có trong lịch sử tài khoản.</li>
        <li>An toàn: kết nối mã hóa 128-bit, tiền của thành viên được giữ riêng với tiền của công ty.</li>
        <li>Có trách nhiệm: chỉ dành cho người từ {age} tuổi, ai cũng có thể đặt hạn mức và tạm nghỉ.</li>
        <li>Có giấy phép: mỗi biểu tượng giấy phép ở cuối trang mở ra số, đơn vị được cấp và thời hạn, kèm liên kết đến sổ đăng ký của cơ quan quản lý.</li>
      </ul>
      <p>Giấy phép nằm ở cuối mỗi trang. Nếu có điều gì cần cải thiện, hãy góp ý với chăm sóc khách hàng; chúng tôi đọc tất cả.</p>`,
  },
  term: {
    title: 'Điều khoản và điều kiện',
    keywords:
      'điều khoản, dieu khoan, quy định, luật chơi, nội quy, thỏa thuận đăng ký, ai được chơi, mấy tuổi được chơi, một người mấy tài khoản, nhiều tài khoản, mượn tài khoản, bán nick, gian lận, cược bị hủy, tài khoản lâu không dùng, tài khoản ngưng hoạt động',
    content: `
      <p>Khi sử dụng {name}, bạn đồng ý với các điều khoản dưới đây. Chúng tôi viết ngắn gọn; mời bạn đọc trước khi mở tài khoản.</p>
      <h3>Ai được chơi</h3>
      <ul>
        <li>Từ {age} tuổi trở lên và đủ tuổi theo luật nơi bạn ở.</li>
        <li>Mỗi người một tài khoản, tên trùng với tài khoản ngân hàng; nếu khác sẽ không thể rút tiền.</li>
        <li>Không bán, cho mượn hay chơi hộ. Hãy tự giữ kín mật khẩu.</li>
      </ul>
      <h3>Đặt cược</h3>
      <ul>
        <li>Cược có hiệu lực khi hệ thống xác nhận, căn cứ theo dữ liệu máy chủ của chúng tôi.</li>
        <li>Cược do sự cố, tỷ lệ sai rõ ràng hoặc khi đã biết kết quả có thể bị hủy và hoàn lại tiền cược.</li>
        <li>Ván dở dang xử lý theo luật của trò; sự kiện bị hủy thì hoàn tiền cược.</li>
      </ul>
      <h3>Khuyến mãi và tài khoản</h3>
      <ul>
        <li>Tiền thưởng phải hoàn thành yêu cầu vòng cược như đã ghi; thưởng lấy bằng nhiều tài khoản sẽ bị hủy.</li>
        <li>Nếu nghi ngờ gian lận, rửa tiền hoặc chơi tự động, chúng tôi có thể khóa tài khoản để kiểm tra.</li>
        <li>Tài khoản 12 tháng không dùng sẽ tạm ngưng. Số dư vẫn là của bạn; liên hệ chăm sóc khách hàng để mở lại.</li>
      </ul>
      <p>Mọi thay đổi được báo trước trong mục tin mới nhất. Nếu không đồng ý với kết quả, hãy liên hệ chăm sóc khách hàng trong 30 ngày.</p>`,
  },
  privacy: {
    title: 'Chính sách bảo mật',
    keywords:
      'bảo mật, bao mat thong tin, thông tin cá nhân, dữ liệu cá nhân, lộ thông tin, có bán thông tin không, chia sẻ thông tin, ai xem được thông tin, xóa dữ liệu, xóa thông tin, sửa thông tin, cookie, theo dõi, lưu bao lâu, quyền riêng tư',
    content: `
      <p>{name} chỉ thu thập những gì cần để vận hành tài khoản, và bảo vệ dữ liệu như bảo vệ số dư của bạn.</p>
      <h3>Chúng tôi thu thập gì</h3>
      <ul>
        <li>Thông tin bạn cung cấp: tên đăng nhập, tên chủ tài khoản, số điện thoại, email…</li>
        <li>Hoạt động của bạn: thời gian, địa chỉ, thiết bị đăng nhập; các lần nạp, rút và cược.</li>
        <li>Trao đổi giữa bạn và chăm sóc khách hàng.</li>
      </ul>
      <h3>Dùng để làm gì</h3>
      <ul>
        <li>Quản lý tài khoản, xử lý tiền, trả thưởng, xác minh tuổi và danh tính.</li>
        <li>Ngăn gian lận, đánh cắp và thực hiện nghĩa vụ theo giấy phép, pháp luật.</li>
        <li>Gửi tin khuyến mãi khi bạn đồng ý; có thể dừng bất cứ lúc nào.</li>
      </ul>
      <h3>Ai được xem, giữ bao lâu</h3>
      <p>Đơn vị xử lý thanh toán, hãng trò chơi bạn tham gia và cơ quan có thẩm quyền theo luật. Chúng tôi không bao giờ bán dữ liệu. Sau khi đóng tài khoản, hồ sơ được giữ năm năm theo yêu cầu giấy phép rồi xóa.</p>
      <p>Bạn có thể yêu cầu xem, sửa hoặc xóa dữ liệu qua {email}; chúng tôi trả lời trong 30 ngày.</p>`,
  },
  contact: {
    title: 'Liên hệ',
    keywords:
      'cskh, chăm sóc khách hàng, cham soc khach hang, hỗ trợ, ho tro, tổng đài, hotline, số điện thoại hỗ trợ, gặp nhân viên, gặp admin, ad ơi, chat với nhân viên, live chat, telegram, tele, facebook, zalo, email, khiếu nại, khieu nai, phàn nàn, quản lý, 24/7',
    content: `
      <p>Ngày hay đêm, {name} luôn có người trả lời bạn.</p>
      <ul>
        <li>Chat trực tuyến: 24/7 quanh năm, thường trong vòng một phút.</li>
        <li>Email: {email}, trả lời trong 12 giờ; phù hợp khi cần gửi kèm giấy tờ.</li>
        <li>Telegram và Facebook: liên kết có trong cửa sổ “Quên mật khẩu?”.</li>
        <li>Dịch vụ VIP: quản lý riêng từ VIP {rank} trở lên.</li>
      </ul>
      <h3>Để được hỗ trợ nhanh hơn</h3>
      <p>Hãy nói trong một tin: tên đăng nhập, thời điểm, mã giao dịch hoặc tên trò chơi và điều bạn thấy. Ảnh chụp màn hình rất hữu ích; mã tham chiếu trên trang lỗi giúp chúng tôi tìm đúng yêu cầu đó.</p>
      <p>Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh. Nếu có người hỏi, hãy dừng lại và báo cho chúng tôi.</p>
      <h3>Khiếu nại</h3>
      <p>Chưa hài lòng với câu trả lời, bạn có thể viết thư yêu cầu cấp trên xem xét. Chúng tôi trả lời bằng văn bản trong bảy ngày.</p>`,
  },
};
