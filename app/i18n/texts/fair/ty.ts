export const page = {
  title: 'Suriin ang draw',
  lead: 'Kinukuwenta ang draw ng aming mga loterya sa paraang kayang ulitin ng kahit sino. Dito mo masusuri ang draw sa sarili mong browser.',
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
    later: 'Hindi pa inilalathala ang lihim',
    never: 'Hindi masusuri',
  },
  missing: 'Walang draw {{numero}} ang loteryang ito, o malayo pa ito. Ihambing ang numero sa taya mo.',
  facts: {
    numero: 'Draw blg.',
    drawn: 'Binola noong',
    drawnAt: 'Bobolahin sa',
    result: 'Resulta',
    hash: 'Hash ng lihim ng araw',
    seed: 'Lihim ng araw',
    hidden: 'Ilalathala sa {{time}}.',
  },
  notes: {
    waiting:
      'Hindi pa nabobola ito. Nakalathala na ang hash ng lihim nito: itago mo, at malalaman mo kung may nagpalit ng lihim.',
    hidden:
      'Ang lihim ang nagpapasya sa lahat ng draw ng araw, kaya nakatago ito hanggang matapos ang araw. Bumalik pagkatapos para suriin ang draw na ito.',
    set: 'Manwal na itinakda ang resultang ito. Hindi ito kinuwenta mula sa lihim ng araw, kaya hindi ito masusuri.',
    seeded:
      'Bahagi ang resultang ito ng kasaysayang dala ng site nang magbukas ito. Hindi ito kinuwenta mula sa lihim ng araw, kaya hindi ito masusuri.',
    void: 'Walang bisa ang draw na ito: wala itong resulta at ibinalik na ang mga taya. Walang dapat suriin.',
  },
  check: {
    run: 'Suriin sa browser na ito',
    running: 'Sinusuri…',
    seedFits: 'Tugma ang lihim sa hash na inilathala bago ang draw.',
    seedDiffers: 'Hindi tugma ang lihim sa hash na inilathala bago ang draw.',
    resultFits: 'Ito mismo ang resultang lumalabas sa lihim.',
    resultDiffers: 'Iba ang resultang lumalabas sa lihim: {{numbers}}.',
    noScript: 'Walang JavaScript ang browser na ito. Suriin ang draw nang manwal, gaya ng nasa ibaba.',
  },
  how: {
    title: 'Paano ito gumagana',
    steps: [
      'Bago magsimula ang araw, itinatakda ang lihim nito at inilalathala ang hash ng lihim. Parang fingerprint ang hash: hindi nito ibinubunyag ang lihim, at walang alam na ibang lihim na may ganoong hash.',
      'Kinukuwenta ang bawat draw ng araw mula sa lihim, sa loterya at sa numero ng draw. Walang kinalaman ang mga taya.',
      'Kinabukasan ay inilalathala ang lihim. Makikita ng lahat na tugma ito sa hash, at makukuwenta nila ulit ang bawat draw ng araw.',
    ],
  },
  recipe: {
    title: 'Suriin nang manwal',
    key: 'Kinukuwenta ang HMAC-SHA-256 gamit ang susi: ang lihim bilang teksto, ang 64 na karakter nito na walang binabago.',
    message:
      'Ang mensahe ng unang bloke ay {{message}}. Sa mga susunod na bloke, 1, 2 at pataas ang huling numero nito.',
    bytes:
      'May 32 byte ang bawat bloke: limang numerong tig-anim na byte, nauuna ang pinakamataas. Hindi ginagamit ang huling dalawang byte.',
    below:
      'Ang pagpili sa n ay ang susunod na numero modulo n. Nilalaktawan ang mga numero mula 2⁴⁸ − (2⁴⁸ mod n) pataas.',
    balls: 'Bawat isa sa {{count}} bola ay {{first}} at dagdag na pagpili sa {{size}}.',
    different:
      'Isulat nang sunod-sunod ang mga numerong {{first}} hanggang {{last}}. Sa unang {{count}} puwesto, mula kaliwa, pumili ng isa sa mga puwesto mula roon hanggang dulo, at pagpalitin ang dalawang numero. Ang unang {{count}} puwesto ang resulta.',
    board: 'Bawat digit ay pagpili sa 10, isa-isang numero, sa ganitong ayos: {{prizes}}.',
    prize: '{{prize}}: {{numbers}} na tig-{{digits}} digit',
    program: 'Ganoon din, bilang programa sa Node.js',
    copy: 'Kopyahin',
    copied: 'Nakopya',
  },
};
