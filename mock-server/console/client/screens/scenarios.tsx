import { useState } from 'react';
import type { Value } from '../../../../openapi/generated/control-operations.ts';
import { go, useAddress, useWorld } from '../state/address.ts';
import { act, curlOf, useAct, useRead } from '../state/call.ts';
import { Copy, Curl, Go, Problem, TextField } from '../ui/controls.tsx';
import { OpenSite } from '../ui/open-site.tsx';
import { Empty, Loaded, Panel, Screen } from '../ui/views.tsx';

type Scenario = Value<'listScenarios'>[number];
type Applied = Value<'applyScenario'>;

/** JSON Schema of a parameter. */
interface Parameter {
  default?: unknown;
  description?: string;
  type?: string;
  anyOf?: { type?: string }[];
}

export function ScenariosScreen() {
  const scenarios = useRead('listScenarios');
  const { text = '' } = useAddress();
  const isWanted = ({ title, description, name }: Scenario) =>
    `${title} ${description} ${name}`.toLowerCase().includes(text.toLowerCase());
  return (
    <Screen
      title="Scenarios"
      about="Named states, reached by the rules of the domains as a member or the office would. They combine unless they touch the same thing."
      actions={
        <TextField
          label="Search"
          type="search"
          value={text}
          onChange={(value) => go({ text: value }, { replaces: true })}
          placeholder="withdrawal"
        />
      }
    >
      <Loaded query={scenarios}>
        {(list) => {
          const wanted = list.filter(isWanted);
          if (wanted.length === 0) return <Empty>No scenario is called so.</Empty>;
          return (
            <div className="columns">
              {wanted.map((each) => (
                <ScenarioCard key={each.name} scenario={each} />
              ))}
            </div>
          );
        }}
      </Loaded>
    </Screen>
  );
}

const parametersOf = ({ parameters }: Scenario): [string, Parameter][] =>
  Object.entries((parameters as { properties?: Record<string, Parameter> }).properties ?? {});

const write = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

/** Texts stay texts; all else is written as JSON. Throws for what is no JSON. */
function readParameter(name: string, { type }: Parameter, text: string): unknown {
  if (type === 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${name}: write a number, a list such as ["127."], true, false or null.`);
  }
}

function ScenarioCard({ scenario }: { scenario: Scenario }) {
  const world = useWorld();
  const address = useAddress();
  const parameters = parametersOf(scenario);
  const [changed, setChanged] = useState<Record<string, string>>({});
  const [applied, setApplied] = useState<(Applied & { world: string }) | null>(null);
  const { name, title, description, template, touches } = scenario;

  const chosen = () =>
    Object.fromEntries(
      parameters.flatMap(([key, schema]) =>
        key in changed ? [[key, readParameter(key, schema, changed[key] ?? '')]] : [],
      ),
    );
  const choice = () => {
    const own = chosen();
    return { name, ...(Object.keys(own).length > 0 && { parameters: own }) };
  };
  const here = useAct(
    () => act('applyScenario', { path: { world }, body: choice() }),
    (value) => setApplied({ ...value, world }),
  );
  const apart = useAct(
    () => act('createWorld', { body: { name: `${name}-${Date.now().toString(36)}`, scenarios: [choice()] } }),
    (made) =>
      go({
        screen: 'scenarios',
        world: made.name,
        text: title,
        made: name,
        brand: readValue('brand'),
        account: readValue('account'),
      }),
  );
  const readValue = (key: string) => changed[key] ?? write(parameters.find(([each]) => each === key)?.[1].default);
  return (
    <Panel title={title}>
      <p>{description}</p>
      {parameters.length > 0 && (
        <details>
          <summary>Parameters: {parameters.map(([key]) => `${key} ${readValue(key)}`).join(', ')}</summary>
          <div className="fields">
            {parameters.map(([key, { description: hint }]) => (
              <TextField
                key={key}
                label={key}
                value={readValue(key)}
                hint={hint}
                onChange={(value) => setChanged({ ...changed, [key]: value })}
              />
            ))}
          </div>
        </details>
      )}
      <p className="acts">
        <button type="button" className="accent" disabled={here.isPending} onClick={() => here.mutate()}>
          {here.isPending ? 'Wait…' : 'Apply here'}
        </button>
        <button type="button" disabled={apart.isPending} onClick={() => apart.mutate()}>
          {apart.isPending ? 'Wait…' : 'In a new world'}
        </button>
        <small>
          {template && `Its world begins as “${template}”. `}
          {touches.length > 0 && `Touches ${touches.join(', ')}.`}
        </small>
      </p>
      <Problem error={here.error ?? apart.error} />
      {applied ? (
        <Result applied={applied} brand={readValue('brand')} account={readValue('account')} />
      ) : address.made === name ? (
        <Result
          applied={{ changes: ['This world was made with it.'], made: {}, world }}
          brand={address.brand ?? ''}
          account={address.account ?? ''}
        />
      ) : (
        <Preview world={world} choice={choice} />
      )}
    </Panel>
  );
}

function Preview({
  world,
  choice,
}: {
  world: string;
  choice: () => { name: string; parameters?: Record<string, unknown> };
}) {
  try {
    return <Curl line={curlOf('applyScenario', { path: { world }, body: choice() })} />;
  } catch (error) {
    return <Problem error={error as Error} />;
  }
}

interface ResultProps {
  applied: Pick<Applied, 'changes' | 'made'> & { world: string };
  brand: string;
  account: string;
}

function Result({ applied: { changes, made, world }, brand, account }: ResultProps) {
  return (
    <div role="status" className="result">
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {Object.entries(made).map(([name, value]) => (
        <p key={name} className="acts">
          {name} <code>{value}</code> <Copy text={value} label={`Copy ${name}`} />
        </p>
      ))}
      <p className="acts">
        {account && (
          <OpenSite world={world} brand={brand || undefined} account={account}>
            {`Site as ${account}`}
          </OpenSite>
        )}
        <Go to={{ screen: 'timeline', world }}>Timeline</Go>
      </p>
    </div>
  );
}
