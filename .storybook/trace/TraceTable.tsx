import { headCell } from '@rpm/ui/components/DataTable/tableStyle.ts';
import { useMediaQuery } from '@rpm/ui/hooks/useMediaQuery.ts';
import type { ReactNode } from 'react';
import type { Line } from './lines.ts';
import { ResultMark } from './ResultMark.tsx';

/** A column of the table, and a part of the card. */
export interface TraceColumn<Item> {
  header: string;
  /** As CSS has it; the others share what is left. */
  width?: string;
  cell: (item: Item) => ReactNode;
}

interface TraceTableProps<Item> {
  caption: string;
  /** What the line is called. */
  idHeader: string;
  columns: readonly TraceColumn<Item>[];
  lines: readonly Line<Item>[];
}

/** What a line is called, as it stands in docstrings and names of tests. */
const Id = ({ children }: { children: string }) => (
  <code className="wrap-anywhere rounded-sm border border-line bg-surface-sunken px-1.5 py-0.5 font-semibold">
    {children}
  </code>
);

/** The lines under a head that stays in sight; below 1024 px each is a card. */
export function TraceTable<Item>(props: TraceTableProps<Item>) {
  const isWide = useMediaQuery('print, (width >= 64rem)');
  return isWide ? <Wide {...props} /> : <Cards {...props} />;
}

function Wide<Item>({ caption, idHeader, columns, lines }: TraceTableProps<Item>) {
  const head = `${headCell()} sticky top-0 z-1`;
  return (
    <table className="w-full table-fixed border-separate border-spacing-0">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} w-[9rem]`}>
            {idHeader}
          </th>
          {columns.map(({ header, width }) => (
            <th key={header} scope="col" className={head} style={{ width }}>
              {header}
            </th>
          ))}
          <th scope="col" className={`${head} w-[8.5rem]`}>
            Result
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, item, result }) => (
          <tr key={key} className="group/row hover:bg-surface-hover">
            <th scope="row" className="border-line-subtle border-b py-2 ps-5 pe-3 text-start align-top">
              <Id>{key}</Id>
            </th>
            {columns.map(({ header, cell }) => (
              <td key={header} className="wrap-anywhere border-line-subtle border-b px-3 py-2 align-top">
                {cell(item)}
              </td>
            ))}
            <td className="whitespace-nowrap border-line-subtle border-b py-2 ps-3 pe-5 align-top">
              <ResultMark result={result} isSaid />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards<Item>({ caption, columns, lines }: TraceTableProps<Item>) {
  return (
    <ul aria-label={caption} className="flex flex-col gap-3 border-line border-t p-3">
      {lines.map(({ key, item, result }) => (
        <li key={key} className="rounded-lg border border-line bg-surface p-4">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <Id>{key}</Id>
            <ResultMark result={result} isSaid />
          </p>
          <dl className="mt-2 flex flex-col gap-2">
            {columns.map(({ header, cell }) => (
              <div key={header} className="min-w-0">
                <dt className="text-caption text-fg-muted">{header}</dt>
                <dd className="wrap-anywhere min-w-0">{cell(item)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
