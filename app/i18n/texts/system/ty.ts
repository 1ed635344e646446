import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  service: {
    label: 'Kontakin ang customer service',
    failed: 'Hindi valid ang URL, pakikontak ang customer service.',
  },
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
  offline: {
    title: 'Offline ka',
    text: 'Walang koneksyon ang device mo ngayon. Walang nawala sa nilaro mo: nasa amin ang lahat.',
    retry: 'Subukan ulit',
  },
  install: {
    title: 'I-install ang {{name}} sa device na ito',
    text: 'Nabubuksan ito sa home screen na parang app, at laging bago.',
    submit: 'I-install ngayon',
  },
} satisfies TextsLike<typeof en.page>;
