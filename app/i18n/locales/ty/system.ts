import type en from '../en/system.ts';
import type { TextsLike } from '../like.ts';

export default {
  toHome: 'Pumunta sa home page',
  service: 'Kontakin ang customer service',
  maintenance: {
    title: 'May maintenance kami ngayon',
    text: 'Sarado muna sandali ang site. Ligtas ang balanse at mga taya mo.',
    until: 'Inaasahang pagbabalik',
    unknown: 'Babalik kami sa lalong madaling panahon',
  },
  region: {
    title: 'Limitado ang access',
    text: 'Hindi available ang site na ito sa kinaroroonan mo. Kung sa tingin mo ay may mali, ipadala sa customer service ang address sa ibaba.',
    ip: 'Ang IP address mo',
  },
  errors: {
    safe: 'Hindi apektado ang balanse at mga taya mo.',
    requestId: 'Reference no. para sa customer service:',
    network: {
      title: 'Hindi namin maabot ang mga server namin',
      text: 'Hindi matatag ang koneksyon. Pakisubukan ulit mayamaya.',
    },
    timeout: {
      title: 'Masyado na itong natatagalan',
      text: 'Hindi sumagot sa oras ang mga server namin. Pakisubukan ulit.',
    },
    contract: {
      title: 'May nangyaring mali sa panig namin',
      text: 'Nakatanggap kami ng sagot na hindi namin naintindihan, at naitala na namin ito.',
    },
    refused: {
      title: 'Hindi ito natuloy',
      text: 'Tinanggihan ng mga server namin ang request.',
    },
    notFound: {
      title: 'Walang ganitong pahina',
      text: 'Baka luma na ang address o mali ang pagka-type.',
    },
    forbidden: {
      title: 'Hindi mo mabubuksan ang pahinang ito',
      text: 'Walang access dito ang account mo.',
    },
    tooLarge: {
      title: 'Masyadong malaki ang ipinadala',
      text: 'Hindi ganito kalaki ang anumang form sa site na ito. Bumalik at paikliin ang inilagay mo.',
    },
    unreadable: {
      title: 'Hindi namin mabasa ang ipinadala',
      text: 'Bumalik, i-reload ang pahina, at ipadala ulit ang form.',
    },
    unknown: {
      title: 'May nangyaring mali',
      text: 'Hindi namin maipakita ang pahinang ito.',
    },
  },
  promotions: {
    title: 'Mga promo',
    text: 'Lahat ng mapapakinabangan mo ngayon.',
    empty: 'Walang promo sa ngayon',
    emptyText: 'Madalas dumating ang mga bagong promo. Habang naghihintay, bukas ang mga laro.',
  },
  help: {
    title: 'Tulong',
    contents: 'Sa pahinang ito',
    empty: 'Wala pang laman ang pahina ng tulong',
    more: 'Hindi mo ba nakita ang hinahanap mo?',
  },
  download: {
    title: 'Kunin ang {{name}} app',
    text: 'Parehong mga laro at parehong account, isang tap lang ang layo.',
    scan: 'I-scan gamit ang phone mo',
    qr: 'QR code: {{name}}',
    safe: 'Mag-install lang mula sa pahinang ito o sa mga opisyal na store. Hindi namin kailanman hihingin ang password mo sa mensahe.',
    empty: 'Wala pang app',
    emptyText: 'Gumagana nang maayos ang site sa browser ng phone mo.',
    android: {
      name: 'Android',
      get: 'I-download sa Android',
      steps: [
        'I-download ang file sa phone mo.',
        'Buksan ito, at payagan ang pag-install mula sa source na ito kapag nagtanong ang phone mo.',
        'Mag-log in gamit ang dati mong account.',
      ],
    },
    ios: {
      name: 'iPhone at iPad',
      get: 'I-install sa iPhone',
      steps: [
        'Buksan ang link sa iPhone mo at i-tap ang Install.',
        'Pagkatiwalaan ang developer sa Settings, General, VPN & Device Management.',
        'Mag-log in gamit ang dati mong account.',
      ],
    },
    pwa: {
      name: 'Web app',
      get: 'Buksan ang web app',
      steps: [
        'Buksan ang link sa browser ng phone mo.',
        'iPhone: i-tap ang Share sa Safari, saka “Add to Home Screen”. Android: buksan ang menu ⋮ ng Chrome, saka “Idagdag sa Home screen”.',
        'Buksan ito mula sa home screen mo.',
      ],
    },
  },
  notices: {
    title: 'Pinakabagong balita',
    empty: 'Walang balita sa ngayon',
    emptyText: 'Dito lalabas ang balita tungkol sa mga laro, mga promo at sa site.',
  },
} satisfies TextsLike<typeof en>;
