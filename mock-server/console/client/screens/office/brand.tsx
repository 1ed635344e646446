import type { Body, Value } from '../../../../../openapi/generated/control-operations.ts';
import { useBrand, useWorld } from '../../state/address.ts';
import { useRead } from '../../state/call.ts';
import { formatTime } from '../../state/format.ts';
import { Act } from '../../ui/controls.tsx';
import { Facts, Loaded, Panel } from '../../ui/views.tsx';

type Brand = Value<'getBrand'>;
type Change = Body<'changeBrand'>;

/** Open or closed, who decides about money, modules, vendors and routes. */
export function BrandPart() {
  const path = { world: useWorld(), brand: useBrand() };
  const brand = useRead('getBrand', { path });
  return (
    <Loaded query={brand}>
      {(state) => (
        <div className="columns">
          <Opening state={state} />
          <Office state={state} />
          <Switches title="Modules" states={state.modules} change={(name, isOn) => ({ modules: { [name]: isOn } })} />
          <Vendors />
          <Switches
            title="Routes of the site"
            states={state.routes}
            change={(name, isOn) => ({ routes: { [name]: isOn } })}
          />
        </div>
      )}
    </Loaded>
  );
}

function useChange() {
  const path = { world: useWorld(), brand: useBrand() };
  return (body: Change) => ({ path, body });
}

function Opening({ state }: { state: Brand }) {
  const change = useChange();
  return (
    <Panel title={state.name}>
      <Facts
        facts={[
          ['It is', state.maintenance ? 'closed for maintenance' : 'open'],
          ...(state.maintenance && state.maintenanceEndTime
            ? [['Opens again', formatTime(state.maintenanceEndTime)] as const]
            : []),
          ['Currency', state.currency],
          ['Languages', state.languages.join(', ')],
          ['Restricted addresses', state.restrictedAddresses.join(', ') || 'none'],
          ['Vendors in maintenance', state.vendorsInMaintenance.join(', ') || 'none'],
          ['Channels in maintenance', state.channelsInMaintenance.join(', ') || 'none'],
        ]}
      />
      <p className="acts">
        <Act id="changeBrand" input={change({ maintenance: !state.maintenance })}>
          {state.maintenance ? 'Open it' : 'Close for maintenance'}
        </Act>
        <Act
          id="changeBrand"
          input={change({ restrictedAddresses: state.restrictedAddresses.length > 0 ? [] : ['127.', '::1'] })}
        >
          {state.restrictedAddresses.length > 0 ? 'Restrict no address' : 'Restrict this machine'}
        </Act>
        <Act id="changeBrand" input={change({ vendorsInMaintenance: [], channelsInMaintenance: [] })}>
          Open all vendors and channels
        </Act>
      </p>
    </Panel>
  );
}

/** Parts of `cashRules` that the back office reads. */
interface CashRules {
  allowDeposit?: boolean;
  allowWithdraw?: boolean;
  backOffice?: { mode?: 'auto' | 'manual' };
}

function Office({ state }: { state: Brand }) {
  const change = useChange();
  const { allowDeposit = true, allowWithdraw = true, backOffice = {} } = state.cashRules as CashRules;
  const isManual = backOffice.mode === 'manual';
  return (
    <Panel title="Money">
      <p>
        {isManual
          ? 'Deposits and withdrawals wait until somebody decides about them.'
          : 'Deposits and withdrawals are decided by the clock.'}
      </p>
      <p className="acts">
        <Act id="changeBrand" input={change({ cashRules: { backOffice: { mode: isManual ? 'auto' : 'manual' } } })}>
          {isManual ? 'Decide by the clock' : 'Decide by hand'}
        </Act>
        <Act id="changeBrand" input={change({ cashRules: { allowDeposit: !allowDeposit } })}>
          {allowDeposit ? 'Stop deposits' : 'Allow deposits'}
        </Act>
        <Act id="changeBrand" input={change({ cashRules: { allowWithdraw: !allowWithdraw } })}>
          {allowWithdraw ? 'Stop withdrawals' : 'Allow withdrawals'}
        </Act>
      </p>
    </Panel>
  );
}

interface SwitchesProps {
  title: string;
  states: Readonly<Record<string, boolean>>;
  change: (name: string, isOn: boolean) => Change;
}

function Switches({ title, states, change }: SwitchesProps) {
  const inputOf = useChange();
  return (
    <Panel title={title}>
      <p className="acts">
        {Object.entries(states).map(([name, isOn]) => (
          <Act
            key={name}
            id="changeBrand"
            input={inputOf(change(name, !isOn))}
            label={`Switch ${name} ${isOn ? 'off' : 'on'}`}
          >
            <span className="count" data-seen={isOn || undefined}>
              {isOn ? 'on' : 'off'}
            </span>
            {name}
          </Act>
        ))}
      </p>
    </Panel>
  );
}

function Vendors() {
  const change = useChange();
  const path = { world: useWorld(), brand: useBrand() };
  const vendors = useRead('listBrandVendors', { path });
  const closed = (vendors.data ?? []).flatMap(({ code, isInMaintenance }) => (isInMaintenance ? [code] : []));
  return (
    <Panel title="Vendors">
      <p className="acts">
        {vendors.data?.map(({ code, isInMaintenance }) => (
          <Act
            key={code}
            id="changeBrand"
            input={change({
              vendorsInMaintenance: isInMaintenance ? closed.filter((each) => each !== code) : [...closed, code],
            })}
            label={`${isInMaintenance ? 'Open' : 'Close'} ${code}`}
          >
            <span className="count" data-seen={!isInMaintenance || undefined}>
              {isInMaintenance ? 'closed' : 'open'}
            </span>
            {code}
          </Act>
        ))}
      </p>
    </Panel>
  );
}
