export default {
  transfer: {
    title: 'Transfer',
    wallets: 'Your wallets',
    way: 'Direction',
    to: 'to',
    amount: 'Amount',
    all: 'Max',
    submit: 'Transfer',
    pending: 'Transferring…',
    collect: 'Collect everything in the main wallet',
    single: 'You have one wallet',
    singleText: 'Every game plays from it, so there is nothing to move.',
    why: '{{name}} plays from a wallet of its own, and it is empty. Transfer an amount to begin.',
    bothEmpty:
      '{{name}} plays from a wallet of its own. It is empty, and so is your main wallet: make a deposit first.',
    errors: {
      summary: 'Nothing was moved',
      amount: 'Fill in an amount above zero, such as 100 or 99.50.',
      insufficient: 'There is not that much in this wallet.',
      wallet: 'This wallet is not open to you. Please choose another.',
      reused: 'An earlier try of this form went through. Look at your balances before you move more.',
      unsure: 'We cannot tell yet whether it went through. Send it once more: the money moves only once.',
    },
  },
  balance: {
    error: 'Your choice was not saved',
    pending: 'Saving…',
    one: {
      title: 'One balance',
      text: 'Every game plays from one balance: stakes and wins move by themselves.',
      choose: 'Play from one balance',
    },
    many: {
      text: 'With separate wallets, each provider plays only with what you transfer to it.',
      choose: 'Use separate wallets',
    },
  },
};
