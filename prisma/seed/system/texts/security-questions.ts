import type { SecurityQuestion, Texts } from '../../../../mock-server/worlds/columns.ts';

const texts: readonly Texts[] = [
  {
    CN: '您的第一只宠物叫什么名字？',
    EN: 'What was the name of your first pet?',
    ID: 'Siapa nama hewan peliharaan pertama Anda?',
    TH: 'สัตว์เลี้ยงตัวแรกของคุณชื่ออะไร',
    TY: 'Ano ang pangalan ng una mong alagang hayop?',
    VI: 'Thú cưng đầu tiên của bạn tên là gì?',
  },
  {
    CN: '您母亲出生在哪座城市？',
    EN: 'In which town was your mother born?',
    ID: 'Di kota mana ibu Anda lahir?',
    TH: 'คุณแม่ของคุณเกิดที่เมืองใด',
    TY: 'Saang bayan ipinanganak ang nanay mo?',
    VI: 'Mẹ bạn sinh ra ở thành phố nào?',
  },
  {
    CN: '您最喜欢的小学老师叫什么名字？',
    EN: 'Who was your favourite teacher in primary school?',
    ID: 'Siapa guru favorit Anda di sekolah dasar?',
    TH: 'ครูคนโปรดสมัยประถมของคุณชื่ออะไร',
    TY: 'Sino ang paborito mong guro noong elementarya?',
    VI: 'Giáo viên tiểu học bạn quý nhất tên là gì?',
  },
  {
    CN: '您小时候住在哪条街？',
    EN: 'In which street did you live as a child?',
    ID: 'Di jalan apa Anda tinggal waktu kecil?',
    TH: 'ตอนเด็กคุณอาศัยอยู่ถนนอะไร',
    TY: 'Saang kalye ka nakatira noong bata ka?',
    VI: 'Hồi nhỏ bạn sống ở phố nào?',
  },
  {
    CN: '您小时候最好的朋友叫什么名字？',
    EN: 'Who was your best friend as a child?',
    ID: 'Siapa sahabat Anda waktu kecil?',
    TH: 'เพื่อนสนิทในวัยเด็กของคุณชื่ออะไร',
    TY: 'Sino ang matalik mong kaibigan noong bata ka?',
    VI: 'Người bạn thân nhất thời thơ ấu của bạn tên là gì?',
  },
  {
    CN: '您的第一份工作在哪里？',
    EN: 'Where was your first job?',
    ID: 'Di mana pekerjaan pertama Anda?',
    TH: 'งานแรกของคุณอยู่ที่ไหน',
    TY: 'Saan ang una mong trabaho?',
    VI: 'Công việc đầu tiên của bạn ở đâu?',
  },
  {
    CN: '您小时候的绰号是什么？',
    EN: 'What was your nickname as a child?',
    ID: 'Apa nama panggilan Anda waktu kecil?',
    TH: 'ชื่อเล่นที่ใช้ตอนเด็กของคุณคืออะไร',
    TY: 'Ano ang palayaw mo noong bata ka?',
    VI: 'Biệt danh hồi nhỏ của bạn là gì?',
  },
  {
    CN: '您的第一辆车或摩托车是什么型号？',
    EN: 'What was your first car or motorbike?',
    ID: 'Apa mobil atau motor pertama Anda?',
    TH: 'รถยนต์หรือมอเตอร์ไซค์คันแรกของคุณคือรุ่นอะไร',
    TY: 'Ano ang una mong kotse o motorsiklo?',
    VI: 'Chiếc ô tô hoặc xe máy đầu tiên của bạn là gì?',
  },
];

export const securityQuestions: readonly SecurityQuestion[] = texts.map((text, index) => ({ id: index + 1, text }));
