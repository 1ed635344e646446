/** A key of the site's texts, and the number in it. */
export interface PlayName {
  name: string;
  n?: number;
}

/** By group of the menu (lottery.md: The lobby and the wire). */
export const PLAY_GROUPS: Readonly<Record<string, Readonly<Record<string, PlayName>>>> = {
  STAR5: {
    STAR5_DIRECT: { name: 'names.DIRECT' },
    STAR5_DIRECT_LIST: { name: 'names.DIRECT_LIST' },
    STAR5_GROUP120: { name: 'names.GROUPN', n: 120 },
    STAR5_GROUP60: { name: 'names.GROUPN', n: 60 },
    STAR5_GROUP30: { name: 'names.GROUPN', n: 30 },
    STAR5_GROUP20: { name: 'names.GROUPN', n: 20 },
    STAR5_GROUP10: { name: 'names.GROUPN', n: 10 },
    STAR5_GROUP5: { name: 'names.GROUPN', n: 5 },
    STAR5_ANY1: { name: 'names.ANYN', n: 1 },
  },
  STAR4: {
    STAR4_DIRECT: { name: 'names.DIRECT' },
    STAR4_DIRECT_LIST: { name: 'names.DIRECT_LIST' },
    STAR4_GROUP24: { name: 'names.GROUPN', n: 24 },
    STAR4_GROUP12: { name: 'names.GROUPN', n: 12 },
    STAR4_GROUP6: { name: 'names.GROUPN', n: 6 },
    STAR4_GROUP4: { name: 'names.GROUPN', n: 4 },
  },
  FIRST3: {
    FIRST3_DIRECT: { name: 'names.DIRECT' },
    FIRST3_DIRECT_LIST: { name: 'names.DIRECT_LIST' },
    FIRST3_GROUP3: { name: 'names.GROUP3' },
    FIRST3_GROUP6: { name: 'names.GROUP6' },
    FIRST3_SUM: { name: 'names.SUM' },
    FIRST3_SPAN: { name: 'names.SPAN' },
    FIRST3_ANY1: { name: 'names.ANYN', n: 1 },
    FIRST3_ANY2: { name: 'names.ANYN', n: 2 },
    FIRST3: { name: 'groups.FIRST3' },
    FIRST3_GROUP: { name: 'names.GROUP' },
  },
  MIDDLE3: {
    MIDDLE3_DIRECT: { name: 'names.DIRECT' },
    MIDDLE3_DIRECT_LIST: { name: 'names.DIRECT_LIST' },
    MIDDLE3_GROUP3: { name: 'names.GROUP3' },
    MIDDLE3_GROUP6: { name: 'names.GROUP6' },
    MIDDLE3_SUM: { name: 'names.SUM' },
    MIDDLE3_SPAN: { name: 'names.SPAN' },
    MIDDLE3_ANY1: { name: 'names.ANYN', n: 1 },
    MIDDLE3_ANY2: { name: 'names.ANYN', n: 2 },
  },
  LAST3: {
    LAST3_DIRECT: { name: 'names.DIRECT' },
    LAST3_DIRECT_LIST: { name: 'names.DIRECT_LIST' },
    LAST3_GROUP3: { name: 'names.GROUP3' },
    LAST3_GROUP6: { name: 'names.GROUP6' },
    LAST3_SUM: { name: 'names.SUM' },
    LAST3_SPAN: { name: 'names.SPAN' },
    LAST3_ANY1: { name: 'names.ANYN', n: 1 },
    LAST3_ANY2: { name: 'names.ANYN', n: 2 },
  },
  FIRST2: {
    FIRST2_DIRECT: { name: 'names.DIRECT' },
    FIRST2_DIRECT_LIST: { name: 'names.DIRECT_LIST' },
    FIRST2_GROUP: { name: 'names.GROUP' },
    FIRST2: { name: 'groups.FIRST2' },
    FIRST2_SUM: { name: 'names.SUM' },
    FIRST2_SIDES: { name: 'names.SIDES' },
  },
  LAST2: {
    LAST2_DIRECT: { name: 'names.DIRECT' },
    LAST2_DIRECT_LIST: { name: 'names.DIRECT_LIST' },
    LAST2_GROUP: { name: 'names.GROUP' },
    LAST2_SIDES: { name: 'names.SIDES' },
  },
  EACH: {
    EACH: { name: 'groups.EACH' },
  },
  SIDES: {
    SIDES_1: { name: 'names.N', n: 1 },
    SIDES_2: { name: 'names.N', n: 2 },
    SIDES_3: { name: 'names.N', n: 3 },
    SIDES_4: { name: 'names.N', n: 4 },
    SIDES_5: { name: 'names.N', n: 5 },
    SIDES_TOTAL: { name: 'names.TOTAL' },
    SIDES_SUM: { name: 'names.SUM' },
    SIDES_6: { name: 'names.N', n: 6 },
    SIDES_7: { name: 'names.N', n: 7 },
    SIDES_8: { name: 'names.N', n: 8 },
    SIDES_9: { name: 'names.N', n: 9 },
    SIDES_10: { name: 'names.N', n: 10 },
    SIDES: { name: 'groups.SIDES' },
  },
  BALL: {
    BALL_1: { name: 'names.N', n: 1 },
    BALL_2: { name: 'names.N', n: 2 },
    BALL_3: { name: 'names.N', n: 3 },
    BALL_4: { name: 'names.N', n: 4 },
    BALL_5: { name: 'names.N', n: 5 },
  },
  DRAGON_TIGER: {
    DRAGON_TIGER: { name: 'groups.DRAGON_TIGER' },
    DRAGON_TIGER_1: { name: 'names.N', n: 1 },
    DRAGON_TIGER_2: { name: 'names.N', n: 2 },
    DRAGON_TIGER_3: { name: 'names.N', n: 3 },
    DRAGON_TIGER_4: { name: 'names.N', n: 4 },
    DRAGON_TIGER_5: { name: 'names.N', n: 5 },
  },
  PATTERN: {
    FIRST3_PATTERN: { name: 'groups.FIRST3' },
    MIDDLE3_PATTERN: { name: 'groups.MIDDLE3' },
    LAST3_PATTERN: { name: 'groups.LAST3' },
    PATTERN: { name: 'groups.PATTERN' },
  },
  SUM: {
    SUM: { name: 'groups.SUM' },
  },
  TRIPLE: {
    TRIPLE: { name: 'names.TRIPLE' },
    TRIPLE_ANY: { name: 'names.TRIPLE_ANY' },
  },
  STRAIGHT_ANY: {
    STRAIGHT_ANY: { name: 'groups.STRAIGHT_ANY' },
  },
  PAIR: {
    PAIR_AND_ONE: { name: 'names.PAIR_AND_ONE' },
    PAIR: { name: 'names.PAIR' },
  },
  DIFFERENT: {
    DIFFERENT3: { name: 'names.DIFFN', n: 3 },
    DIFFERENT2: { name: 'names.DIFFN', n: 2 },
  },
  FIRST1: {
    FIRST1: { name: 'groups.FIRST1' },
  },
  FIRST4: {
    FIRST4: { name: 'groups.FIRST4' },
  },
  FIRST5: {
    FIRST5: { name: 'groups.FIRST5' },
  },
  ANY: {
    ANY1: { name: 'names.NONEN', n: 1 },
    ANY2: { name: 'names.NONEN', n: 2 },
    ANY3: { name: 'names.NONEN', n: 3 },
    ANY4: { name: 'names.NONEN', n: 4 },
    ANY5: { name: 'names.NONEN', n: 5 },
    ANY6: { name: 'names.NONEN', n: 6 },
    ANY7: { name: 'names.NONEN', n: 7 },
    ANY8: { name: 'names.NONEN', n: 8 },
  },
  ODD_COUNT: {
    ODD_COUNT: { name: 'groups.ODD_COUNT' },
  },
  COMBINATIONS: {
    COMBINATIONS: { name: 'groups.COMBINATIONS' },
  },
  EXTREMES: {
    EXTREMES: { name: 'groups.EXTREMES' },
  },
  COLOURS: {
    COLOURS: { name: 'groups.COLOURS' },
  },
  SPECIAL: {
    SPECIAL: { name: 'groups.SPECIAL' },
    SPECIAL_SIDES: { name: 'names.SIDES' },
    SPECIAL_COLOUR: { name: 'names.COLOUR' },
    SPECIAL_ZODIAC: { name: 'names.ZODIAC' },
  },
  MAIN: {
    MAIN1: { name: 'names.MAINN', n: 1 },
    MAIN2: { name: 'names.MAINN', n: 2 },
    MAIN3: { name: 'names.MAINN', n: 3 },
    MAIN_AND_SPECIAL: { name: 'names.AND_SPECIAL' },
  },
  NONE: {
    NONE5: { name: 'names.NONEN', n: 5 },
    NONE6: { name: 'names.NONEN', n: 6 },
    NONE7: { name: 'names.NONEN', n: 7 },
    NONE8: { name: 'names.NONEN', n: 8 },
    NONE9: { name: 'names.NONEN', n: 9 },
    NONE10: { name: 'names.NONEN', n: 10 },
  },
  TICKET: {
    TICKET: { name: 'groups.TICKET' },
  },
  LO: {
    LO2: { name: 'names.LON', n: 2 },
    LO3: { name: 'names.LON', n: 3 },
    LO4: { name: 'names.LON', n: 4 },
  },
  HEAD_TAIL: {
    HEAD_TAIL: { name: 'names.HEAD_TAIL' },
    HEAD_TAIL3: { name: 'names.HEAD_TAIL3' },
  },
  DE: {
    DE: { name: 'names.DE' },
    DE3: { name: 'names.DE3' },
  },
  DA: {
    DA: { name: 'names.DA' },
    DA_TWO: { name: 'names.DA_TWO' },
  },
  SET: {
    SET2: { name: 'names.SETN', n: 2 },
    SET3: { name: 'names.SETN', n: 3 },
    SET4: { name: 'names.SETN', n: 4 },
  },
  BIG: {
    BIG: { name: 'names.EXACT' },
    BIG_BOX: { name: 'names.BOX' },
    BIG_IBOX: { name: 'names.IBOX' },
  },
  SMALL: {
    SMALL: { name: 'names.EXACT' },
    SMALL_BOX: { name: 'names.BOX' },
    SMALL_IBOX: { name: 'names.IBOX' },
  },
  TOP: {
    TOP3: { name: 'names.TOP3' },
    TOP3_ANY: { name: 'names.TOP3_ANY' },
    TOP2: { name: 'names.TOP2' },
  },
  BOTTOM: {
    BOTTOM2: { name: 'names.BOTTOM2' },
  },
  RUN: {
    RUN_TOP: { name: 'names.RUN_TOP' },
    RUN_BOTTOM: { name: 'names.RUN_BOTTOM' },
  },
  FRONT3: {
    FRONT3: { name: 'groups.FRONT3' },
  },
  BACK3: {
    BACK3: { name: 'groups.BACK3' },
  },
};

interface KnownPlay extends PlayName {
  group: string;
}

const PLAYS: ReadonlyMap<string, KnownPlay> = new Map(
  Object.entries(PLAY_GROUPS).flatMap(([group, plays]) =>
    Object.entries(plays).map(([code, play]) => [code, { group, ...play }] as const),
  ),
);

export const findKnownPlay = (code: string): KnownPlay | undefined => PLAYS.get(code);
