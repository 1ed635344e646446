/** The numbers of a board by prize. */
export type Board = { prize: string; numbers: string[] }[];

interface BoardNumbersProps {
  board: Board;
  /** Whether the result has come just now: its prizes appear one after another. */
  isFalling?: boolean;
}

/** What a draw gave that has a board, in the gateway's order. */
export function BoardNumbers({ board, isFalling }: BoardNumbersProps) {
  return (
    <table className="board" data-state={isFalling ? 'falling' : undefined}>
      <tbody>
        {board.map(({ prize, numbers }) => (
          <tr key={prize} data-one={numbers.length === 1 || undefined}>
            <th scope="row">{prize}</th>
            <td>{numbers.join(' ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
