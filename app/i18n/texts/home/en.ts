export const page = {
  title: '{{name}} games lobby',
  games: {
    empty: 'The games cannot be shown right now',
    emptyText: 'Please come back in a few minutes.',
  },
};
