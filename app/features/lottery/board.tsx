/** The numbers of a board by prize; `hits` are the places of those that an order matched. */
export type Board = { prize: string; numbers: string[]; hits?: number[] }[];

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
        {board.map(({ prize, numbers, hits = [] }) => (
          <tr key={prize} data-one={numbers.length === 1 || undefined}>
            <th scope="row">{prize}</th>
            <td>
              {hits.length === 0
                ? numbers.join(' ')
                : numbers.flatMap((number, place) => [
                    place > 0 && ' ',
                    // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
                    hits.includes(place) ? <mark key={place}>{number}</mark> : number,
                  ])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
