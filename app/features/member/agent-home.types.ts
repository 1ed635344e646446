/** An agent's own page. Amounts and times are formatted. */
export interface AgentHomeView {
  name: string;
  avatar: string;
  rankName: string;
  since: string;
  balance: string | null;
  payeeName: string | null;
  signIns: SignInRow[];
}

export interface SignInRow {
  time: string;
  isoTime: string;
  device: string;
  place: string | null;
  way: 'USERNAME' | 'SMS' | 'PHONE_AUTH' | 'GOOGLE' | 'FACEBOOK' | 'REGISTER' | 'FREE_PLAY';
  isCurrent: boolean;
}
