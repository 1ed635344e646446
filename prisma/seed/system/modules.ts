import { gameTypes } from '../../../mock-server/catalogue/vendors.ts';
import type { GameType } from '../../../mock-server/worlds/columns.ts';
import type { BrandSeed } from './brands.ts';

interface ModuleNode {
  modId: string;
  category?: GameType;
  children?: readonly ModuleNode[];
}

const node = (modId: string): ModuleNode => ({ modId });
const gameNode = (category: GameType): ModuleNode => ({ modId: `${category}3`, category });

const tree: readonly ModuleNode[] = [
  {
    modId: 'REGISTER3',
    children: ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'DIRECTREG3', 'TERMSOPTIN3'].map(node),
  },
  {
    modId: 'LOGIN3',
    children: [
      'FREEPLAY3',
      'MOBILEVERCODELOGIN3',
      'MOBILENUMPASSREG3',
      'PWDEXPFORCECHANGE3',
      'GOOGLELOGIN3',
      'FACEBOOKLOGIN3',
    ].map(node),
  },
  { modId: 'RECOVER3', children: ['CHNGPASSMAIL3', 'CHNGPASSVERIF3'].map(node) },
  {
    modId: 'GAMES3',
    children: gameTypes.map(gameNode),
  },
  { modId: 'AGENT3', children: ['DIVIDEND3', 'DAILYSALARY3', 'HOURSALARY3', 'REALTIMESALARY3', 'PARTNER3'].map(node) },
  ...[
    'VIP3',
    'RAFFLE3',
    'FREEROUNDS3',
    'PROMOCODE3',
    'TOURNAMENT3',
    'POINTMALL3',
    'MISSION3',
    'REFERRAL3',
    'CHAT3',
    'FEED3',
    'PUSH3',
    'RESPONSIBLE3',
    'SYSTEMTHEME3',
    'BROWSERLANG3',
    'FEEDBACK3',
  ].map(node),
];

/** Parents before children. */
export function buildModules(brand: BrandSeed) {
  const rows: { brandCode: string; modId: string; parentId: string | null; isEnabled: boolean; position: number }[] =
    [];
  const add = (nodes: readonly ModuleNode[], parentId: string | null, isParentOn: boolean): void => {
    for (const { modId, category, children = [] } of nodes) {
      const isOffered = category === undefined || brand.categories.includes(category);
      const isEnabled = isParentOn && isOffered && !brand.modulesOff.includes(modId);
      rows.push({ brandCode: brand.code, modId, parentId, isEnabled, position: rows.length + 1 });
      add(children, modId, isEnabled);
    }
  };
  add(tree, null, true);
  return rows;
}
