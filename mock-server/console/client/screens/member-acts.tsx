import { useState } from 'react';
import type { Body, Value } from '../../../../openapi/generated/control-operations.ts';
import { useWorld } from '../state/address.ts';
import { act, curlOf } from '../state/call.ts';
import { LANGUAGE_NAMES, type Language } from '../state/languages.ts';
import { Act, Choice, Form, Go, TextField } from '../ui/controls.tsx';
import { OpenSite } from '../ui/open-site.tsx';
import { SignIn } from '../ui/sign-in.tsx';
import { Panel } from '../ui/views.tsx';

interface ActProps {
  brand: string;
  account: string;
}

/** Pages of the site that a state is often made for. */
const PAGES = [
  ['Open site', undefined],
  ['Deposit', '/member/depositv2'],
  ['Withdraw', '/member/withdraw'],
  ['Promotions', '/promotions'],
] as const;

/** Opens the member's site, session, requests and row. */
export function MemberLinks({ brand, account }: ActProps) {
  const world = useWorld();
  return (
    <span className="acts">
      {PAGES.map(([title, to]) => (
        <OpenSite key={title} world={world} brand={brand} account={account} to={to}>
          {title}
        </OpenSite>
      ))}
      <SignIn brand={brand} account={account} />
      <Go to={{ screen: 'timeline', brand, account }} className="button">
        Timeline
      </Go>
      <Go to={{ screen: 'data', table: 'Member', column: 'username', value: account }} className="button">
        Row in the table
      </Go>
    </span>
  );
}

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
const LANGUAGE_CHOICES = [
  ['', 'all languages'],
  ...LANGUAGES.map((language) => [language, `${LANGUAGE_NAMES[language]} instead`] as const),
] as const;
type Texts = Readonly<Record<string, string | undefined>>;

/** The text of all languages stands for those that have none of their own. */
const fillLanguages = (texts: Texts): Partial<Record<Language, string>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = texts[language] || texts[''];
      return text ? [[language, text]] : [];
    }),
  );

export function WriteMessage({ brand, account }: ActProps) {
  const world = useWorld();
  const [language, setLanguage] = useState('');
  const [title, setTitle] = useState<Texts>({});
  const [text, setText] = useState<Texts>({});
  const [topic, setTopic] = useState('money');
  const body = { title: fillLanguages(title), text: fillLanguages(text), topic } as Body<'sendMessage'>;
  const input = { path: { world, brand, account }, body };
  const clear = () => {
    setTitle({});
    setText({});
  };
  return (
    <Panel title="Send a message">
      <Form
        label="Send a message"
        submit="Send it"
        onSubmit={() => act('sendMessage', input)}
        onDone={clear}
        curl={curlOf('sendMessage', input)}
      >
        <TextField
          label="Title"
          value={title[language] ?? ''}
          onChange={(value) => setTitle({ ...title, [language]: value })}
          isRequired={!language}
        />
        <Choice label="In" value={language} options={LANGUAGE_CHOICES} onChange={setLanguage} />
        <Choice
          label="Topic"
          value={topic}
          options={['money', 'draws', 'promotions']}
          onChange={setTopic}
          hint="Browsers that want it are told."
        />
        <TextField
          label="Text"
          value={text[language] ?? ''}
          onChange={(value) => setText({ ...text, [language]: value })}
          isRequired={!language}
          isLong
        />
      </Form>
    </Panel>
  );
}

const KINDS = [
  ['CREDIT', 'money'],
  ['POINTS', 'points'],
  ['TICKETS', 'tickets of a raffle'],
  ['FREE_ROUNDS', 'free rounds of a slot'],
] as const;
type Kind = (typeof KINDS)[number][0];

interface RewardField {
  name: keyof Body<'createReward'>;
  label: string;
  /** All without it. */
  kinds?: readonly Kind[];
  hint?: string;
  isText?: boolean;
  isRequired?: boolean;
}

const REWARD_FIELDS: readonly RewardField[] = [
  { name: 'amount', label: 'Amount', isText: true, isRequired: true },
  { name: 'promotionId', label: 'Raffle', kinds: ['TICKETS'], hint: 'The promotion’s id.', isRequired: true },
  {
    name: 'gameCode',
    label: 'Slot',
    kinds: ['FREE_ROUNDS'],
    hint: 'Such as AURUM_0001.',
    isText: true,
    isRequired: true,
  },
  { name: 'level', label: 'Bet in minimum bets', kinds: ['FREE_ROUNDS'] },
  { name: 'playDays', label: 'Days to play', kinds: ['FREE_ROUNDS'], hint: '7 without it.' },
  { name: 'turnover', label: 'Turnover', kinds: ['CREDIT', 'FREE_ROUNDS'], hint: 'How often it must be wagered.' },
  { name: 'days', label: 'Days to wager', kinds: ['CREDIT', 'FREE_ROUNDS'], hint: 'No end without it.' },
  { name: 'claimDays', label: 'Days to claim', hint: 'No end without it.' },
];

interface GiveRewardProps extends ActProps {
  raffles: Value<'getMemberFile'>['tickets'];
}

export function GiveReward({ brand, account, raffles }: GiveRewardProps) {
  const world = useWorld();
  const [kind, setKind] = useState<Kind>('CREDIT');
  const [values, setValues] = useState<Texts>({ amount: '100' });
  const fields = REWARD_FIELDS.filter(({ kinds }) => !kinds || kinds.includes(kind));
  const given = fields.flatMap(({ name, isText }) => {
    const value = values[name];
    return value ? [[name, isText ? value : Number(value)]] : [];
  });
  const body = { account, kind, ...Object.fromEntries(given) } as Body<'createReward'>;
  const input = { path: { world, brand }, body };
  return (
    <Panel title="Give a reward">
      <Form
        label="Give a reward"
        submit="Give it"
        onSubmit={() => act('createReward', input)}
        curl={curlOf('createReward', input)}
      >
        <Choice label="Kind" value={kind} options={KINDS} onChange={(value) => setKind(value as Kind)} />
        {fields.map(({ name, label, hint, isText, isRequired }) => (
          <TextField
            key={name}
            label={label}
            type={isText ? 'text' : 'number'}
            value={values[name] ?? ''}
            onChange={(value) => setValues({ ...values, [name]: value })}
            hint={hint}
            isRequired={isRequired}
            list={name === 'promotionId' ? raffles.map(({ promotionId }) => String(promotionId)) : undefined}
          />
        ))}
      </Form>
    </Panel>
  );
}

const STANDINGS = [
  ['Let write', { state: 'FREE' }],
  ['Mute for an hour', { state: 'MUTED', hours: 1 }],
  ['Mute for a day', { state: 'MUTED', hours: 24 }],
  ['Ban', { state: 'BANNED' }],
] as const;

export function ChatStanding({ brand, account }: ActProps) {
  const world = useWorld();
  return (
    <Panel title="Chat rooms">
      <span className="acts">
        {STANDINGS.map(([title, standing]) => (
          <Act key={title} id="setChatStanding" input={{ path: { world, brand }, body: { account, ...standing } }}>
            {title}
          </Act>
        ))}
      </span>
    </Panel>
  );
}

const CONTRACTS = [
  ['DIVIDEND', 'Dividend'],
  ['DAILY', 'Salary by day'],
  ['HOUR', 'Salary by hour'],
  ['REALTIME', 'Salary each five minutes'],
] as const;

/** With the brand's usual terms; the agent answers it in the agent centre. */
export function ProposeContract({ brand, account }: ActProps) {
  const world = useWorld();
  return (
    <Panel title="Propose a contract">
      <span className="acts">
        {CONTRACTS.map(([kind, title]) => (
          <Act key={kind} id="proposeContract" input={{ path: { world, brand }, body: { account, kind } }}>
            {title}
          </Act>
        ))}
      </span>
    </Panel>
  );
}
