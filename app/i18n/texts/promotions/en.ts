export const page = {
  page: {
    title: 'Promotions',
    text: 'Everything that is on right now.',
    empty: 'No promotions right now',
    emptyText: 'New offers come often. Until then, the games are open.',
  },
};

/** View models carry these texts. */
export const server = {
  promotionUntil: 'Until {{date}}',
};
