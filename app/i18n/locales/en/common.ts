export default {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  retry: 'Try again',
  loading: 'Loading',
  previous: 'Previous',
  next: 'Next',
  seeAll: 'See all',
  noData: 'No data',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  required: 'Required',
};
