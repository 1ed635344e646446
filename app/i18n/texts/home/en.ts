export const page = {
  title: '{{name}} games lobby',
  games: {
    empty: 'Games are unavailable right now',
    emptyText: 'Please come back in a few minutes.',
  },
};
