export const page = {
  title: 'Kiểm tra kỳ quay',
  lead: 'Kết quả quay được tính theo cách ai cũng có thể tính lại. Bạn tự kiểm tra được mọi kỳ ngay trong trình duyệt của mình.',
  link: 'Kiểm tra kỳ này',
  back: 'Tất cả xổ số',
  form: {
    lottery: 'Xổ số',
    numero: 'Mã kỳ',
    hint: 'Để trống để xem các kỳ gần đây.',
    submit: 'Xem',
  },
  recent: {
    title: 'Các kỳ gần đây',
    ready: 'Có thể kiểm tra',
    later: 'Chưa công bố khóa bí mật',
    never: 'Không thể kiểm tra',
  },
  missing: 'Xổ số này không có kỳ {{numero}}, hoặc kỳ đó còn quá xa. Hãy kiểm tra mã kỳ trên cược của bạn.',
  facts: {
    numero: 'Kỳ',
    drawn: 'Quay lúc',
    drawnAt: 'Sẽ quay lúc',
    result: 'Kết quả',
    hash: 'Mã băm của khóa bí mật trong ngày',
    seed: 'Khóa bí mật trong ngày',
    hidden: 'Sẽ công bố lúc {{time}}.',
  },
  notes: {
    waiting:
      'Kỳ này chưa quay. Mã băm của khóa bí mật đã được công bố: hãy lưu lại, nếu khóa bị thay đổi bạn sẽ nhận ra ngay.',
    hidden:
      'Khóa bí mật quyết định mọi kỳ trong ngày nên chỉ được công bố khi ngày đã qua. Hãy quay lại sau đó để kiểm tra kỳ này.',
    set: 'Kết quả này được nhập thủ công, không tính từ khóa bí mật trong ngày nên không thể kiểm tra.',
    seeded:
      'Kết quả này thuộc dữ liệu có từ khi trang ra mắt, không tính từ khóa bí mật trong ngày nên không thể kiểm tra.',
    void: 'Kỳ này bị hủy: không có kết quả và mọi cược đã được hoàn lại. Không có gì để kiểm tra.',
  },
  check: {
    run: 'Kiểm tra trong trình duyệt này',
    running: 'Đang kiểm tra…',
    seedFits: 'Khóa bí mật khớp với mã băm đã công bố trước khi quay.',
    seedDiffers: 'Khóa bí mật không khớp với mã băm đã công bố trước khi quay.',
    resultFits: 'Khóa bí mật cho ra đúng kết quả này.',
    resultDiffers: 'Khóa bí mật cho ra kết quả khác: {{numbers}}.',
    noScript: 'JavaScript đang tắt trong trình duyệt này. Hãy kiểm tra thủ công theo hướng dẫn bên dưới.',
  },
  how: {
    title: 'Cách hoạt động',
    steps: [
      'Trước khi ngày bắt đầu, khóa bí mật của ngày được chốt và mã băm của khóa được công bố. Mã băm giống như dấu vân tay: không để lộ khóa, và không ai biết khóa nào khác có cùng mã băm.',
      'Mỗi kỳ trong ngày được tính từ khóa bí mật, loại xổ số và mã kỳ. Tiền cược không ảnh hưởng đến kết quả.',
      'Ngày hôm sau khóa bí mật được công bố. Ai cũng có thể đối chiếu khóa với mã băm và tính lại từng kỳ trong ngày.',
    ],
  },
  recipe: {
    title: 'Tự kiểm tra',
    key: 'Tính HMAC-SHA-256 với khóa là khóa bí mật ở dạng văn bản, đúng 64 ký tự như đã hiển thị.',
    message: 'Thông điệp của khối đầu tiên là {{message}}. Với các khối sau, số cuối lần lượt là 1, 2, v.v.',
    bytes: 'Mỗi khối có 32 byte: năm số, mỗi số sáu byte, byte cao đứng trước. Hai byte cuối không dùng.',
    below: 'Chọn một trong n là lấy số kế tiếp chia lấy dư cho n. Bỏ qua các số từ 2⁴⁸ − (2⁴⁸ mod n) trở lên.',
    balls: 'Mỗi quả trong {{count}} quả bóng bằng {{first}} cộng với một lần chọn trong {{size}}.',
    different:
      'Viết các số từ {{first}} đến {{last}} thành một hàng. Với {{count}} vị trí đầu, từ trái sang, chọn một vị trí từ đó đến cuối hàng rồi đổi chỗ hai số. {{count}} vị trí đầu là kết quả.',
    board: 'Mỗi chữ số là một lần chọn trong 10, lần lượt từng số, theo thứ tự: {{prizes}}.',
    prize: '{{prize}}: {{numbers}} số có {{digits}} chữ số',
    program: 'Cũng phép tính đó, viết bằng Node.js',
    copy: 'Sao chép',
    copied: 'Đã sao chép',
  },
};
