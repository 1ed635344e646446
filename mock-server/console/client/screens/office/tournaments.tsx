import { useState } from 'react';
import type { Body } from '../../../../../openapi/generated/control-operations.ts';
import { useBrand, useWorld } from '../../state/address.ts';
import { act, curlOf, useRead } from '../../state/call.ts';
import { formatAmount, formatTime } from '../../state/format.ts';
import { useWorldClock } from '../../state/world-clock.ts';
import { Act, Choice, Form, TextField } from '../../ui/controls.tsx';
import { OpenSite } from '../../ui/open-site.tsx';
import { Loaded, Panel, Table } from '../../ui/views.tsx';

type NewTournament = Body<'createTournament'>;

const MINUTE_MS = 60_000;
const OVER: readonly string[] = ['FINISHED', 'CANCELLED'];

/** Races of members, at brands with the module. */
export function TournamentsPart() {
  const world = useWorld();
  const brand = useBrand();
  const path = { world, brand };
  const tournaments = useRead('listBrandTournaments', { path });
  return (
    <>
      <NewOne />
      <Panel title="Tournaments">
        <Loaded query={tournaments}>
          {(list) => (
            <Table
              label="Tournaments"
              heads={['Title', 'From (UTC+8)', 'Until', 'State', 'Players', 'Buy-in', null]}
              rows={list}
              keyOf={({ tournamentId }) => tournamentId}
              empty="There was no tournament yet."
              cells={({ tournamentId, title, startTime, endTime, state, players, buyIn }) => [
                title.EN,
                <time key="from">{formatTime(startTime).slice(0, 16)}</time>,
                <time key="to">{formatTime(endTime).slice(0, 16)}</time>,
                state,
                players,
                formatAmount(buyIn),
                <span key="acts" className="acts">
                  <OpenSite world={world} brand={brand} to="/tournaments">
                    See it
                  </OpenSite>
                  {!OVER.includes(state) && (
                    <Act
                      id="cancelTournament"
                      input={{ path: { ...path, tournamentId } }}
                      tone="danger"
                      question="Cancel it? Buy-ins are given back."
                      label={`Cancel ${title.EN}`}
                    >
                      Cancel
                    </Act>
                  )}
                </span>,
              ]}
            />
          )}
        </Loaded>
      </Panel>
    </>
  );
}

function NewOne() {
  const path = { world: useWorld(), brand: useBrand() };
  const now = useWorldClock()?.now ?? 0;
  const [title, setTitle] = useState('');
  const [gameType, setGameType] = useState('RNG');
  const [scoreKind, setScoreKind] = useState<NewTournament['scoreKind']>('BEST_MULTIPLE');
  const [buyIn, setBuyIn] = useState('');
  const [minutes, setMinutes] = useState('60');
  const [prize, setPrize] = useState('500');
  const startTime = Math.ceil(now / MINUTE_MS) * MINUTE_MS;
  const body = {
    title: { EN: title || 'Race' },
    summary: { EN: title || 'Race' },
    games: { gameType },
    scoreKind,
    ...(buyIn && { buyIn }),
    prizes: [{ from: 1, to: 3, kind: 'CREDIT', amount: Number(prize) || 1 }],
    startTime,
    endTime: startTime + (Number(minutes) || 1) * MINUTE_MS,
  } as NewTournament;
  const input = { path, body };
  return (
    <Panel title="Publish a tournament">
      <Form
        label="Publish a tournament"
        submit="Publish"
        onSubmit={() => act('createTournament', input)}
        onDone={() => setTitle('')}
        curl={curlOf('createTournament', input)}
      >
        <TextField label="Title (EN)" value={title} onChange={setTitle} placeholder="Race" />
        <Choice
          label="Games"
          value={gameType}
          options={['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS']}
          onChange={setGameType}
        />
        <Choice
          label="Score"
          value={scoreKind}
          options={[
            ['BEST_MULTIPLE', 'best multiple'],
            ['TURNOVER', 'turnover'],
          ]}
          onChange={(value) => setScoreKind(value as NewTournament['scoreKind'])}
        />
        <TextField label="Minutes" type="number" value={minutes} onChange={setMinutes} isRequired />
        <TextField label="Buy-in" value={buyIn} onChange={setBuyIn} placeholder="free" />
        <TextField label="Each of three prizes" type="number" value={prize} onChange={setPrize} isRequired />
      </Form>
    </Panel>
  );
}
