export default {
  page: {
    title: 'Promotions',
    text: 'Everything that is on right now.',
    empty: 'No promotions right now',
    emptyText: 'New offers come often. Until then, the games are open.',
  },
};
