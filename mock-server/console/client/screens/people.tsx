import { useRef } from 'react';
import type { Value } from '../../../../openapi/generated/control-operations.ts';
import { BRANDS, go, useAddress, useBrand, useWorld } from '../state/address.ts';
import { useRead } from '../state/call.ts';
import { formatAmount, formatMemberType, formatName } from '../state/format.ts';
import { Choice, Copy, Go, TextField, useShortcut } from '../ui/controls.tsx';
import { OpenSite } from '../ui/open-site.tsx';
import { SignIn } from '../ui/sign-in.tsx';
import { Loaded, Panel, Screen, Table } from '../ui/views.tsx';
import { MemberPage } from './member.tsx';

const MOST_SHOWN = 200;

/** Everybody of a brand, or one member with `account` in the address. */
export function PeopleScreen() {
  const { account } = useAddress();
  const brand = useBrand();
  // Values of one member or brand must not stand below the name of another.
  if (account) return <MemberPage key={`${brand} ${account}`} brand={brand} account={account} />;
  return (
    <Screen
      title="People"
      about="The members of a brand in this world. Open one to read what they can do now, and why not."
      actions={
        <Choice label="Brand" value={brand} options={BRANDS} onChange={(value) => go({ brand: value, text: '' })} />
      }
    >
      <Guide key={`guide ${brand}`} brand={brand} />
      <Members key={`members ${brand}`} brand={brand} />
    </Screen>
  );
}

interface MemberLinkProps {
  brand: string;
  account: string;
}

const MemberLink = ({ brand, account }: MemberLinkProps) => (
  <Go to={{ screen: 'people', brand, account }}>{account}</Go>
);

type SeedGuide = Value<'getSeedGuide'>;

function Guide({ brand }: { brand: string }) {
  const world = useWorld();
  const guide = useRead('getSeedGuide', { path: { world, brand } });
  return (
    <Panel title="Who is who">
      <Loaded query={guide}>
        {(value) => (
          <>
            <Table
              label="Who is who"
              heads={['Member', 'For', 'Type', 'Rank', 'Balance', 'Password', 'Payment password', null]}
              numbers={['Rank', 'Balance']}
              rows={value.people}
              keyOf={({ account }) => account}
              empty="This world has none of the seed's people at this brand."
              cells={({ account, use, type, rankLevel, balance, password, paymentPassword }) => [
                <MemberLink key="account" brand={brand} account={account} />,
                <span key="use" className="prose">
                  {use}
                </span>,
                formatMemberType(type),
                rankLevel,
                `${formatAmount(balance)} ${value.currency}`,
                <Secret key="password" text={password} label={`Copy the password of ${account}`} />,
                <Secret key="payment" text={paymentPassword} label={`Copy the payment password of ${account}`} />,
                <span key="acts" className="acts">
                  <OpenSite world={world} brand={brand} account={account}>
                    {`Open site as ${account}`}
                  </OpenSite>
                  <SignIn brand={brand} account={account} />
                </span>,
              ]}
            />
            <More guide={value} brand={brand} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Secret({ text, label }: { text: string | null; label: string }) {
  if (text === null) return <small>none, or changed</small>;
  return (
    <span className="secret">
      <code>{text}</code>
      <Copy text={text} label={label} />
    </span>
  );
}

function More({ guide: { contracts, links, subAccounts }, brand }: { guide: SeedGuide; brand: string }) {
  const { show } = useAddress();
  return (
    <details
      open={show === 'contracts'}
      onToggle={({ currentTarget }) => go({ show: currentTarget.open ? 'contracts' : '' }, { replaces: true })}
    >
      <summary>
        {contracts.length} contracts, {links.length} invitation links, {subAccounts.length} sub-accounts
      </summary>
      <h3>Contracts</h3>
      <Table
        label="Contracts"
        heads={['Agent', 'Contract', 'State', 'Upline', 'Paid by']}
        rows={contracts.map((each, at) => ({ ...each, at }))}
        keyOf={({ at }) => at}
        empty="No agent of this brand has a contract."
        cells={({ account, kind, state, upline, isPaidByBrand }) => [
          <MemberLink key="account" brand={brand} account={account} />,
          formatName(kind),
          formatName(state),
          upline === null ? 'none' : <MemberLink key="upline" brand={brand} account={upline} />,
          isPaidByBrand ? 'the brand' : 'the upline',
        ]}
      />
      <h3>Invitation links</h3>
      <Table
        label="Invitation links"
        heads={['Code', 'Member', 'Link', 'State']}
        rows={links}
        keyOf={({ code }) => code}
        empty="Nobody above has an invitation link."
        cells={({ code, account, kind, state }) => [
          <Secret key="code" text={code} label={`Copy the code ${code}`} />,
          <MemberLink key="account" brand={brand} account={account} />,
          formatName(kind),
          formatName(state),
        ]}
      />
      <h3>Sub-accounts</h3>
      <Table
        label="Sub-accounts"
        heads={['Sub-account', 'Agent', 'State']}
        rows={subAccounts}
        keyOf={({ agent, name }) => `${agent} ${name}`}
        empty="No agent above has sub-accounts."
        cells={({ agent, name, isOpen }) => [
          name,
          <MemberLink key="agent" brand={brand} account={agent} />,
          isOpen ? 'open' : 'closed',
        ]}
      />
    </details>
  );
}

function Members({ brand }: { brand: string }) {
  const world = useWorld();
  const { text = '' } = useAddress();
  const members = useRead('listBrandMembers', { path: { world, brand } });
  const box = useRef<HTMLElement>(null);
  useShortcut('/', () => box.current?.querySelector('input')?.focus());
  return (
    <Panel title="All members">
      <search className="fields" ref={box}>
        <TextField
          label="User name ( / )"
          type="search"
          value={text}
          onChange={(value) => go({ text: value }, { replaces: true })}
          placeholder="lucky"
        />
      </search>
      <Loaded query={members}>
        {(all) => {
          const found = all.filter(({ account }) => account.toLowerCase().includes(text.toLowerCase()));
          const rest = found.length - MOST_SHOWN;
          return (
            <>
              <p role="status">
                {formatAmount(String(found.length))} of {formatAmount(String(all.length))} members
                {rest > 0 && `: the first ${MOST_SHOWN} are shown, ${formatAmount(String(rest))} are not`}
              </p>
              <Table
                label="All members"
                heads={['Member', 'Type', 'Balance', null]}
                numbers={['Balance']}
                rows={found.slice(0, MOST_SHOWN)}
                keyOf={({ account }) => account}
                empty={`No member of ${brand} is called so.`}
                cells={({ account, type, balance, currency }) => [
                  <MemberLink key="account" brand={brand} account={account} />,
                  formatMemberType(type),
                  `${formatAmount(balance)} ${currency}`,
                  <OpenSite key="site" world={world} brand={brand} account={account}>
                    {`Open site as ${account}`}
                  </OpenSite>,
                ]}
              />
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}
