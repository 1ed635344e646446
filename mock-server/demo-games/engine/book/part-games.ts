import { partsSport } from './parts.ts';
import { teams } from './sport.ts';

export const tennis = partsSport({
  id: 'tennis',
  unit: 'set',
  parts: 3,
  leagues: [
    {
      id: 'open',
      name: 'Bay Open',
      teams: teams({
        'A. Reyes': 71,
        'S. Chaiyo': 66,
        'M. Tran': 62,
        'D. Wijaya': 58,
        'L. Cheung': 54,
        'R. Santos': 49,
      }),
    },
    {
      id: 'grass',
      name: 'Hill Station Cup',
      teams: teams({
        'P. Nakorn': 71,
        'J. Cruz': 66,
        'H. Nguyen': 62,
        'W. Lim': 58,
        'T. Sato': 54,
        'B. Kusuma': 49,
      }),
    },
  ],
});

export const volleyball = partsSport({
  id: 'volleyball',
  unit: 'set',
  parts: 5,
  leagues: [
    {
      id: 'spike',
      name: 'Island Spike League',
      teams: teams({
        'Cebu Setters': 71,
        'Manila Blockers': 66,
        'Bali Servers': 62,
        'Phuket Smash': 58,
        'Da Nang Diggers': 54,
        'Johor Liberos': 49,
      }),
    },
  ],
});

export const badminton = partsSport({
  id: 'badminton',
  unit: 'game',
  parts: 3,
  leagues: [
    {
      id: 'smash',
      name: 'Shuttle Masters',
      teams: teams({
        'I. Pratama': 71,
        'K. Somsak': 66,
        'C. Lee': 62,
        'N. Anh': 58,
        'F. Dela Cruz': 54,
        'Y. Tanaka': 49,
      }),
    },
    {
      id: 'feather',
      name: 'Feather Cup',
      teams: teams({
        'R. Hidayat': 71,
        'V. Boon': 66,
        'G. Koh': 62,
        'T. Linh': 58,
        'J. Ramos': 54,
        'A. Chan': 49,
      }),
    },
  ],
});

export const tableTennis = partsSport({
  id: 'tabletennis',
  unit: 'game',
  parts: 5,
  leagues: [
    {
      id: 'paddle',
      name: 'Paddle Premier',
      teams: teams({
        'Q. Zhang': 71,
        'O. Wong': 66,
        'E. Villanueva': 62,
        'S. Park': 58,
        'D. Phong': 54,
        'U. Siregar': 49,
      }),
    },
  ],
});

/** Judges award each round to one side. */
export const boxing = partsSport({
  id: 'boxing',
  unit: 'round',
  parts: 11,
  playsAll: true,
  leagues: [
    {
      id: 'ring',
      name: 'Harbour Fight Night',
      teams: teams({
        'Kid Palawan': 71,
        'Iron Mendoza': 66,
        'Tiger Vu': 62,
        'Bangkok Hammer': 58,
        'Left-Hand Lim': 54,
        'Rocky Hartono': 49,
      }),
    },
  ],
});

/** Judges award each round to one side. */
export const muay = partsSport({
  id: 'muay',
  unit: 'round',
  parts: 5,
  playsAll: true,
  leagues: [
    {
      id: 'stadium',
      name: 'Stadium Night',
      teams: teams({
        'Sakda Elbow': 71,
        'Petch Knee': 66,
        'Rung Clinch': 62,
        'Chai Teep': 58,
        'Dao Low Kick': 54,
        'Singh Guard': 49,
      }),
    },
  ],
});
