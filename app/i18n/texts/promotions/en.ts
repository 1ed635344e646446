export const page = {
  page: {
    title: 'Promotions',
    text: 'All our current offers.',
    empty: 'No promotions right now',
    emptyText: 'New offers come often. Meanwhile, the games are open.',
  },
};

/** View models carry these texts. */
export const server = {
  promotionUntil: 'Until {{date}}',
};
