import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { MockError } from '../../../mock-package/control-client.ts';
import { findScreen, SCREENS } from './screens.ts';
import { useAddress, useWorld } from './state/address.ts';
import { curlOf, useDone, useRead } from './state/call.ts';
import { useConnection } from './state/events.ts';
import { formatTime } from './state/format.ts';
import { useWorldClock } from './state/world-clock.ts';
import { toggleTheme } from './theme.ts';
import { Act, Copy, Go } from './ui/controls.tsx';
import { WorldName, worldStyle } from './ui/views.tsx';
import { paintWindow } from './window.ts';

const loadPalette = () => import('./palette.tsx');
const Palette = lazy(loadPalette);

export function App() {
  const { screen } = useAddress();
  const world = useWorld();
  const { name, title, Body } = findScreen(screen);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  useEffect(() => paintWindow(world, title), [world, title]);
  // Keys would be lost while it loads.
  useEffect(() => void loadPalette(), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setPaletteOpen((isOpen) => !isOpen);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <div className="frame" style={worldStyle(world)}>
      <a className="skip" href="#main">
        Skip to the screen
      </a>
      <Header openPalette={() => setPaletteOpen(true)} />
      <Screens current={name} />
      {/* Fields of one world must not be sent to another. */}
      <main key={`${name} ${world}`} id="main" tabIndex={-1}>
        <MissingWorld />
        <Boundary>
          <Suspense fallback={<p className="notice">Loading…</p>}>
            <Body />
          </Suspense>
        </Boundary>
      </main>
      <LastAct />
      {isPaletteOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setPaletteOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Screens({ current }: { current: string }) {
  const nav = useRef<HTMLElement>(null);
  // On a phone it scrolls.
  useEffect(() => {
    nav.current?.children[SCREENS.findIndex(({ name }) => name === current)]?.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
    });
  }, [current]);
  return (
    <nav aria-label="Screens" className="screens" ref={nav}>
      {SCREENS.map(({ name, title }) => (
        <Go key={name} to={{ screen: name }} isCurrent={name === current}>
          {title}
        </Go>
      ))}
    </nav>
  );
}

/** A world that was deleted elsewhere, or a misspelt name in the address. */
function MissingWorld() {
  const world = useWorld();
  const { error } = useRead('getClock', { path: { world } });
  if (!(error instanceof MockError && error.code === 'world.not.found')) return null;
  return (
    <p className="notice" role="alert">
      There is no world “{world}”.{' '}
      <Act id="createWorld" input={{ body: { name: world } }}>
        Make it
      </Act>{' '}
      <Go to={{ screen: 'worlds', world: '' }}>All worlds</Go>
    </p>
  );
}

/** A mistake of a screen leaves the others usable. A file of an earlier build is gone after a new one. */
class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    const { error } = this.state as { error: Error | null };
    if (!error) return this.props.children;
    return (
      <p className="notice" role="alert">
        This screen failed: {error.message}{' '}
        <button type="button" onClick={() => location.reload()}>
          Load it again
        </button>
      </p>
    );
  }
}

const CONNECTIONS = { connecting: 'Connecting…', live: 'Live', lost: 'Lost the mock: trying again' };

function Header({ openPalette }: { openPalette: () => void }) {
  const world = useWorld();
  const clock = useWorldClock();
  const connection = useConnection();
  return (
    <header>
      <Go to={{ screen: 'worlds' }} className="switch" label={`World ${world}: switch`}>
        <WorldName name={world} />
      </Go>
      <Go to={{ screen: 'clock' }} className="time">
        <span className="hidden">The world’s clock: </span>
        {clock ? formatTime(clock.now) : '…'}
        <small>{clock ? `UTC+8 · ${clock.clock.setting.mode}` : ''}</small>
      </Go>
      <span className="live" data-state={connection} role="status">
        {CONNECTIONS[connection]}
      </span>
      <ContractLink />
      <button type="button" className="quiet" onClick={openPalette}>
        Find <kbd>Ctrl K</kbd>
      </button>
      <button type="button" className="quiet" onClick={toggleTheme} aria-label="Light or dark">
        ◐
      </button>
    </header>
  );
}

/** The contracts as pages. */
function ContractLink(): ReactNode {
  const { data } = useRead('getHealth');
  return (
    data && (
      <a className="version" href="/__mock/docs/gaming" title="The contracts as pages">
        API {data.gaming.version}
      </a>
    )
  );
}

/** Says what the last act did, and lists all acts as lines of a shell. */
function LastAct() {
  const done = useDone();
  const [last] = done;
  return (
    <footer className={last ? undefined : 'hidden'}>
      {/* A screen reader reads what changes in it. */}
      <p role="status">
        {last && (
          <>
            <b data-state={last.error ? 'bad' : 'good'}>{last.error ? 'Refused' : 'Done'}</b> {last.call.id} in{' '}
            {Math.round(last.ms)} ms
          </>
        )}
      </p>
      {last && (
        <>
          <details>
            <summary>All acts</summary>
            <ol>
              {done.map(({ number, call, error }) => (
                <li key={number}>
                  <div className="curl">
                    <code>{curlOf(call.id, call.input)}</code>
                    <Copy text={() => curlOf(call.id, call.input)} label="Copy the curl line" />
                  </div>
                  {error && <p className="problem">{error}</p>}
                </li>
              ))}
            </ol>
          </details>
          <Copy text={() => curlOf(last.call.id, last.call.input)}>Copy as curl</Copy>
        </>
      )}
    </footer>
  );
}
