import { useEffect, useRef, useState } from 'react';
import type { Body, Value } from '../../../../../openapi/generated/control-operations.ts';
import { go, useAddress, useWorld } from '../../state/address.ts';
import { act, curlOf, useRead } from '../../state/call.ts';
import { formatAmount, formatDistance, formatTime } from '../../state/format.ts';
import { useWorldClock } from '../../state/world-clock.ts';
import { Act, Choice, Form, Go, TextField } from '../../ui/controls.tsx';
import { Empty, Facts, Loaded, Pages, Panel, Table } from '../../ui/views.tsx';

type Lottery = Value<'listLotteries'>[number];
type Draw = Value<'listLotteryDraws'>['list'][number];
type Outcome = Body<'setLotteryDraw'>;
type Corrected = Value<'correctLotteryDraw'>;

const PAGE_SIZE = 15;
/** A draw is read this long after its time. */
const DRAW_MS = 1_000;

/** Draws of the house's lotteries, which all brands share. */
export function DrawsPart() {
  const world = useWorld();
  const { game = 'ELOTT_0001' } = useAddress();
  const lotteries = useRead('listLotteries', { path: { world } });
  return (
    <Loaded query={lotteries}>
      {(list) => {
        const lottery = list.find(({ gameCode }) => gameCode === game);
        return (
          <>
            <div className="fields">
              <Choice
                label="Lottery"
                value={game}
                options={list.map(
                  ({ gameCode, name, isHouse }) =>
                    [gameCode, `${name}, ${isHouse ? 'of the house' : 'official'} (${gameCode})`] as const,
                )}
                onChange={(value) => go({ game: value, id: '', page: '' })}
              />
            </div>
            {lottery ? <Draws key={game} lottery={lottery} /> : <Empty>There is no lottery {game}.</Empty>}
          </>
        );
      }}
    </Loaded>
  );
}

const resultOf = ({ result }: Draw): string => {
  if (!result) return 'secret until the draw';
  if ('balls' in result && result.balls) return result.balls.join(' ');
  return Object.entries(result.board ?? {})
    .map(([prize, numbers]) => `${prize} ${numbers.join(' ')}`)
    .join('; ');
};

function Draws({ lottery }: { lottery: Lottery }) {
  const world = useWorld();
  const now = useWorldClock()?.now ?? 0;
  const { page = '1', id } = useAddress();
  const draws = useRead('listLotteryDraws', {
    path: { world, gameCode: lottery.gameCode },
    query: { pageNo: Number(page) || 1, pageSize: PAGE_SIZE },
  });
  // Nothing in the world tells of a draw whose time has come before somebody reads it.
  const due = draws.data?.list.filter(({ state, drawAt }) => state === 'open' && drawAt + DRAW_MS < now).length ?? 0;
  const { refetch } = draws;
  useEffect(() => {
    if (due > 0) void refetch();
  }, [due, refetch]);
  // New draws push it to the next page while its result is typed.
  const chosen = useRef<Draw>(undefined);
  chosen.current =
    draws.data?.list.find(({ numero }) => numero === id) ??
    (chosen.current?.numero === id ? chosen.current : undefined);
  return (
    <div className="split" data-open={chosen.current ? true : undefined}>
      <Panel title={lottery.name}>
        <p>
          {lottery.isHouse
            ? 'Drawn by the house, provably fair: once drawn, a draw can only be made void.'
            : 'An official lottery: a result can be corrected, and its orders are settled again.'}
        </p>
        <Loaded query={draws}>
          {({ list, total }) => (
            <>
              <Table
                label="Draws"
                heads={['Draw', 'When', 'Result', 'Orders', null]}
                numbers={['Orders']}
                rows={list}
                keyOf={({ numero }) => numero}
                isCurrent={({ numero }) => numero === id}
                empty="The calendar has no draw here."
                cells={(draw) => [
                  draw.numero,
                  <time key="at" title={formatTime(draw.drawAt)}>
                    {formatDistance(draw.drawAt - now)}
                  </time>,
                  <span key="result">
                    {draw.source === 'void' ? 'void' : resultOf(draw)}{' '}
                    {draw.source && draw.source !== 'drawn' && <small>{draw.source}</small>}
                  </span>,
                  draw.orders,
                  draw.decisions.length > 0 && (
                    <Go
                      key="open"
                      to={{ id: draw.numero }}
                      className="button"
                      label={`${decisionName(lottery, draw)} ${draw.numero}`}
                    >
                      {decisionName(lottery, draw)}
                    </Go>
                  ),
                ]}
              />
              <Pages page={Number(page) || 1} size={PAGE_SIZE} total={total} />
              {id && !chosen.current && <Empty>The draw {id} is not on this page.</Empty>}
            </>
          )}
        </Loaded>
      </Panel>
      {chosen.current && <DecideDraw key={id} lottery={lottery} draw={chosen.current} />}
    </div>
  );
}

function decisionName({ isHouse }: Lottery, { state }: Draw): string {
  if (state === 'open') return 'Set';
  return isHouse ? 'Void' : 'Correct';
}

const listNumbers = (text: string): string[] => text.split(/[^\d]+/).filter(Boolean);

function DecideDraw({ lottery, draw }: { lottery: Lottery; draw: Draw }) {
  const world = useWorld();
  const now = useWorldClock()?.now ?? 0;
  const { gameCode, balls, board } = lottery;
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [isNow, setNow] = useState(false);
  const [corrected, setCorrected] = useState<Corrected | null>(null);
  const path = { world, gameCode, numero: draw.numero };
  const isOpen = draw.state === 'open';
  const id = isOpen ? 'setLotteryDraw' : 'correctLotteryDraw';
  const numbers = (name: string) => listNumbers(texts[name] ?? '');
  const body: Outcome = {
    ...(balls
      ? { balls: numbers('balls').map(Number) }
      : { board: Object.fromEntries((board ?? []).map(({ prize }) => [prize, numbers(prize)])) }),
    ...(isOpen && isNow && { drawnAt: Math.ceil(now) + 1_000 }),
  };
  const submit = async () => {
    if (isOpen) await act('setLotteryDraw', { path, body });
    else setCorrected(await act('correctLotteryDraw', { path, body }));
  };
  const canSet = isOpen || !lottery.isHouse;
  return (
    <Panel
      title={`${decisionName(lottery, draw)} ${draw.numero}`}
      actions={
        <Go to={{ id: '' }} className="button">
          Close
        </Go>
      }
    >
      <Facts
        facts={[
          ['Draw', formatTime(draw.drawAt)],
          ['Now', draw.source === 'void' ? 'void' : resultOf(draw)],
          ['Orders on it', draw.orders],
        ]}
      />
      {canSet && (
        <Form
          label={`Result of ${draw.numero}`}
          submit={isOpen ? 'Set the result' : 'Correct the result'}
          onSubmit={submit}
          curl={curlOf(id, { path, body })}
        >
          {balls ? (
            <TextField
              label={`${balls.count} balls`}
              value={texts.balls ?? ''}
              onChange={(value) => setTexts({ balls: value })}
              placeholder={Array.from({ length: balls.count }, (_, at) => balls.least + at).join(' ')}
              hint={`From ${balls.least} to ${balls.highest}, ${balls.isRepeated ? 'also twice' : 'each once'}.`}
              isRequired
            />
          ) : (
            board?.map(({ prize, numbers: count, digits }) => (
              <TextField
                key={prize}
                label={prize}
                value={texts[prize] ?? ''}
                onChange={(value) => setTexts({ ...texts, [prize]: value })}
                hint={`${count} × ${digits} digits`}
                isRequired
              />
            ))
          )}
          {isOpen && (
            <label className="check">
              <input type="checkbox" checked={isNow} onChange={(event) => setNow(event.target.checked)} />
              Draw it now
            </label>
          )}
        </Form>
      )}
      <Act
        id={id}
        input={{ path, body: { isVoid: true } }}
        tone="danger"
        question="Make it void? Its orders are given back."
        onDone={(value) => 'brands' in value && setCorrected(value as Corrected)}
      >
        Make it void
      </Act>
      {corrected && <Corrections corrected={corrected} />}
    </Panel>
  );
}

function Corrections({ corrected: { brands } }: { corrected: Corrected }) {
  return (
    <Table
      label="Corrected orders"
      heads={['Brand', 'Orders', 'Credited', 'Debited', 'Owed']}
      numbers={['Orders', 'Credited', 'Debited', 'Owed']}
      rows={brands}
      keyOf={({ brand }) => brand}
      empty="No order was on it."
      cells={({ brand, currency, orders, credited, debited, owed }) => [
        brand,
        orders,
        `${formatAmount(credited)} ${currency}`,
        `${formatAmount(debited)} ${currency}`,
        `${formatAmount(owed)} ${currency}`,
      ]}
    />
  );
}
