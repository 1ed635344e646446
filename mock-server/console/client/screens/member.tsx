import type { Value } from '../../../../openapi/generated/control-operations.ts';
import { useWorld } from '../state/address.ts';
import { useRead } from '../state/call.ts';
import { formatAmount, formatMemberType, formatName, formatTime } from '../state/format.ts';
import { Act, Go } from '../ui/controls.tsx';
import { Decisions } from '../ui/decisions.tsx';
import { Empty, Facts, Loaded, Panel, Screen, Table } from '../ui/views.tsx';
import { ChatStanding, GiveReward, MemberLinks, ProposeContract, WriteMessage } from './member-acts.tsx';

type MemberFile = Value<'getMemberFile'>;

interface PageProps {
  brand: string;
  account: string;
}

/** Everything about one member, beginning with what they can do now. */
export function MemberPage({ brand, account }: PageProps) {
  const world = useWorld();
  const file = useRead('getMemberFile', { path: { world, brand, account } });
  return (
    <Screen
      title={account}
      about={`A member of ${brand} as the gateway sees them now.`}
      actions={
        <Go to={{ screen: 'people', brand }} className="button">
          All people of {brand}
        </Go>
      }
    >
      <Loaded query={file}>{(value) => <File file={value} brand={brand} />}</Loaded>
    </Screen>
  );
}

interface FileProps {
  file: MemberFile;
  brand: string;
}

function File({ file, brand }: FileProps) {
  const { account } = file;
  return (
    <>
      <Panel title="Can do now">
        <Facts facts={file.can.map((ability) => [ABILITIES[ability.action], <Ability key="can" {...ability} />])} />
        <MemberLinks brand={brand} account={account} />
      </Panel>
      <Orders file={file} brand={brand} />
      <div className="columns">
        <Money file={file} />
        <Person file={file} brand={brand} />
        <Sessions file={file} brand={brand} />
        <Payouts file={file} />
      </div>
      <Rollovers file={file} />
      <Rewards file={file} />
      <Limits file={file} />
      <div className="columns">
        <GiveReward brand={brand} account={account} raffles={file.tickets} />
        <WriteMessage brand={brand} account={account} />
        <ChatStanding brand={brand} account={account} />
        {file.team && <ProposeContract brand={brand} account={account} />}
      </div>
    </>
  );
}

const ABILITIES = {
  deposit: 'Deposit',
  play: 'Bet',
  claim: 'Claim rewards',
  chat: 'Write in a chat room',
  withdraw: 'Withdraw',
};

const Ability = ({ isAllowed, reason }: MemberFile['can'][number]) => (
  <b data-state={isAllowed ? 'good' : 'bad'}>{isAllowed ? 'allowed' : `refused: ${reason}`}</b>
);

const amountIn = (currency: string) => (amount: string) => `${formatAmount(amount)} ${currency}`;
const timeOrNever = (time: number | null): string => (time === null ? 'never' : formatTime(time));
const formatCount = (count: number): string => formatAmount(String(count));

function Orders({ file: { orders }, brand }: FileProps) {
  const world = useWorld();
  return (
    <Panel title="Waits for the back office">
      <Table
        label="Waits for the back office"
        heads={['Kind', 'Number', 'State', 'Amount', 'Made (UTC+8)', null]}
        numbers={['Amount']}
        rows={orders}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        empty="Nothing of this member waits for a decision."
        cells={(row) => [
          formatName(row.kind),
          row.id,
          formatName(row.state),
          row.amount === null ? 'none' : `${formatAmount(row.amount)} ${row.currency}`,
          formatTime(row.time),
          <Decisions key="decisions" row={row} brand={brand} world={world} />,
        ]}
      />
    </Panel>
  );
}

function Money({ file: { money, points, tickets } }: { file: MemberFile }) {
  const inMoney = amountIn(money.currency);
  return (
    <Panel title="Money">
      <Facts
        facts={[
          ['All wallets', <b key="sum">{inMoney(money.sumBalance)}</b>],
          [
            'Owed after a corrected draw',
            <span key="debt" data-state={Number(money.debt) > 0 ? 'bad' : undefined}>
              {inMoney(money.debt)}
            </span>,
          ],
        ]}
      />
      <Table
        label="Wallets"
        heads={['Wallet', 'Number', 'Available']}
        numbers={['Number', 'Available']}
        rows={money.balance}
        keyOf={({ accountTypeId }) => accountTypeId}
        empty="No wallet is open."
        cells={({ accountName, accountTypeId, availBalance }) => [accountName, accountTypeId, inMoney(availBalance)]}
      />
      <Facts
        facts={[
          ['Points', formatCount(points.points)],
          ['Points of today’s bets', formatAmount(points.pending)],
          [
            'Points that expire next',
            points.expiring
              ? `${formatCount(points.expiring.points)} on ${formatTime(points.expiring.expiresAt)}`
              : 'none',
          ],
          ...tickets.map(
            ({ promotionId, title, tickets: count }) =>
              [`Tickets: ${title} (${promotionId})`, formatCount(count)] as const,
          ),
        ]}
      />
    </Panel>
  );
}

const FACTS = {
  hasMobile: 'Mobile number',
  hasEmail: 'Mail address',
  isContactProven: 'One of them is proven',
  hasPayeeName: 'Payee name',
  hasBirthday: 'Birthday',
  hasPassword: 'Password',
  isPasswordExpired: 'Password must be changed',
  hasPaymentPassword: 'Payment password',
};

function Person({ file, brand }: FileProps) {
  const { type, nickname, rankLevel, upline, referrer, registered, facts, team } = file;
  const link = (account: string | null) =>
    account === null ? 'none' : <Go to={{ screen: 'people', brand, account }}>{account}</Go>;
  return (
    <Panel title="Facts">
      <Facts
        facts={[
          ['Type', formatMemberType(type)],
          ['Nickname', nickname],
          ['Rank', rankLevel],
          ['Registered (UTC+8)', formatTime(registered)],
          ['Agent above', link(upline)],
          ['Invited by', link(referrer)],
          ...(team
            ? ([
                ['Team', `${formatCount(team.members)} members`],
                ['Direct lines', formatCount(team.lines)],
              ] as const)
            : []),
          ...Object.entries(FACTS).map(
            ([name, text]) => [text, facts[name as keyof typeof FACTS] ? 'yes' : 'no'] as const,
          ),
        ]}
      />
    </Panel>
  );
}

function Sessions({ file: { sessions, account }, brand }: FileProps) {
  const world = useWorld();
  return (
    <Panel
      title="Sessions"
      actions={
        <Act id="endSessions" input={{ path: { world, brand, account } }} tone="danger" isOff={sessions.length === 0}>
          End all sessions
        </Act>
      }
    >
      <Table
        label="Sessions"
        heads={['Browser', 'Address', 'Since (UTC+8)', 'Last used', 'Id']}
        rows={sessions}
        keyOf={({ id }) => id}
        empty={`${account} is signed in nowhere.`}
        cells={({ device, ip, since, lastUsed, id }) => [
          device,
          ip,
          formatTime(since),
          formatTime(lastUsed),
          <code key="id">{id}</code>,
        ]}
      />
    </Panel>
  );
}

function Payouts({ file: { payoutAccounts } }: { file: MemberFile }) {
  return (
    <Panel title="Payout accounts">
      <Table
        label="Payout accounts"
        heads={['Kind', 'Provider', 'Number', 'Holder', 'Usable from (UTC+8)']}
        rows={payoutAccounts}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        empty="There is no account that withdrawals may go to."
        cells={({ kind, providerName, maskedNumber, holder, usableFrom, isUsable }) => [
          formatName(kind),
          providerName,
          maskedNumber,
          holder,
          <span key="from" data-state={isUsable ? undefined : 'bad'}>
            {isUsable ? formatTime(usableFrom) : `not before ${formatTime(usableFrom)}`}
          </span>,
        ]}
      />
    </Panel>
  );
}

function Rollovers({ file: { rollovers, money } }: { file: MemberFile }) {
  const inMoney = amountIn(money.currency);
  return (
    <Panel title="Open rollovers">
      <Table
        label="Open rollovers"
        heads={['For', 'Credited', 'To wager', 'Wagered', 'Left', 'Counts', 'Ends (UTC+8)']}
        numbers={['Credited', 'To wager', 'Wagered', 'Left']}
        rows={rollovers}
        keyOf={({ rolloverId }) => rolloverId}
        empty="Nothing must be wagered."
        cells={({ title, cause, orderNo, credited, required, done, left, gameTypes, maxStake, expiresAt }) => [
          `${title ?? formatName(cause)} ${orderNo}`,
          inMoney(credited),
          inMoney(required),
          inMoney(done),
          inMoney(left),
          `${gameTypes.join(', ') || 'all games'}${maxStake === null ? '' : `, bets to ${inMoney(maxStake)}`}`,
          timeOrNever(expiresAt),
        ]}
      />
    </Panel>
  );
}

function Rewards({ file: { rewards, money } }: { file: MemberFile }) {
  const inMoney = amountIn(money.currency);
  return (
    <Panel title="Rewards to claim">
      <Table
        label="Rewards to claim"
        heads={['Reward', 'From', 'Amount', 'To wager', 'Claimable until (UTC+8)']}
        numbers={['Amount', 'To wager']}
        rows={rewards}
        keyOf={({ rewardId }) => rewardId}
        empty="There is no reward to claim: give one below."
        cells={({ title, rewardId, source, kind, amount, freeRounds, required, claimableUntil }) => [
          `${title} (${rewardId})`,
          formatName(source),
          kind === 'CREDIT'
            ? inMoney(amount)
            : `${formatAmount(amount.replace(/\.0+$/, ''))} ${formatName(kind)}${freeRounds ? ` of ${freeRounds.gameName}` : ''}`,
          freeRounds ? `${freeRounds.turnover} × the wins` : inMoney(required),
          timeOrNever(claimableUntil),
        ]}
      />
    </Panel>
  );
}

type Limit = MemberFile['limits']['limits'][number];

function Limits({ file: { limits, money } }: { file: MemberFile }) {
  const { break: pause, isHeld, session } = limits;
  const inMoney = amountIn(money.currency);
  const limitText = ({ amount, minutes }: Pick<Limit, 'amount' | 'minutes'>): string => {
    if (amount !== null) return inMoney(amount);
    return minutes === null ? 'none' : `${minutes} min`;
  };
  const isSet = ({ amount, minutes, raise }: Limit) => amount !== null || minutes !== null || raise !== null;
  return (
    <Panel title="Limits">
      <Facts
        facts={[
          [
            'Break',
            pause ? (
              <b key="break" data-state="bad">
                {formatName(pause.kind)} until {formatTime(pause.until)}
              </b>
            ) : (
              'none'
            ),
          ],
          [
            'Held for review',
            isHeld ? (
              <b key="held" data-state="bad">
                yes
              </b>
            ) : (
              'no'
            ),
          ],
          ['Played without a pause', `${session.playedMinutes} min`],
          ['Staked meanwhile', inMoney(session.staked)],
          ['Result of it', inMoney(session.net)],
          [
            'Next reality check',
            session.checkInSeconds === null ? 'none' : `after ${session.checkInSeconds} s of the sitting`,
          ],
        ]}
      />
      {limits.limits.some(isSet) ? (
        <Table
          label="Limits"
          heads={['Limit', 'Set to', 'Used', 'Begins anew (UTC+8)', 'Higher one that waits']}
          numbers={['Set to', 'Used']}
          rows={limits.limits.filter(isSet)}
          keyOf={({ kind, period }) => `${kind} ${period}`}
          empty=""
          cells={({ kind, period, amount, minutes, used, usedMinutes, resetsAt, raise }) => [
            `${formatName(kind)} a ${formatName(period)}`,
            limitText({ amount, minutes }),
            used === null ? `${usedMinutes ?? 0} min` : inMoney(used),
            formatTime(resetsAt),
            raise ? `${limitText(raise)} from ${formatTime(raise.from)}` : 'none',
          ]}
        />
      ) : (
        <Empty>The member has set no limit.</Empty>
      )}
    </Panel>
  );
}
