import type { Widened } from '../shape.ts';
import type english from './en.ts';

export default {
  spots: {
    labels: {
      even: 'Chẵn',
      odd: 'Lẻ',
      red4: 'Bốn đỏ',
      red3: 'Ba đỏ',
      white3: 'Ba trắng',
      white4: 'Bốn trắng',
      deer: 'Nai',
      gourd: 'Bầu',
      rooster: 'Gà',
      fish: 'Cá',
      crab: 'Cua',
      prawn: 'Tôm',
      yellow: 'Vàng',
      white: 'Trắng',
      pink: 'Hồng',
      blue: 'Xanh dương',
      red: 'Đỏ',
      green: 'Xanh lá',
      low: 'Thấp 3–10',
      eleven: 'Mười một',
      high: 'Cao 11–18',
      face: 'Số {one}',
      pair: '{one} và {two}',
      tie: 'Hòa',
      seven: 'Tổng bảy',
      fan: 'Dư {one}',
      worth: '{one}',
      win: 'Số {one} về nhất',
      place: 'Số {one} nhất nhì',
      andar: 'Andar',
      bahar: 'Bahar',
      joker: 'Lá chủ',
      a: 'Tay A',
      b: 'Tay B',
      pairA: 'A: đôi trở lên',
      pairB: 'B: đôi trở lên',
    },
    start: {
      coins: 'Xóc',
      dice: 'Lắc',
      fanTan: 'Mở bát',
      moneyWheel: 'Quay',
      race: 'Xuất phát',
      cards: 'Chia bài',
    },
    beads: '{beads} hạt, dư {left}',
    finish: 'Nhất {first}, nhì {second}',
    reds: '{count} đỏ',
    about: {
      coins:
        'Bốn đồng xu một mặt đỏ một mặt trắng được xóc dưới bát. Chẵn lẻ trả 0,96:1, bốn đồng cùng màu 14,5:1, ba đồng cùng màu 2,9:1.',
      beasts: 'Ba viên xúc xắc sáu hình. Hình đặt trả 1:1 cho mỗi viên ra hình đó.',
      colours: 'Ba viên xúc xắc sáu màu. Màu đặt trả 1:1 cho mỗi viên ra màu đó.',
      thaiDice:
        'Ba viên xúc xắc. Thấp 3–10, cao 11–18; mười một được trả riêng. Một số trả theo số viên ra số đó, hai số khác nhau trả khi cả hai cùng ra.',
      diceDuel: 'Xúc xắc đỏ đấu xúc xắc xanh: cao hơn thắng. Có thể đặt hòa hoặc tổng bảy.',
      fanTan: 'Hạt dưới bát được đếm bỏ từng bốn hạt. Đặt số hạt còn lại, một đến bốn, hoặc chẵn lẻ.',
      moneyWheel:
        'Vòng quay có 54 ô. Mỗi số trả đúng giá trị của nó ăn một; gặp ô nhân thì quay thêm một lần và tiền trả được nhân lên.',
      race: 'Sáu đối thủ ngang sức. Về nhất trả 4,8:1, vào hai vị trí đầu trả 1,9:1.',
      andarBahar:
        'Lật một lá chủ, rồi chia lần lượt cho Andar và Bahar đến khi ra lá cùng số. Andar chia trước, trả 0,9:1; Bahar trả 1:1.',
      teenPatti:
        'Hai tay ba lá; tay cao hơn trả 0,95:1, bằng nhau hoàn cược. Đôi trở lên: đôi 1, thùng 4, sảnh 6, sám 30, thùng phá sảnh 40 ăn 1.',
    },
  },
} satisfies Widened<typeof english>;
