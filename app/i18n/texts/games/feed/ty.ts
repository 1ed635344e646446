export const page = {
  title: 'Mga pinakabagong taya',
  text: 'Ang mga huling tayang may resulta na. Nakatago ang pangalan ng mga manlalaro.',
  empty: 'Wala pang taya',
  emptyMine: 'Wala ka pang tayang may resulta',
  win: 'Panalo',
  bet: 'Taya {{amount}}',
  shown: 'Makikita rito ang mga taya mo, nakatago ang pangalan.',
  hidden: 'Hindi makikita rito ang mga taya mo.',
  hide: 'Itago ang mga taya ko',
  show: 'Ipakita ang mga taya ko',
  error: 'Hindi nabago',
};

/** View models carry these texts. */
export const server = {
  kinds: { all: 'Lahat', high: 'Malalaking taya', mine: 'Akin' },
  toasts: { shown: 'Ipinapakita na ang mga taya mo', hidden: 'Nakatago na ang mga taya mo' },
};
