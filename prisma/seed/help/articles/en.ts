export interface Article {
  title: string;
  /** Words that a search finds beside those of the article. */
  keywords: string;
  /** HTML. */
  content: string;
}

/** `{name}`, `{email}`, `{age}`, `{rank}`, `{games}` and `{limits}` are the brand's. */
export const articles = {
  // account
  register: {
    title: 'I want to open an account',
    keywords:
      'sign up, signup, join, create account, new member, registration, username taken, number already registered, invitation code, referral code, second account, age',
    content: `
      <p>Open <a href="/register">Sign up</a>. It takes about a minute. You must be {age} or older, and each person may have one account only.</p>
      <ol>
        <li>Fill in the form. Fields marked * are required. If the page offers both, choose “Username” or “Mobile number” first.</li>
        <li>If the form asks for your payee name, write it in capital letters, exactly as on your bank account. Withdrawals go to this name only.</li>
        <li>Enter an invitation code or a friend’s code if you have one and the form has the field for it.</li>
        <li>Enter the code we send you, if the form asks for one, and press “Sign up”.</li>
      </ol>
      <p>If a username, number or e-mail address is taken, use another, or <a href="/login">log in</a> if it is yours. If registration is closed, <a href="/help?article=contact">customer service</a> can help.</p>`,
  },
  'log-in': {
    title: 'I cannot log in',
    keywords:
      'login, signin, sign in, captcha, slider, puzzle, wrong password, locked out, blocked, too many attempts, account locked, password expired, logged out, session ended, another device',
    content: `
      <p>Most problems with <a href="/login">logging in</a> have one of these causes:</p>
      <ul>
        <li><b>Wrong username or password.</b> Check capitals and spaces, or use <a href="/forget">Forgot your password?</a></li>
        <li><b>Quick check.</b> Move the piece into the gap of the picture. If it fails, take another one.</li>
        <li><b>Code from the picture.</b> After several failed tries we ask for it as well.</li>
        <li><b>Too many attempts.</b> Wait five minutes, then try again.</li>
        <li><b>Expired password.</b> You are logged in, but must choose a new password before you continue.</li>
        <li><b>Signed out.</b> A session ends when it is not used for some time, or when your password changes. Some sites also end it when you log in on another device.</li>
      </ul>
      <p>If it still fails, send <a href="/help?article=contact">customer service</a> the message you see, with the reference if there is one.</p>`,
  },
  'forgot-password': {
    title: 'I forgot my password',
    keywords:
      'lost password, reset, recover, recovery, new password, cannot remember, change password, e-mail with password, pin, reset code, old phone number',
    content: `
      <p>Open <a href="/forget">Forgot your password?</a> and choose where we can reach you. The page shows the ways that are available.</p>
      <ol>
        <li><b>Mobile number:</b> ask for a code, enter it with a new password and press “Set new password and log in”.</li>
        <li><b>E-mail:</b> press “Send me a new password”. The password in the message works once and for 15 minutes only. Log in with it, then choose your own.</li>
      </ol>
      <p>After a reset you are signed out on all devices. A password has 7 to 20 letters and digits, with at least one of each.</p>
      <p>If you no longer have the phone or the e-mail address, <a href="/help?article=contact">customer service</a> will help you get back into your account. For the six digits you need to withdraw, see <a href="/help?article=payment-password">payment password</a>.</p>`,
  },
  verify: {
    title: 'Confirm my phone or e-mail, or the code does not come',
    keywords:
      'verification, verify, OTP, SMS, text message, not received, no code, wrong code, code expired, not confirmed, bind, add mobile number, change email, change phone',
    content: `
      <p>A confirmed phone or e-mail lets you get back into your account. Some promotions, missions and rewards for inviting friends ask for one.</p>
      <ol>
        <li>Open <a href="/member/securityCenter">My account</a>, then “Mobile number” or “E-mail address”.</li>
        <li>Confirm that it is you, if the page asks for it.</li>
        <li>Press “Send code” and enter the six digits while they are valid. The page says for how long.</li>
      </ol>
      <p>If no code comes, check the number and the country code, and look in the spam folder. A new code is possible only when the last one has expired, and there is a limit for each hour. After five wrong tries, ask for a new one.</p>
      <p>If a contact was changed recently, some codes wait for your safety. The page says until when.</p>`,
  },
  'payee-name': {
    title: 'My payee name is wrong or missing',
    keywords:
      'real name, full name, account holder, name does not match, change name, misspelled name, bank name, married name, nickname, birthday, edit profile, typo',
    content: `
      <p>The payee name is the name on your bank account. All withdrawals to banks and e-wallets go to this name. You can set it once; after that only customer service can change it.</p>
      <ol>
        <li>Open <a href="/member/securityCenter">My account</a> and choose “Profile”.</li>
        <li>Enter the payee name in capital letters, exactly as on your bank account, and save.</li>
      </ol>
      <p>If you have not set it, the first payout account you add sets it. Your birthday can also be set once. Your nickname is the name other players see, and you can change it at any time.</p>
      <p>If the name has a mistake, write to <a href="/help?article=contact">customer service</a> before you ask for a withdrawal.</p>`,
  },
  'payment-password': {
    title: 'What is the payment password, and what if I forget it?',
    keywords:
      'pin, PIN code, six digits, withdrawal password, transaction password, fund password, security code, locked, wrong tries, reset pin, forgot pin, security questions',
    content: `
      <p>The payment password has six digits and protects your money. We ask for it when you withdraw, add a payout account, send money to another member or spend points. It is not your login password.</p>
      <ol>
        <li>Open <a href="/member/securityCenter">My account</a> and choose “Payment password”.</li>
        <li>Set six digits. 123456 and one digit six times are not accepted.</li>
      </ol>
      <p><b>Forgotten?</b> On the same page choose “Forgotten? Get a code instead” or “Forgotten? Answer your security questions instead”. This also ends a lock.</p>
      <p>After five wrong tries it is locked for 30 minutes. If a contact was changed recently, codes work again only from the time the page shows. If nothing works, ask <a href="/help?article=contact">customer service</a>.</p>`,
  },
  security: {
    title: 'Somebody else may be using my account',
    keywords:
      'hacked, stolen, hijacked, unknown login, strange device, sign out everywhere, log out all devices, sessions, suspicious, scam, phishing, safe, protect, 2FA',
    content: `
      <p>Change your login password first: this signs out all other devices.</p>
      <ol>
        <li>Open <a href="/member/securityCenter">My account</a> and choose “Login password”.</li>
        <li>Look at “Signed-in devices”. “Sign out all other devices” ends every session but this one.</li>
        <li>Look at “Sign-in history”. It shows where and when you signed in during the last 90 days.</li>
        <li>Change your payment password, and answer the security questions if you have not.</li>
        <li>Check your <a href="/member/transactionHistory">Account record</a>, your payout accounts, phone and e-mail.</li>
      </ol>
      <p>If money is missing or you cannot get in, tell <a href="/help?article=contact">customer service</a> at once. We never ask for your password or a verification code. If someone does, stop and tell us.</p>`,
  },
  held: {
    title: 'My account is on hold',
    keywords:
      'held, frozen, suspended, banned, restricted, blocked account, under review, we are checking your account, cannot play, cannot deposit, closed account',
    content: `
      <p>If you see “We are checking your account”, play, deposits and bonuses are closed until the check is done. Your money stays yours.</p>
      <ul>
        <li>You can still log in, read your records and messages, and <a href="/member/withdraw">withdraw</a> what is available. The wagering requirements of your deposits are cleared.</li>
        <li>If a bonus locks a part of your balance, you can give it up.</li>
      </ul>
      <p>Do not open a second account. Ask <a href="/help?article=contact">customer service</a>: they answer your questions about the check and tell you if they need something from you.</p>
      <p>If you chose a time-out or a self-exclusion yourself, the page says so, and until when it lasts. Nobody can end it early.</p>`,
  },
  notifications: {
    title: 'Turn notifications of the browser on or off',
    keywords:
      'notifications, push, push notification, alerts, notify me, browser notification, phone notification, blocked notifications, notifications do not arrive, no notification, notify withdrawal, notify draw result, stop notifications, disable alerts',
    content: `
      <p>Messages reach you as notifications of your browser even when the site is closed. You choose what about.</p>
      <ol>
        <li>Open <a href="/member/securityCenter?part=push">My account → Notifications</a> in the browser that should show them.</li>
        <li>Choose the topics. Deposits, withdrawals and transfers are chosen already. Results of draws you bet on, and promotions and rewards, come only if you choose them.</li>
        <li>Press “Turn on in this browser”, and allow notifications when the browser asks.</li>
      </ol>
      <ul>
        <li><b>iPhone or iPad:</b> add the site to the home screen first and open it there: <a href="/help?article=app">Install the app</a>.</li>
        <li><b>The browser blocks them:</b> allow notifications in the browser’s settings for this site, then load the page again.</li>
        <li><b>During a break:</b> nothing is sent while a time-out or self-exclusion lasts.</li>
        <li><b>Signing out:</b> turns them off in this browser. Turn them on again after you log in.</li>
      </ul>
      <p>The page lists the browsers with notifications. “Turn off” ends them in one of these.</p>`,
  },
  'free-play': {
    title: 'Can I try the games without money?',
    keywords:
      'demo, trial, play money, practice, guest, test account, fun mode, free games, fake money, try free, real account needed, withdraw demo money',
    content: `
      <p>Yes. A trial account comes with play money. There are no forms and nothing to pay.</p>
      <ol>
        <li>Press “Free play” where you <a href="/login">log in</a>, or “Try free” on a game’s card.</li>
        <li>Play. The game says that it is a demo.</li>
        <li>To play for real, choose “Register to play for real” and open an account.</li>
      </ol>
      <p>Play money cannot be withdrawn, and a trial account earns no points, missions or rewards. Deposits, transfers and real-money games need a real account. A game without “Try free” has no demo.</p>`,
  },
  // deposits
  deposit: {
    title: 'How do I deposit?',
    keywords:
      'top up, topup, cash in, add money, fund, load, reload, pay in, recharge, payment methods, minimum deposit, bank transfer, QR, e-wallet, crypto, USDT',
    content: `
      <ol>
        <li>Log in and open <a href="/member/depositv2">Deposit</a>.</li>
        <li>Choose a method. The page shows its minimum and maximum, its fee and about how long it takes.</li>
        <li>Choose a bonus, or “No bonus”, and enter the amount. You see what will be credited and the wagering requirement before you confirm.</li>
        <li>Press “Deposit” and follow the instructions. Pay exactly the amount of the order, before its time is over.</li>
        <li>If the order shows “I have paid”, press it after your payment.</li>
      </ol>
      <p>Most deposits arrive within minutes. It can take longer while a bank is under maintenance. Pay from an account in your own name.</p>
      <p>A method may be closed at some hours. Choose another, or come back when it opens. If money does not come, see <a href="/help?article=deposit-late">My deposit has not arrived</a>.</p>`,
  },
  'deposit-late': {
    title: 'My deposit has not arrived',
    keywords:
      'missing, pending, waiting, not credited, where is my money, paid, bank transfer, slip, proof, screenshot, being checked, stuck, delay, slow, balance not updated, sent money but no balance, paid but nothing came',
    content: `
      <p>First look at the status of the order in your <a href="/member/transactionHistory/deposits">deposit record</a>.</p>
      <ol>
        <li><b>Waiting for your payment:</b> we have not seen the payment. If you have paid and the order shows “I have paid”, press it.</li>
        <li><b>Being checked:</b> we are waiting for the payment to arrive, or for the network to confirm it. You can leave the page.</li>
        <li>For transfers, upload a picture of the payment under “Payment proof”. It helps us to find the money faster.</li>
        <li><b>Credited:</b> the money is in your wallet. Refresh your balance.</li>
      </ol>
      <p>A payment that arrives after the order has expired or was cancelled is still credited, within your limits.</p>
      <p>After 30 minutes, send <a href="/help?article=contact">customer service</a> the order number and your proof of payment.</p>`,
  },
  'deposit-problem': {
    title: 'I paid the wrong amount, too late or twice',
    keywords:
      'different amount, expired order, double payment, paid two times, duplicate, overpaid, underpaid, late payment, cancelled deposit, returned, refund, failed, bonus missing',
    content: `
      <p>We credit each payment that reaches us once, within your own limits.</p>
      <ul>
        <li><b>Wrong amount:</b> we credit what arrived, less the fee if the method has one. The order shows both amounts.</li>
        <li><b>Expired or cancelled order:</b> a payment that still arrives is credited, but without the bonus you chose.</li>
        <li><b>Paid twice:</b> both payments are credited. The bonus comes once.</li>
        <li><b>Returned:</b> your deposit limit did not allow the payment, so all of it goes back to where it came from.</li>
        <li><b>Failed:</b> the payment did not go through.</li>
      </ul>
      <p>If an order has expired, make a new one in <a href="/member/depositv2">Deposit</a>. Do not send money to the old account number again. If something is missing, send <a href="/help?article=contact">customer service</a> the order number and your proof of payment.</p>`,
  },
  'deposit-account': {
    title: 'From which account may I pay?',
    keywords:
      'third party, friend, wife, husband, family, someone else, other name, own name, crypto address, network, TRC20, ERC20, wallet address, exchange rate, gcash, same bank, C2C',
    content: `
      <p>Pay from an account in your own name, whichever method you choose.</p>
      <ul>
        <li><b>Bank transfer:</b> copy payee, bank, account number and payment reference from the order. They can differ each time.</li>
        <li><b>E-wallet or QR code:</b> pay on the page that opens, or scan the code. On a phone you can open the app or save the picture.</li>
        <li><b>Crypto:</b> send only the currency and network that the order names, to the address of this order. It is credited when the network has confirmed it. The order shows the exchange rate.</li>
        <li><b>Member to member:</b> you pay another member. Upload a picture of the payment.</li>
      </ul>
      <p>Not all methods exist everywhere: <a href="/member/depositv2">Deposit</a> shows yours. If you have paid from another person’s account, tell <a href="/help?article=contact">customer service</a>.</p>`,
  },
  // withdrawals
  withdraw: {
    title: 'How do I withdraw?',
    keywords:
      'cash out, cashout, payout, pay out, take money out, transfer to bank, get my winnings, encash, redeem money, first withdrawal, send to bank card',
    content: `
      <ol>
        <li>Before your first withdrawal, set a <a href="/help?article=payment-password">payment password</a> and add a <a href="/help?article=payout-account">payout account</a> in the name you registered.</li>
        <li>Open <a href="/member/withdraw">Withdraw</a>. It shows how much you can withdraw and how much you still have to wager.</li>
        <li>Choose a method and the account. The page shows the fee, the minimum and the maximum.</li>
        <li>Enter the amount and your payment password, and press “Withdraw”.</li>
      </ol>
      <p>The money is reserved at once and sent after a review. While the status is “Requested” you can still cancel. If it cannot be sent, all of it goes back to your main wallet, with the fee.</p>
      <p>Most withdrawals take less than an hour. Your first one, or a large one, may need another document.</p>`,
  },
  'withdraw-late': {
    title: 'My withdrawal has not arrived',
    keywords:
      'pending withdrawal, being reviewed, being paid, waiting, slow, delay, stuck, rejected, failed, cancelled, not received, where is my cash out, money not in bank',
    content: `
      <p>Open the order in your <a href="/member/transactionHistory/withdrawals">withdrawal record</a>. Its status tells you where the money is.</p>
      <ul>
        <li><b>Requested, Being reviewed:</b> we check the order. You can leave the page.</li>
        <li><b>Being paid:</b> we are sending the payment to your account.</li>
        <li><b>Waiting for your confirmation:</b> tell us whether it has arrived, see <a href="/help?article=receipt">confirming a withdrawal</a>.</li>
        <li><b>Paid:</b> the money has been sent. Your bank can take longer to show it.</li>
        <li><b>Rejected, Failed, Cancelled:</b> the money and the fee are back in your main wallet. The order shows the reason, if there is one.</li>
      </ul>
      <p>We also send you a message at each important step. After 30 minutes without news, send <a href="/help?article=contact">customer service</a> the order number.</p>`,
  },
  'withdraw-blocked': {
    title: 'I cannot withdraw my whole balance',
    keywords:
      'what is turnover, cannot cash out, turnover, rollover, wagering requirement, playthrough, still to wager, locked money, valid bets, available less than balance, why not all, debt, owe, missing turnover',
    content: `
      <p>Deposits and bonuses have a wagering requirement: you bet their amount, as often as their terms say, before you can withdraw that money. What was free before stays free.</p>
      <ol>
        <li>Open <a href="/member/withdraw">Withdraw</a>. “You can withdraw” is what is free now.</li>
        <li>Look at “Wagering requirement”. Each deposit, transfer and bonus has its line, with what is done and what is left.</li>
        <li>Play on, or give up a bonus if it locks your money, see <a href="/help?article=bonus-locked">locked bonus</a>.</li>
      </ol>
      <p>Bets count when they are settled, and some games count in part or not at all. <a href="/member/bonusDetails">Lottery odds and rebates</a> shows how much. Winnings since the oldest open requirement are locked with it.</p>
      <p>If the page says that you owe money after a corrected draw, pay it there first.</p>`,
  },
  'withdraw-limits': {
    title: 'How much can I withdraw, and what does it cost?',
    keywords:
      'minimum withdrawal, maximum, daily limit, per day, how many times, fee, charge, commission, review time, too small, too large, VIP limit, left today, max withdrawal, max per day, daily max, cashout limit',
    content: `
      <p><a href="/member/withdraw">Withdraw</a> shows everything for your account and the chosen method:</p>
      <ul>
        <li><b>Minimum and maximum</b> of one withdrawal.</li>
        <li><b>Fee.</b> It depends on the method; some have none. “Taken from your wallet” is the amount with the fee.</li>
        <li><b>Left today:</b> the amount, and how many withdrawals you have left. A day begins at midnight GMT+8. Withdrawals that were rejected, failed or cancelled do not count.</li>
        <li><b>Review.</b> Each withdrawal is reviewed before it is paid.</li>
      </ul>
      <p>A higher <a href="/vip">VIP rank</a> can raise the daily limit and shorten the review.</p>
      <p>If a withdrawal is rejected because the amount is above our maximum for one payment, make several smaller ones. If an account was added recently, it has to wait first.</p>`,
  },
  'payout-account': {
    title: 'Add, change or remove a payout account',
    keywords:
      'bank card, bank account, add bank, link card, e-wallet number, crypto address, delete account, change bank, number in use, waiting time, new card, 24 hours, holder name',
    content: `
      <ol>
        <li>Set a <a href="/help?article=payment-password">payment password</a> first. Adding an account asks for it.</li>
        <li>Open <a href="/member/securityCenter">My account</a>, “Payout accounts”, and choose bank cards, e-wallets or crypto.</li>
        <li>Choose the provider, enter the number and your payment password. Check every character.</li>
      </ol>
      <p>The holder is always your payee name. For your safety a new account has to wait some hours before you can withdraw to it: if a stranger got in, you would have time to notice. The page shows from when it is ready.</p>
      <p>An account cannot be edited: remove it and add the right one. The waiting time then starts over. Withdrawals already under way still arrive.</p>
      <p>If the number is “already in use” and it is yours, contact <a href="/help?article=contact">customer service</a>.</p>`,
  },
  receipt: {
    title: 'Confirm that a withdrawal has arrived',
    keywords:
      'C2C, member to member, waiting for your confirmation, yes it arrived, not yet, confirm receipt, received, dispute, another member pays, pressed yes by mistake, say that the money reached me, did the money reach you, not arrived yet',
    content: `
      <p>When another member pays your withdrawal, we ask you whether the money has arrived. The status is then “Waiting for your confirmation”.</p>
      <ol>
        <li>Look into your bank account or e-wallet first.</li>
        <li>Open the order in <a href="/member/withdraw">Withdraw</a> or in your <a href="/member/transactionHistory/withdrawals">withdrawal record</a>.</li>
        <li>Press “Yes, it arrived” or “No, not yet”.</li>
      </ol>
      <p>After “No, not yet” we check the payment and pay it again. If you do not answer, the withdrawal counts as received after some minutes; the order shows when.</p>
      <p>If you pressed the wrong button or the time was too short, send <a href="/help?article=contact">customer service</a> the order number at once.</p>`,
  },
  // wallet
  wallets: {
    title: 'Where is my money? Main wallet and game wallets',
    keywords:
      'balance zero in game, transfer, move money, main wallet, slots wallet, lottery wallet, card games wallet, collect, one balance, separate wallets, insufficient, provider wallet',
    content: `
      <p>With “One balance”, every game uses the same money and there is nothing to transfer. With separate wallets, each provider uses only what you transfer to it.</p>
      <ol>
        <li>Open <a href="/member/transferFund">My wallet</a>. “Your wallets” shows what each one holds.</li>
        <li>To move money, choose the two wallets, the direction and the amount, and press “Transfer”.</li>
        <li>To bring all back, press “Collect everything in main wallet”.</li>
        <li>To change how you play, press “Use one balance” or “Use separate wallets”.</li>
      </ol>
      <p>A withdrawal collects all wallets by itself. If a transfer is not confirmed, check your <a href="/member/transactionHistory">Account record</a> before you send more. Money is never moved twice for one request.</p>`,
  },
  records: {
    title: 'Find my bets and transactions',
    keywords:
      'history, statement, betting record, account record, transaction codes, types, profit and loss, CSV, export, download, old bets, order number, missing transaction, winnings history, old bets, bets of last week, all my bets, past bets',
    content: `
      <ul>
        <li><a href="/member/personalHistoryCopy">Betting record</a>: every bet, with stake, valid bet, win and result. Lottery bets have <a href="/member/personalHistoryCopy/lottery">their own list</a>.</li>
        <li><a href="/member/transactionHistory">Account record</a>: every movement of money. “Type” says what it was, such as “Deposit”, “Bet”, “Win”, “Bonus or reward”, “Withdrawal refunded” or “Bonus taken back”. “Wallet transfer” is between your own wallets.</li>
        <li><a href="/member/personalProfit">Profit and loss</a>: wins, rebates and promotions less your stakes, day by day. Open bets, deposits and withdrawals do not count.</li>
      </ul>
      <p>Choose the period and the filters, then press “Show”. You can choose 90 days at most at a time. “Download CSV” saves the list.</p>
      <p>The betting record goes by the day of the bet, and profit and loss by the day a win was paid, so their totals can differ.</p>`,
  },
  'bet-feed': {
    title: 'Who sees my bets, and how do I hide them?',
    keywords:
      'latest bets, live bets, bet feed, public bets, hide my bets, show my bets, who sees my bets, are my bets public, privacy of bets, masked name, anonymous, high stakes, other players’ bets',
    content: `
      <p><a href="/feed">Latest bets</a> shows the bets that were settled last: the game, the amounts and a masked name. Nobody can see whose account it is.</p>
      <ol>
        <li>Log in and open the page. Below the list it says whether your bets are shown.</li>
        <li>Press “Hide my bets”: from then on only you see them, under “Mine”. “Show my bets” shows them again.</li>
      </ol>
      <p>“High stakes” has the largest bets and wins of the last day. Your <a href="/member/personalHistoryCopy">Betting record</a> has all your bets, shown or hidden.</p>`,
  },
  // bonuses
  bonus: {
    title: 'How do deposit bonuses work?',
    keywords:
      'bonus not received, promo, promotion, welcome bonus, first deposit, reload, match bonus, wagering, rollover, turnover, times, get bonus, forgot bonus, no bonus, maximum bonus, terms',
    content: `
      <p>You choose a bonus when you deposit; without a choice you get none. <a href="/promotions">Promotions</a> shows the offers and their terms.</p>
      <ol>
        <li>Open <a href="/member/depositv2">Deposit</a> and choose the bonus before you confirm.</li>
        <li>Read how much you get, how much you must bet before you withdraw it, and by when.</li>
        <li>Pay in time. Deposit and bonus are credited together.</li>
        <li>Follow the progress in <a href="/member/withdraw">Withdraw</a>, under “Wagering requirement”.</li>
      </ol>
      <p>Bets fill the requirement of deposits first, then that of the bonus. You can have one deposit bonus at a time: wager or give up the other one first. A late payment gets no bonus, and a bonus cannot be added to a deposit afterwards.</p>
      <p>Other limits of an offer, such as a highest stake, are in its terms.</p>`,
  },
  'bonus-locked': {
    title: 'My bonus is locked, or my bets do not count for it',
    keywords:
      'cannot withdraw bonus, give up bonus, cancel bonus, forfeit, remove bonus, excluded games, max bet, highest stake, not counted, expired bonus, bonus taken back, stuck bonus, get rid of bonus, do not want the bonus, without bonus',
    content: `
      <p>A bonus and what you win with it stay locked until you have wagered it. Money that was free before stays free.</p>
      <ul>
        <li>Some games count in part or not at all: see <a href="/member/bonusDetails">Lottery odds and rebates</a>. A bonus can also be for some games only, and the game tells you if it does not count.</li>
        <li>Bets above the highest stake of a bonus do not count for it.</li>
        <li>If the time to wager is over, the bonus and the winnings since are taken back.</li>
      </ul>
      <p>To give it up:</p>
      <ol>
        <li>Open <a href="/member/withdraw">Withdraw</a> and find it under “Wagering requirement”.</li>
        <li>Press “Give up” and read what is taken back, now and later from open bets.</li>
        <li>Press “Yes, give up the bonus”.</li>
      </ol>
      <p>Requirements of deposits, and of credit for points, cannot be given up.</p>`,
  },
  'promo-code': {
    title: 'Where do I enter a promo code?',
    keywords:
      'promo code, promocode, voucher, coupon, bonus code, gift code, enter a code, redeem a code, use a code, code does not work, invalid code, wrong code, code expired, code already used, secret promotion',
    content: `
      <p>A promo code opens a promotion that only members with its code see.</p>
      <ol>
        <li>Log in, open <a href="/promotions">Promotions</a> and press “Have a promo code?”.</li>
        <li>Enter the code and press “Use the code”. Capital and small letters are the same.</li>
        <li>The promotion opens, and is in your list from then on.</li>
      </ol>
      <p>If the promotion is a deposit bonus, you can also enter the code with your <a href="/member/depositv2">deposit</a>, in place of a bonus of the list.</p>
      <p>Each code works once for a member. If a code opens nothing, check how it is written: it may also have expired, or be used up. After five wrong codes within an hour you have to wait.</p>`,
  },
  rewards: {
    title: 'Where is my reward, and why has it expired?',
    keywords:
      'claim, collect prize, gift, free credit, reward center, unclaimed, missed reward, expired, in progress, promo not received, claim all, bonus not showing',
    content: `
      <p>Rewards from promotions, missions, VIP ranks, friends and customer service wait in the <a href="/member/rewardCenter">Reward centre</a> until you claim them.</p>
      <ol>
        <li>Open “To claim” and press “Claim”, or “Claim all”.</li>
        <li>Credit goes to your main wallet at once, points to your points.</li>
        <li>If it has a wagering requirement, it is then under “In progress”.</li>
      </ol>
      <p>Each reward says until when you can claim it. After that it is under “Expired” and cannot be claimed. A claimed reward also expires when it is not wagered in time: the credit and the winnings since are taken back.</p>
      <p>Some rewards cannot be claimed yet; the card shows from when. If one was taken back, <a href="/help?article=contact">customer service</a> can say why.</p>`,
  },
  cashback: {
    title: 'When do I get my cashback?',
    keywords:
      'weekly cashback, rebate, money back, loss back, refund of losses, monday, percent, net loss, not received, how calculated, VIP cashback',
    content: `
      <p>Where the offer runs, cashback gives you a part of the week’s net loss back, every Monday from 06:00 (GMT+8).</p>
      <ul>
        <li>A week is Monday to Sunday. The net loss is your settled stakes less wins, rebates and promotions. Earlier cashback is not deducted.</li>
        <li>The percentage depends on your <a href="/vip">VIP rank</a> at the end of the week. The offer’s page shows the smallest net loss that counts and the most you can get.</li>
      </ul>
      <ol>
        <li>Open the offer in <a href="/promotions">Promotions</a> to see what you have so far this week.</li>
        <li>From Monday, claim it in the <a href="/member/rewardCenter">Reward centre</a> within seven days.</li>
      </ol>
      <p>If there is none, your net loss may be too small, your bets may still be open, or the offer may not be for you.</p>`,
  },
  'check-in': {
    title: 'How does the daily check-in work?',
    keywords:
      'daily bonus, login bonus, attendance, streak, day 7, missed a day, started again, sign in reward, everyday gift, daily points',
    content: `
      <p>Check in once a day and get that day’s reward at once. Each consecutive day has its own reward.</p>
      <ol>
        <li>Open <a href="/promotions">Promotions</a> and choose the check-in.</li>
        <li>Press “Check in”. The page shows which day you have reached.</li>
        <li>Come back on the next day. A day begins at midnight GMT+8.</li>
      </ol>
      <p>If you miss a day, or after the last day, the list starts again with the first day. A missed day cannot be made up.</p>
      <p>If you cannot check in, you may have done so today already, or the offer asks for something first, such as a <a href="/help?article=verify">confirmed phone or e-mail</a>. Its page says so. During a break the check-in is closed.</p>`,
  },
  missions: {
    title: 'How do missions and the leaderboard work?',
    keywords:
      'tasks, quests, challenges, daily mission, weekly mission, leaderboard points, ranking, prizes, locked mission, progress not counted, claim mission',
    content: `
      <p>Finish a mission, then claim its reward. Open <a href="/member/missionLeaderboard">Missions</a>:</p>
      <ol>
        <li>Choose “Today”, “This week” or “Once”. Each mission shows what is needed and how far you are.</li>
        <li>Do what it asks. Bets count when they are settled.</li>
        <li>Press “Claim”, or “Claim all”. The reward is also in the <a href="/member/rewardCenter">Reward centre</a>, and it is claimed once.</li>
      </ol>
      <p>Rewards of daily and weekly missions must be claimed within one day after the day or week ends. Those under “Once” have no time limit. A locked mission opens after another one, or from a VIP rank.</p>
      <p>Each mission you claim adds points on the “Leaderboard”. Prizes go to the Reward centre when the week or month is over.</p>`,
  },
  vip: {
    title: 'How do I rise in VIP rank, and can I fall?',
    keywords:
      'VIP level, upgrade, tier, status, lose rank, drop, downgrade, keep rank, birthday bonus, weekly bonus, upgrade bonus, perks, VIP service, host',
    content: `
      <p>You rise as soon as your turnover and your deposits both reach what the rank asks for. Both count without a time limit. <a href="/vip">VIP ranks</a> shows your progress and the perks of every rank.</p>
      <ul>
        <li><b>Keep a rank:</b> from VIP 1 on, each month’s turnover must reach an amount. If it does not, you fall by one rank on the 1st, but not for a month in which you rose. We warn you a week before.</li>
        <li><b>Get it back:</b> one month whose turnover reaches the amount of the lost rank is enough.</li>
        <li><b>Bonuses:</b> for each new rank, each week with bets and your birthday. They wait in the <a href="/member/rewardCenter">Reward centre</a>.</li>
      </ul>
      <p>For the birthday bonus, set your birthday in <a href="/member/securityCenter">My account</a>, under “Profile”. VIP service starts at VIP {rank}.</p>`,
  },
  points: {
    title: 'How do I earn and use points?',
    keywords:
      'points mall, loyalty points, redeem, exchange, convert points, gifts, goods, delivery, points expired, pending points, point shop, coins, order gift',
    content: `
      <p>Your bets earn points, more with a higher VIP rank. Today’s points are added at midnight (GMT+8), and points expire about a year after they were earned.</p>
      <ol>
        <li>Open the <a href="/pointMall">Points mall</a> to see your points and the rewards.</li>
        <li>Press “Redeem”, enter your <a href="/help?article=payment-password">payment password</a> and, for gifts, the delivery address. Or use <a href="/pointMall/convert">Convert</a> to change points to credit.</li>
        <li>Follow gifts under <a href="/pointMall/redeemed">Redeemed</a>: “Ordered”, “On its way”, “Delivered”.</li>
      </ol>
      <p>Credit is in your main wallet at once, usually with a wagering requirement that cannot be given up. <a href="/pointMall/record">Point record</a> lists every change. If you cannot redeem, the card says why: points, stock, VIP rank or a limit per member.</p>`,
  },
  referral: {
    title: 'Invite friends, or my reward for a friend is missing',
    keywords:
      'my referral code, where is my code, refer a friend, referral code, invite link, friend code, invitation, share, under review, missed, friend not showing, QR code, recommend, bonus for friend',
    content: `
      <p>Share your code or link. When a friend signs up with it, both of you are rewarded at each step.</p>
      <ol>
        <li>Open <a href="/member/referral">Invite friends</a> and copy or share your link, or let the friend scan the QR code.</li>
        <li>The friend signs up with the link or enters the code.</li>
        <li>Both find their rewards in the <a href="/member/rewardCenter">Reward centre</a>.</li>
      </ol>
      <p>The steps are: a confirmed phone or e-mail, a first deposit that is large enough, and enough bets in the first 30 days. The page shows the amounts. “Missed” means that the first deposit was too small, the 30 days passed, or the review refused it. “Under review” means that we check it first.</p>
      <p>The code cannot be added after sign-up. A second account of your own does not count.</p>`,
  },
  raffle: {
    title: 'How does the raffle work?',
    keywords:
      'lucky draw, wheel, spin, spin the wheel, ticket, tickets, prize, jackpot wheel, no ticket, ticket expired, chance, fair wheel, lucky spin',
    content: `
      <p>Deposits earn tickets, and each ticket is one spin of the wheel.</p>
      <ol>
        <li>Open the raffle in <a href="/promotions">Promotions</a>. Its page shows how tickets are earned, how many you have and when they expire.</li>
        <li>Spin. The ticket that expires first is used first.</li>
        <li>The page tells what you won. A reward that has to be claimed waits in the <a href="/member/rewardCenter">Reward centre</a>.</li>
      </ol>
      <p>The result is decided and booked before the wheel turns, so a lost connection changes nothing: look at your spins. Prizes can run out, and only prizes that are left can be drawn. If nothing is left, you keep your ticket.</p>
      <p>Every spin can be checked afterwards, like a <a href="/help?article=fair">round of a game</a>. During a break the raffle is closed.</p>`,
  },
  tournament: {
    title: 'How do tournaments work?',
    keywords:
      'tournament, tournaments, race, leaderboard, ranking, my place, score, multiplier, buy-in, entry fee, join, leave, prize pool, cancelled tournament, late bet, contest',
    content: `
      <p>You play your usual games, and your bets also count for a place in a table.</p>
      <ol>
        <li>Open <a href="/tournaments">Tournaments</a> and choose one. Its page shows the games that count, the times, the prizes and the table.</li>
        <li>Join. If there is a buy-in, it is taken from your wallet when you confirm it.</li>
        <li>Play. Bets count that you place after joining and before the end.</li>
      </ol>
      <p>The score is either your best single bet, as a multiple of its stake, or your turnover; the page says which. With equal scores, the player who got there first ranks higher. Bets that are still open at the end count if they settle within ten minutes. A bet that is void counts nothing.</p>
      <p>Prizes wait in the <a href="/member/rewardCenter">Reward centre</a> for seven days. You can leave until the start and get the buy-in back. With too few players at the start, the tournament is cancelled and every buy-in goes back. During a break tournaments are closed.</p>`,
  },
  'free-rounds': {
    title: 'How do I use my free rounds?',
    keywords:
      'free spins, freespins, bonus spins, free games, unused spins, expired spins, rounds left, winnings from free spins, where are my free spins',
    content: `
      <p>Free rounds are played in the game they are for, at a fixed stake that costs you nothing.</p>
      <ol>
        <li>Open the <a href="/member/rewardCenter">Reward centre</a>. It shows the game, how many rounds are left and until when.</li>
        <li>Open that game. The free rounds start by themselves, and the bar of the game shows how many are left.</li>
        <li>If you close the game, go on later: the rounds left are kept until their time is over.</li>
      </ol>
      <p>Your wins come together as one credit, after the last round or when the time is over. The credit can have a wagering requirement, which <a href="/member/withdraw">Withdraw</a> then shows.</p>
      <p>If you have several, the ones that end first are played first. Rounds that are not played in time are lost.</p>`,
  },
  // games
  'find-game': {
    title: 'Find a game, my favourites, what I played',
    keywords:
      'search, search game, find slot, look for a provider, favourite, favourites, favorites, heart, recent games, last played, history of games, filter, lowest bet, new games, hot games, cannot find game',
    content: `
      <ol>
        <li>Press the magnifying glass at the top and type a name. It finds games, providers, lotteries, promotions and answers, even with a typing error.</li>
        <li>Or open a category and choose a provider, a kind of game or a lowest bet.</li>
      </ol>
      <p>The heart on a game keeps it in your <a href="/favourites">favourites</a>, up to 500. <a href="/recent">Recently played</a> has what you opened last. Both need a log-in.</p>
      <p>Hearts on lotteries stay in this browser, separately for each username.</p>`,
  },
  'game-problem': {
    title: 'A game does not open, froze or closed',
    keywords:
      'loading, black screen, white screen, stuck, crashed, disconnected, lag, frozen, not working, popup blocked, maintenance, interrupted round, unfinished, lost connection, error',
    content: `
      <p>Your balance is safe. Finished rounds are already in it. A round still in progress is completed without you, and any win is yours.</p>
      <ol>
        <li>Press “Open it again”, or reload the page.</li>
        <li>Check your connection. Games need JavaScript. Sports open in a window of their own: if none opened, press “Open the game” or allow pop-ups.</li>
        <li>Read the message. Under maintenance, the provider’s games are closed for a short while. At your time limit, no game opens until it resets.</li>
        <li>Look for the round in your <a href="/member/personalHistoryCopy">Betting record</a>. “Open” means that it is not settled yet.</li>
      </ol>
      <p>If a round is missing or stays open, send <a href="/help?article=contact">customer service</a> the game, the time, the order number and a screenshot.</p>`,
  },
  fair: {
    title: 'Are the games fair, and how can I check?',
    keywords:
      'rigged, cheating, scam, provably fair, seed, hash, random, RNG, verify round, check draw, server seed, manipulated, trust',
    content: `
      <p>Results cannot be changed after your bet, and you can check many of them yourself.</p>
      <ul>
        <li><b>Rounds:</b> open a bet in your <a href="/member/personalHistoryCopy">Betting record</a>, “Details and fairness”, then “Check the round here”. The hash of the server seed was public before the round. The seed itself shows once you request new seeds in the game.</li>
        <li><b>Lottery draws:</b> open <a href="/lottery/fair">Check a draw</a>, choose lottery and draw, and press “Check in this browser”. The secret of a day is published after the day is over; its hash is public before.</li>
      </ul>
      <p>The page says so if something cannot be checked, such as a result entered by hand, a void draw, or a round that used no such seeds. If a check fails, send <a href="/help?article=contact">customer service</a> the order or draw number.</p>`,
  },
  rtp: {
    title: 'What do RTP, volatility and minimum bet mean?',
    keywords:
      'return to player, payout rate, percent, house edge, variance, risk, low stakes, smallest bet, best slot, highest RTP, jackpot, hit rate',
    content: `
      <p>Each game’s card shows them.</p>
      <ul>
        <li><b>RTP</b> (return to player) is the part of all stakes that a game pays back on average, over very many rounds. It says nothing about your next rounds.</li>
        <li><b>Volatility</b> says how wins are spread. Low: many small wins. High: rare but larger wins, and longer stretches without one.</li>
        <li><b>Minimum bet</b> is the smallest stake of a round. “Low stakes” marks games with a very small one.</li>
      </ul>
      <ol>
        <li>Open a category of games.</li>
        <li>Use the filters, for example “Minimum bet”, or sort by “Highest RTP”.</li>
      </ol>
      <p>A high RTP does not make a game profitable: in the long run every game keeps a part of the stakes. Play for fun, and <a href="/help?article=responsible">within your means</a>.</p>`,
  },
  result: {
    title: 'A result looks wrong, or my bet was void',
    keywords:
      'wrong result, not paid, win missing, void, cancelled match, refunded bet, returned stake, draw, settled wrong, corrected, postponed, dispute, complaint',
    content: `
      <p>Open the bet in your <a href="/member/personalHistoryCopy">Betting record</a> first. “Result” says how it ended:</p>
      <ul>
        <li><b>Open:</b> not settled yet. Matches and fights settle when they are over.</li>
        <li><b>Won</b>, <b>Lost</b>, or <b>Draw</b> when the win equals the stake.</li>
        <li><b>Void:</b> the bet does not count and the stake is refunded, for example when an event is cancelled or the odds were obviously wrong.</li>
      </ul>
      <p>If the result of an official lottery draw is corrected, its orders are settled again. You get a message, and your <a href="/member/transactionHistory">Account record</a> shows what was added or taken back.</p>
      <p>If you disagree with a result, write to <a href="/help?article=contact">customer service</a> within 30 days, with the order number, the time and what you expected.</p>`,
  },
  // lottery
  'lottery-bet': {
    title: 'How do I bet on a lottery?',
    keywords:
      'place bet, slip, ticket, unit, multiple, odds level, series, rebate, chase, quick pick, stake, numbers, next draws, how to play, loto, lotto',
    content: `
      <ol>
        <li>Open <a href="/lottery">Lottery</a> and choose a lottery. The page shows when the draw closes.</li>
        <li>Choose a play and your numbers. “How to play” explains how it wins and what it costs.</li>
        <li>Choose “Unit” and “Multiple”. One bet costs the unit times the multiple.</li>
        <li>If there is an odds level, choose it. A lower one pays less for a win, but a higher rebate.</li>
        <li>Press “Add to slip”. For several draws, a chase, set “Draws” and “Stop after a win”.</li>
        <li>Press “Bet” and confirm.</li>
      </ol>
      <p>Find your bets under “My bets today” and in the <a href="/member/personalHistoryCopy/lottery">Lottery record</a>. If a draw has just closed, your slip is kept for the next one. An unconfirmed bet can be sent again: it is never placed twice.</p>`,
  },
  'lottery-results': {
    title: 'Where and when do I see lottery results?',
    keywords:
      'draw time, draw number, winning numbers, result today, time zone, GMT, closes, late result, no result, trends, history, past draws, board, station',
    content: `
      <p>“Latest results” on <a href="/lottery">Lottery</a> shows the newest draws. For older ones, open a lottery and choose “Results and trends”. Vietnamese lotteries are also on <a href="/vnlottery">their own page</a>.</p>
      <ul>
        <li>The page names the time zone of its times. Your clock may differ.</li>
        <li>The countdown ends when a draw stops taking bets. That is shortly before the draw itself.</li>
        <li>After that the page says that the draw “is being drawn”. Then the result appears and bets are settled.</li>
        <li>Some lotteries draw only at certain hours or on certain days. The list shows the next draw.</li>
      </ul>
      <p>“No result: draw void” means that all stakes go back. If a result stays away, reload the page, and then ask <a href="/help?article=contact">customer service</a> with the draw number.</p>`,
  },
  'lottery-cancel': {
    title: 'Cancel a lottery bet or a chase',
    keywords:
      'undo bet, withdraw bet, delete ticket, wrong numbers, mistake, cancellation fee, refund, stop chase, stake back, change bet, cancel slip, remaining draws',
    content: `
      <p>You can cancel a bet until its draw closes. The stake comes back less a fee, which the page shows before you confirm.</p>
      <ol>
        <li>Open the lottery and look at “My bets today”, or open the bet in the <a href="/member/personalHistoryCopy/lottery">Lottery record</a>.</li>
        <li>Press “Cancel”. For a slip with several bets or a chase, you can cancel all that are still open.</li>
        <li>Read stake, fee and what goes back, and press “Cancel the bet” or “Cancel all”.</li>
      </ol>
      <p>There is no fee when a chase stops after a win, when a draw is void, or for chases that are refunded because you begin a break. Refunds are in your <a href="/member/transactionHistory">Account record</a>.</p>
      <p>A bet cannot be changed: cancel it and bet again. After the draw has closed, nobody can cancel it.</p>`,
  },
  'lottery-prize': {
    title: 'My lottery win is missing or smaller than I expected',
    keywords:
      'prize, payout, winnings not paid, how much do I win, odds, sold out, number limit, hot number, maximum win, capped, rebate, box, ibox, permutations, did not win, my number came up, nobody paid, my number won, not paid',
    content: `
      <p>Open the bet in the <a href="/member/personalHistoryCopy/lottery">Lottery record</a>. It shows the result, how it won, unit, multiple and odds level.</p>
      <ul>
        <li>The status must be settled. A drawn result may still be “being settled”.</li>
        <li>A win is the odds times the unit times the multiple. A lower odds level pays less and adds a rebate. For some plays the permutations of a number share one prize.</li>
        <li>There is a maximum win per bet. The slip says so if it applies.</li>
      </ul>
      <p>“How to play” explains each play, and <a href="/member/bonusDetails">Lottery odds and rebates</a> lists the odds.</p>
      <p>A number can be sold out: all members together can stake only so much on it in a draw. If a win is still missing, send <a href="/help?article=contact">customer service</a> the order number.</p>`,
  },
  // safe
  responsible: {
    title: 'Responsible gaming',
    keywords:
      'deposit limit, addiction, gambling problem, help, helpline, too much, cannot stop, losing, chasing losses, debts, family, children, minors, parental controls, support',
    content: `
      <p>Gambling is entertainment. It is not a way to earn money, and never a way to pay off debts. {name} wants you to enjoy it and to know when to stop.</p>
      <h3>A few simple rules</h3>
      <ul>
        <li>Only play with money you can afford to lose; decide how much and for how long before you start.</li>
        <li>Do not chase losses: a larger bet does not win them back.</li>
        <li>Do not play when you are tired, upset or have been drinking.</li>
        <li>Keep it a small part of your life.</li>
      </ul>
      <h3>Warning signs</h3>
      <ul>
        <li>Borrowing money to bet, or hiding what you spend from your family.</li>
        <li>Playing longer and for more than you meant to, again and again.</li>
        <li>Feeling restless when you stop, with the next game always on your mind.</li>
      </ul>
      <h3>What we can do</h3>
      <p>{limits}</p>
      <p>Nobody under {age} may play. If there are children at home, do not save your password, and use parental controls. If you would like to talk to someone, a gambling helpline near you will listen.</p>`,
  },
  limits: {
    title: 'Limit my deposits, losses or playing time',
    keywords:
      'set limit, deposit limit, loss limit, time limit, budget, cap, daily limit, weekly, monthly, raise limit, lower limit, remove limit, increase, bet refused, max I can lose, lose per week, lose per day, spend less, maximum loss',
    content: `
      <ol>
        <li>Open <a href="/member/limits">Responsible play</a>.</li>
        <li>Enter what you want for deposits, losses or playing time, for each day, week or month. An empty field means no limit.</li>
        <li>Press “Save”.</li>
      </ol>
      <p>A first or lower limit applies at once. A higher one, or none, takes 24 hours, and then you must press “Confirm increase”. Without your confirmation it lapses seven days after you asked, and the lower limit stays. “Keep lower limit” withdraws the request.</p>
      <p>A bet that could exceed your loss limit is refused. A deposit above your limit is not accepted, and a payment that would exceed it is returned. Limits never hold back a withdrawal.</p>`,
  },
  break: {
    title: 'Take a break or exclude myself',
    keywords:
      'time-out, timeout, self-exclusion, self exclude, close account, delete account, pause, block me, cool off, stop playing, end break early, unblock, reopen',
    content: `
      <p>A time-out lasts days or weeks, a self-exclusion months or years. Nobody can end one early, not even customer service.</p>
      <ol>
        <li>Open <a href="/member/limits">Responsible play</a>.</li>
        <li>Choose how long, read what stops, and press “Start time-out” or “Exclude myself”.</li>
      </ol>
      <p><b>What stops:</b> games and bets, deposits and transfers, bonuses and advertising. Lottery draws of a chase still to come are refunded.</p>
      <p><b>What stays open:</b> balance, withdrawals, records, messages, limits and help.</p>
      <p>A self-exclusion signs you out everywhere and clears the wagering requirements of your deposits. You can log in again to withdraw. During a time-out you can ask for deposits back that still have a requirement.</p>`,
  },
  'reality-check': {
    title: 'Remind me how long I have played',
    keywords:
      'reality check, reminder, pop-up in game, session time, pause, alarm, timer, game stopped, keep playing, stop and leave, turn off reminder, how long',
    content: `
      <p>A reality check pauses the game and shows how long you have played, what you have staked, and what you have won or lost, lotteries included.</p>
      <ol>
        <li>Open <a href="/member/limits">Responsible play</a>.</li>
        <li>Under “Reality check” choose how often, or “Never”, and save.</li>
        <li>When it appears, press “Keep playing” or “Stop and leave”.</li>
      </ol>
      <p>Until you answer, no game and no lottery takes a bet. If a lottery says that it is time for your reality check, answer it, then bet again. If the check cannot be shown, reload the page.</p>
      <p>Pauses of less than ten minutes belong to the same session. If the reminder comes too often or too rarely, choose another time on the same page.</p>`,
  },
  // agents
  partner: {
    title: 'How do I become an agent or partner?',
    keywords:
      'affiliate, become agent, apply, application, earn commission, join, partnership, declined, received, contacted, accepted, calculator, recruit, business',
    content: `
      <p>Apply on the page <a href="/join">Become a partner</a>. It shows what partners earn and has a calculator. Everybody can read it; to apply, you need a real account.</p>
      <ol>
        <li>Log in and open the page.</li>
        <li>Fill in the application and send it.</li>
        <li>Follow its state there: received, contacted, then accepted or declined. Changes also come to your <a href="/member/messageV2">Messages</a>.</li>
      </ol>
      <p>When you are accepted, your account becomes an agent’s account with its first invitation link. Your wallet, your history and your upline stay as they are. You can have one open application at a time.</p>
      <p>If you already have an upline, this agent can also make you an agent. If the page is not there, ask <a href="/help?article=contact">customer service</a>.</p>`,
  },
  'agent-centre': {
    title: 'Where do I find my downlines and reports?',
    keywords:
      'agent center, downline, team, subordinates, members, report, company result, valid bets, overview, sub-account, staff, activity log, rates, commission rates, people I brought in, how much they bet, my players, team betting, downline bets',
    content: `
      <p><a href="/agentHome">Agent home</a> shows your earnings, what waits for you and your team today. The rest is in the agent centre:</p>
      <ul>
        <li><a href="/agent/overview">Team overview</a>: figures of a period, best and newest members.</li>
        <li><a href="/agent/downlines">Downline management</a>: your direct downlines and their teams. Here you set rates, transfer money, write messages and make a member an agent.</li>
        <li><a href="/agent/bets">Team betting</a>, <a href="/agent/profit">User loss</a> and <a href="/agent/account">Account details</a>: bets, figures and transactions.</li>
        <li><a href="/agent/subs">Sub-accounts</a>: for people who work for you, with the pages you choose.</li>
      </ul>
      <p>“Company result” above zero is what the company won from these members. A touch on the sums explains each figure. You see your whole team, but can act only on direct downlines. New rates apply from the next midnight.</p>`,
  },
  links: {
    title: 'Invite members: links and new accounts',
    keywords:
      'invitation link, affiliate link, invitation code, QR poster, add account, register downline, create player, link expired, paused link, registrations, visits, conversion, share',
    content: `
      <p>Open <a href="/agent/register">Register centre</a>.</p>
      <ol>
        <li>Under “Invitation links”, choose the type of account, the rates and how long the link is valid, and press “Create link”.</li>
        <li>Copy or share it, or print the “QR poster”. Whoever registers with it becomes your direct downline.</li>
        <li>Follow visits and registrations there, and the members under “Registrations”.</li>
      </ol>
      <p>You can pause a link, or delete it for good. Its members stay yours. By default, people who open it do not see your name.</p>
      <p>To create an account yourself, use “Add an account” and confirm with your payment password. The new password is shown only once. If you have reached the day’s number of accounts, try again tomorrow. With too many active links, delete one first.</p>`,
  },
  'agent-pay': {
    title: 'When do I get my commission, dividend and salary?',
    keywords:
      'agent income, earnings, dividend, daily salary, hourly salary, real-time salary, contract, proposal, owed, unpaid, not paid, tier, payday, deductions, active members',
    content: `
      <ul>
        <li><b>Commission and rebates:</b> at 03:00 (GMT+8) for the day before.</li>
        <li><b>Dividend:</b> in the night after its period, a day, week, half month or month.</li>
        <li><b>Salaries:</b> daily in the night after the day, hourly some minutes after the hour, real-time every five minutes.</li>
      </ul>
      <p>Dividends and salaries need a contract with your upline or the brand.</p>
      <ol>
        <li>Answer a proposal on its page in the agent centre, “Accept” or “Reject”. It expires after seven days.</li>
        <li>Look under “Pay” on the same page. “Calculation” shows how each amount came about.</li>
        <li><a href="/agent/income">My income</a> shows everything by day.</li>
      </ol>
      <p>If no tier is reached, nothing is due. “Owed” means that your upline does not have the money yet: it is paid as soon as it is there. Pay has no wagering requirement.</p>`,
  },
  'transfer-upline': {
    title: 'Send money to my upline or a downline',
    keywords:
      'transfer to agent, send to upline, pay agent, give money, member transfer, p2p, friend, wrong transfer, undo transfer, cannot transfer, no upline',
    content: `
      <p>Where it is open to you, you can send money to your upline. It arrives at once and cannot be taken back.</p>
      <ol>
        <li>Open <a href="/member/transferUpline">Transfer to upline</a>. It shows how much you can transfer.</li>
        <li>Enter the amount and your <a href="/help?article=payment-password">payment password</a>, and press “Transfer”.</li>
      </ol>
      <p>Agents send money to a direct downline in <a href="/agent/downlines">Downline management</a>. The downline must wager it before a withdrawal, as a deposit.</p>
      <p>Money with a wagering requirement cannot be transferred: <a href="/member/withdraw">Withdraw</a> shows what is left. If the page says that you cannot transfer to an upline, customer service can tell you more. If a transfer is not confirmed, send it again: the money moves only once.</p>`,
  },
  // site
  app: {
    title: 'Install the app',
    keywords:
      'download, apk, android, iphone, ios, ipad, mobile app, home screen, web app, pwa, update app, install blocked, untrusted developer, phone',
    content: `
      <p>Open <a href="/down">App download</a>. The page shows what there is for your phone. It is the same account, with the same games.</p>
      <ol>
        <li><b>Android:</b> download the file, open it, and allow installing from this source if your phone asks.</li>
        <li><b>iPhone and iPad:</b> open the link and tap Install. Then trust the developer under Settings, General, VPN and Device Management.</li>
        <li><b>Web app:</b> open the link in the browser and add it to your home screen. In Safari tap Share, in Chrome open the menu.</li>
        <li>Log in with your usual account.</li>
      </ol>
      <p>Install only from this page or from the official stores. We never ask for your password in a message. If there is no app yet, the site works well in your phone’s browser.</p>`,
  },
  messages: {
    title: 'Messages, news and pop-ups',
    keywords:
      'inbox, notifications, notices, announcements, unread, badge, delete message, stop advertising, marketing, unsubscribe, opt out, spam, popup, ads, offers by mail, promo emails, promo messages, turn off, stop emails, too many messages',
    content: `
      <p>News about your account, your money and your rewards is in <a href="/member/messageV2">Messages</a>. News about the site is in <a href="/noticePage">Latest news</a>.</p>
      <ol>
        <li>Open a message to read it. Its link leads to the order or page it is about.</li>
        <li>“Mark all as read” removes the number at the menu. A message you delete can be brought back with “Undo”.</li>
        <li>To keep a pop-up away for the day, choose “Do not show again today”.</li>
      </ol>
      <p>If you do not want to hear about offers, tell <a href="/help?article=contact">customer service</a>: you can stop them at any time. During a time-out or self-exclusion you get no advertising. Messages about your money still come.</p>
      <p>We never ask for a password or a code in a message.</p>`,
  },
  language: {
    title: 'Change the language or the dark theme',
    keywords:
      'translate, english, chinese, filipino, thai, vietnamese, indonesian, wrong language, dark mode, night mode, light mode, bright, colours, settings, display',
    content: `
      <ol>
        <li>For the language, use the language button in the header, or “Settings” in the menu on a phone. Choose one of the list.</li>
        <li>For the theme, press “Switch to dark theme” or “Switch to light theme” in the same places.</li>
      </ol>
      <p>Your choice is kept in this browser. On another device you choose again. The list shows all languages of this site; if yours is not there, it is not offered.</p>
      <p>Dates and amounts are then written as usual in that language. The currency of your account does not change.</p>
      <p>If the choice is lost each time, check whether your browser deletes cookies when you close it.</p>`,
  },
  chat: {
    title: 'Rules of the chat room, or I cannot write',
    keywords:
      'chat, chatroom, chat blocked, blocked from the chat, why is my chat blocked, muted, banned, spam, report, message refused, bad words, links, phone number, too fast, read only, moderator, live chat with players',
    content: `
      <p>Everybody can read the room. To write, you need a real account and a first deposit. During a break you can only read.</p>
      <ul>
        <li>A message has at most 200 characters.</li>
        <li>No links, no long numbers such as phone or account numbers, and no insults. A message with forbidden words is refused, never hidden without telling you.</li>
        <li>One message in three seconds, and not the same one again and again.</li>
        <li>Names are masked. Support and agents carry a mark, and nobody else can.</li>
      </ul>
      <ol>
        <li>If a message breaks the rules, report it. After several reports it is hidden until we decide.</li>
        <li>Whoever breaks the rules can be muted for a time, or banned.</li>
      </ol>
      <p>The room is no help desk: for your account, write to <a href="/help?article=contact">customer service</a>.</p>`,
  },
  feedback: {
    title: 'Tell us what we could do better',
    keywords:
      'suggestion, suggest, idea, complaint, bug, report a problem, criticism, praise, opinion, improve, comment, write to us, error on the site',
    content: `
      <p>Open <a href="/feedback">Send feedback</a>. If a search in <a href="/help">Help</a> finds nothing, the form opens with your words filled in.</p>
      <ol>
        <li>Choose a category.</li>
        <li>Write what happened or what you miss, in 10 to 1,000 characters. An order number, the game or the page helps us.</li>
        <li>If you are not logged in, leave an e-mail address if you want an answer. Send it. You can send five an hour.</li>
      </ol>
      <p>If you are logged in, our answer comes to your <a href="/member/messageV2">Messages</a>. You can also say at the end of an article whether it was helpful, and change your mind later.</p>
      <p>If it is about money or your account, <a href="/help?article=contact">customer service</a> is faster. Never send a password or a code.</p>`,
  },
  // about
  about: {
    title: 'About us',
    keywords:
      'who are you, company, legit, licence, license, legal, trusted, safe site, operator, owner, games offered, encryption',
    content: `
      <p>{name} is an online gaming site for adults: the games of many studios with one account, one set of rules and one customer service team.</p>
      <h3>What you can play here</h3>
      <p>{games}. Each game's card shows its minimum bet, RTP and volatility.</p>
      <h3>What we stand for</h3>
      <ul>
        <li>Fair: results come from the licensed studio's random number generator or from a draw on camera. We cannot change them. You can <a href="/lottery/fair">check each draw</a> of our lotteries yourself.</li>
        <li>Transparent: every bet is in your betting record, and every transaction in your account record.</li>
        <li>Safe: connections are protected by 128-bit encryption, and players' money is kept separate from ours.</li>
        <li>Responsible: players must be {age} or older, and everyone can set limits and take breaks.</li>
        <li>Licensed: each licence badge at the bottom of a page opens its number, holder and validity, with a link to the regulator's register.</li>
      </ul>
      <p>Our licences are at the bottom of every page. If something could be better, tell customer service: we read everything.</p>`,
  },
  term: {
    title: 'Terms and conditions',
    keywords:
      'rules, agreement, legal, T&C, registration agreement, who can play, one account, inactive account, dormant, fraud, void bets, allowed, age limit',
    content: `
      <p>By using {name} you accept these terms. They are short; please read them before you open an account.</p>
      <h3>Who can play</h3>
      <ul>
        <li>You must be {age} or older, and of legal gambling age where you are.</li>
        <li>One account per person, in the same name as your bank account; otherwise you cannot withdraw.</li>
        <li>Accounts may not be sold, lent or used to play for others. Keep your password safe.</li>
      </ul>
      <h3>Bets</h3>
      <ul>
        <li>A bet is valid once the system has confirmed it; our server's record decides.</li>
        <li>Bets placed because of an error, at obviously wrong odds or on a known result may be void, and the stake is refunded.</li>
        <li>An unfinished round is settled by the rules of the game; if an event is cancelled, the stake is refunded.</li>
      </ul>
      <h3>Bonuses and accounts</h3>
      <ul>
        <li>Every bonus has the wagering requirement shown on its page; bonuses claimed with several accounts are cancelled.</li>
        <li>If we suspect fraud, money laundering or automated play, we may freeze the account while we investigate.</li>
        <li>An account not used for 12 months becomes inactive. The balance stays yours, and customer service can reactivate it.</li>
      </ul>
      <p>Changes are announced in the latest news before they apply. If you disagree with a result, write to customer service within 30 days.</p>`,
  },
  privacy: {
    title: 'Privacy policy',
    keywords:
      'personal data, my data, GDPR, delete my data, cookies, who sees my information, data protection, tracking, share data, correct data, how long kept',
    content: `
      <p>{name} collects only what it needs to run your account, and looks after your data as carefully as your balance.</p>
      <h3>What we collect</h3>
      <ul>
        <li>What you tell us: username, payee name, mobile number, e-mail address and so on.</li>
        <li>What you do here: when, from where and on which device you log in; your deposits, withdrawals and bets.</li>
        <li>Your conversations with customer service.</li>
      </ul>
      <h3>What we use it for</h3>
      <ul>
        <li>To run your account, process your payments, pay your wins, and check your age and identity.</li>
        <li>To prevent fraud and theft, and to comply with our licences and the law.</li>
        <li>To tell you about offers, if you have agreed; you can opt out at any time.</li>
      </ul>
      <h3>Who sees it, and for how long</h3>
      <p>Payment providers, the studios whose games you play, and authorities with a legal right to it. We never sell it. After an account is closed, we keep its records for five years, as our licences require, and then delete them.</p>
      <p>You can ask to see, correct or delete your data: write to {email}, and we will answer within 30 days.</p>`,
  },
  contact: {
    title: 'Contact us',
    keywords:
      'customer service, support, live chat, helpdesk, email, telegram, facebook, phone, talk to a person, agent, complaint, supervisor, VIP service, 24/7',
    content: `
      <p>Someone at {name} is here for you, day and night.</p>
      <ul>
        <li>Live chat: 24/7, all year round, usually within a minute.</li>
        <li>E-mail: {email}, answered within 12 hours. Best if you need to attach a document.</li>
        <li>Telegram and Facebook: the links are in the “Forgot your password?” window.</li>
        <li>VIP service: a personal host from VIP {rank}.</li>
      </ul>
      <h3>How to get help faster</h3>
      <p>Tell us everything in one message: your username, when it happened, the order number or the game, and what you saw. A screenshot helps, and the reference on an error page takes us straight to the request.</p>
      <p>We never ask for your password or a verification code. If someone does, stop and tell us.</p>
      <h3>Complaints</h3>
      <p>If you are not happy with an answer, write to us and ask for a review by a supervisor. You will receive a written reply within seven days.</p>`,
  },
} satisfies Record<string, Article>;

export type ArticleTag = keyof typeof articles;
export type Articles = Record<ArticleTag, Article>;
