import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  service: {
    label: 'Kontakin ang customer service',
    failed: 'Hindi valid ang URL, pakikontak ang customer service.',
  },
  maintenance: {
    title: 'Naka-maintenance kami',
    text: 'Sarado muna sandali ang site. Ligtas ang balanse at mga taya mo.',
    until: 'Inaasahang bukas ulit',
    unknown: 'Babalik kami sa lalong madaling panahon',
  },
  region: {
    title: 'Limitado ang access',
    text: 'Hindi available ang site na ito sa lugar mo. Kung sa tingin mo ay mali ito, ipadala sa customer service ang IP address sa ibaba.',
    ip: 'Ang IP address mo',
  },
  licence: {
    number: 'Numero ng lisensya',
    holder: 'May hawak ng lisensya',
    scope: 'Saklaw',
    validUntil: 'May bisa hanggang',
    lapsedOn: 'Nag-expire noong',
    register: 'Tingnan sa rehistro',
    text: 'Makikita sa rehistro ng regulator kung may bisa ang lisensyang ito.',
    lapsed: 'Wala nang bisa ang lisensyang ito. Hindi na ito batayan ng operasyon ng {{name}}.',
  },
  download: {
    title: 'Kunin ang {{name}} app',
    text: 'Parehong mga laro, parehong account, isang tap lang.',
    scan: 'I-scan gamit ang phone mo',
    qr: 'QR code: {{name}}',
    safe: 'Mag-install lang mula sa page na ito o sa mga opisyal na store. Hindi namin kailanman hihingin ang password mo sa mensahe.',
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
    text: 'Walang koneksyon ang device mo ngayon. Walang nawala sa nilaro mo: ligtas ito sa amin.',
    retry: 'Subukan ulit',
  },
  install: {
    title: 'I-install ang {{name}} sa device na ito',
    text: 'Bubukas ito mula sa home screen na parang app, at laging updated.',
    submit: 'I-install ngayon',
    steps: ['I-tap ang Share sa browser mo.', 'Piliin ang “Add to Home Screen”, saka Add.'],
    later: 'Sa susunod na lang',
  },
} satisfies TextsLike<typeof en.page>;
