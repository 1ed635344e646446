export default {
  afterLogin: {
    title: 'Good to know',
    goOn: 'Continue',
  },
  notices: {
    title: 'Latest news',
    empty: 'There is no news right now',
    emptyText: 'News about games, offers and the site will be shown here.',
  },
};
