import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { findScreen, SCREENS } from './screens.ts';
import { useAddress, useWorld } from './state/address.ts';
import { curlOf, useDone, useRead } from './state/call.ts';
import { useConnection } from './state/events.ts';
import { formatTime } from './state/format.ts';
import { useWorldClock } from './state/world-clock.ts';
import { toggleTheme } from './theme.ts';
import { Copy, Go } from './ui/controls.tsx';
import { WorldName, worldStyle } from './ui/views.tsx';
import { paintWindow } from './window.ts';

const Palette = lazy(() => import('./palette.tsx'));

export function App() {
  const { screen } = useAddress();
  const world = useWorld();
  const { name, title, Body } = findScreen(screen);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  useEffect(() => paintWindow(world, title), [world, title]);
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
      <nav aria-label="Screens" className="screens">
        {SCREENS.map((each) => (
          <Go key={each.name} to={{ screen: each.name }} isCurrent={each.name === name}>
            {each.title}
          </Go>
        ))}
      </nav>
      <main id="main" tabIndex={-1}>
        {/* Fields of one world must not be sent to another. */}
        <Boundary key={`${name} ${world}`}>
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

/** A mistake in a screen leaves the rest of the console usable. */
class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError = (error: Error) => ({ error });

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="notice" role="alert">
        <p>This screen failed: {error.message}. Nothing in the world was changed by it.</p>
        <button type="button" onClick={() => location.reload()}>
          Load it again
        </button>
      </div>
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
      <Go to={{ screen: 'clock' }} className="time" label="The world's clock">
        {clock ? formatTime(clock.now) : '…'}
        <small>{clock ? `UTC+8 · ${clock.clock.setting.mode}` : ''}</small>
      </Go>
      <span className="live" data-state={connection} role="status">
        {CONNECTIONS[connection]}
      </span>
      <SiteLinks />
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
function SiteLinks(): ReactNode {
  const { data } = useRead('getHealth');
  return (
    data && (
      <a className="version" href="/__mock/docs/gaming" title="The contracts as pages">
        API {data.gaming.version}
      </a>
    )
  );
}

/** Says what the last act did, and all acts as lines of a shell. */
function LastAct() {
  const done = useDone();
  const [last] = done;
  if (!last) return <footer className="hidden" />;
  return (
    <footer>
      <details>
        <summary>
          <span role="status">
            <b data-state={last.error ? 'bad' : 'good'}>{last.error ? 'Refused' : 'Done'}</b> {last.call.id} in{' '}
            {Math.round(last.ms)} ms
          </span>
        </summary>
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
    </footer>
  );
}
