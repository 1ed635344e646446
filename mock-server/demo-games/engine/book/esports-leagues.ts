import { type League, teams } from './sport.ts';

export const esportsLeagues = {
  rift: {
    id: 'rift',
    name: 'Rift Masters',
    teams: teams({
      'Crimson Koi': 70,
      'Night Market': 62,
      'Monsoon Five': 66,
      'Paper Dragons': 55,
      'Static Lotus': 49,
      'Lantern Guard': 58,
    }),
  },
  shooter: {
    id: 'shooter',
    name: 'Tactical Circuit',
    teams: teams({
      'Zero Harbor': 68,
      'Iron Carabao': 64,
      'Blue Smoke': 59,
      'Last Alley': 52,
      'Tamarind Six': 47,
      'Quiet Thunder': 56,
    }),
  },
  mobile: {
    id: 'mobile',
    name: 'Mobile Arena Cup',
    teams: teams({
      'Pocket Tigers': 67,
      'Jeepney Kings': 65,
      'Wi-Fi Warriors': 57,
      'Signal Hill': 51,
      'Thumb Theory': 60,
      'Mango Machine': 54,
    }),
  },
  towers: {
    id: 'towers',
    name: 'Tower Push Open',
    teams: teams({
      'Garnet Gate': 63,
      'Old Roots': 58,
      'Salt and Iron': 69,
      'Three Lanes': 53,
      'Ember Owls': 48,
      'High Ground': 61,
    }),
  },
  fleet: {
    id: 'fleet',
    name: 'Star Fleet Admirals',
    teams: teams({
      "Orion's Anchor": 68,
      'Kuiper Nine': 64,
      'Silent Comet': 60,
      'Red Nebula': 55,
      'Void Carabao': 50,
      'Far Harbor': 58,
    }),
  },
  duel: {
    id: 'duel',
    name: 'Card Duel Circuit',
    teams: teams({
      'Ace of Bay': 68,
      'Lantern Draw': 64,
      'Quiet Deck': 60,
      'Seven Seals': 55,
      'Top Deck Tala': 50,
      'Paper Phoenix': 58,
    }),
  },
  fight: {
    id: 'fight',
    name: 'Fighting Game Bracket',
    teams: teams({
      'Iron Sampaguita': 68,
      'Uppercut Uy': 64,
      'Lotus Kick': 60,
      'Dragon Elbow': 55,
      'Night Parry': 50,
      'Corner Trap': 58,
    }),
  },
} as const satisfies Record<string, League>;
