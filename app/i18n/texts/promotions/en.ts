export const page = {
  page: {
    title: 'Promotions',
    text: 'Everything that is on right now.',
    empty: 'No promotions right now',
    emptyText: 'New offers come often. Until then, the games are open.',
  },
};

/** Read by the server only; view models carry them to the browser. */
export const server = {
  promotionUntil: 'Until {{date}}',
};
