import { Fragment, type ReactNode } from 'react';

interface SheetTableProps {
  /** Read out as its caption. */
  name: string;
  heads: readonly string[];
  /** What stands `below` takes the whole line under its row. */
  rows: readonly { key: string; cells: readonly string[]; below: ReactNode }[];
  total?: readonly [string, string];
  /** Whether the last column is of texts. */
  isOfTexts?: boolean;
}

/** A table on paper: its head is repeated on the next page, and no row is split. The last column is of numbers, or of texts. */
export function SheetTable({ name, heads, rows, total, isOfTexts = false }: SheetTableProps) {
  const side = (at: number) =>
    at === heads.length - 1 && !isOfTexts
      ? 'numeric whitespace-nowrap text-end'
      : at === 0
        ? 'whitespace-nowrap text-start'
        : 'text-start';
  return (
    <table className="mt-1 w-full border-collapse text-label">
      <caption className="sr-only">{name}</caption>
      <thead className="table-header-group">
        <tr>
          {heads.map((head, at) => (
            <th
              key={head}
              scope="col"
              className={`whitespace-nowrap border-fg border-b py-1 pe-2 font-semibold ${side(at)}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, below }) => (
          <Fragment key={key}>
            <tr className="break-inside-avoid">
              {cells.map((cell, at) => (
                <td key={heads[at]} className={`border-line border-b py-1 pe-2 align-top ${side(at)}`}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
            {below && (
              <tr className="break-inside-avoid">
                <td colSpan={heads.length} className="border-line border-b py-1 text-caption">
                  {below}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
        {total && (
          <tr className="break-inside-avoid">
            <th scope="row" colSpan={heads.length - 1} className="py-1 text-start font-semibold">
              {total[0]}
            </th>
            <td className="numeric whitespace-nowrap py-1 text-end font-semibold">{total[1]}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
