export default {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  seeAll: 'See all',
  noData: 'No data',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  pages: {
    label: 'Pages',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    position: 'Page {{page}} of {{total}}',
  },
};
