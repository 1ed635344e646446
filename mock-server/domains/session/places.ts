import { BlockList, isIPv6 } from 'node:net';
import type { Language, Texts } from '../../worlds/columns.ts';

type Network = readonly [address: string, bits: number];

/** Places of the documentation addresses (RFC 5737, RFC 3849) and of private networks. */
const PLACES: readonly { name: Texts; networks: readonly Network[] }[] = [
  {
    name: { CN: '马尼拉', EN: 'Manila', ID: 'Manila', TH: 'มะนิลา', TY: 'Manila', VI: 'Manila' },
    networks: [
      ['192.0.2.0', 24],
      ['2001:db8:1::', 48],
    ],
  },
  {
    name: { CN: '河内', EN: 'Hanoi', ID: 'Hanoi', TH: 'ฮานอย', TY: 'Hanoi', VI: 'Hà Nội' },
    networks: [
      ['198.51.100.0', 24],
      ['2001:db8:2::', 48],
    ],
  },
  {
    name: { CN: '曼谷', EN: 'Bangkok', ID: 'Bangkok', TH: 'กรุงเทพฯ', TY: 'Bangkok', VI: 'Bangkok' },
    networks: [
      ['203.0.113.0', 24],
      ['2001:db8:3::', 48],
    ],
  },
  {
    name: {
      CN: '本地网络',
      EN: 'Local network',
      ID: 'Jaringan lokal',
      TH: 'เครือข่ายภายใน',
      TY: 'Local network',
      VI: 'Mạng nội bộ',
    },
    networks: [
      ['10.0.0.0', 8],
      ['172.16.0.0', 12],
      ['192.168.0.0', 16],
      ['127.0.0.0', 8],
      ['::1', 128],
      ['fc00::', 7],
    ],
  },
];

const addressFamily = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

const known = PLACES.map(({ name, networks }) => {
  const list = new BlockList();
  for (const [address, bits] of networks) list.addSubnet(address, bits, addressFamily(address));
  return { name, list };
});

/** Returns null if unknown. */
export const findPlace = (ip: string, language: Language): string | null =>
  known.find(({ list }) => list.check(ip, addressFamily(ip)))?.name[language] ?? null;
