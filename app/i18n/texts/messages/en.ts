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
  inbox: {
    title: 'Messages',
    all: 'All',
    unread: 'Unread',
    readAll: 'Mark all as read',
    read: 'Mark as read',
    delete: 'Delete',
    deleted: 'The message was deleted.',
    undo: 'Undo',
    isNew: 'New',
    empty: 'You have no messages',
    emptyText: 'News about your account, your money and your rewards arrives here.',
    noUnread: 'You have read everything',
    error: 'This was not done',
    gone: 'This message is no longer there.',
  },
};
