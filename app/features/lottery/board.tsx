/** `hits` are indexes. */
export type Board = { prize: string; numbers: string[]; hits?: number[] }[];

interface BoardNumbersProps {
  board: Board;
  isFalling?: boolean;
}

/** In the gateway's order. */
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
