import type { GameType } from '../worlds/columns.ts';

export const gameTypes = [
  'RNG',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'PVP',
  'ELOTT',
  'LOTT',
  'COCKFIGHT',
] as const satisfies readonly GameType[];

/** A studio of two game types has two rows with the same code, name and account, so the key is code and gameType. */
export type Vendor = {
  code: string;
  displayName: string;
  gameType: GameType;
  /** 1 to 4 are house wallets, from 100 studios' own. */
  accountTypeId: number;
  isHot: 0 | 1;
  /** From 1 within its game type. */
  rank: number;
};

/** MAIN is the cash wallet without a vendor; the four lotteries share LOTT. */
export const houseAccountTypes = { PVP: 1, MAIN: 2, RNG: 3, LOTT: 4 } as const;

type Row = readonly [code: string, displayName: string, accountTypeId: number, hot?: 'hot'];

const rng = [
  ['AURUM', 'Aurum Forge', houseAccountTypes.RNG, 'hot'],
  ['PAPERTIGER', 'Paper Tiger', 101, 'hot'],
  ['MOONWELL', 'Moonwell', 102, 'hot'],
  ['SALTMARSH', 'Saltmarsh Studios', 103, 'hot'],
  ['INKSTONE', 'Inkstone Interactive', 104, 'hot'],
  ['JADEMILL', 'Jade Mill', 105, 'hot'],
  ['COPPERJAY', 'Copper Jay', 106, 'hot'],
  ['GILDEDOWL', 'Gilded Owl', 107, 'hot'],
  ['REDWHARF', 'Red Wharf Games', 108],
  ['NINEBELLS', 'Nine Bells', 109],
  ['TALLGRASS', 'Tallgrass Play', 110],
  ['VELVETANTHEM', 'Velvet Anthem', 111],
  ['KITEHOUSE', 'Kite House', 112],
  ['BRASSMOTH', 'Brass Moth', 113],
  ['SUNDIAL', 'Sundial Nine', 114],
  ['LOWTIDE', 'Low Tide Collective', 115],
  ['PEPPERBOX', 'Pepperbox', 116],
  ['HARVESTROW', 'Harvest Row', 117],
  ['OBSIDIA', 'Obsidia Labs', 118],
  ['TEAHORSE', 'Tea Horse Games', 119],
  ['STARLOOM', 'Starloom', 120],
  ['MARROWFINCH', 'Marrow & Finch', 121],
  ['CINDERPATH', 'Cinderpath', 122],
  ['PAGODA7', 'Pagoda Seven', 123],
  ['BANYAN', 'Banyan Lane', 124],
  ['GLASSREEF', 'Glass Reef', 125],
  ['THORNBURY', 'Thornbury Play', 126],
  ['MAHOGANY', 'Mahogany Row', 127],
  ['NORTHPINE', 'North Pine Studios', 128],
  ['SILKCART', 'Silk Cart', 129],
  ['TINROCKET', 'Tin Rocket', 130],
  ['FABLEKEY', 'Fable Key', 131],
  ['CANDLEWICK', 'Candlewick', 132],
  ['QUARTZ', 'Quartz Lagoon', 133],
  ['WILDRYE', 'Wild Rye', 134],
  ['MONSOON', 'Monsoon Arcade', 135],
  ['OXBOW', 'Oxbow Gaming', 136],
  ['ZEPHYR', 'Zephyr Union', 137],
] as const satisfies readonly Row[];

const live = [
  ['MERIDIAN', 'Meridian Live', 140, 'hot'],
  ['PAVILION', 'Grand Pavilion Live', 141, 'hot'],
  ['OPALHOUSE', 'Opal House', 142, 'hot'],
  ['VELVETROOM', 'The Velvet Room', 143],
  ['PEARLCOURT', 'Pearl Court', 144],
  ['CRESCENT', 'Crescent Tables', 145],
  ['IVORYDECK', 'Ivory Deck', 146],
  ['EASTGATE', 'Eastgate Live', 147],
  ['BAYWALK', 'Baywalk Live', 148],
  ['SAIGONSALON', 'Saigon Salon', 149],
] as const satisfies readonly Row[];

const sports = [
  ['TOUCHLINE', 'Touchline', 160, 'hot'],
  ['ODDSYARD', 'Oddsyard', 161, 'hot'],
  ['CORNERNINE', 'Corner Nine', 162],
  ['TERRACE', 'Terrace Sports', 163],
  ['FINALWHISTLE', 'Final Whistle', 164],
] as const satisfies readonly Row[];

const esports = [
  ['RIFTLINE', 'Riftline', 170, 'hot'],
  ['CLUTCHPOINT', 'Clutch Point', 171],
  ['PIXELARENA', 'Pixel Arena', 172],
  ['TOUCHLINE', 'Touchline', 160],
] as const satisfies readonly Row[];

const fish = [
  ['GLASSREEF', 'Glass Reef', 125, 'hot'],
  ['DEEPNET', 'Deep Net', 180, 'hot'],
  ['TIDEHUNT', 'Tide Hunters', 181],
  ['CORALARC', 'Coral Arcade', 182],
  ['LOWTIDE', 'Low Tide Collective', 115],
  ['HARPOON', 'Harpoon & Sons', 183],
] as const satisfies readonly Row[];

const pvp = [
  ['CARDHALL', 'Card Hall', houseAccountTypes.PVP, 'hot'],
  ['PINOYDECK', 'Pinoy Deck', 190, 'hot'],
  ['BAMBOOTABLE', 'Bamboo Table', 191],
  ['DRAGONSEAT', 'Dragon Seat', 192],
  ['INKSTONE', 'Inkstone Interactive', 104],
] as const satisfies readonly Row[];

const eLotteries = [
  ['ELOTT', 'E-Lottery', houseAccountTypes.LOTT, 'hot'],
  ['TCG_SEA', 'SEA Lottery', houseAccountTypes.LOTT, 'hot'],
  ['KENOHALL', 'Keno Hall', 200],
] as const satisfies readonly Row[];

const lotteries = [
  ['LOTT', 'Classic Lottery', houseAccountTypes.LOTT, 'hot'],
  ['TCG_LOTTO_VN', 'Vietnam Lottery', houseAccountTypes.LOTT, 'hot'],
] as const satisfies readonly Row[];

const cockfights = [
  ['DS88', 'DS88', 210, 'hot'],
  ['DIG', 'DIG', 211],
  ['WS168', 'WS168', 212],
] as const satisfies readonly Row[];

export const vendors: readonly Vendor[] = [
  ...toVendors('RNG', rng),
  ...toVendors('LIVE', live),
  ...toVendors('SPORTS', sports),
  ...toVendors('ESPORTS', esports),
  ...toVendors('FISH', fish),
  ...toVendors('PVP', pvp),
  ...toVendors('ELOTT', eLotteries),
  ...toVendors('LOTT', lotteries),
  ...toVendors('COCKFIGHT', cockfights),
];

function toVendors(gameType: GameType, rows: readonly Row[]): Vendor[] {
  return rows.map(([code, displayName, accountTypeId, hot], index) => ({
    code,
    displayName,
    gameType,
    accountTypeId,
    isHot: hot ? 1 : 0,
    rank: index + 1,
  }));
}
