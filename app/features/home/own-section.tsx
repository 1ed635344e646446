import { LiveTables } from '~/features/games/live-tables.tsx';
import { ResultsBoard } from '~/features/lottery/results-board.tsx';
import type { HomeView } from './home.types.ts';

/** Sections that few brands have, and only those load. */
export default function OwnSection({ name, view }: { name: 'results' | 'tables'; view: HomeView }) {
  if (name === 'results') return <ResultsBoard view={view.lottery} allPath={view.lotteryPath} />;
  return view.tables && <LiveTables view={view.tables} />;
}
