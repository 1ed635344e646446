export const page = {
  title: 'Check a draw',
  lead: 'Our draws are computed in a way that anyone can repeat. Check any draw yourself, in your own browser.',
  link: 'Check this draw',
  back: 'All lotteries',
  form: {
    lottery: 'Lottery',
    numero: 'Draw number',
    hint: 'Leave empty for the latest draws.',
    submit: 'Show',
  },
  recent: {
    title: 'Latest draws',
    ready: 'Can be checked',
    later: 'Secret not published yet',
    never: 'Cannot be checked',
  },
  missing: 'This lottery has no draw {{numero}}, or it is still too far ahead. Check the number on your bet.',
  facts: {
    numero: 'Draw',
    drawn: 'Drawn',
    drawnAt: 'Draw time',
    result: 'Result',
    hash: 'Hash of the day’s secret',
    seed: 'Secret of the day',
    hidden: 'It is published on {{time}}.',
  },
  notes: {
    waiting:
      'This draw has not taken place yet. The hash of its secret is already public: keep a copy, and nobody can change the secret without you noticing.',
    hidden:
      'The secret decides every draw of the day, so it stays hidden until the day is over. Come back then to check this draw.',
    set: 'This result was entered by hand. It was not computed from the secret of the day, so it cannot be checked.',
    seeded:
      'This result is part of the history the site opened with. It was not computed from the secret of the day, so it cannot be checked.',
    void: 'This draw is void: it has no result, and all bets were refunded. There is nothing to check.',
  },
  check: {
    run: 'Check in this browser',
    running: 'Checking…',
    seedFits: 'The secret matches the hash published before the draw.',
    seedDiffers: 'The secret does not match the hash published before the draw.',
    resultFits: 'The secret produces exactly this result.',
    resultDiffers: 'The secret produces a different result: {{numbers}}.',
    noScript: 'JavaScript is off in this browser. Check the draw by hand, as described below.',
  },
  how: {
    title: 'How it works',
    steps: [
      'Before a day begins, its secret is fixed and the hash of the secret is published. A hash is like a fingerprint: it does not reveal the secret, and no other secret is known to have it.',
      'Every draw of the day is computed from the secret, the lottery and the draw number. Bets do not affect it.',
      'The next day the secret is published. Anyone can see that it matches the hash, and recompute every draw of the day.',
    ],
  },
  recipe: {
    title: 'Check it by hand',
    key: 'HMAC-SHA-256 is computed under a key: the secret as text, its 64 characters unchanged.',
    message: 'The message of the first block is {{message}}. For the next blocks its last number is 1, 2 and so on.',
    bytes:
      'A block has 32 bytes: five numbers of six bytes each, the highest byte first. The last two bytes are left over.',
    below: 'A choice among n is the next number modulo n. Numbers from 2⁴⁸ − (2⁴⁸ mod n) on are skipped.',
    balls: 'Each of the {{count}} balls is {{first}} plus a choice among {{size}}.',
    different:
      'Write the numbers {{first}} to {{last}} in a row. For each of the first {{count}} places, from the left, make a choice among the places from there to the end, and swap the numbers of both. The first {{count}} places are the result.',
    board: 'Each digit is a choice among 10, number by number, in this order: {{prizes}}.',
    prize: '{{prize}}: {{numbers}} of {{digits}} digits',
    program: 'The same as a Node.js program',
    copy: 'Copy',
    copied: 'Copied',
  },
};
