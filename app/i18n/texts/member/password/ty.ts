import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  recover: {
    title: 'Nakalimutan ang password?',
    subtitle: 'Piliin kung saan ka namin maaabot.',
    methods: 'Paraan ng pag-recover',
    byPhone: 'Mobile number',
    byEmail: 'Email',
    newPassword: 'Bagong password',
    setPassword: 'I-set ang password at mag-log in',
    pendingPhone: 'Sine-set ang password mo…',
    sendMail: 'Padalhan ako ng bagong password',
    pendingEmail: 'Ipinapadala…',
    required: '* kailangang sagutan',
    sites: 'Iba pang address ng site',
    contacts: 'Iba pang paraan para makontak kami',
    email: 'Email: {{email}}',
    telegram: 'Telegram',
    facebook: 'Facebook',
    telegramSecond: 'Telegram 2',
    closed: 'Tutulungan ka ng customer service na mabuksan ulit ang account mo.',
    backToLogin: 'Bumalik sa pag-log in',
  },
  password: {
    title: 'Palitan ang password',
    forcedTitle: 'Gumawa ng sarili mong password',
    given: 'Bago ka magpatuloy, palitan ang password na ibinigay sa iyo.',
    expired: 'Nag-expire na ang password mo. Palitan muna ito bago ka magpatuloy.',
    old: 'Lumang password',
    new: 'Bagong password',
    confirmNew: 'Ulitin ang bagong password',
    hint: 'Dapat iba ang bagong password sa luma. Kailangan mong mag-log in ulit sa iba mong device.',
    submit: 'Palitan ang password',
    pending: 'Pinapalitan…',
    signOut: 'Mag-log out',
  },
} satisfies TextsLike<typeof en.page>;
