import { andarBahar, teenPatti } from './card-tables.ts';
import { coins } from './coins.ts';
import { diceDuel, sicBo, thaiDice } from './dice-tables.ts';
import { beasts, colours } from './faces.ts';
import { fanTan } from './fan-tan.ts';
import { moneyWheel } from './money-wheel.ts';
import { race } from './race.ts';
import type { SpotTable } from './spot.ts';

export const spotTables: readonly SpotTable[] = [
  sicBo,
  thaiDice,
  diceDuel,
  coins,
  beasts,
  colours,
  fanTan,
  moneyWheel,
  race,
  andarBahar,
  teenPatti,
];
