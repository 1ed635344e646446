import { useState } from 'react';
import type { Body } from '../../../../../openapi/generated/control-operations.ts';
import { useBrand, useWorld } from '../../state/address.ts';
import { act, curlOf, useRead } from '../../state/call.ts';
import { formatAmount, formatName, formatTime } from '../../state/format.ts';
import type { Language } from '../../state/languages.ts';
import { useWorldClock } from '../../state/world-clock.ts';
import { Act, Choice, Form, Go, TextField } from '../../ui/controls.tsx';
import { OpenPage } from '../../ui/open-site.tsx';
import { Loaded, Panel, Table } from '../../ui/views.tsx';
import { type FieldTexts, TextFields } from './text-fields.tsx';

type NewTournament = Body<'createTournament'>;

const MODULE = 'TOURNAMENT3';
const MINUTE_MS = 60_000;
const OVER: readonly string[] = ['FINISHED', 'CANCELLED'];

/** Races of members, at brands with the module. */
export function TournamentsPart() {
  const world = useWorld();
  const brand = useBrand();
  const path = { world, brand };
  const tournaments = useRead('listBrandTournaments', { path });
  const state = useRead('getBrand', { path });
  return (
    <>
      {state.data?.modules[MODULE] === false && (
        <p className="notice">
          The site of {brand} shows no tournaments: switch {MODULE} on in{' '}
          <Go to={{ screen: 'office', part: 'brand' }}>The brand</Go>.
        </p>
      )}
      <NewOne />
      <Panel title="Tournaments">
        <Loaded query={tournaments}>
          {(list) => (
            <Table
              label="Tournaments"
              heads={['Title', 'From (UTC+8)', 'Until', 'State', 'Players', 'Buy-in', null]}
              numbers={['Players', 'Buy-in']}
              rows={list}
              keyOf={({ tournamentId }) => tournamentId}
              empty="There was no tournament yet."
              cells={({ tournamentId, title, startTime, endTime, state, players, buyIn }) => [
                title.EN,
                <time key="from">{formatTime(startTime).slice(0, 16)}</time>,
                <time key="to">{formatTime(endTime).slice(0, 16)}</time>,
                formatName(state),
                players,
                formatAmount(buyIn),
                <span key="acts" className="acts">
                  <OpenPage world={world} brand={brand} to={`/tournament/${tournamentId}`}>
                    See it
                  </OpenPage>
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

const GAMES = [
  ['RNG', 'slots'],
  ['LIVE', 'live tables'],
  ['FISH', 'fishing'],
  ['PVP', 'against players'],
  ['SPORTS', 'sports'],
] as const;
/** English stands for the languages without a text. */
const NO_TITLE = 'Race';

const withoutEmpty = (texts: FieldTexts[string]) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

function NewOne() {
  const path = { world: useWorld(), brand: useBrand() };
  const now = useWorldClock()?.now ?? 0;
  const { languages = [], currency } = useRead('getBrand', { path }).data ?? {};
  const [{ title = {}, summary = {} }, setTexts] = useState<FieldTexts>({});
  const [gameType, setGameType] = useState('RNG');
  const [scoreKind, setScoreKind] = useState<NewTournament['scoreKind']>('BEST_MULTIPLE');
  const [buyIn, setBuyIn] = useState('');
  const [minutes, setMinutes] = useState('60');
  const [prize, setPrize] = useState('500');
  const startTime = Math.ceil(now / MINUTE_MS) * MINUTE_MS;
  const body = {
    title: { EN: NO_TITLE, ...withoutEmpty(title) },
    summary: { EN: NO_TITLE, ...withoutEmpty(title), ...withoutEmpty(summary) },
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
        onDone={() => setTexts({})}
        curl={curlOf('createTournament', input)}
      >
        {languages.length > 0 && (
          <TextFields
            fields={['title', 'summary']}
            languages={languages as Language[]}
            texts={{ title, summary }}
            onChange={setTexts}
          />
        )}
        <Choice label="Games" value={gameType} options={GAMES} onChange={setGameType} />
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
        <TextField label={`Buy-in in ${currency}`} value={buyIn} onChange={setBuyIn} placeholder="free" />
        <TextField
          label={`Each of three prizes in ${currency}`}
          type="number"
          value={prize}
          onChange={setPrize}
          isRequired
        />
      </Form>
    </Panel>
  );
}
