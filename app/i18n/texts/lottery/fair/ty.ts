export const page = {
  title: 'Suriin ang draw',
  lead: 'Kinukuwenta ang mga draw namin sa paraang kayang ulitin ng kahit sino. Ikaw mismo ang makakapagsuri ng kahit anong draw, sa sarili mong browser.',
  link: 'Suriin ang draw na ito',
  back: 'Lahat ng loterya',
  form: {
    lottery: 'Loterya',
    numero: 'Numero ng draw',
    hint: 'Iwang blangko para sa mga huling draw.',
    submit: 'Ipakita',
  },
  recent: {
    title: 'Mga huling draw',
    ready: 'Masusuri na',
    later: 'Hindi pa inilalathala ang secret',
    never: 'Hindi masusuri',
  },
  missing: 'Walang draw {{numero}} ang loteryang ito, o masyado pa itong malayo. I-check ang numero sa taya mo.',
  facts: {
    numero: 'Draw',
    drawn: 'Binola noong',
    drawnAt: 'Oras ng draw',
    result: 'Resulta',
    hash: 'Hash ng secret ng araw',
    seed: 'Secret ng araw',
    hidden: 'Ilalathala ito sa {{time}}.',
  },
  notes: {
    waiting:
      'Hindi pa nangyayari ang draw na ito. Nakalathala na ang hash ng secret nito: magtabi ng kopya, at walang makakapagpalit ng secret nang hindi mo nalalaman.',
    hidden:
      'Ang secret ang nagtatakda ng bawat draw ng araw, kaya nakatago ito hanggang matapos ang araw. Bumalik pagkatapos para suriin ang draw na ito.',
    set: 'Mano-manong inilagay ang resultang ito. Hindi ito kinuwenta mula sa secret ng araw, kaya hindi ito masusuri.',
    seeded:
      'Bahagi ang resultang ito ng history na kasama ng site nang magbukas ito. Hindi ito kinuwenta mula sa secret ng araw, kaya hindi ito masusuri.',
    void: 'Void ang draw na ito: wala itong resulta, at ni-refund ang lahat ng taya. Walang susuriin.',
  },
  check: {
    run: 'Suriin sa browser na ito',
    running: 'Sinusuri…',
    seedFits: 'Tugma ang secret sa hash na inilathala bago ang draw.',
    seedDiffers: 'Hindi tugma ang secret sa hash na inilathala bago ang draw.',
    resultFits: 'Ito mismo ang resultang lumalabas sa secret.',
    resultDiffers: 'Iba ang resultang lumalabas sa secret: {{numbers}}.',
    noScript: 'Naka-off ang JavaScript sa browser na ito. Suriin nang mano-mano ang draw, gaya ng nasa ibaba.',
  },
  how: {
    title: 'Paano ito gumagana',
    steps: [
      'Bago magsimula ang araw, itinatakda ang secret nito at inilalathala ang hash ng secret. Parang fingerprint ang hash: hindi nito ibinubunyag ang secret, at walang alam na ibang secret na may ganoong hash.',
      'Kinukuwenta ang bawat draw ng araw mula sa secret, sa loterya at sa numero ng draw. Walang kinalaman ang mga taya.',
      'Kinabukasan, inilalathala ang secret. Makikita ng kahit sino na tugma ito sa hash, at makukuwenta nila ulit ang bawat draw ng araw.',
    ],
  },
  recipe: {
    title: 'Suriin nang mano-mano',
    key: 'Kinukuwenta ang HMAC-SHA-256 gamit ang isang key: ang secret bilang text, ang 64 character nito na walang binabago.',
    message:
      'Ang mensahe ng unang block ay {{message}}. Sa mga susunod na block, 1, 2 at pataas ang huling numero nito.',
    bytes:
      'May 32 byte ang bawat block: limang numerong tig-anim na byte, nauuna ang pinakamataas. Hindi ginagamit ang huling dalawang byte.',
    below:
      'Ang pagpili sa n ay ang susunod na numero modulo n. Nilalaktawan ang mga numero mula 2⁴⁸ − (2⁴⁸ mod n) pataas.',
    balls: 'Bawat isa sa {{count}} bola ay {{first}} at dagdag na pagpili sa {{size}}.',
    different:
      'Isulat nang sunod-sunod ang mga numerong {{first}} hanggang {{last}}. Sa unang {{count}} puwesto, mula kaliwa, pumili ng isa sa mga puwesto mula roon hanggang dulo, at pagpalitin ang dalawang numero. Ang unang {{count}} puwesto ang resulta.',
    board: 'Bawat digit ay pagpili sa 10, isa-isang numero, sa ganitong ayos: {{prizes}}.',
    prize: '{{prize}}: {{numbers}} na tig-{{digits}} digit',
    program: 'Ganito rin, bilang Node.js program',
    copy: 'Kopyahin',
    copied: 'Nakopya na',
  },
};
